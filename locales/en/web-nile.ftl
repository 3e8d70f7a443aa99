# The table of NILE in the browser. Words as the English rulebook has them.

web-nile-monument-sphinx = Sphinx
web-nile-monument-obelisk = Obelisk
web-nile-monument-wall = Wall
web-nile-power-sphinx = The Sphinx: its holder out-plants and out-builds with an equal number of cards.
web-nile-power-obelisk = The Obelisk: its holder draws three cards at the end of their turn, and four cards instead of three for each successful Speculation card.
web-nile-power-wall = The Wall: its holder’s fields and Monuments can only be out-planted and out-built with at least two cards more.
web-nile-monuments-free = Monuments in the centre
web-nile-monument-free = { $plot }: nobody has built it yet.

## The other players

web-nile-place = { $name }’s area
web-nile-in-hand = { $count } in hand
web-nile-stored = { $count } in storage
web-nile-hand-size = { $count ->
    [one] { $name } has { $count } card in hand.
   *[other] { $name } has { $count } cards in hand.
 }
web-nile-storage-size = { $count ->
    [one] { $name } has { $count } card in storage. Which it is stays hidden until the end.
   *[other] { $name } has { $count } cards in storage. Which they are stays hidden until the end.
 }
web-nile-no-fields = No fields yet
web-nile-plot-field = { $count ->
    [one] { $owner } has a { $plot } field of { $count } card.
   *[other] { $owner } has a { $plot } field of { $count } cards.
 }
web-nile-plot-field-yours = { $count ->
    [one] Your { $plot } field has { $count } card.
   *[other] Your { $plot } field has { $count } cards.
 }
web-nile-plot-monument = { $owner } has the { $plot }, with { $count } Stone.
web-nile-plot-monument-yours = You have the { $plot }, with { $count } Stone.
web-nile-plot-safe = Others need at least { $needed } { $card } at once to take it over.
web-nile-flooded-now = Flooded now.

## The river

web-nile-river = The river
web-nile-flood-one = { $card } is flooded.
web-nile-flood-two = { $first } and { $second } are flooded.
web-nile-flood-none = Nothing is flooded.
web-nile-flood-more = Each field of a flooded crop gives one card to its owner’s storage. Cards that show a flooded crop can’t be planted or played.
web-nile-flood-stone-more = Each Monument loses one Stone, and Stone can’t be planted.
web-nile-pile = { $count } in the pile
web-nile-pile-more = { $count ->
    [one] The draw pile: { $count } card left in this season.
   *[other] The draw pile: { $count } cards left in this season.
 }
web-nile-season = Season { $season } of { $seasons }
web-nile-season-more = Season { $season } of { $seasons }: each season is one pass through the pile. { $left ->
    [0] The game ends with the last card of this season.
    [one] One more season follows.
   *[other] { $left } more seasons follow.
 }
web-nile-seasons-left = { $left ->
    [0] the last season
    [one] { $left } season left
   *[other] { $left } seasons left
 }
web-nile-discards = { $count } discarded
web-nile-discards-more = { $count ->
    [one] The discards: { $count } card. It comes back next season.
   *[other] The discards: { $count } cards. They come back next season.
 }
web-nile-plague-aside = set aside
web-nile-plague-more = The Plague of Locusts has struck and destroyed the largest fields. It comes back next season.
web-nile-speculation = by { $name }
web-nile-speculation-more = { $name } speculates on { $cards }. A card pays three cards if the next Flood card shows one of its two crops.

## One's own side

web-nile-own-fields = Your fields
web-nile-own-no-fields = You have no fields. Plant two cards of one crop, or one card each of two crops.
web-nile-storage = Your storage
web-nile-storage-order = Compared from the smallest: { $piles }
web-nile-storage-pile = { $count ->
    [0] No { $card } in your storage.
    [one] { $count } { $card } in your storage.
   *[other] { $count } { $card } in your storage.
 }
web-nile-storage-lowest-more = This is your smallest pile: it is compared first.
web-nile-storage-more = Your harvest of this crop. At the end, the smallest piles are compared first.
web-nile-hand = Your hand
web-nile-hand-empty = Your hand is empty.
web-nile-hand-card = { $count ->
    [one] { $card }: { $count } card in hand.
   *[other] { $card }: { $count } cards in hand.
 }
web-nile-field-free = Nobody has a field of it.
web-nile-field-yours = { $count ->
    [one] Your field has { $count } card.
   *[other] Your field has { $count } cards.
 }
web-nile-field-theirs = { $count ->
    [one] { $name } has a field of { $count } card.
   *[other] { $name } has a field of { $count } cards.
 }
