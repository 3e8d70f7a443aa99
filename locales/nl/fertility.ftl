# Fertility: its words, its refusals, what happened. Words as the Dutch rulebook has them.

fertility-good-alabaster = Albast
fertility-good-bovine = Rund
fertility-good-papyrus = Papyrusbloem
fertility-good-grape = Druif
fertility-good-wheat = Tarwe
fertility-good-monument = Monument
fertility-tile-alabaster-alabaster = Albast/Albast
fertility-tile-alabaster-bovine = Albast/Rund
fertility-tile-alabaster-papyrus = Albast/Papyrus
fertility-tile-alabaster-grape = Albast/Druif
fertility-tile-bovine-bovine = Rund/Rund
fertility-tile-bovine-papyrus = Rund/Papyrus
fertility-tile-bovine-grape = Rund/Druif
fertility-tile-papyrus-papyrus = Papyrus/Papyrus
fertility-tile-papyrus-grape = Papyrus/Druif
fertility-tile-grape-grape = Druif/Druif

fertility-step-board = het leggen van de borden
fertility-step-symbol = de keuze van het startsymbool
fertility-step-start_turn = het draaien van de starttegel
fertility-step-first = de loting om wie begint
fertility-step-deal = het uitdelen van de tegels
fertility-step-common = het vullen van de Gemeenschappelijke Voorraad
fertility-step-row = het openleggen van de Districten
fertility-step-refill = het aanvullen van de Gemeenschappelijke Voorraad
fertility-step-replace = het vervangen van een District
fertility-step-place = het leggen van een tegel
fertility-step-quarry = een Groeve (kiezen wat die oplevert)
fertility-step-city = je Metropolis (bouwen, bevoorraden of je beurt beëindigen)
fertility-step-pay = het betalen van een District
fertility-step-exchange = een ruil (een grondstof kiezen en waar die komt te liggen)
fertility-step-take = het nemen van een tegel uit de Gemeenschappelijke Voorraad
fertility-step-remove = het verwijderen van een tegel uit de Gemeenschappelijke Voorraad

fertility-set-reconstruction = Borden, tegels, Districten en puntenoverzichten zijn een reconstructie, niet de gedrukte set.

## Opening a table

fertility-open-players = Fertility is voor 2 tot { $most } spelers, niet voor { $players }.
fertility-open-variant = De variant voor 2 spelers is voor twee spelers, niet voor { $players }.
fertility-open-number = ‘{ $option }’ moet een geheel getal zijn van 0 tot en met { $last }.
fertility-open-boards = ‘boards’ moet een lijst zijn van { $count } van deze: { $known }.
fertility-open-boards-twice = Elk bord kan maar één keer worden gelegd.
fertility-open-symbol-without-boards = Een startsymbool kun je alleen kiezen als je ook de borden opgeeft.
fertility-open-symbol-not-nearest = Het symbool van bord { $symbol } van links ligt niet het dichtst bij het midden.
fertility-open-pieces = ‘pieces’ moet een lijst zijn van { $players } verschillende van deze: { $known }.

## Refusals

fertility-over = De partij is afgelopen.
fertility-not-your-turn = Je bent niet aan de beurt.
fertility-wrong-step = Dat kan nu niet. Huidige stap: { $step }.
fertility-place-not-in-pool = Je hebt geen tegel { $tile } in je Persoonlijke Voorraad.
fertility-place-not-desert = Een tegel komt op twee lege woestijnvelden naast elkaar; { $first } en { $second } zijn dat niet.
fertility-place-taken = Een tegel komt op twee lege woestijnvelden, maar op { $square } ligt { $taken }.
fertility-taken-water = Water
fertility-taken-wheat = Tarwe
fertility-taken-tile = al een tegel
fertility-taken-monument = een Monument
fertility-place-no-match = Minstens één tafereel moet met hetzelfde tafereel op een andere tegel verbonden zijn. { $one } op { $first } en { $other } op { $second } zijn dat niet.
fertility-discard-one-fits = Je mag een tegel alleen afleggen als je geen van je tegels kunt leggen.
fertility-discard-not-in-pool = Je hebt geen tegel { $tile } om af te leggen.
fertility-quarry-not-offered = Een Groeve geeft een van de vier grondstoffen, of je plaatst er een van je Monumenten.
fertility-quarry-cannot-give = { $good_id ->
    [monument] Je hebt geen Monumenten meer.
    [bovine] Er zijn geen Runderen meer in de Voorraad.
    [papyrus] Er zijn geen Papyrusbloemen meer in de Voorraad.
    [grape] Er zijn geen Druiven meer in de Voorraad.
   *[other] Er is geen { $good } meer in de Voorraad.
 }
