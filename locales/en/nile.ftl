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

nile-plot-papyrus = Papyrus
nile-plot-wheat = Wheat
nile-plot-lettuce = Lettuce
nile-plot-castor = Castor
nile-plot-flax = Flax
nile-plot-grape = Grape
nile-plot-onion = Onion
nile-plot-sphinx = Sphinx
nile-plot-obelisk = Obelisk
nile-plot-wall = Wall

nile-step-deal = dealing cards
nile-step-first = drawing for the first player
nile-step-flood = the Flood
nile-step-draw = drawing cards
nile-step-choose = trade, plant, speculate or pass
nile-step-trade = a trade: give two cards
nile-step-plant = planting: add cards or finish
nile-step-speculate = speculating: play a second card or finish

## Opening a table

nile-open-players = NILE is for 2 to { $most } players, not { $players }.
nile-open-first = The first player must be a seat from 0 to { $last }, not { $first }.
nile-open-classic-monuments = The Classic deck is never played with the Monuments. Choose one of the two.
nile-open-classic-players = The Classic deck is for 2 to { $most } players, not { $players }.
nile-open-classic-out = With the Classic deck, Grape and Onion are always out.
nile-open-out-no-list = “out” must be a list of crops.
nile-open-out-unknown = “{ $crop }” is not a crop. The crops are: { $crops }.
nile-open-out-number = With { $players } players exactly { $count ->
    [0] no crop is
    [one] one crop is
   *[other] { $count } different crops are
 } out.

## Refusals

nile-over = The game is over.
nile-not-your-turn = It is another player’s turn.
nile-wrong-step = Not now. The current step: { $step }.
nile-market-not-two-cards = The Market takes exactly two cards that you have, each from the place you name: hand or storage.
nile-offering-not-two-cards = An Offering takes exactly two cards that you have, each from the place you name: hand or storage.
nile-plant-nothing = Say what you plant: crops, or Stone and a Monument, with at least one card of each.
nile-plant-two-numbers = Give the number once, before Stone, as in “plant 2 stone on wall”.
nile-plant-no-monuments = Stone is only in the game with the Monuments expansion.
nile-plant-flooded = { $card } is flooded, so you can’t plant it now.
nile-plant-not-in-hand = You have { $held ->
    [0] no { $card } in hand
   *[other] only { $held } { $card } in hand, not { $cards }
 }.
nile-plant-two-new-monuments = You can build at most one new Monument per turn.
nile-plant-stone-is-one-crop = All Stone counts as one crop: one Stone on a new Monument and one on your own are not two different crops.
nile-plant-shape = Plant two or more cards of one crop, or exactly two of different crops, or any number into { $monuments ->
    [0] fields
   *[1] fields and Monuments
 } that are already yours.
nile-plant-one-alone = One { $card } alone is too few. Plant two or more, or one card of another crop with it.
nile-plant-one-against = You need { $needed } { $card }: { $rival } has { $size } there.
nile-plant-too-few = You need { $needed } cards to out-plant { $rival }’s { $plot } field of { $size }. You played { $cards }.
nile-build-too-few = You need { $needed } Stone to out-build { $rival }’s { $plot } of { $size } Stone. You played { $cards }.
nile-plant-wall = { $rival } has the Wall, so you need { $needed } cards to { $plot ->
    [Sphinx] out-build the Sphinx of
    [Obelisk] out-build the Obelisk of
    [Wall] out-build the Wall of
   *[other] out-plant the { $plot } field of
 } { $size }. You played { $cards }.
nile-speculate-not-cards = Speculate with one or two Speculation cards from your hand; { $card } is not one of them.
nile-speculate-flooded = { $card } shows a flooded crop, so you can’t play it now.

## What one can do

nile-action-done-choose = Pass: draw and end your turn
nile-action-done-plant = Finish planting: draw and end your turn
nile-action-done-speculate = Finish speculating: draw and end your turn
nile-action-market = Go to the Market: two cards for a new one
nile-action-offering = Make an Offering to Hapi: two cards for a new flood
nile-action-give-hand = Give { $card } from your hand
nile-action-give-storage = Give { $card } from your storage
nile-action-put = Plant 1 { $card }
nile-action-put-stone = Add 1 Stone to the { $plot }
nile-action-play = Speculate on { $card }

## What happened

nile-event-dealt = { $you ->
    [seat] You are
   *[other] { $seat } is
 } dealt { $cards }.
nile-event-dealt-hidden = { $seat } is dealt { $count } { $count ->
    [one] card
   *[other] cards
 }.
nile-event-begins = { $you ->
    [seat] You begin
   *[other] { $seat } begins
 }.
nile-event-turn = { $you ->
    [seat] Your turn
   *[other] { $seat }’s turn
 }.
nile-event-flooded = The Nile floods { $card }.
nile-event-locusts = { $you ->
    [seat] You draw
   *[other] { $seat } draws
 } the Plague of Locusts!
nile-event-locusts-nobody = The Plague of Locusts is turned up!
nile-event-eaten = The locusts eat { $you ->
    [owner] your
   *[other] { $owner }’s
 } { $plot ->
    [Sphinx] Sphinx
    [Obelisk] Obelisk
    [Wall] Wall
   *[other] { $plot } field
 }: { $cards } { $cards ->
    [one] card is
   *[other] cards are
 } lost.
nile-event-reshuffled = The pile is reshuffled: season { $season } begins with { $cards } { $cards ->
    [one] card
   *[other] cards
 }.
