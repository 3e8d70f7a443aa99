# NILE: its words, its refusals, what happened. There is no Dutch rulebook: the words are our own.

nile-card-papyrus = Papyrus
nile-card-wheat = Tarwe
nile-card-lettuce = Sla
nile-card-castor = Ricinus
nile-card-flax = Vlas
nile-card-grape = Druiven
nile-card-onion = Uien
nile-card-stone = Steen
nile-card-plague = Sprinkhanenplaag
nile-card-unknown = dat
nile-card-papyrus-wheat = Papyrus/Tarwe
nile-card-papyrus-lettuce = Papyrus/Sla
nile-card-papyrus-castor = Papyrus/Ricinus
nile-card-papyrus-flax = Papyrus/Vlas
nile-card-papyrus-grape = Papyrus/Druiven
nile-card-papyrus-onion = Papyrus/Uien
nile-card-wheat-lettuce = Tarwe/Sla
nile-card-wheat-castor = Tarwe/Ricinus
nile-card-wheat-flax = Tarwe/Vlas
nile-card-wheat-grape = Tarwe/Druiven
nile-card-wheat-onion = Tarwe/Uien
nile-card-lettuce-castor = Sla/Ricinus
nile-card-lettuce-flax = Sla/Vlas
nile-card-lettuce-grape = Sla/Druiven
nile-card-lettuce-onion = Sla/Uien
nile-card-castor-flax = Ricinus/Vlas
nile-card-castor-grape = Ricinus/Druiven
nile-card-castor-onion = Ricinus/Uien
nile-card-flax-grape = Vlas/Druiven
nile-card-flax-onion = Vlas/Uien
nile-card-grape-onion = Druiven/Uien

nile-plot-papyrus = het Papyrusveld
nile-plot-wheat = het Tarweveld
nile-plot-lettuce = het Slaveld
nile-plot-castor = het Ricinusveld
nile-plot-flax = het Vlasveld
nile-plot-grape = het Druivenveld
nile-plot-onion = het Uienveld
nile-plot-sphinx = de Sfinx
nile-plot-obelisk = de Obelisk
nile-plot-wall = de Muur

nile-step-deal = het delen van de kaarten
nile-step-first = de loting om de eerste beurt
nile-step-flood = de Overstroming
nile-step-draw = het trekken van kaarten
nile-step-choose = je keuze: ruilen, planten, speculeren of klaar zijn
nile-step-trade = je ruil: geef twee kaarten
nile-step-plant = het planten: leg kaarten bij of zeg dat je klaar bent
nile-step-speculate = je speculatie: speel een tweede kaart of zeg dat je klaar bent

## Opening a table

nile-open-players = NILE is voor 2 tot { $most } spelers, niet voor { $players }.
nile-open-first = De eerste speler moet een stoel van 0 tot en met { $last } zijn, niet { $first }.
nile-open-classic-monuments = Het Klassieke deck gaat niet samen met de Monumenten. Kies een van de twee.
nile-open-classic-players = Het Klassieke deck is voor 2 tot { $most } spelers, niet voor { $players }.
nile-open-classic-out = Het Klassieke deck heeft altijd de eerste vijf gewassen: alleen Druiven en Uien doen niet mee.
nile-open-out-no-list = ‘out’ moet een lijst van gewassen zijn.
nile-open-out-unknown = ‘{ $crop }’ is geen gewas. De gewassen zijn: { $crops }.
nile-open-out-number = Met { $players } spelers { $count ->
    [0] doen alle gewassen mee: er valt er geen af
    [one] valt er precies één gewas af
   *[other] vallen er precies { $count } verschillende gewassen af
 }.

## Refusals

nile-over = Het spel is afgelopen.
nile-not-your-turn = Een andere speler is aan de beurt.
nile-wrong-step = Dat kan nu niet. We zijn bij { $step }.
nile-market-not-two-cards = Op de Markt geef je precies twee kaarten; elke kaart moet echt in je hand of in je opslag zitten, al naargelang wat je noemt.
nile-offering-not-two-cards = Voor een Offer geef je precies twee kaarten; elke kaart moet echt in je hand of in je opslag zitten, al naargelang wat je noemt.
nile-plant-nothing = Noem bij het planten gewassen, of Stenen en een Monument, met van elk minstens één kaart.
nile-plant-two-numbers = Noem het getal maar één keer, vóór de Steen, zoals in ‘plant 2 stone on wall’.
nile-plant-no-monuments = Stenen doen alleen mee met de uitbreiding Monumenten.
nile-plant-flooded = { $card } kun je nu niet planten vanwege de overstroming.
nile-plant-not-in-hand = Je wilt { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 } { $card } planten, maar je hebt er { $held ->
    [0] geen
    [one] maar één
   *[other] maar { $held }
 } in je hand.