fertility-build-after-supply = Bouwen kan deze beurt niet meer: je hebt al een Winkel bevoorraad.
fertility-build-twice = Je mag maar één District per beurt bouwen.
fertility-build-no-spot = Alle zeven plaatsen van je Metropolis zijn bezet.
fertility-build-not-shown = District { $district } ligt niet in de rij.
fertility-build-cannot-pay = District { $district } kost { $cost } { $cost ->
    [one] grondstof
   *[other] grondstoffen
 }, en je hebt er { $held }.
fertility-pay-not-there = Je hebt geen { $good } om mee te betalen.
fertility-supply-wheat = Met Tarwe kun je geen Winkel bevoorraden.
fertility-supply-not-there = Je hebt geen { $good } naast je bord liggen.
fertility-supply-no-icon = Winkel { $shop } heeft geen vrij icoon voor { $good_id ->
    [bovine] een Rund
    [papyrus] een Papyrusbloem
    [grape] een Druif
   *[other] { $good }
 }.
fertility-exchange-same-shop = Wat je door een ruil krijgt, moet op een andere Winkel.
fertility-exchange-not-offered = Deze Winkel biedt geen { $good } aan, of er is geen meer in de Voorraad.
fertility-exchange-no-icon = Winkel { $shop } heeft geen vrij icoon voor { $good_id ->
    [bovine] een Rund
    [papyrus] een Papyrusbloem
    [grape] een Druif
   *[other] { $good }
 }.
fertility-take-not-there = Er ligt geen tegel { $tile } in de Gemeenschappelijke Voorraad om te nemen.
fertility-remove-not-there = Er ligt geen tegel { $tile } in de Gemeenschappelijke Voorraad om te verwijderen.

## What one can do

fertility-action-done = Beëindig je beurt
fertility-action-place = { $one } op { $first }, { $other } op { $second }
fertility-action-discard = Leg { $tile } af
fertility-action-quarry = Groeve: neem 1 { $good }
fertility-action-quarry-monument = Groeve: plaats een Monument
fertility-action-build = Bouw { $district } (kost { $cost })
fertility-action-pay = Betaal met 1 { $good }
fertility-action-supply = Bevoorraad Winkel { $shop } met 1 { $good }
fertility-action-exchange = Ruil: leg 1 { $good } op Winkel { $shop }
fertility-action-take = Neem { $tile }
fertility-action-remove = Verwijder { $tile }

## What happened

fertility-event-board = Bord { $board } komt op plaats { $place }{ $turned ->
    [1] , ondersteboven
   *[0] {""}
 }.
fertility-event-start = De starttegel komt op { $square }.
fertility-event-begins = { $you ->
    [seat] Je begint
   *[other] { $seat } begint
 }.
fertility-event-dealt = { $you ->
    [seat] Je krijgt
   *[other] { $seat } krijgt
 } { $tile }.
fertility-event-tile = { $tile } komt in de Gemeenschappelijke Voorraad.
fertility-event-district = District { $district } komt in de rij.
fertility-event-turn = { $you ->
    [seat] Je bent aan de beurt
   *[other] { $seat } is aan de beurt
 }.
fertility-event-placed = { $you ->
    [seat] Je legt
   *[other] { $seat } legt
 } { $tile } op { $squares }.
fertility-event-discarded = { $you ->
    [seat] Je kunt geen tegel leggen en legt
   *[other] { $seat } kan geen tegel leggen en legt
 } { $tile } af.
