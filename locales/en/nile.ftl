# NILE: its words, its refusals, what happened. Words as the English rulebook has them.

nile-card-papyrus = Papyrus
nile-card-wheat = Wheat
nile-card-lettuce = Lettuce
nile-card-castor = Castor
nile-card-flax = Flax
nile-card-grape = Grape
nile-card-onion = Onion
nile-card-stone = Stone
nile-card-plague = Plague of Locusts
nile-card-unknown = that
nile-card-papyrus-wheat = Papyrus/Wheat
nile-card-papyrus-lettuce = Papyrus/Lettuce
nile-card-papyrus-castor = Papyrus/Castor
nile-card-papyrus-flax = Papyrus/Flax
nile-card-papyrus-grape = Papyrus/Grape
nile-card-papyrus-onion = Papyrus/Onion
nile-card-wheat-lettuce = Wheat/Lettuce
nile-card-wheat-castor = Wheat/Castor
nile-card-wheat-flax = Wheat/Flax
nile-card-wheat-grape = Wheat/Grape
nile-card-wheat-onion = Wheat/Onion
nile-card-lettuce-castor = Lettuce/Castor
nile-card-lettuce-flax = Lettuce/Flax
nile-card-lettuce-grape = Lettuce/Grape
nile-card-lettuce-onion = Lettuce/Onion
nile-card-castor-flax = Castor/Flax
nile-card-castor-grape = Castor/Grape
nile-card-castor-onion = Castor/Onion
nile-card-flax-grape = Flax/Grape
nile-card-flax-onion = Flax/Onion
nile-card-grape-onion = Grape/Onion

nile-plot-papyrus = the Papyrus field
nile-plot-wheat = the Wheat field
nile-plot-lettuce = the Lettuce field
nile-plot-castor = the Castor field
nile-plot-flax = the Flax field
nile-plot-grape = the Grape field
nile-plot-onion = the Onion field
nile-plot-sphinx = the Sphinx
nile-plot-obelisk = the Obelisk
nile-plot-wall = the Wall

nile-step-deal = the deal
nile-step-first = the draw for who begins
nile-step-flood = the Flood
nile-step-draw = drawing cards
nile-step-choose = your choice of trading, planting, speculating or being done
nile-step-trade = your trade: give two cards
nile-step-plant = your planting: add cards or be done
nile-step-speculate = your speculation: play a second card or be done

## Opening a table

nile-open-players = NILE is for 2 to { $most } players, not { $players }.
nile-open-first = The first player must be a seat from 0 to { $last }, not { $first }.
nile-open-classic-monuments = The Classic deck is never played with the Monuments. Choose one of the two.
nile-open-classic-players = The Classic deck is for 2 to { $most } players, not { $players }.
nile-open-classic-out = The Classic deck always has the first five crops: only Grape and Onion are out.
nile-open-out-no-list = “out” must be a list of crops.
nile-open-out-unknown = “{ $crop }” is not a crop. The crops are: { $crops }.
nile-open-out-number = With { $players } players exactly { $count ->
    [0] no crop is
    [one] one crop is
   *[other] { $count } different crops are
 } out.

## Refusals

nile-over = The game is over.
nile-not-your-turn = It is another player's turn.
nile-wrong-step = Not now. The game is at { $step }.
nile-market-not-two-cards = The Market takes exactly two cards that you have, each from the hand or the storage you name.
nile-offering-not-two-cards = An Offering takes exactly two cards that you have, each from the hand or the storage you name.
nile-plant-nothing = A planting names crops, or Stone and a Monument, with at least one card of each.
nile-plant-two-numbers = Give the number once, before Stone, as in “plant 2 stone on wall”.
nile-plant-no-monuments = Stone is only in the game with the Monuments expansion.
nile-plant-flooded = { $card } is flooded: nothing of it can be planted now.
nile-plant-not-in-hand = You do not have { $cards } { $card } in hand, but { $held }.
nile-plant-two-new-monuments = At most one new Monument can be built in a turn.
nile-plant-stone-is-one-crop = All Stone counts as one crop: one Stone on a new Monument and one on an old one are not two different crops.
nile-plant-shape = Plant two or more cards of one crop, or exactly two of different crops, or any number into fields and Monuments that are yours already.
nile-plant-too-few = You need { $needed } cards to take { $plot } from { $rival }, who has { $size } there. You put { $cards }.
nile-build-too-few = You need { $needed } Stone to take { $plot } from { $rival }, who has { $size } on it. You put { $cards }.
nile-plant-wall = { $rival } has the Wall, so you need { $needed } cards for { $plot } against { $size }. You put { $cards }.
nile-speculate-not-cards = You speculate with one or two Speculation cards from your hand; { $card } is none of them.
nile-speculate-flooded = { $card } shows a flooded crop: it cannot be played now.

