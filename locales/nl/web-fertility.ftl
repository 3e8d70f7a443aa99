# The browser app: Fertility's table.

web-fertility-valley = De Vallei
web-fertility-valley-help = Met de pijltoetsen ga je van veld naar veld, met 1 tot 3 of T kies je een tegel, met R draai je die, met Enter leg je die, met Control en Z neem je een stap terug.
web-fertility-square = rij { $row }, kolom { $column }
web-fertility-at = Rij { $row }, kolom { $column }: { $what }.
web-fertility-desert = woestijn
web-fertility-printed = woestijn met opdruk { $good }
web-fertility-water = water
web-fertility-wheat = tarwe
web-fertility-scene = tafereel { $good }
web-fertility-monument-of = een Monument van { $name }
web-fertility-quarry-here = een open Groeve
web-fertility-water-tip = Water: hier kan geen tegel liggen, maar het helpt om een Groeve in te sluiten.
web-fertility-print-tip = Een opdruk: wie die bedekt, krijgt 1 { $good }, met welk tafereel dan ook.
web-fertility-monument-tip = Een Monument van { $name }. De meeste in de Vallei zijn 15 Debens waard, de op een na meeste 7.
web-fertility-preview = { $one } op { $first }, { $other } op { $second }.
web-fertility-no-fit = Je tegel past hier niet.
web-fertility-earns = Dit levert { $goods } op.
web-fertility-earns-nothing = Dit levert niets op.
web-fertility-earns-quarries = Dit maakt { $count ->
    [one] een Groeve
   *[other] { $count } Groeven
 }.
web-fertility-count = { $count } { $count ->
    [one] { $good }
   *[other] { $good ->
        [Rund] Runderen
        [Druif] Druiven
       *[other] { $good }
    }
 }
web-fertility-last-placed = Deze tegel is het laatst gelegd.

## What can be done now

web-fertility-now = Nu
web-fertility-now-place = Leg een tegel
web-fertility-now-place-more = Kies een van je tegels en een veld dat oplicht.
web-fertility-now-touch = Tik op een veld, draai de tegel als je wilt, en leg die dan.
web-fertility-now-discard = Leg een tegel af
web-fertility-now-discard-more = Geen van je tegels past ergens. Kies welke uit het spel gaat.
web-fertility-now-quarry = Een Groeve: kies wat die oplevert
web-fertility-now-quarry-more = Je hebt het veld op { $square } ingesloten.
web-fertility-now-city = Bouw en bevoorraad
web-fertility-now-city-both = Je mag één District bouwen, en daarna je Winkels bevoorraden.
web-fertility-now-city-supply = Je mag je Winkels bevoorraden: kies een grondstof, dan een Winkel die oplicht.
web-fertility-now-city-build = Je mag één District bouwen.
web-fertility-now-city-nothing = Hier valt niets meer te doen.
web-fertility-now-city-left = Grondstoffen die je niet gebruikt, gaan terug naar de Voorraad.
web-fertility-now-pay = { $count ->
    [one] Betaal nog één goed voor { $district }
   *[other] Betaal nog { $count } goederen voor { $district }
 }
web-fertility-now-pay-more = Alle grondstoffen naast je bord zijn goed, en Tarwe ook.
web-fertility-now-exchange = Een ruil: kies wat je krijgt
web-fertility-now-exchange-more = Kies een grondstof, dan een andere Winkel die oplicht.
web-fertility-now-take = Neem een tegel uit de Gemeenschappelijke Voorraad
web-fertility-now-take-more = Die is van jou, voor een latere beurt.
web-fertility-now-remove = Verwijder een tegel uit de Gemeenschappelijke Voorraad
web-fertility-now-remove-more = Die gaat uit het spel.
web-fertility-now-wait = { $name } is aan de beurt
web-fertility-now-over = Het spel is afgelopen
web-fertility-which-good = Welke grondstof komt op { $shop }?
web-fertility-turn = Tegel draaien
web-fertility-turn-key = Tegel draaien (R, of het muiswiel)
web-fertility-place = Hier leggen
web-fertility-done = Beurt beëindigen
web-fertility-undo = Terugnemen
web-fertility-undo-key = Terugnemen (Control en Z)
web-fertility-last-turn = Dit is voor iedereen de laatste beurt.
web-fertility-choices = { $count ->
    [one] De enige keuze in woorden
   *[other] Alle { $count } keuzes in woorden
 }

## Tiles and goods

web-fertility-your-tiles = Jouw tegels
web-fertility-tiles-of = Tegels van { $name }
web-fertility-tile-choose = { $tile }, tegel { $number }: kies hem, of draai hem als hij al gekozen is.
web-fertility-tile-fits-nowhere = { $tile } past nu nergens.
web-fertility-tile-tip = Een tegel met twee taferelen. Hij ligt op twee lege woestijnvelden naast een gelijk tafereel, en elke rand tussen twee gelijke taferelen levert een grondstof op.
web-fertility-common = Gemeenschappelijke Voorraad
web-fertility-common-tip = Aan het eind van een beurt neemt een speler een van deze tegels; daarna wordt aangevuld van de stapel.
web-fertility-pile = { $count ->
    [one] { $count } tegel in de stapel
   *[other] { $count } tegels in de stapel
 }
web-fertility-pile-tip = Als de stapel de Gemeenschappelijke Voorraad niet meer kan aanvullen, heeft iedereen nog één laatste beurt.
web-fertility-stock = Voorraad
web-fertility-stock-tip = De grondstoffen die nog te krijgen zijn. Wat je betaalt, komt hier terug.
web-fertility-goods = Naast je bord
web-fertility-goods-of = Naast het bord van { $name }
web-fertility-goods-none = Niets
web-fertility-good-pick = { $count } { $count ->
    [one] { $good }
   *[other] { $good ->
        [Rund] Runderen
        [Druif] Druiven
       *[other] { $good }
    }
 }: pak er een