fertility-event-earned = { $you ->
    [seat] Je verdient
   *[other] { $seat } verdient
 } { $count } { $count ->
    [one] { $good }
   *[other] { $good_id ->
        [bovine] Runderen
        [papyrus] Papyrusbloemen
        [grape] Druiven
       *[other] { $good }
     }
 }.
fertility-event-missed = { $you ->
    [seat] Je loopt
   *[other] { $seat } loopt
 } { $count } { $count ->
    [one] { $good }
   *[other] { $good_id ->
        [bovine] Runderen
        [papyrus] Papyrusbloemen
        [grape] Druiven
       *[other] { $good }
     }
 } mis.
fertility-event-quarried = { $you ->
    [seat] Je maakt
   *[other] { $seat } maakt
 } een Groeve op { $square }: 1 { $good }.
fertility-event-empty_quarry = { $you ->
    [seat] Je maakt
   *[other] { $seat } maakt
 } een Groeve op { $square }, maar er valt niets te halen.
fertility-event-built = { $you ->
    [seat] Je bouwt
   *[other] { $seat } bouwt
 } District { $district }.
fertility-event-paid = { $you ->
    [seat] Je betaalt
   *[other] { $seat } betaalt
 } met 1 { $good }.
fertility-event-supplied = { $you ->
    [seat] Je bevoorraadt
   *[other] { $seat } bevoorraadt
 } een Winkel met 1 { $good }.
fertility-event-filled = { $you ->
    [seat] Een Winkel van jou
   *[other] Een Winkel van { $seat }
 } is volledig bevoorraad.
fertility-event-exchanged = { $you ->
    [seat] Je krijgt
   *[other] { $seat } krijgt
 } door een ruil 1 { $good }.
fertility-event-exchange_lost = { $you ->
    [seat] Je kunt
   *[other] { $seat } kan
 } een geruilde grondstof nergens kwijt: die gaat verloren.
fertility-event-returned = { $you ->
    [seat] Je legt
   *[other] { $seat } legt
 } { $count } { $count ->
    [one] { $good }
   *[other] { $good_id ->
        [bovine] Runderen
        [papyrus] Papyrusbloemen
        [grape] Druiven
       *[other] { $good }
     }
 } terug in de Voorraad.
fertility-event-took = { $you ->
    [seat] Je neemt
   *[other] { $seat } neemt
 } { $tile }.
fertility-event-removed = { $you ->
    [seat] Je haalt
   *[other] { $seat } haalt
 } { $tile } uit het spel.
fertility-event-last_turns = De Gemeenschappelijke Voorraad kan niet meer worden aangevuld: iedereen heeft nog één beurt, te beginnen met { $you ->
    [seat] jou
   *[other] { $seat }
 }.
fertility-event-ended = De laatste beurt is gespeeld.

fertility-result-first = { $you ->
    [seat] Je wordt
   *[other] { $seat } wordt
 } eerste met { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }.
fertility-result-behind = { $you ->
    [seat] Je wordt
   *[other] { $seat } wordt
 } { $place ->
    [2] tweede
    [3] derde
   *[other] nummer { $place }
 } met { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }{ $decider ->
    [1] {" "}tegen { $rival_debens } voor { $you ->
        [rival] jou
       *[other] { $rival }
     }
   *[other] , net als { $you ->
        [rival] jij
       *[other] { $rival }
     }, maar met { $resources } { $resources ->
        [one] grondstof
       *[other] grondstoffen
     } in de Metropolis tegen { $rival_resources }: bij een gelijke stand gaat het laagste aantal voor
 }.
fertility-result-shared = { $you ->
    [seat] Je deelt
   *[other] { $seat } deelt
 } plaats { $place } met { $you ->
    [rival] jou
   *[other] { $rival }
 }: allebei { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 } en { $resources } { $resources ->
    [one] grondstof
   *[other] grondstoffen
 }.

## Waarom een hint iets voorstelt

