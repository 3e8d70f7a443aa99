# The review of a finished game. A point is one per cent of a win.

web-study-title = { $game }: review
web-study-review = Review
web-study-ask = Review this game
web-study-ask-more = Every decision is compared with what else could have been done, by what the player could know then. That takes a few seconds.
web-study-again = Try again
web-study-failed = This review could not be made. The fault is ours, and it is logged.
web-study-waiting = { $ahead ->
    [one] One other game is reviewed first …
   *[other] { $ahead } other games are reviewed first …
 }
web-study-running = Looking at every turn: { $percent } %
web-study-seat = Look at
web-study-another = Review another game
web-study-link = Link to this review
web-study-keys = Keys: ↑ and ↓ go from mistake to mistake, ← and → from step to step, T tries another move, O opens all cards, Esc shows the whole game.
web-study-made-with = Made by evaluator { $version }, which tried { $moves } moves to compare.
web-study-mistakes = Mistakes
web-study-overview = Whole game
web-study-previous = Previous mistake
web-study-next = Next mistake
web-study-marked = { $count ->
    [0] No marked turns
    [one] One marked turn
   *[other] { $count } marked turns
 }
web-study-turn = Turn { $turn }
web-study-mistake-of = { $number } of { $count } · turn { $turn } · −{ $points }
web-study-mark-inaccuracy = Inaccuracy
web-study-mark-mistake = Mistake
web-study-mark-blunder = Blunder

## The graph
web-study-graph = Who was going to win
web-study-share = { $name } { $percent } %
web-study-graph-at = Step { $ply } of { $plies }: { $shares }.
web-study-graph-luck = Luck here: { $points } points.
web-study-lucky = lucky
web-study-unlucky = unlucky

## The whole game
web-study-figures = How it was played
web-study-errors = points lost per 100 decisions
web-study-interval = between { $low } and { $high }, with 95 % certainty
web-study-luck = points of luck
web-study-luck-more = from draws and hidden cards
web-study-costliest = { $you ->
    [name] Your costliest turns
   *[other] The costliest turns of { $name }
 }
web-study-card = Turn { $turn }: −{ $points } points
web-study-card-better = Better: { $what }
web-study-none = { $you ->
    [name] None of your turns was clearly a mistake.
   *[other] No turn of { $name } was clearly a mistake.
 }
web-study-none-yet = Nothing is marked yet.
web-study-bill = Where the result came from
web-study-bill-start = Even start
web-study-bill-draws = Luck of the draws
web-study-bill-hidden = Luck of hidden cards
web-study-bill-mistakes = { $you ->
    [name] Your mistakes
   *[other] Mistakes of { $name }
 }
web-study-bill-others = Moves of the others
web-study-bill-residual = Rest, not explained
web-study-bill-result = Result (a win is 100)

## One decision
web-study-decision = This decision
web-study-cost = { $you ->
    [name] This cost you { $points } points
   *[other] This cost { $name } { $points } points
 }
web-study-best = { $you ->
    [name] You found the best move
   *[other] { $name } found the best move
 }
web-study-close = Too close to call
web-study-slight = Hardly worse: { $points } points
web-study-kind-clear = The obvious move
web-study-kind-forced = There was nothing else to do
web-study-kind-stand_in = A bot moved in place of { $name }
web-study-kind-waiting = Not looked at yet
web-study-at-end = The game is over here. Go back to a step before it.
web-study-played = { $you ->
    [name] You played
   *[other] { $name } played
 }
web-study-better = Better
web-study-also = No worse
web-study-why = Why
web-study-more = Why, and what else was possible
web-study-less = Less
web-study-candidates = Chances to win
web-study-percent = { $percent } %
web-study-error = , give or take { $points } points
web-study-is-played = as it was played
web-study-is-best = best
web-study-is-both = as it was played, and best
web-study-sight = What is judged
web-study-known = With what { $you ->
    [name] you
   *[other] { $name }
 } knew
