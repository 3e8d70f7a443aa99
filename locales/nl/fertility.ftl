# Fertility: its words, its refusals, what happened. Words as the Dutch rulebook has them.

fertility-good-alabaster = Albast
fertility-good-bovine = Rund
fertility-good-papyrus = Papyrus
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
fertility-step-first = de loting om de eerste beurt
fertility-step-deal = het uitdelen van de tegels
fertility-step-common = het vullen van de Gemeenschappelijke Voorraad
fertility-step-row = het openleggen van de Districten
fertility-step-refill = het aanvullen van de Gemeenschappelijke Voorraad
fertility-step-replace = het vervangen van een District
fertility-step-place = het leggen van een tegel
fertility-step-quarry = een Groeve: kies wat die oplevert
fertility-step-city = je Metropolis: bouw, bevoorraad of beëindig je beurt
fertility-step-pay = het betalen van een District
fertility-step-exchange = een ruil: kies een grondstof en waar die komt te liggen
fertility-step-take = het nemen van een tegel uit de Gemeenschappelijke Voorraad
fertility-step-remove = het verwijderen van een tegel uit de Gemeenschappelijke Voorraad


fertility-set-reconstruction = Borden, tegels, Districten en schalen zijn een reconstructie, niet de gedrukte set.

## Opening a table

fertility-open-players = Fertility is voor 2 tot { $most } spelers, niet voor { $players }.
fertility-open-variant = De variant voor twee is voor twee spelers, niet voor { $players }.
fertility-open-number = ‘{ $option }’ moet een geheel getal zijn van 0 tot en met { $last }.
fertility-open-boards = ‘boards’ moet een lijst zijn van { $count } van deze: { $known }.
fertility-open-boards-twice = Elk bord kan maar één keer worden gelegd.
fertility-open-symbol-without-boards = Een startsymbool kun je alleen kiezen als je ook de borden opgeeft.
fertility-open-symbol-not-nearest = Het symbool van bord { $symbol } van links ligt niet het dichtst bij het midden.

## Refusals

fertility-over = Het spel is afgelopen.
fertility-not-your-turn = Een andere speler is aan de beurt.
fertility-wrong-step = Dat kan nu niet. We zijn bij { $step }.
fertility-place-not-in-pool = Je hebt geen tegel { $tile } in je Persoonlijke Voorraad.
fertility-place-not-desert = Een tegel komt op twee lege woestijnvelden naast elkaar; { $first } en { $second } zijn dat niet.
fertility-place-no-match = Minstens één tafereel moet grenzen aan hetzelfde tafereel op een andere tegel. { $one } op { $first } en { $other } op { $second } doen dat niet.
fertility-discard-one-fits = Je mag een tegel alleen afleggen als geen enkele van je tegels ergens past.
fertility-discard-not-in-pool = Je hebt geen tegel { $tile } om af te leggen.
fertility-quarry-not-offered = Een Groeve geeft een van de vier grondstoffen, of je plaatst er een van je Monumenten.
fertility-quarry-cannot-give = Er is geen { $good } meer te krijgen.
fertility-build-after-supply = Bouwen kan deze beurt niet meer: je bent al aan het bevoorraden.
fertility-build-twice = Je kunt maar één District per beurt bouwen.
fertility-build-no-spot = Alle zeven plaatsen van je Metropolis zijn bezet.
fertility-build-not-shown = District { $district } ligt niet in de rij.
fertility-build-cannot-pay = District { $district } kost { $cost }, en zoveel heb je niet.
fertility-pay-not-there = Je hebt geen { $good } om mee te betalen.
fertility-supply-wheat = Met Tarwe kun je geen Winkel bevoorraden.
fertility-supply-not-there = Je hebt geen { $good } naast je bord liggen.
fertility-supply-no-icon = Winkel { $shop } heeft geen vrij icoon voor { $good }.
fertility-exchange-same-shop = Wat je ruilt, moet op een andere Winkel.
fertility-exchange-not-offered = Deze Winkel biedt geen { $good } aan, of de Voorraad heeft er geen meer.
fertility-exchange-no-icon = Winkel { $shop } heeft geen vrij icoon voor { $good }.
fertility-take-not-there = Er ligt geen tegel { $tile } in de Gemeenschappelijke Voorraad om te nemen.
fertility-remove-not-there = Er ligt geen tegel { $tile } in de Gemeenschappelijke Voorraad om te verwijderen.