web-nile-speculation-card = Played as Speculation, it pays three cards if the next Flood card shows one of its crops.
web-nile-stone-card = Stone builds the Monuments.
web-nile-flooded-card = Flooded: it can’t be planted or played now.
web-nile-picked = { $count } picked.
web-nile-pick-put = Pick it to plant one.
web-nile-pick-play = Pick it to speculate.
web-nile-pick-give = Pick it to give one.
web-nile-pick-not = Can’t be picked now. Press to see why.
web-nile-caption-free = free
web-nile-caption-yours = yours
web-nile-caption-stone = builds

## Choosing

web-nile-choices = What you can do
web-nile-now-choose = Your turn
web-nile-now-market = Market: { $count } of 2 cards
web-nile-now-offering = Offering: { $count } of 2 cards
web-nile-now-plant = Planting: { $count } picked
web-nile-now-speculate = Speculating: 1 picked
web-nile-now-waiting = { $name }’s turn
web-nile-now-over = The game is over
web-nile-choice-market = Market
web-nile-choice-market-more = Give two cards from hand or storage and draw one, as often as you like. Key: { $key }
web-nile-choice-market-not = The Market takes two cards, and you have fewer.
web-nile-choice-offering = Offering
web-nile-choice-offering-more = Give two cards from hand or storage for a new flood, as often as you like. Key: { $key }
web-nile-choice-offering-not = An Offering takes two cards, and you have fewer.
web-nile-choice-plant = Plant
web-nile-choice-plant-more = Pick cards from your hand to plant: two or more of one crop, one each of two crops, or any number into your own fields. Key: { $key }
web-nile-choice-plant-not = Nothing in your hand can be planted now.
web-nile-choice-speculate = Speculate
web-nile-choice-speculate-more = Play one or two Speculation cards: each pays three cards if the next flood shows one of its crops. Key: { $key }
web-nile-choice-speculate-not = You have no Speculation card that can be played now.
web-nile-choice-done = Pass
web-nile-choice-done-more = Plant nothing: draw your cards and end your turn. Key: { $key }
web-nile-about-plant = Pick the cards to plant from your hand.
web-nile-about-speculate = Pick one or two Speculation cards from your hand.
web-nile-lay-where = Which Monument?
web-nile-cards = { $count } { $card }
web-nile-drives-out = { $count ->
    [one] You take { $plot ->
        [Sphinx] the Sphinx
        [Obelisk] the Obelisk
        [Wall] the Wall
       *[other] the { $plot } field
     } from { $name }, who loses { $count } card.
   *[other] You take { $plot ->
        [Sphinx] the Sphinx
        [Obelisk] the Obelisk
        [Wall] the Wall
       *[other] the { $plot } field
     } from { $name }, who loses { $count } cards.
 }
web-nile-do-plant = Plant { $cards }
web-nile-do-speculate = Speculate: { $card }
web-nile-back-all = Take all back
web-nile-take-over = { $held ->
    [0] You need { $needed } { $card } to take it over.
   *[other] You need { $needed } { $card } to take it over, and you have { $held }.
 }
web-nile-about-choose = Trade as often as you like; then plant, speculate or pass.
web-nile-about-nothing = Nothing in your hand can be planted or played. Trade, or pass and draw.
web-nile-about-market = Pick two cards from your hand or storage. You draw one new card for them.
web-nile-about-offering = Pick two cards from your hand or storage. A new Flood card is turned up for them.
web-nile-about-given = You give { $card } from your { $from ->
    [storage] storage
   *[hand] hand
 }. Pick one more card from hand or storage.
web-nile-about-second = Add a second Speculation card, or finish.
web-nile-about-more = Not finished yet: pick one more, { $cards }.
web-nile-need = You need { $needed } cards: { $name } has { $count } there.
web-nile-lay-where-more = Choose where the Stone is laid.
web-nile-will-found = { $count ->
    [one] A new { $plot } field of { $count } card.
   *[other] A new { $plot } field of { $count } cards.
 }
web-nile-will-found-monument = You build the { $plot } with { $count } Stone.
web-nile-will-grow = Your { $plot } field grows to { $count } cards.
web-nile-will-grow-monument = Your { $plot } grows to { $count } Stone.
web-nile-do-plant-many = Plant { $count } cards
web-nile-ends = draws { $count }, ends your turn
web-nile-picks = { $count ->
    [one] pick one more card
   *[other] pick two cards
 }