nile-plant-two-new-monuments = Je mag per beurt hoogstens één nieuw Monument bouwen.
nile-plant-stone-is-one-crop = Alle Stenen samen tellen als één gewas: een Steen op een nieuw Monument en een op een oud Monument zijn geen twee verschillende gewassen.
nile-plant-shape = Plant twee of meer kaarten van één gewas, of precies twee van verschillende gewassen, of zoveel je wilt op velden en Monumenten die al van jou zijn.
nile-plant-too-few = Om { $plot } van { $rival } over te nemen heb je { $needed } kaarten nodig, want daar { $size ->
    [one] ligt er één
   *[other] liggen er { $size }
 }. Jij legt er maar { $cards }.
nile-build-too-few = Om { $plot } van { $rival } over te nemen heb je { $needed } Stenen nodig, want daar { $size ->
    [one] ligt er één
   *[other] liggen er { $size }
 }. Jij legt er maar { $cards }.
nile-plant-wall = { $rival } heeft de Muur, dus heb je voor { $plot } { $needed } kaarten nodig tegen { $size }. Jij legt er maar { $cards }.
nile-speculate-not-cards = Je speculeert met één of twee Speculatiekaarten uit je hand; { $card } hoort daar niet bij.
nile-speculate-flooded = { $card } kun je nu niet spelen: er staat een overstroomd gewas op.

## What one can do

nile-action-done-choose = Plant niets: trek kaarten en beëindig je beurt
nile-action-done-plant = Klaar met planten: trek kaarten en beëindig je beurt
nile-action-done-speculate = Klaar met speculeren: trek kaarten en beëindig je beurt
nile-action-market = Ga naar de Markt: twee kaarten voor een nieuwe
nile-action-offering = Breng Hapi een Offer: twee kaarten voor een nieuwe overstroming
nile-action-give-hand = Geef { $card } uit je hand
nile-action-give-storage = Geef { $card } uit je opslag
nile-action-put = Plant een kaart { $card }
nile-action-put-stone = Leg een Steen op { $plot }
nile-action-play = Speculeer op { $card }

## What happened

nile-event-dealt = { $seat } krijgt { $cards }.
nile-event-dealt-hidden = { $seat } krijgt { $count } { $count ->
    [one] kaart
   *[other] kaarten
 }.
nile-event-begins = { $seat } begint.
nile-event-turn = { $seat } is aan de beurt.
nile-event-flooded = De Nijl zet { $card } onder water.
nile-event-locusts = { $seat } trekt de Sprinkhanenplaag!
nile-event-locusts-nobody = De Sprinkhanenplaag komt boven!
nile-event-eaten = De sprinkhanen vreten { $plot } van { $owner } kaal: { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
 } weg.
nile-event-reshuffled = De stapel wordt opnieuw geschud: seizoen { $season } begint met { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
 }.
nile-event-succeeded = De speculatie van { $seat } op { $card } levert { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
 } op.
nile-event-spent = De speculatie op { $card } wordt afgelegd.
nile-event-harvested = { $seat } oogst { $crop }{ $left ->
    [0] ; het veld is leeg
   *[other] ; nog { $left } op het veld
 }.
nile-event-washed = { $owner } verliest een Steen van { $plot }{ $left ->
    [0] ; het Monument gaat terug naar het midden
   *[other] ; nog { $left } over
 }.
nile-event-gave = { $seat } geeft { $card } uit de { $from ->
    [storage] opslag
   *[hand] hand
 }.
nile-event-traded = { $seat } { $at ->
    [market] gaat naar de Markt
   *[offering] brengt Hapi een Offer
 }.
nile-event-planted = { $seat } legt { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
 } op { $plot }.
nile-event-ousted = { $owner } raakt { $plot } kwijt: { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
 } afgelegd.
nile-event-speculated = { $seat } speculeert op { $card }.
nile-event-passed = { $seat } plant niets.
nile-event-drew = { $seat } trekt { $cards }.
nile-event-drew-hidden = { $seat } trekt { $count } { $count ->
    [one] kaart
   *[other] kaarten
 }.
nile-event-ended = De laatste kaart van het laatste seizoen is op: het spel is afgelopen.

nile-result-first = { $seat } wordt eerste met stapels van { $counts }.
nile-result-behind = { $seat } wordt { $place ->
    [2] tweede
    [3] derde
   *[other] nummer { $place }
 } met stapels van { $counts }: de eerste stapel die verschilt, nummer { $decider }, telt er { $count } tegen { $more } bij { $rival }.
nile-result-shared = { $seat } deelt plaats { $place } met { $rival }: alle stapels, { $counts }, zijn gelijk.

nile-simulate-counts = Stapels in de opslag aan het eind, de kleinste eerst: gemiddeld aantal kaarten
nile-score = Kleinste stapel

nile-option-monuments = Met Monumenten
nile-option-classic = Met het Klassieke deck
nile-option-out = Gewassen die niet meedoen
nile-option-first = Wie begint
