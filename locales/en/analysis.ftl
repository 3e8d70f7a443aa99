# akhet analyse: the review of a finished game.

analysis-not-over = This game is not over. Only finished games are reviewed, so that nobody is advised during a game.
analysis-nobody-to-move = Nobody has a move in this position: a chance result comes next, or the game is over.
analysis-budget = A review plays between { $least } and { $most } plans.
analysis-command = review a finished game: the costliest turns, and how much was luck
analysis-file = a record, as --record or the browser saves it
analysis-seat = whose turns to show (default: everybody’s)
analysis-seed = the same number gives the same review (default: 1)
analysis-budget-help = how many plans to play in trials; more take longer and are surer (default: about ten seconds)

analysis-working = Reviewing
analysis-title = { $game }, { $players } players
analysis-no-marks = No turn cost so much that it can be told from chance.
analysis-decision = { $number }. { $name }, step { $ply }: { $mark ->
    [blunder] a blunder
    [mistake] a mistake
   *[inaccuracy] an inaccuracy
 }, { $loss } points (± { $margin })
analysis-played = Played: { $plan }
analysis-better = Better: { $plan }
analysis-bill = What the result is made of, in points of the chance to win
analysis-row-start = At the start
analysis-row-draws = Luck of the draws
analysis-row-hidden = Luck of the hidden cards
analysis-row-mistakes = Own mistakes
analysis-row-others = Moves of the others
analysis-row-residual = Not foreseen by the evaluator
analysis-row-result = Result
analysis-quality = How well each player decided, by what they could know
analysis-decisions = Decisions that count
analysis-inaccuracies = Inaccuracies (2 points)
analysis-mistakes = Mistakes (4 points)
analysis-blunders = Blunders (8 points)
analysis-errors = Points lost per 100 decisions
analysis-interval = { $value } ({ $low } to { $high })
analysis-made = Seed { $seed }, { $budget } plans played. Intervals hold 95 %; docs/analysis.md explains the numbers.