web-nile-unfinished = not finished yet
web-nile-leave-market = Leave the Market
web-nile-leave-offering = No Offering
web-nile-ask-done = Pass without planting?
web-nile-ask-done-more = You could still plant this turn.
web-nile-ask-done-yes = Yes, pass
web-nile-ask-offering = An Offering now?
web-nile-ask-offering-more = You have no field: a new flood brings you nothing.
web-nile-ask-offering-yes = Yes, offer two cards
web-nile-ask-no = No, go on

## The end

web-nile-ranking-how = The smallest piles are compared first, then the next smallest, until they differ.
web-nile-ending-margin = { $more } : { $count } in the { $pile ->
    [0] largest
    [1] smallest
    [2] second smallest
    [3] third smallest
    [4] fourth smallest
    [5] fifth smallest
   *[other] sixth smallest
 } pile
web-nile-ending-axis = Cards in the smallest pile
web-nile-ending-season = Season { $season }
web-nile-ending-close = One more { $crop } card would have been enough to pass { $name }.
web-nile-ending-best = Nobody stored as much { $crop } as you: { $count }.

## Signs and keys

web-nile-help = Symbols and shortcuts
web-nile-sign-hand = Number of cards in a player’s hand
web-nile-sign-storage = Number of cards in a player’s storage
web-nile-sign-flood = What is flooded now
web-nile-sign-season = A season: one pass through the draw pile
web-nile-sign-market = Market: two cards for a new one
web-nile-sign-offering = Offering to Hapi: two cards for a new flood
web-nile-sign-plant = Planting
web-nile-sign-speculate = Speculation on the next flood
web-nile-sign-done = Pass: draw and end your turn
web-nile-key-numbers = Pick a card of this kind from your hand
web-nile-key-hand = Go to your hand; the arrow keys move from card to card
web-nile-key-market = Go to the Market
web-nile-key-offering = Make an Offering
web-nile-key-plant = Go to the first card that can be planted
web-nile-key-speculate = Go to the first card that can be played
web-nile-key-done = Confirm the move, or end your turn
web-nile-key-back = Take back the last pick
web-nile-keys-when = Shortcuts work while the focus is on the table.

# What lies open: the window behind the piles
web-nile-open = Cards in sight
web-nile-open-press = Press to look through them.
web-nile-open-discards = Discards: { $count }
web-nile-open-floods = Earlier Flood cards: { $count }
web-nile-open-unseen = Not seen yet: { $count }, of which { $pile } in the draw pile, the rest in other players’ hands
web-nile-open-card = { $count } × { $card }
web-nile-open-limit = in the pile: { $count } at most
web-nile-open-none = None.

## While others play, and since your last turn

web-nile-recap-line = { $name }: { $actions }.
web-nile-recap-cards = { $count } { $card }
web-nile-recap-stone = { $count } Stone for the { $plot }
web-nile-recap-planted = planted { $cards }
web-nile-recap-passed = planted nothing
web-nile-recap-speculated = speculated on { $cards }
web-nile-recap-market = went to the Market
web-nile-recap-offering = made an Offering to Hapi
web-nile-recap-harvested = harvested { $cards }
web-nile-recap-harvest = The Flood brought you { $cards }.
web-nile-recap-failed = Your speculation on { $card } failed.
web-nile-moment-lost-field = You lose a field
web-nile-moment-lost-monument = You lose a Monument
web-nile-moment-success = A speculation pays off
web-nile-moment-last-season = The last season

# A hint
web-nile-hint-plant = Plant { $count } { $card }
web-nile-hint-build = Add { $count } Stone to the { $plot }

## What a decision is about, and where a nudge points
web-nile-topic-plant = planting
web-nile-topic-speculate = speculation
web-nile-topic-market = the Market
web-nile-topic-offering = the Offering
web-nile-topic-pass = keeping cards
web-nile-nudge-floods = Look for crops that many of the cards not seen yet would flood.
web-nile-nudge-harvest = How many cards of a field can still be harvested?
web-nile-nudge-smallest = Look at your smallest pile.
web-nile-nudge-ousts = Look at the fields of the others: one of them can be taken.
web-nile-nudge-monument = Look at your Stone.
web-nile-nudge-speculation = Count the cards not seen yet: would a Speculation card pay?
web-nile-nudge-flooded = Some cards are of no use in this Flood.
web-nile-nudge-well-stocked = Of one crop you have more than you need.
web-nile-nudge-long-shot = One of your Speculation cards will hardly ever pay.
web-nile-nudge-offering = Would another Flood card help you more than the others?
web-nile-nudge-market = Would a new card help you more than two of yours?
web-nile-nudge-flooded-hand = Look at what the Flood forbids you to plant.
web-nile-nudge-keep = You need not use everything now.
