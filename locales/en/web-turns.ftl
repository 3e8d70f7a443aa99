# Whose turn it is in one’s own games, and until when.

web-turns = Your games by turn
web-turns-none = No game of yours is being played.
web-turns-yours = Your turn
web-turns-of = { $name }’s turn
web-turns-until = until { $when }
web-turns-untimed = without a time limit
web-turns-with = with { $names }
web-turns-calendar = In your calendar
web-turns-calendar-more = A private address for your calendar program: it shows until when each turn of your games with an hour or more per turn is due. Anybody who has the address can read that.
web-turns-calendar-make = Make an address
web-turns-calendar-again = Make a new address
web-turns-calendar-once = Copy it now: it is not shown again.
web-turns-calendar-there = There is an address. A new one replaces it.
web-turns-calendar-delete = Delete the address
web-turns-calendar-address = Address of the calendar
web-push = Tell me on this device when it is my turn, also when Akhet is closed
web-push-more = The message says which game it is and who plays with you, and a press on it opens the table. It comes only if you are not at the table yourself.
web-push-failed = This browser could not be switched on for messages. Its push service may be switched off, or out of reach.
