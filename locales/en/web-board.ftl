# The analysis board: positions set up by hand, played on for all players, and analysed.

web-analysis-board = Analysis board
web-board-title = { $game }: analysis board
web-openings = Openings
web-openings-title = { $game }: first turns
web-openings-more = How { $games } games of strong computer players began, and how often those who began like that won.
web-openings-players = Players
web-openings-order = Whose first turn
web-openings-place = Player { $number } in order
web-openings-any = all
web-openings-option = Variant
web-openings-plain = none
web-openings-option-monuments = with Monuments
web-openings-option-variant = two-player variant
web-openings-turn = First turn
web-openings-often = How often
web-openings-won = Wins
web-openings-interval = 95 % interval
web-openings-from-to = { $low } to { $high } %
web-openings-nothing = There is no such game in the set.
web-openings-caution = Who has strong cards or tiles can choose differently. How well a turn went does not say what it is worth: the analysis board compares moves in the same position.
web-board-player = Player { $number }
web-board-not-here = That does not exist on an analysis board.
web-board-mode = What to do
web-board-set-up = Set up
web-board-analyse = Analyse
web-board-fewer = Fewer: { $what }
web-board-more = More: { $what }
web-board-remove = Remove { $what }
web-board-owner = Owner: { $what }
web-board-nobody = Nobody
web-board-none = None
web-board-undo = Undo
web-board-redo = Redo
web-board-done = Use this position
web-board-faults = { $count ->
    [one] One thing is wrong with this position:
   *[other] { $count } things are wrong with this position:
 }
web-board-checking = Checking …
web-board-lawful = This position is lawful.
web-board-begin = Begin with
web-board-players = Players
web-board-deal = A new deal
web-board-empty = Empty it
web-board-options = Variants and options
web-board-options-more = Another choice begins with a new deal.
web-board-text = The position as text
web-board-text-more = Everything that a position has can be written here, as programs read it (JSON).
web-board-text-wrong = This is not the text of a position or a record.
web-board-text-use = Use this text
web-board-turn = Whose turn
web-board-to-move = To move
web-board-step = Step
web-board-first = Began the game
web-board-analysis = Moves compared
web-board-go = Go
web-board-stop = Stop
web-board-over = The game is over here.
web-board-chance-next = A card or tile is turned up next.
web-board-only-one = There is only one thing to do: { $move }
web-board-close = The best two are too close to call. Let it go on for longer.
web-board-play-it = Play the marked move
web-board-worlds = { $worlds } games played out
web-board-working = Playing it out …
web-board-analysis-more = Each reasonable move is played out to the end of the game, again and again, for as long as you look. The bars show how often it wins.
web-board-what = What do the bars mean?
web-board-what-more = The share of wins if all players go on as a strong computer player. What the player to move cannot see is dealt anew each time, so the analysis knows no more than that player. The lines show two standard errors: they become shorter for as long as it goes on.
web-board-fair = Do not use it for a game that you are playing now: that would be help from outside. A table has no way here before its game is over.
web-board-moves = Moves
web-board-no-moves = Play moves on the table, for all players. Go back and play another one: both lines are kept.
web-board-drawn = drawn
web-board-remove-line = Remove this move and what follows
web-board-to-start = To the start
web-board-back = Back
web-board-forward = Forward
web-board-keys = Left and right arrow: back and forward. Up and down: other moves instead of this one. Home and End. A: analyse or stop.
web-board-draws = What chance did
web-board-draw-one = Draw
web-board-choose-draw = Choose what comes
web-board-change-draw = Change result { $number }, { $result }
web-board-draw-again = Draw again
web-board-draws-more = Press a number to choose something else for that card or tile; what follows is drawn anew.
web-board-share = Share and keep
web-board-link = Link to this board
web-board-link-long = This link is very long: some programs shorten it. Save a record instead.
web-board-save = Save this line as a record
web-board-open-file = Open a record
web-board-paste = Paste a record or a position
web-board-open = Open it
web-board-nile-step-choose = chooses a move
web-board-nile-step-flood = the Flood card comes next
web-board-nile-step-draw = draws cards
web-board-nile-step-over = the game is over
web-board-nile-step-trade = in the middle of a trade
web-board-nile-step-plant = in the middle of planting
web-board-nile-step-speculate = in the middle of speculating
web-board-nile-season = Season
web-board-nile-owed = Cards still to draw
web-board-nile-fields = Fields
web-board-nile-monuments = Monuments
web-board-nile-hand = Hand
web-board-nile-hand-unknown = Only the number of cards in the hand is known
web-board-nile-hand-size = Cards in the hand
web-board-nile-storage = Storage
web-board-nile-river = River, pile and discards
web-board-nile-flood = Newest Flood card
web-board-nile-stack = Flood cards so far, the newest one too
web-board-nile-discards = Discards
web-board-nile-plague = The Plague lies aside
web-board-nile-speculation = Speculation card { $number } in play
web-board-nile-speculator = Speculates
web-board-nile-add-speculation = Add a Speculation card
web-board-nile-pile = The pile has the rest: { $count ->
    [one] one card
   *[other] { $count } cards
 }.
web-board-fertility-step-place = places a tile
web-board-fertility-step-city = builds and supplies
web-board-fertility-step-take = takes a tile
web-board-fertility-step-remove = removes a tile
web-board-fertility-step-refill = the pile fills the Common Pool
web-board-fertility-step-over = the game is over
web-board-fertility-step-replace = a new District comes next
web-board-fertility-step-quarry = chooses what a Quarry gives
web-board-fertility-step-pay = pays for a District
web-board-fertility-step-exchange = chooses a resource for an exchange
web-board-fertility-last-turns = Last turns left
web-board-fertility-built = A District was built in this turn
web-board-fertility-supplied = Something was supplied in this turn
web-board-fertility-beside = Beside the board
web-board-fertility-valley = The Valley
web-board-fertility-tools = What to lay
web-board-fertility-turn = Turn the tile (R)
web-board-fertility-take = Take a tile away
web-board-fertility-monument = Monument: { $name }
web-board-fertility-lies = The second half lies { $direction ->
    [0] to the right.
    [1] below.
    [2] to the left.
   *[other] above.
 }
web-board-fertility-how = Press the square of its first half. A Monument is put on a square or taken away.
web-board-fertility-not-there = That does not fit there.
web-board-fertility-square = Row { $row }, column { $column }: { $what }
web-board-fertility-scene = scene { $good }
web-board-fertility-printed = desert with { $good }
web-board-fertility-water = water
web-board-fertility-field = Wheat
web-board-fertility-desert = desert
web-board-fertility-pools = Tiles
web-board-fertility-pool = { $name }: { $count ->
    [one] one tile
   *[other] { $count } tiles
 }
web-board-fertility-common = Common Pool: { $count }
web-board-fertility-gone = Out of the game: { $count }
web-board-fertility-pile = { $count ->
    [one] One tile
   *[other] { $count } tiles
 } in the pile, by what lies elsewhere.
web-board-fertility-row = Districts on offer
web-board-fertility-row-place = District { $number } on offer
web-board-fertility-districts = Districts built: { $count }
web-board-fertility-build = Add a District: { $name }
web-board-fertility-shops = Resources on Shops: { $name }
web-board-fertility-good-on = { $good }, { $where }
