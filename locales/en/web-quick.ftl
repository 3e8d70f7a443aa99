# Quick match: finding other people to play with.

web-quick = Quick match
web-quick-more = One tap, and you sit at a table with others who want the same game.
web-quick-find = Find opponents
web-quick-cancel = Stop waiting
web-quick-change = Change
web-quick-game = Game
web-quick-players = Players
web-quick-players-count = { $count } players
web-quick-pace = Pace
web-quick-pace-live = 1 minute per turn
web-quick-pace-relaxed = 5 minutes per turn
web-quick-pace-correspondence = 1 day per turn
web-quick-rated = Rated
web-quick-unrated = Not rated
web-quick-bots = Start with bots after 30 seconds if people are missing
web-quick-looking = Looking for opponents …
web-quick-found = Opponents found. Your table is being set …
web-quick-waited = You have been waiting for { $time }.
web-quick-waiting = { $count ->
    [0] Nobody is waiting for this game right now.
    [one] One person is waiting for this game.
   *[other] { $count } people are waiting for this game.
 }
web-quick-alone = { $others ->
    [0] You are the first in the queue.
    [one] One other person is waiting with you.
   *[other] { $others } others are waiting with you.
 }
web-quick-bots-in = { $seconds ->
    [one] Bots join in one second.
   *[other] Bots join in { $seconds } seconds.
 }
web-quick-stay = Stay on this page: if you leave it, you leave the queue.
web-quick-silent = The server does not answer. Your place is kept for a few seconds, and we keep trying.