fertility-hint-earns = Dit levert { $count } { $count ->
    [one] { $good }
   *[other] { $good_id ->
        [bovine] Runderen
        [papyrus] Papyrusbloemen
        [grape] Druiven
       *[other] { $good }
     }
 } op{ $needed ->
    [0] .
   *[other] ; je Winkels hebben er nog { $needed } nodig.
 }
fertility-hint-quarry = Dit sluit een Groeve in, en die geeft 1 { $good }.
fertility-hint-monument = Je hebt dan { $count ->
    [one] één Monument
   *[other] { $count } Monumenten
 } in de Vallei; de anderen hebben er { $rivals ->
    [0] geen
   *[other] hoogstens { $rivals }
 }.
fertility-hint-fills = { $district ->
    [none] Een startwinkel
   *[other] Een Winkel van District { $district }
 } is volledig bevoorraad{ $debens ->
    [0] {""}
    [one] : { $debens } Deben
   *[other] : { $debens } Debens
 }.
fertility-hint-wheat = { $count } Tarwe in de Tarweschuur: { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 } meer dan nu.
fertility-hint-district = De Winkels van District { $district } kunnen ongeveer { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 } opleveren.
fertility-hint-take = { $tile } kan in de Vallei zoals die nu is { $count ->
    [one] { $count } grondstof
   *[other] { $count } grondstoffen
 } opleveren.
fertility-hint-remove = Met { $tile } kan { $owner } { $count ->
    [one] { $count } grondstof
   *[other] { $count } grondstoffen
 } verdienen.
fertility-hint-wasted = { $count ->
    [0] Alles wat je verdient, wordt gebruikt
    [one] Eén grondstof gaat terug naar de Voorraad
   *[other] { $count } grondstoffen gaan terug naar de Voorraad
 }; bij het op een na beste plan { $others ->
    [one] zou er één teruggaan.
   *[other] zouden er { $others } teruggaan.
 }
fertility-hint-ends = { $heading ->
    [generic] Je Algemene Winkels
    [specialised] Je Gespecialiseerde Winkels
    [statues] Je Standbeelden
    [monuments] Je Monumenten
   *[wheat] Je voorraden Tarwe
 } leveren aan het eind gemiddeld { $better } Debens op in plaats van { $played }: ongeveer { $points } punten.
fertility-hint-rival-ends = { $owner } eindigt gemiddeld met { $better } Debens in plaats van { $played }: ongeveer { $points } punten voor jou.
fertility-hint-heading = { $heading ->
    [generic] Je Algemene Winkels
    [specialised] Je Gespecialiseerde Winkels
   *[statues] Je Standbeelden
 } kunnen ongeveer { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 } meer opleveren dan bij het op een na beste plan.

fertility-simulate-counts = Gemiddelde van de Debens, en van de grondstoffen in de Metropolis (negatief geteld)
fertility-score = Debens

fertility-option-variant = Variant voor 2 spelers
fertility-option-boards = Borden van links naar rechts
fertility-option-boards-written = bijvoorbeeld I,III turned,II
fertility-option-symbol = Bord van de starttegel
fertility-option-symbol-written = van links vanaf 0 geteld, alleen met --boards
fertility-option-start_turn = Stand van de starttegel
fertility-option-start_turn-written = in kwartslagen, 0 tot en met 3
fertility-option-first = Wie begint
fertility-option-first-hint = Volgens de gedrukte regels begint de jongste speler.
fertility-option-board = Bord { $board }
fertility-option-place = Bord { $board }, plaats { $place } van links
fertility-option-turn = { $turn ->
    [0] Niet gedraaid
    [1] Een kwartslag met de klok mee
    [2] Een halve slag
   *[other] Een kwartslag tegen de klok in
 }
fertility-option-pieces = Soort Monumenten
fertility-option-pieces-written = één per stoel, de eerste is van jou; wie er geen heeft, krijgt een van de andere
fertility-piece-obelisk = Obelisk
fertility-piece-pyramid = Piramide
fertility-piece-sphinx = Sfinx
fertility-piece-temple = Tempel
