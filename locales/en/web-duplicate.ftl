# The duplicate of the day in the browser app: one deal for everybody.

web-duplicate = Duplicate
web-ending-compare = Compare results
web-ending-match = To the match
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

# Matches: two people play the same deals at tables of their own.

web-match-title = Match: { $game }
web-match-heading = A match against a person
web-match-how = You both play the same deals in the same seat against the same bots, each at any time within seven days. The one who does better with a deal gets its point.
web-match-boards = Deals
web-match-players = Players at each table
web-match-level = The bots
web-match-open = Open a match
web-match-own = Your matches
web-match-against = Match against { $name }
web-match-nobody = Match, not accepted yet
web-match-settings = { $game } · { $boards } deals · { $players } at each table · { $level }
web-match-invites = { $name } invites you to a match.
web-match-accept = Accept the match
web-match-link = Link to the match
web-match-send = Send this link to the person against whom you want to play. Whoever opens it first can accept the match, until { $day }.
web-match-until = Deals that are not finished before { $day } are lost.
web-match-other-finished = { $name } has finished { $count } of { $boards } deals.
web-match-play = Play deal { $number }
web-match-continue = Continue with deal { $number }
web-match-waits = You have finished all your deals. Now { $name } has to play.
web-match-fair = You see the other result of a deal once you have both finished it.
web-match-score = { $own } : { $other }
web-match-score-read = { $own } to { $other } points
web-match-you-win = You win the match
web-match-other-wins = { $name } wins the match
web-match-drawn = The match is drawn
web-match-gone = The other player has deleted their data, and with them their results.
web-match-sum = Sum of the differences: { $difference }
web-match-again = Rematch
web-match-to-rematch = To the rematch
web-match-deals = The deals
web-match-deal = Deal
web-match-difference = Difference
web-match-points = Points
web-match-lost = lost
web-match-seat = Seat { $seat }
web-match-score-of = Replay of { $name }: { $score }
