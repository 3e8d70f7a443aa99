# Why a position set up by hand, or a view, is not lawful: the reasons of `position-unlawful`. What has a name in JSON,
# such as a card, a tile or a step, is called by it here.

unlawful-step = may be there only in { $count ->
    [one] the step
   *[other] these steps:
 } { $steps }
unlawful-needed = is needed in the step { $step }
unlawful-tile = must hold a tile in the step { $step }
unlawful-list = must be a list of { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
 } { $of ->
    [districts] Districts
    [squares] squares
   *[speculation] Speculation cards
 }
unlawful-count = { $found } { $name } { $where ->
    [drawn] drawn or in the pile
    [shown] shown, in hands, in the pile or in the Flood stack
    [face-up] face up
    [goods] beside the board and on Shops
   *[all] in all places together
 }; there are { $all }
unlawful-at-most = { $found } { $of ->
    [monuments] Monuments of one player
    [face-up] tiles face up
   *[tiles] tiles
 }; at most { $most } are possible
unlawful-rest = must be { $rest }, which is what everything else leaves
unlawful-none = there is no { $kind ->
    [district] District
   *[shop] Shop
 } “{ $name }”
unlawful-twice = District { $name } is there twice

## NILE

unlawful-pile-end = the pile is empty exactly when the game is over, in the last season
unlawful-deck = { $card } is not in this deck
unlawful-flood = the newest Flood card is in the Flood stack, unless that is empty
unlawful-no-speculation = no speculation is in play
unlawful-speculation = it is in play only between speculating and the next player's Flood card
unlawful-drawer = the player to move draws, or for speculation the one who speculated
unlawful-pick = “{ $move }” is not legal there
unlawful-view = is not what any position looks like from there
unlawful-sizes = must be { $wanted } cards, as many as the pile has and the others { $others ->
    [hold] hold
   *[drew] have drawn
 }, not { $found }
unlawful-bound = leaves no pile of that size
unlawful-drawn = { $found } { $name } drawn, but only { $had } in the hand or shown since
unlawful-shown = does not fit what the others hold and have drawn since the reshuffle

## Fertility

unlawful-symbol = must be given, because two start symbols are equally near the centre
unlawful-square = “{ $letter }” at { $square }, where the boards have “{ $board }”
unlawful-start = the starting tile does not lie where the options say
unlawful-scenes = the scenes in the Valley are not those of the tiles placed and the starting tile
unlawful-quarry = { $there ->
    [monument] the Monument at { $square } is in no Quarry
   *[nothing] { $square } is not a Quarry
 }
unlawful-squares = a square is a row and a column of the Valley
unlawful-order = the squares come from top to bottom and from left to right, each once
unlawful-icon = no icon is free for all its { $good }
unlawful-owed = must be at most { $most }: no more than the District costs and the player has
unlawful-spot = there is no free spot for it
unlawful-exchange = is not a full exchange Shop
unlawful-variant = tiles are removed only in the two-player variant
unlawful-not-yet = nothing has happened yet this turn
