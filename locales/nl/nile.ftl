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
nile-step-first = de loting om wie begint
nile-step-flood = de Overstroming
nile-step-draw = het trekken van kaarten
nile-step-choose = je keuze (ruilen, planten, speculeren of passen)
nile-step-trade = je ruil (twee kaarten geven)
nile-step-plant = het planten (kaarten bijleggen of stoppen)
nile-step-speculate = je speculatie (een tweede kaart spelen of stoppen)

## Opening a table

nile-open-players = NILE is voor 2 tot { $most } spelers, niet voor { $players }.
nile-open-first = De eerste speler moet een stoel van 0 tot en met { $last } zijn, niet { $first }.
nile-open-classic-monuments = Het Klassieke deck gaat niet samen met de Monumenten. Kies een van de twee.
nile-open-classic-players = Het Klassieke deck is voor 2 tot { $most } spelers, niet voor { $players }.
nile-open-classic-out = Met het Klassieke deck doen Druiven en Uien nooit mee.
nile-open-out-no-list = ‘out’ moet een lijst van gewassen zijn.
nile-open-out-unknown = ‘{ $crop }’ is geen gewas. De gewassen zijn: { $crops }.
nile-open-out-number = Met { $players } spelers { $count ->
    [0] doen alle gewassen mee: er valt er geen af
    [one] valt er precies één gewas af
   *[other] vallen er precies { $count } verschillende gewassen af
 }.

## Refusals

nile-over = De partij is afgelopen.
nile-not-your-turn = Je bent niet aan de beurt.
nile-wrong-step = Dat kan nu niet. Huidige stap: { $step }.
nile-market-not-two-cards = De Markt kost precies twee kaarten, elk van de plek die je noemt: uit je hand of uit je opslag.
nile-offering-not-two-cards = Een Offer kost precies twee kaarten, elk van de plek die je noemt: uit je hand of uit je opslag.
nile-plant-nothing = Noem bij het planten gewassen, of Stenen en een Monument, met van elk minstens één kaart.
nile-plant-two-numbers = Noem het getal maar één keer, vóór de Steen, zoals in ‘plant 2 stone on wall’.
nile-plant-no-monuments = Stenen doen alleen mee met de uitbreiding Monumenten.
nile-plant-flooded = { $card } { $card_id ->
    [grape] zijn
    [onion] zijn
   *[other] is
 } overstroomd en deze beurt niet te planten.
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
nile-plant-shape = Plant twee of meer kaarten van één gewas, of precies twee van verschillende gewassen, of zoveel je wilt op { $monuments ->
    [0] velden
   *[1] velden en Monumenten
 } die al van jou zijn.
nile-plant-one-alone = Eén kaart { $card } is te weinig. Plant er twee of meer, of een kaart van een ander gewas erbij.
nile-plant-one-against = Je hebt { $needed } × { $card } nodig: { $rival } heeft er daar { $size }.
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
nile-action-give-hand = Geef een kaart { $card } uit je hand
nile-action-give-storage = Geef een kaart { $card } uit je opslag
nile-action-put = Plant een kaart { $card }
nile-action-put-stone = Leg een Steen op { $plot }
nile-action-play = Speculeer op { $card }

## What happened

nile-event-dealt = { $you ->
    [seat] Je krijgt
   *[other] { $seat } krijgt
 } { $cards }.
nile-event-dealt-hidden = { $seat } krijgt { $count } { $count ->
    [one] kaart
   *[other] kaarten
 }.
nile-event-begins = { $you ->
    [seat] Je begint
   *[other] { $seat } begint
 }.
nile-event-turn = { $you ->
    [seat] Je bent aan de beurt
   *[other] { $seat } is aan de beurt
 }.
nile-event-flooded = De Nijl zet { $card } onder water.
nile-event-locusts = { $you ->
    [seat] Je trekt
   *[other] { $seat } trekt
 } de Sprinkhanenplaag!
nile-event-locusts-nobody = De Sprinkhanenplaag komt tevoorschijn!
nile-event-eaten = De sprinkhanen vreten { $plot } kaal: { $you ->
    [owner] je verliest
   *[other] { $owner } verliest
 } { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
 }.
nile-event-reshuffled = De stapel wordt opnieuw geschud: seizoen { $season } begint met { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
 }.
nile-event-succeeded = { $you ->
    [seat] Jouw speculatie
   *[other] De speculatie van { $seat }
 } op { $card } levert { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
 } op.
nile-event-spent = De speculatie op { $card } wordt afgelegd.
nile-event-harvested = { $you ->
    [seat] Je oogst
   *[other] { $seat } oogst
 } 1 kaart { $crop }{ $left ->
    [0] ; het veld is leeg
   *[other] ; nog { $left } op het veld
 }.
nile-event-washed = { $you ->
    [owner] Je verliest
   *[other] { $owner } verliest
 } een Steen van { $plot }{ $left ->
    [0] ; het Monument gaat terug naar het midden
   *[other] ; nog { $left } over
 }.
nile-event-gave = { $you ->
    [seat] Je geeft een kaart { $card } uit je { $from ->
        [storage] opslag
       *[hand] hand
     }
   *[other] { $seat } geeft een kaart { $card } uit de { $from ->
        [storage] opslag
       *[hand] hand
     }
 }.
nile-event-traded = { $you ->
    [seat] { $at ->
        [market] Je gaat naar de Markt
       *[offering] Je brengt Hapi een Offer
     }
   *[other] { $seat } { $at ->
        [market] gaat naar de Markt
       *[offering] brengt Hapi een Offer
     }
 }.