nile-event-succeeded = { $you ->
    [seat] Your
   *[other] { $seat }’s
 } speculation on { $card } pays { $cards } { $cards ->
    [one] card
   *[other] cards
 }.
nile-event-spent = The speculation on { $card } is discarded.
nile-event-harvested = { $you ->
    [seat] You harvest
   *[other] { $seat } harvests
 } { $crop }; { $left ->
    [0] the field is empty
   *[other] { $left } left in the field
 }.
nile-event-washed = { $you ->
    [owner] You lose
   *[other] { $owner } loses
 } a Stone from the { $plot }; { $left ->
    [0] the { $plot } returns to the centre
   *[other] { $left } left
 }.
nile-event-gave = { $you ->
    [seat] You give
   *[other] { $seat } gives
 } { $card } from { $from ->
    [storage] storage
   *[hand] hand
 }.
nile-event-traded = { $you ->
    [seat] You { $at ->
        [market] go to the Market
       *[offering] make an Offering to Hapi
     }
   *[other] { $seat } { $at ->
        [market] goes to the Market
       *[offering] makes an Offering to Hapi
     }
 }.
nile-event-planted = { $plot ->
    [Sphinx] { $you ->
        [seat] You add
       *[other] { $seat } adds
     } { $cards } Stone to the Sphinx
    [Obelisk] { $you ->
        [seat] You add
       *[other] { $seat } adds
     } { $cards } Stone to the Obelisk
    [Wall] { $you ->
        [seat] You add
       *[other] { $seat } adds
     } { $cards } Stone to the Wall
   *[other] { $you ->
        [seat] You plant
       *[other] { $seat } plants
     } { $cards } { $plot }
 }.
nile-event-ousted = { $you ->
    [owner] You lose
   *[other] { $owner } loses
 } the { $plot ->
    [Sphinx] Sphinx
    [Obelisk] Obelisk
    [Wall] Wall
   *[other] { $plot } field
 }: { $cards } { $cards ->
    [one] card is
   *[other] cards are
 } discarded.
nile-event-speculated = { $you ->
    [seat] You speculate
   *[other] { $seat } speculates
 } on { $card }.
nile-event-passed = { $you ->
    [seat] You plant
   *[other] { $seat } plants
 } nothing.
nile-event-drew = { $you ->
    [seat] You draw
   *[other] { $seat } draws
 } { $cards }.
nile-event-drew-hidden = { $seat } draws { $count } { $count ->
    [one] card
   *[other] cards
 }.
nile-event-ended = The last card of the last season has been drawn: the game is over.

nile-result-first = { $you ->
    [seat] You are
   *[other] { $seat } is
 } first with piles of { $counts }.
nile-result-behind = { $you ->
    [seat] You are
   *[other] { $seat } is
 } { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
 } with piles of { $counts }: the first pile that differs, number { $decider }, holds { $count } against { $you ->
    [rival] your
   *[other] { $rival }’s
 } { $more }.
nile-result-shared = { $you ->
    [seat] You share
   *[other] { $seat } shares
 } { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
 } place with { $you ->
    [rival] you
   *[other] { $rival }
 }: all piles of { $counts } are equal.

## Why a hint suggests something

nile-hint-floods = { $crop } is on { $shows } of the { $unseen } cards not seen yet.
nile-hint-harvest = A field of { $cards } { $crop } should still bring about { $harvest } into your storage.
nile-hint-smallest = { $crop } is your smallest pile, with { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
 }: it is compared first.
nile-hint-ousts = { $owner } loses the { $plot ->
    [Sphinx] Sphinx
    [Obelisk] Obelisk
    [Wall] Wall
   *[other] { $plot } field
 }, with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
nile-hint-monument = The { $plot } with { $cards } Stone should stand for about { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }. { $plot_id ->
    [sphinx] With it, as many cards as a rival has are enough to take a field.
    [obelisk] It draws you one more card each turn.
   *[wall] With it, rivals need one more card to take what is yours.
 }
nile-hint-speculation = { $card }: { $shows } of the { $unseen } cards not seen yet would pay you { $cards } cards.
nile-hint-flooded = { $card } is flooded and of no use now.
nile-hint-well-stocked = You can expect about { $pile } { $crop } at the end, but only { $least } { $card }.
nile-hint-long-shot = { $card } would pay with only { $shows } of the { $unseen } cards not seen yet.
nile-hint-offering = Of the { $unseen } cards not seen yet, { $shows } flood a field of yours and { $rivals } a rival’s.
nile-hint-market = A new card should help you more than the two that you give.
nile-hint-flooded-hand = { $count ->
    [one] One card in your hand shows a flooded crop and has to wait.
   *[other] { $count } cards in your hand show a flooded crop and have to wait.
 }
nile-hint-ends = You end with { $better } { $crop } on average, instead of { $played }: that is worth about { $points } points.
nile-hint-rival-ends = The smallest pile of { $owner } ends with { $better } cards on average, instead of { $played }: about { $points } points for you.
nile-hint-keep = Your cards are worth more in hand for a better planting than planted now.

nile-simulate-counts = Storage piles at the end, the smallest first: mean number of cards
nile-score = Smallest pile

nile-option-monuments = With Monuments
nile-option-classic = With the Classic deck
nile-option-out = Crops not in play
nile-option-first = First player

# Beside the strongest level, search@1.5s. docs/strength.md: greedy won 22.5 % against search@1s, 19.8 % against
# search@3s, with two players.
level-note-nile = Luck has a say in NILE: a sound player who does not think ahead still wins one game in five.
