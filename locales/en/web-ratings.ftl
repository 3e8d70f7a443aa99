# Ratings in the browser app: at rated tables, after a game, and on the page You.

web-ratings = Ratings
web-ratings-rated = Rated
web-ratings-choice = Rated game: the result changes your rating
web-ratings-choice-more = A rated game has a time limit and no hints, and everybody plays on a device of their own.
web-ratings-value = { $rating } ± { $margin }
web-ratings-uncertain = { $rating } ± { $margin } ?
web-ratings-changed = { $rating } ({ $change })
web-ratings-more = With 95% certainty, a rating is off by no more than the number after ±. A question mark says that too few games have been played yet.
web-ratings-stakes = At stake for you
web-ratings-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
web-ratings-place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $players }
web-ratings-equal = Anybody still to come is taken to be as strong as you.
web-ratings-uncounted = You have played enough rated games today against { $names }: one more won’t change your rating.
web-ratings-left = left the game, and so came last
web-ratings-games = { $count ->
    [one] One rated game
   *[other] { $count } rated games
 }
web-ratings-none = You have no rating yet. To get one, choose “Rated game” under “More options” when you start a game.
web-ratings-graph = Your rating after each of your latest rated games: from { $low } to { $high }, now { $now }.
web-ratings-latest = Your latest rated games
web-ratings-date = Date
web-ratings-result = Place
web-ratings-change = Change
web-ratings-boards = Leaderboards
web-ratings-board = Leaderboard of { $game }
web-ratings-board-empty = Nobody is listed yet.
web-ratings-board-more = Those are listed who want to be, and whose rating has no question mark. The order is by the lower end of the interval: by the rating that somebody has at least. Bots have fixed ratings and no place.
web-ratings-board-own = Your rating, and whether you are listed
web-ratings-list-me = Leaderboards may show my name and my rating
web-ratings-player = Player
web-ratings-one = Rating
web-ratings-played = Games