nile-event-planted = { $plot_id ->
    [sphinx] { $you ->
        [seat] Je legt
       *[other] { $seat } legt
     } { $cards } { $cards ->
        [one] Steen
       *[other] Stenen
     }
    [obelisk] { $you ->
        [seat] Je legt
       *[other] { $seat } legt
     } { $cards } { $cards ->
        [one] Steen
       *[other] Stenen
     }
    [wall] { $you ->
        [seat] Je legt
       *[other] { $seat } legt
     } { $cards } { $cards ->
        [one] Steen
       *[other] Stenen
     }
   *[other] { $you ->
        [seat] Je plant
       *[other] { $seat } plant
     } { $cards } { $cards ->
        [one] kaart
       *[other] kaarten
     }
 } op { $plot }.
nile-event-ousted = { $you ->
    [owner] Je raakt
   *[other] { $owner } raakt
 } { $plot } kwijt: { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
 } afgelegd.
nile-event-speculated = { $you ->
    [seat] Je speculeert
   *[other] { $seat } speculeert
 } op { $card }.
nile-event-passed = { $you ->
    [seat] Je plant niets
   *[other] { $seat } plant niets
 }.
nile-event-drew = { $you ->
    [seat] Je trekt
   *[other] { $seat } trekt
 } { $cards }.
nile-event-drew-hidden = { $seat } trekt { $count } { $count ->
    [one] kaart
   *[other] kaarten
 }.
nile-event-ended = De laatste kaart van het laatste seizoen is op: de partij is afgelopen.

nile-result-first = { $you ->
    [seat] Je wordt
   *[other] { $seat } wordt
 } eerste met stapels van { $counts }.
nile-result-behind = { $you ->
    [seat] Je wordt
   *[other] { $seat } wordt
 } { $place ->
    [2] tweede
    [3] derde
   *[other] nummer { $place }
 } met stapels van { $counts }: de eerste stapel die verschilt, nummer { $decider }, telt { $count } { $count ->
    [one] kaart
   *[other] kaarten
 } tegen { $more } bij { $you ->
    [rival] jou
   *[other] { $rival }
 }.
nile-result-shared = { $you ->
    [seat] Je deelt
   *[other] { $seat } deelt
 } plaats { $place } met { $you ->
    [rival] jou
   *[other] { $rival }
 }: alle stapels, { $counts }, zijn gelijk.

## Waarom een hint iets voorstelt

nile-hint-floods = { $crop } staat op { $shows } van de { $unseen } kaarten die nog niet gezien zijn.
nile-hint-harvest = { $cards ->
    [one] Een veld met { $cards } kaart { $crop } levert je opslag nog ongeveer { $harvest } op.
   *[other] Een veld met { $cards } kaarten { $crop } levert je opslag nog ongeveer { $harvest } op.
 }
nile-hint-smallest = { $crop } is je kleinste stapel, met { $count ->
    [0] nog geen kaart
    [one] { $count } kaart
   *[other] { $count } kaarten
 }: die wordt het eerst vergeleken.
nile-hint-ousts = { $owner } raakt { $plot } kwijt, met { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 }.
nile-hint-monument = Met { $cards } { $cards ->
    [one] Steen
   *[other] Stenen
 } blijft dit Monument ({ $plot }) ongeveer { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
 } staan. { $plot_id ->
    [sphinx] Daarmee verdring je al met evenveel kaarten.
    [obelisk] Daarmee trek je elke beurt een kaart meer.
   *[wall] Daarmee hebben anderen een kaart meer nodig om je te verdringen.
 }
nile-hint-speculation = { $card }: { $shows } van de { $unseen } nog niet geziene kaarten leveren je { $cards } kaarten op.
nile-hint-flooded = { $card } is overstroomd en helpt je nu niet.
nile-hint-well-stocked = Aan het eind kun je ongeveer { $pile } { $crop } verwachten, maar slechts { $least } { $card }.
nile-hint-long-shot = { $card } slaagt maar met { $shows } van de { $unseen } nog niet geziene kaarten.
nile-hint-offering = Van de { $unseen } nog niet geziene kaarten overstromen er { $shows } een veld van jou en { $rivals } een veld van een tegenstander.
nile-hint-market = Een nieuwe kaart helpt je waarschijnlijk meer dan de twee die je geeft.
nile-hint-flooded-hand = { $count ->
    [one] Eén kaart in je hand toont een overstroomd gewas en moet wachten.
   *[other] { $count } kaarten in je hand tonen een overstroomd gewas en moeten wachten.
 }
nile-hint-ends = { $crop }: aan het eind heb je er gemiddeld { $better } in plaats van { $played }, ongeveer { $points } punten waard.
nile-hint-rival-ends = De kleinste stapel van { $owner } telt aan het eind gemiddeld { $better } in plaats van { $played } kaarten: ongeveer { $points } punten voor jou.
nile-hint-keep = Je kaarten zijn in je hand, voor een betere beplanting, meer waard dan nu geplant.

nile-simulate-counts = Stapels in de opslag aan het eind, de kleinste eerst: gemiddeld aantal kaarten
nile-score = Kleinste stapel

nile-option-monuments = Met de Monumenten
nile-option-classic = Met het Klassieke deck
nile-option-out = Gewassen die niet meedoen
nile-option-first = Wie begint

# Beside the strongest level, search@1.5s. docs/strength.md: greedy won 22.5 % against search@1s, 19.8 % against
# search@3s, with two players.
level-note-nile = Bij NILE telt ook geluk: wie degelijk speelt zonder vooruit te denken, wint nog één op de vijf potjes.
