# Why a position set up by hand, or a view, is not lawful: the reasons of `position-unlawful`. What has a name in JSON,
# such as a card, a tile or a step, is called by it here.

unlawful-step = may be there only in { $count ->
    [one] the step
   *[other] these steps:
 } { $steps }
unlawful-needed = is needed in the step { $step }
unlawful-list = must be a list of { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
 } { $of ->
    [boards] boards
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
unlawful-speculation = it is in play only between speculating and the next player’s Flood card
unlawful-drawer = the player to move draws, or for speculation the one who speculated
unlawful-pick = “{ $move }” is not legal there
unlawful-view = is not what any position looks like from that seat
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
    [monument] the Monument at { $square } is not in a Quarry
   *[nothing] { $square } is not a Quarry
 }
unlawful-squares = a square is a row and a column of the Valley
unlawful-order = the squares come from top to bottom and from left to right, each once
unlawful-icon = there are not enough free icons for its { $good }
unlawful-owed = must be from 1 to what the District costs, which is { $cost }; it is { $owed }
unlawful-setup = everything that is given leads to the step { $step }
unlawful-not-begun = must be empty before the first turn
unlawful-spot = there is no free spot for it
unlawful-exchange = is not a fully supplied exchange Shop
unlawful-variant = tiles are removed only in the two-player variant
unlawful-tiles = must be { $wanted } { $wanted ->
    [one] tile
   *[other] tiles
 } in the step { $step }, not { $found }
unlawful-row = must be { $wanted } Districts, not { $found }: { $wanted ->
    [3] the one built in this turn is not yet replaced
   *[other] three lie there only while the one built in this turn is not yet replaced
 }
unlawful-built = must have the District that was built in this turn
unlawful-last-turns = must be { $wanted } if seat { $first } began and it is the turn of seat { $turn }
unlawful-pile-left = the last turns begin only when the pile is empty; it has { $left }
unlawful-over = the last turn of the game is that of seat { $last }
unlawful-pile-empty = nothing is left to refill the Common Pool with
unlawful-turns = does not fit: every turn takes { $each } { $each ->
    [one] tile
   *[other] tiles
 } from the pile
unlawful-first = must be { $first }: this is turn { $number } of the game, and that of seat { $turn }
unlawful-removed = must be at least { $least } { $least ->
    [one] tile
   *[other] tiles
 }: in the variant one is removed in every turn
unlawful-closed = no tile in the Valley can have created exactly these Quarries
unlawful-no-tile = no tile can have been placed or discarded in this turn
unlawful-earned = no tile in the Valley can have earned exactly this, with what was paid and supplied in this turn
unlawful-no-choice = there is nothing to choose in the step { $step }
unlawful-supplied = no resource lies on a Shop of the player to move
unlawful-cannot-pay = { $owed } cannot be paid: the player has { $goods }