## What one can do

nile-action-done-choose = Plant nothing: draw and end the turn
nile-action-done-plant = That is the planting: draw and end the turn
nile-action-done-speculate = That is the speculation: draw and end the turn
nile-action-market = Go to the Market: two cards for a new one
nile-action-offering = Make an Offering to Hapi: two cards for a new flood
nile-action-give-hand = Give { $card } from your hand
nile-action-give-storage = Give { $card } from your storage
nile-action-put = Plant one { $card }
nile-action-put-stone = Lay one Stone on { $plot }
nile-action-play = Speculate on { $card }

## What happened

nile-event-dealt = { $seat } is dealt { $cards }.
nile-event-dealt-hidden = { $seat } is dealt { $count } { $count ->
    [one] card
   *[other] cards
 }.
nile-event-begins = { $seat } begins.
nile-event-turn = { $seat }'s turn.
nile-event-flooded = The Nile floods { $card }.
nile-event-locusts = { $seat } draws the Plague of Locusts!
nile-event-locusts-nobody = The Plague of Locusts is turned up!
nile-event-eaten = The locusts eat { $plot } of { $owner }: { $cards } { $cards ->
    [one] card
   *[other] cards
 } gone.
nile-event-reshuffled = The pile is reshuffled: season { $season } begins with { $cards } { $cards ->
    [one] card
   *[other] cards
 }.
nile-event-succeeded = { $seat }'s speculation on { $card } pays { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
nile-event-spent = The speculation on { $card } is discarded.
nile-event-harvested = { $seat } harvests { $crop }{ $left ->
    [0] ; the field is empty
   *[other] ; { $left } left in the field
 }.
nile-event-washed = { $owner } loses a Stone from { $plot }{ $left ->
    [0] {" "}and returns to the centre
   *[other] ; { $left } left
 }.
nile-event-gave = { $seat } gives { $card } from { $from ->
    [storage] storage
   *[hand] hand
 }.
nile-event-traded = { $seat } { $at ->
    [market] goes to the Market
   *[offering] makes an Offering to Hapi
 }.
nile-event-planted = { $seat } puts { $cards } { $cards ->
    [one] card
   *[other] cards
 } on { $plot }.
nile-event-ousted = { $owner } loses { $plot }: { $cards } { $cards ->
    [one] card
   *[other] cards
 } discarded.
nile-event-speculated = { $seat } speculates on { $card }.
nile-event-passed = { $seat } plants nothing.
nile-event-drew = { $seat } draws { $cards }.
nile-event-drew-hidden = { $seat } draws { $count } { $count ->
    [one] card
   *[other] cards
 }.
nile-event-ended = The last card of the last season is gone: the game is over.

nile-result-first = { $seat } is first with piles of { $counts }.
nile-result-behind = { $seat } is { $place ->
    [2] second
    [3] third
   *[other] number { $place }
 } with piles of { $counts }: the first pile that differs, number { $decider }, holds { $count } against { $rival }'s { $more }.
nile-result-shared = { $seat } shares place { $place } with { $rival }: all piles of { $counts } are equal.

nile-simulate-counts = Storage piles at the end, the smallest first: mean cards
nile-score = Smallest pile

nile-option-monuments = With Monuments
nile-option-classic = With the Classic deck
nile-option-out = Crops not in play
nile-option-first = Who begins