## What one can do

fertility-action-done = Beëindig je beurt
fertility-action-place = { $one } op { $first }, { $other } op { $second }
fertility-action-discard = Leg { $tile } af
fertility-action-quarry = De Groeve levert 1 { $good } op
fertility-action-quarry-monument = Zet een Monument in de Groeve
fertility-action-build = Bouw { $district }, kost { $cost }
fertility-action-pay = Betaal met 1 { $good }
fertility-action-supply = Bevoorraad Winkel { $shop } met 1 { $good }
fertility-action-exchange = Leg 1 { $good } op Winkel { $shop }
fertility-action-take = Neem { $tile }
fertility-action-remove = Verwijder { $tile }

## What happened

fertility-event-board = Bord { $board } komt op plaats { $place }{ $turned ->
    [1] , ondersteboven
   *[0] {""}
 }.
fertility-event-start = De starttegel komt op { $square }.
fertility-event-begins = { $seat } begint.
fertility-event-dealt = { $seat } krijgt { $tile }.
fertility-event-tile = { $tile } komt in de Gemeenschappelijke Voorraad.
fertility-event-district = District { $district } komt in de rij.
fertility-event-turn = { $seat } is aan de beurt.
fertility-event-placed = { $seat } legt { $tile } op { $squares }.
fertility-event-discarded = Geen tegel van { $seat } past: { $tile } wordt afgelegd.
fertility-event-earned = { $seat } verdient { $count } { $count ->
    [one] { $good }
   *[other] { $good ->
        [Rund] Runderen
        [Druif] Druiven
       *[other] { $good }
    }
 }.
fertility-event-missed = { $seat } loopt { $count } { $count ->
    [one] { $good }
   *[other] { $good ->
        [Rund] Runderen
        [Druif] Druiven
       *[other] { $good }
    }
 } mis.
fertility-event-quarried = { $seat } maakt een Groeve op { $square }: { $good }.
fertility-event-empty_quarry = { $seat } maakt een Groeve op { $square }, maar er valt niets te halen.
fertility-event-built = { $seat } bouwt District { $district }.
fertility-event-paid = { $seat } betaalt met 1 { $good }.
fertility-event-supplied = { $seat } bevoorraadt een Winkel met 1 { $good }.
fertility-event-filled = Een Winkel van { $seat } is vol.
fertility-event-exchanged = { $seat } ruilt en krijgt 1 { $good }.
fertility-event-exchange_lost = { $seat } kan een geruilde grondstof nergens kwijt: die gaat verloren.
fertility-event-returned = { $seat } legt { $count } { $count ->
    [one] { $good }
   *[other] { $good ->
        [Rund] Runderen
        [Druif] Druiven
       *[other] { $good }
    }
 } terug in de Voorraad.
fertility-event-took = { $seat } neemt { $tile }.
fertility-event-removed = { $seat } haalt { $tile } uit het spel.
fertility-event-last_turns = De Gemeenschappelijke Voorraad raakt op: iedereen heeft nog één beurt, te beginnen met { $seat }.
fertility-event-ended = De laatste beurt is gespeeld.

fertility-result-first = { $seat } wordt eerste met { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }.
fertility-result-behind = { $seat } wordt { $place ->
    [2] tweede
    [3] derde
   *[other] nummer { $place }
 } met { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }{ $decider ->
    [1] {" "}tegen { $rival_debens } voor { $rival }
   *[other] , net als { $rival }, maar met { $resources } { $resources ->
        [one] grondstof
       *[other] grondstoffen
    } op de Metropolis tegen { $rival_resources }: minder wint
 }.
fertility-result-shared = { $seat } deelt plaats { $place } met { $rival }: allebei { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 } en { $resources } { $resources ->
    [one] grondstof
   *[other] grondstoffen
 }.

fertility-simulate-counts = Gemiddelde van de Debens, en van de grondstoffen op de Metropolis (als minpunten)
fertility-score = Debens

fertility-option-variant = De variant voor twee
fertility-option-boards = Borden van links naar rechts, bijvoorbeeld I,III turned,II
fertility-option-symbol = Bord van de starttegel, van links vanaf 0
fertility-option-start_turn = Kwartslagen van de starttegel, 0 tot en met 3
fertility-option-first = Wie begint
