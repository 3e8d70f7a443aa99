# The duplicate of the day in the browser app: one deal for everybody.

web-duplicate = Duplicate
web-ending-compare = Compare results
web-duplicate-title = Duplicate of the day: { $game }
web-duplicate-intro = Everybody plays the same deal once, in the same seat against the same bots. The cards or tiles that come to your seat are the same for all: what differs is how you play.
web-duplicate-day = Deal of { $day }
web-duplicate-seat = You have seat { $seat } of { $players } against { $name }.
web-duplicate-began = { $count ->
    [0] Nobody has begun this deal yet.
    [one] One player has begun this deal.
   *[other] { $count } players have begun this deal.
 }
web-duplicate-fair = Afterwards you see everybody’s results and games, and others who have finished see your name, your result and your game. Before that nothing of the deal is shown to anybody.
web-duplicate-play = Play the deal
web-duplicate-continue = Continue the game
web-duplicate-missed = This deal can no longer be played.
web-duplicate-late = The results of this day are shown to you once you have finished your game.
web-duplicate-yours = Your result
web-duplicate-score = Score { $score }
web-duplicate-against = { $deviation } against the mean
web-duplicate-rank = Place { $rank } of { $finished } in the field
web-duplicate-uncounted = not counted
web-duplicate-mean = The field’s mean score in your seat is { $mean }.
web-duplicate-field = The field
web-duplicate-field-how = How many players reached which score. The levels played the same deal in the same seat.
web-duplicate-levels-soon = The levels are still playing this deal. Their results appear here.
web-duplicate-count = Players
web-duplicate-levels = Levels
web-duplicate-players-at = { $count ->
    [one] One player
   *[other] { $count } players
 }
web-duplicate-results = Results
web-duplicate-deviation = Against the mean
web-duplicate-score-heading = Score
web-duplicate-replay = Replay
web-duplicate-replay-of = Replay the game of { $name }
web-duplicate-days = Earlier days
web-duplicate-check = How the deal can be checked
web-duplicate-commitment = Commitment of the deal, published before anybody played it:
web-duplicate-secret = The deal’s secret:
web-duplicate-secret-later = The secret is published once nobody can play the deal any more. Then every record of it can be verified.
