"""Tables online: the authority behind every game played in a browser, alone or together.

From the ground up: `schema`, `store`, `writer` and `rows` keep tables; `entries` are what happened at one, in order;
`live` is a table in this process, and `seen` what a seat is shown of it. `house` is the one way to change anything;
`playing` and `seating` have the wishes it carries out, `thinking` and `clocks` the house's own. `sockets` and `lobby`
are the doors, and `door` and `limits` stand at them.
"""