web-study-open = With all cards open
web-study-lay = As the cards happened to lie, it cost { $points } points.
web-study-lay-better = As the cards happened to lie, it was no worse. That was luck: nobody could know it.
web-study-hands = What the others held
web-study-found = This move is also found by { $levels }.
web-study-hard = None of our levels finds this move at once.
web-study-futures = How the game may go on after it
web-study-future-bad = If things go badly
web-study-future-usual = As usual
web-study-future-good = If things go well
web-study-future-play = Play it on the table
web-study-future-begins = The position before the decision. Go through what follows step by step.
web-study-future-begins-dealt = The position before the decision. The cards that were out of sight lie as they might have lain.

## What the numbers mean
web-study-explain = What do these numbers mean?
web-study-explain-share = Chance to win
web-study-explain-share-text = How likely each player is to win, if all play on as a strong bot would. All chances together are 100 %. The height of a band in the graph is that player’s chance after each step.
web-study-explain-points = Points
web-study-explain-points-text = A point is one per cent of a win. A turn that cost 6 points took a chance of 50 % down to 44 %.
web-study-explain-mistake = Mistakes
web-study-explain-mistake-text = Each decision is tried out many times against everything sensible that could have been done instead. Every candidate meets the same cards. Only what the player could know counts: a sound guess that failed is not a mistake. A turn is marked only if it surely lost something: at least 2 points for an inaccuracy, 4 for a mistake, 8 for a blunder. The thin line on a bar shows how exact its value is.
web-study-explain-why = Why a move is better
web-study-explain-why-text = Every candidate is played on to the end many times. The first reasons compare how those games ended: what you had then, and what the others had. The points beside them say how much that difference went with winning in these games. The other reasons are what the move does at once.
web-study-explain-levels = Which levels find it
web-study-explain-levels-text = Each level is asked what it would play there, by what the player could know; one that chooses partly at random is asked nine times. The strongest thinks for a shorter time than at a table.
web-study-explain-open = With all cards open
web-study-explain-open-text = The same comparison in the one game that was really dealt. It shows what would have worked, not what one should have done.
web-study-explain-luck = Luck
web-study-explain-luck-text = Before each card or tile that turns up, there is a mean of what could come. Luck is how much better or worse it was than that. Over many games everybody’s luck is zero.
web-study-explain-errors = Points lost per 100 decisions
web-study-explain-errors-text = How exactly somebody played. Only decisions count in which there was something to decide. One game has few of them, so the interval is wide: compare several games before you believe a difference.
web-study-explain-bill = Where the result came from
web-study-explain-bill-text = The rows add up to the result: 100 for a win, 0 for a loss. What cannot be put down to anything is in the last row; it is large when the evaluator saw the end coming too late.

## A record
web-study-record-title = Review any game
web-study-record-more = Paste the record of a finished game, or choose its file. It was downloaded after a game, here or on another server, or written by akhet. It is checked, and then you can look at it, replay it and have it reviewed. Whoever has its link can look at it too.
web-study-record-text = The record, or the link to a finished table
web-study-record-file = Choose a file
web-study-record-look = Look at it
web-study-record-wrong-link = This is not the link to a table, a replay or a review.

## Another move, and what it is worth
web-study-trial = Try another move
web-study-trial-more = { $you ->
    [name] Play on the table what you would do instead. It is judged as soon as the decision is whole.
   *[other] Play on the table, in place of { $name }, what you would do instead. It is judged as soon as the decision is whole.
 }
web-study-trial-judging = Playing it on many times …
web-study-trial-again = Try another one
web-study-trial-close = Back to the review
web-study-trial-not-here = This is not possible here.
web-study-grade-solved = Solved
web-study-grade-half = Nearly
web-study-grade-missed = Missed
web-study-grade-none = Nothing is better.
web-study-grade-loss = It costs { $points } points against the best (give or take { $error }).
web-study-hint-nudge = { $you ->
    [name] You had asked for a nudge here.
   *[other] { $name } had asked for a nudge here.
 }
