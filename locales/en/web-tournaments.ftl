# Tournaments in the browser app: their list, their pages, and what a table shows of its tournament.

web-tournaments-more = Swiss tournaments and arenas run by themselves: you are brought to your table when it is your turn to play.
web-tournaments-none = There is no tournament at the moment. Open one, and send its link to whoever should come.
web-tournaments-running = Running
web-tournaments-open = To come
web-tournaments-over = Finished
web-tournaments-mine = Your tournaments
web-tournament-title = { $format ->
    [arena] Arena
   *[swiss] Swiss tournament
 }: { $game }
web-tournament-format = { $format ->
    [arena] Arena
   *[swiss] Swiss
 }
web-tournament-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
 }
web-tournament-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
 }
web-tournament-size = { $count } at a table
web-tournament-clock = { $clock } per turn
web-tournament-bots = bots take empty seats
web-tournament-people = { $count ->
    [0] nobody yet
    [one] one player
   *[other] { $count } players
 }
web-tournament-stage = { $stage ->
    [open] Not started yet
    [running] Running
    [over] Finished
   *[cancelled] Cancelled
 }
web-tournament-cancelled = { $reason ->
    [operator] The operator of this server cancelled it.
    [few] It was cancelled: fewer than { $least } people came.
   *[opener] The person who opened it cancelled it.
 }
web-tournament-starts = Starts in { $time }
web-tournament-starts-on = Starts on { $when }
web-tournament-starting = Starts in a moment
web-tournament-ends = { $time } left
web-tournament-ending = The last games are being played.
web-tournament-round = Round { $round } of { $rounds }
web-tournament-next = The next round begins in { $time }
web-tournament-wait = You wait for your next game. You are brought to your table by itself.
web-tournament-bye = You have a bye in this round: it counts as a win.
web-tournament-playing = You are playing now.
web-tournament-to-table = To my table
web-tournament-back = Back to the tournament
web-tournament-brought = Your next game has begun.
web-tournament-join = Take part
web-tournament-join-again = Take part again
web-tournament-withdraw = Withdraw
web-tournament-withdrawn = withdrew
web-tournament-start = Start now
web-tournament-cancel = Cancel the tournament
web-tournament-share = Link to the tournament
web-tournament-standings = Standings
web-tournament-player = Player
web-tournament-points = Points
web-tournament-opponents = Opponents
web-tournament-opponents-more = The first tie-break: the points of those whom somebody has played.
web-tournament-wins = Wins
web-tournament-games = Games
web-tournament-results = Games
web-tournament-results-round = Games of round { $round }
web-tournament-which-round = Round
web-tournament-own = Your games
web-tournament-watch = Table { $board }
web-tournament-has-bye = { $name } has a bye
web-tournament-nobody = Nobody takes part yet.
web-tournament-you = you
web-tournament-bot = bot
web-tournament-new = Open a tournament
web-tournament-name = Name (optional)
web-tournament-game = Game
web-tournament-how = Format
web-tournament-how-swiss = Swiss: a number of rounds, everybody plays in each
web-tournament-how-arena = Arena: a number of minutes, whoever is free plays
web-tournament-how-many-rounds = Rounds
web-tournament-how-many-minutes = Minutes
web-tournament-seats = People at a table
web-tournament-when = Start
web-tournament-bots-choice = Bots take the seats that stay empty
web-tournament-open = Open the tournament
web-tournament-least = Least number of people
web-tournament-most = Largest number of people
web-tournament-at-most = at most { $count } people
web-tournament-pause = Pause between games
web-tournament-shuffle-before = Commitment of the tournament, as this browser saw it when it joined
web-tournament-shuffle-secret = Secret of the tournament
web-tournament-shuffle-later = The secret of this table follows from that of the tournament, which is published when the tournament is over. From then on this check compares it, too.
web-tournament-home = { $stage ->
    [running] You play in it now
   *[open] You take part
 }
web-tournament-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
 }
web-tournament-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
 }
web-tournament-days = { $count ->
    [one] one day
   *[other] { $count } days
 }
