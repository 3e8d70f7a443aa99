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

web-nile-news = What just happened

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
web-nile-storage-lowest = smallest
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
web-nile-caption-yours = yours: { $count }
web-nile-caption-theirs = { $name }: { $count }
web-nile-caption-speculation = speculation
web-nile-caption-stone = builds

## Choosing

web-nile-choices = What you can do
web-nile-now-choose = Your turn: trade, plant, speculate or pass
web-nile-now-market = Market: pick two cards to give
web-nile-now-market-one = Market: pick one more card to give
web-nile-now-offering = Offering to Hapi: pick two cards to give
web-nile-now-offering-one = Offering to Hapi: pick one more card to give
web-nile-now-plant = Your planting
web-nile-now-speculate = Your speculation: one more card, or finish
web-nile-now-waiting = { $name }’s turn
web-nile-now-over = The game is over
web-nile-group-trade = Trade
web-nile-group-field = One of these
web-nile-group-end = Or neither
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
web-nile-lay-where = Add the Stone to:
web-nile-tray = Picked so far
web-nile-tray-empty = Nothing picked yet
web-nile-tray-more = Picked: nothing is final until you confirm.
web-nile-tray-card = { $count } { $card }
web-nile-tray-storage = { $card } from storage
web-nile-kind-same = Planting (a): two or more cards of one crop.
web-nile-kind-pair = Planting (b): one card each of two crops.
web-nile-kind-add = Planting (c): adding to your own fields.
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
web-nile-do-plant = Plant and end your turn
web-nile-do-speculate = Speculate and end your turn
web-nile-back-all = Take all back

## The end

web-nile-ranking = Final ranking
web-nile-ranking-how = The smallest piles are compared first, then the next smallest, until they differ.
web-nile-ranking-piles = Piles, the smallest first
web-nile-ranking-place = Place
web-nile-ranking-player = Player
web-nile-ranking-pile = Pile { $pile }
web-nile-ranking-decides = This pile decided.
web-nile-ranking-stored = What everyone stored

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