web-study-hint-candidates = { $you ->
    [name] You had asked here for moves that are worth a look.
   *[other] { $name } had asked here for moves that are worth a look.
 }
web-study-hint-reason = { $you ->
    [name] You had asked for a hint here.
   *[other] { $name } had asked for a hint here.
 }
web-study-future-ends = ({ $winners } in front at the end)

## Learn from your mistakes
web-study-mistakes-title = Learn from your mistakes
web-study-mistakes-more = The costliest decisions of your own reviewed games come back here. Play better this time: the answer counts as solved within one point of the best, and as nearly within three.
web-study-stranger = Play a game here first: then its review finds what to learn from.
web-study-mistakes-due = { $count ->
    [0] Nothing to try again today
    [one] One mistake to try again
   *[other] { $count } mistakes to try again
 }
web-study-mistakes-begin = Begin
web-study-mistakes-next = The next one comes back on { $day }.
web-study-mistakes-all-learned = You have learned all of them.
web-study-mistakes-empty = Have a game of yours reviewed: its marked decisions come here.
web-study-mistakes-tried = { $tried } tried, { $solved } solved.
web-study-boxes = Where they are
web-study-box-days = { $days ->
    [one] after a day
   *[other] after { $days } days
 }
web-study-learned = learned
web-study-boxes-more = A solved one moves on to the next box and comes back after twice the time; a missed one goes back to the first. Whoever solves it in the last box has learned it. These are Leitner’s boxes.
web-study-mistakes-leave = Leave
web-study-mistakes-left = { $left ->
    [0] No. { $number }, the last one
   *[other] No. { $number }, { $left } left
 }
web-study-mistakes-task = Turn { $turn }: what do you play?
web-study-mistakes-against = You played against { $players }.
web-study-mistakes-show = Show me
web-study-mistakes-go-on = Next one
web-study-mistakes-end = Finish
web-study-again-on = It comes back on { $day }.
web-study-now-learned = Learned: it does not come back.

## One's own statistics
web-study-stats-game = Game
web-study-stats-none = You have not finished a game of this yet.
web-study-stats-won = { $games ->
    [one] won of one game
   *[other] won of { $games } games
 }
web-study-stats-luck = points of luck per game
web-study-stats-reviewed = { $reviewed } of { $games } games are reviewed. Errors and luck come from those.
web-study-stats-time = Over time
web-study-stats-time-errors = Points lost per 100 decisions, mean of ten games: from { $first } to { $last }.
web-study-stats-luck-sum = Luck added up, in points
web-study-stats-time-luck = Luck of all games added up: { $points } points.
web-study-stats-topics = What your errors are about
web-study-stats-compared = Compared with
web-study-stats-you = You
web-study-stats-decisions = { $count ->
    [one] one decision
   *[other] { $count } decisions
 }
web-study-stats-topics-more = Points lost per 100 decisions of each kind; first where you lose most beyond the level. The level was measured in { $games } games against itself, so small differences mean little.
web-study-stats-by = By what the games were
web-study-stats-group = Group by
web-study-stats-by-level = Level of the bots
web-study-stats-by-person = Other players
web-study-stats-by-seat = Seat
web-study-stats-by-variant = Variant
web-study-stats-by-players = Number of players
web-study-stats-seat-number = Seat { $number }
web-study-stats-usual = The usual game
web-study-stats-no-group = There are none.
web-study-stats-errors-short = Errors
web-study-luck-short = Luck
web-study-stats-latest = Latest games
web-study-stats-a-win = won
web-study-stats-a-tie = tied for first
web-study-stats-a-loss = not won
web-study-stats-not-reviewed = not reviewed
web-study-stats-one = { $errors } points lost per 100 decisions, luck { $luck }