web-fertility-good-alabaster-tip = Albast: te verdienen met taferelen Albast naast elkaar.
web-fertility-good-bovine-tip = Rund: te verdienen met taferelen Rund naast elkaar.
web-fertility-good-papyrus-tip = Papyrus: te verdienen met taferelen Papyrus naast elkaar.
web-fertility-good-grape-tip = Druif: te verdienen met taferelen Druif naast elkaar.
web-fertility-good-wheat-tip = Tarwe: te verdienen naast tarwevelden. Je betaalt er Districten mee, en aan het eind is Tarwe Debens waard.
web-fertility-quarry-tip = Een Groeve: een leeg veld dat je aan alle vier de zijden hebt ingesloten. Levert een grondstof op, of plaats voor een Monument.
web-fertility-quarry-monument = Monument neerzetten

## Districts, Shops, the city

web-fertility-districts = Districten om te bouwen
web-fertility-districts-tip = Er liggen vier Districten open. Je mag er per beurt één bouwen.
web-fertility-district = District { $district }
web-fertility-cost = { $cost ->
    [0] Kost niets.
    [one] Kost { $cost } goed, van welke soort dan ook.
   *[other] Kost { $cost } goederen, van welke soort dan ook.
 }
web-fertility-price = { $cost ->
    [0] Gratis
   *[other] Kosten: { $cost }
 }
web-fertility-build = { $district } bouwen
web-fertility-build-free = Gratis
web-fertility-city = Jouw Metropolis
web-fertility-city-of = Metropolis van { $name }
web-fertility-cities = De andere steden
web-fertility-spots-left = { $count ->
    [0] Alle zeven plaatsen zijn bezet.
    [one] { $count } plaats is vrij.
   *[other] { $count } plaatsen zijn vrij.
 }
web-fertility-spot-tip = Elk District dat je bouwt, neemt een van deze plaatsen in.
web-fertility-shop-start = startwinkel { $number }
web-fertility-shop-district = Winkel { $number } van District { $district }
web-fertility-shop-wants = Deze Winkel wil { $goods }.
web-fertility-any = een grondstof naar keuze
web-fertility-pays-debens = Vol is deze Winkel { $value } { $value ->
    [one] Deben
   *[other] Debens
 } waard.
web-fertility-pays-wheat = Vol levert deze Winkel meteen 1 Tarwe op.
web-fertility-pays-god = Vol levert deze Winkel het standbeeld van { $god } op.
web-fertility-pays-gods = Vol levert deze Winkel de standbeelden van { $one } en { $other } op.
web-fertility-pays-any-god = Vol levert deze Winkel het standbeeld van een god naar keuze op.
web-fertility-pays-each = Vol is deze Winkel { $value } { $value ->
    [one] Deben
   *[other] Debens
 } waard per { $good } in de Metropolis.
web-fertility-pays-exchange = Vol levert deze Winkel meteen { $goods } op, voor een andere Winkel.
web-fertility-shop-filled = { $filled } van { $icons } gevuld.
web-fertility-shop-full = De Winkel is vol.
web-fertility-shop-takes = Hier kan nu { $goods } op.
web-fertility-supply = { $good } op { $shop }
web-fertility-storehouse = Tarweschuur
web-fertility-storehouse-holds = { $wheat } Tarwe in de Tarweschuur, aan het eind { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 } waard.
web-fertility-statues = Standbeelden
web-fertility-statues-hold = { $gods ->
    [0] Nog geen god, niets waard.
    [one] { $gods } god, { $debens } Debens waard.
   *[other] { $gods } verschillende goden, { $debens } Debens waard.
 }
web-fertility-scale-tip = Op het spoor staat boven hoeveel je er hebt, en daaronder wat ze waard zijn.
web-fertility-monuments-left = { $raised } van de 4 Monumenten { $raised ->
    [one] staat
   *[other] staan
 } in de Vallei. De meeste zijn 15 Debens waard, de op een na meeste 7.
web-fertility-shops-full = { $full } van de { $all } Winkels { $full ->
    [one] is
   *[other] zijn
 } vol.
web-fertility-tally = { $what }: { $count }

## The score

web-fertility-score = De stand nu
web-fertility-score-final = De eindstand
web-fertility-score-heading = Onderdeel
web-fertility-score-again = Opnieuw tellen
web-fertility-heading-generic = Winkels
web-fertility-heading-generic-tip = Volle Winkels die een vast aantal Debens opleveren.
web-fertility-heading-specialised = Gespecialiseerd
web-fertility-heading-specialised-tip = Volle Winkels die iets opleveren voor elk fiche van één grondstof in de Metropolis.
web-fertility-heading-statues = Standbeelden
web-fertility-heading-statues-tip = Verschillende goden van volle Winkels, opgezocht op de schaal.
web-fertility-heading-monuments = Monumenten
web-fertility-heading-monuments-tip = 15 Debens voor de meeste Monumenten in de Vallei, 7 voor de op een na meeste.
web-fertility-heading-wheat = Tarwe
web-fertility-heading-wheat-tip = Wat er in de Tarweschuur zit, opgezocht op het spoor.
web-fertility-heading-debens = Debens
web-fertility-heading-debens-tip = Alle onderdelen samen.
web-fertility-final-of = { $name } heeft { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }.
