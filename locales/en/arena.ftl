# The arena: bots against bots.

arena-entrants = An arena needs from 2 to { $most } bots, not { $count }.
arena-sets = Ask for at least one game, and for no more than { $most } mirrored sets.
arena-unfinished = Not every pairing has played a whole mirrored set yet.
arena-worker = A worker process ended unexpectedly: memory may have run out, or a script starts its work without checking its __name__. With --results, the same command continues from the finished games.
arena-results-other = { $file } is not a results file of an arena. Give another file, or a new one.
arena-results-unfit = { $file } holds the results of another arena: its { $entry } is { $found }, not { $wanted }. Give another file, or ask for what it holds.
arena-results-busy = Another arena is writing to { $file } now.
arena-results-line = { $file }, line { $line }: { $reason }
arena-results-no-json = this is not valid JSON: { $reason }.
arena-results-entry = { $file }, line { $line }: the entry “{ $entry }” is not what a result of this arena can hold.

arena-playing = Playing
arena-title = Arena: { $game } with { $players } players{ $options }
arena-title-many = Arenas
arena-facts = { $games } { $games ->
    [one] game
   *[other] games
 } in { $pairings } { $pairings ->
    [one] pairing
   *[other] pairings
 }, seed { $seed }, rules { $rules }, components { $components }.
arena-rounded = { $asked } { $asked ->
    [one] game per pairing was
   *[other] games per pairing were
 } asked for. Mirrored sets have { $players } games each, so { $whole } were played.
arena-left-out = { $games } { $games ->
    [one] game belongs
   *[other] games belong
 } to unfinished mirrored sets and { $games ->
    [one] is
   *[other] are
 } not counted here.
arena-command = Made by: { $command }

arena-ratings = Ratings
arena-rating = Elo
arena-rating-above = Elo above { $first }
arena-bot = Bot
arena-interval = 95 % interval
arena-seconds = Seconds per turn
arena-faults = Faults
arena-forfeits = Games lost by a fault
arena-on-fault = { $kind ->
    [forfeit] A bot that makes no legal move in time loses the game: it is placed last, and random moves are made in its place.
   *[other] For a bot that makes no legal move in time, a random move is made. The game counts as it ends.
 }
arena-shares = Wins
arena-shares-fair = Wins; { $fair } is fair
arena-pairing = Pairing
arena-rivals = Against
arena-against = { $a } against { $b }
arena-games = Games
arena-share = Wins
arena-share-fair = Wins of the first named; { $fair } is fair
arena-fair = Fair
arena-shared = First place shared
arena-of-rivals = Theirs
arena-span = { $low } to { $high }
arena-cross = Wins of the row against the column
arena-scores = { $what } at the end: share of seats, in steps of { $step }
arena-thinking = Thinking time
arena-no-faults = No bot failed in any way.
arena-fault = Fault
arena-times = Times

arena-reading = How to read this
arena-read-sets = Games come in mirrored sets: the same chance results, once for each seat of the bot named first. Luck of the deal and of going first is the same for both sides.
arena-read-share = A win is a first place; a shared one is divided. With more than two players, the bot named first sits alone against copies of the other, so the fair share is one divided by the number of players.
arena-read-interval = An interval holds the true value in about 95 of 100 such reports. It is found by weighting the mirrored sets at random, many times.
arena-read-rating = 100 Elo points more mean a place ahead of the other in 64 of 100 comparisons, 200 points in 76, 400 in 91. Ratings count every seat placed behind, not only first places. Each pair of bots is credited with one extra drawn game, so that no rating is infinite.
arena-machine = Made on
arena-machine-what = What
arena-machine-which = Which
arena-machine-cores = Processor cores
arena-machine-system = System

leaderboard-entry = { $file }: the entry “{ $entry }” is missing, is not known, or is not what it must be. docs/arena.md describes the file.
leaderboard-table = Leaderboard
leaderboard-place = Place
leaderboard-author = Author
leaderboard-about = About
leaderboard-written = Written: { $files }
