# The browser app: Fertility's table.

web-fertility-valley = De Vallei
web-fertility-valley-help = De pijltjestoetsen gaan van vak naar vak, 1 tot 3 of T kiezen een tegel, R draait die, Enter legt die, D sluit het bouwen af, U neemt een stap terug, V wisselt op een klein scherm tussen de Vallei en de stad.
web-fertility-square = rij { $row }, kolom { $column }
web-fertility-at = Rij { $row }, kolom { $column }: { $what }.
web-fertility-desert = woestijn
web-fertility-printed = woestijn met het grondstoficoon { $good }
web-fertility-water = water
web-fertility-wheat = Tarwe
web-fertility-scene = { $good_id ->
    [bovine] een Rundertafereel
    [papyrus] een Papyrustafereel
    [grape] een Druiventafereel
   *[other] een { $good }tafereel
 }
web-fertility-monument-of = { $you ->
    [name] je Monument
   *[other] een Monument van { $name }
 } ({ $piece })
web-fertility-quarry-here = een nieuwe Groeve
web-fertility-water-tip = Water: hier kun je geen tegel leggen, maar het helpt om een Groeve te maken.
web-fertility-print-tip = Een grondstoficoon: wie het bedekt, krijgt 1 { $good }, met welk tafereel dan ook.
web-fertility-monument-tip = { $you ->
    [name] Je Monument
   *[other] Een Monument van { $name }
 } ({ $piece }). Wie er aan het eind de meeste in de Vallei heeft, krijgt 15 Debens, de tweede 7.
web-fertility-preview = { $one } op { $first }, { $other } op { $second }.
web-fertility-no-fit = Je tegel kan hier niet liggen.
web-fertility-earns = Dit levert { $goods } op.
web-fertility-earns-nothing = Dit levert niets op.
web-fertility-earns-quarries = Hiermee maak je { $count ->
    [one] een Groeve
   *[other] { $count } Groeven
 }.
web-fertility-count = { $count } { $count ->
    [one] { $good_id ->
        [any] grondstof naar keuze
       *[other] { $good }
     }
   *[other] { $good_id ->
        [bovine] Runderen
        [papyrus] Papyrusbloemen
        [grape] Druiven
        [any] grondstoffen naar keuze
       *[other] { $good }
     }
 }
web-fertility-last-placed = Deze tegel is als laatste gelegd.

## What can be done now

web-fertility-now = Nu
web-fertility-now-place = Leg een tegel
web-fertility-now-place-more = Kies een van je tegels en een veld dat oplicht.
web-fertility-now-touch = Tik op een veld, draai de tegel als je wilt, en leg hem dan neer.
web-fertility-now-discard = Leg een tegel af
web-fertility-now-discard-more = Je kunt geen van je tegels leggen. Kies welke uit het spel gaat.
web-fertility-now-quarry = Groeve: kies wat die oplevert
web-fertility-now-quarry-more = Je hebt een leeg veld omsloten ({ $square }).
web-fertility-now-city = Bouw en bevoorraad
web-fertility-now-city-both = Je mag één District bouwen en daarna je Winkels bevoorraden.
web-fertility-now-city-supply = Je mag je Winkels bevoorraden: kies een grondstof en dan een Winkel die oplicht.
web-fertility-now-city-build = Je mag één District bouwen.
web-fertility-now-city-nothing = Hier valt niets meer te doen.
web-fertility-now-city-left = Grondstoffen die je niet gebruikt, gaan terug naar de Voorraad.
web-fertility-now-pay = { $count ->
    [one] Betaal nog 1 grondstof voor { $district }
   *[other] Betaal nog { $count } grondstoffen voor { $district }
 }
web-fertility-now-pay-more = Je mag met elke grondstof naast je bord betalen, en ook met Tarwe.
web-fertility-now-exchange = Ruil: kies wat je krijgt
web-fertility-now-exchange-more = Kies een grondstof en dan een andere Winkel die oplicht.
web-fertility-now-take = Neem een tegel uit de Gemeenschappelijke Voorraad
web-fertility-now-take-more = Die kun je in een latere beurt leggen. Daarmee eindigt je beurt.
web-fertility-now-remove = Verwijder een tegel uit de Gemeenschappelijke Voorraad
web-fertility-now-remove-more = Die gaat uit het spel. Daarmee eindigt je beurt.
web-fertility-now-wait = { $name } is aan de beurt
web-fertility-now-over = De partij is afgelopen
web-fertility-which-good = Welke grondstof komt op { $shop }?
web-fertility-turn = Tegel draaien
web-fertility-turn-key = Tegel draaien (R, of het muiswiel)
web-fertility-place = Hier leggen
web-fertility-done = { $ends ->
    [yes] Beurt beëindigen
   *[no] Klaar: neem een tegel
 }
web-fertility-done-lost = { $ends ->
    [yes] Beurt beëindigen
   *[no] Klaar
 }: { $goods } { $count ->
    [one] gaat verloren
   *[other] gaan verloren
 }
web-fertility-done-lost-many = { $ends ->
    [yes] Beurt beëindigen
   *[no] Klaar
 }: { $count } grondstoffen gaan verloren
web-fertility-done-anyway = Laat ze vervallen en ga door
web-fertility-lost = Je verliest { $goods }: wat je niet gebruikt, gaat terug naar de Voorraad.
web-fertility-wasted-shop = Een Winkel kan nog { $goods } krijgen.
web-fertility-wasted-build = Je kunt er nog een District mee bouwen.
web-fertility-wasted-sure = Druk nog een keer om ze toch te laten vervallen.
web-fertility-now-held = { $good }: druk op een Winkel die oplicht, of sleep de grondstof erheen.
web-fertility-side = Wat je ziet
web-fertility-side-valley = Vallei
web-fertility-side-city = Stad
web-fertility-side-tip = Wissel tussen de Vallei en de stad (V, of veeg).
web-fertility-city-show = Druk om deze Metropolis te zien.
web-fertility-undo = Terugnemen
web-fertility-undo-key = Terugnemen (U, of Ctrl+Z)
web-fertility-last-turn = Dit is voor iedereen de laatste beurt.
web-fertility-choices = { $count ->
    [one] De enige mogelijke zet
   *[other] Lijst van { $count } mogelijke zetten
 }

## Tiles and goods

web-fertility-your-tiles = Jouw tegels
web-fertility-tiles-of = Tegels van { $name }
web-fertility-tile-choose = { $tile }, tegel { $number }: kies hem, of draai hem als hij al gekozen is.
web-fertility-tile-fits-nowhere = { $tile } kun je nu nergens leggen.
web-fertility-tile-tip = Een tegel met twee taferelen. Je legt hem op twee lege woestijnvelden, verbonden met een gelijk tafereel; elke verbinding tussen twee gelijke taferelen levert een grondstof op.
web-fertility-common = Gemeenschappelijke Voorraad
web-fertility-common-tip = Aan het eind van je beurt neem je een van deze tegels; daarna wordt er van de stapel aangevuld.
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
    [one] { $good }: pakken
   *[other] { $good_id ->
        [bovine] Runderen
        [papyrus] Papyrusbloemen
        [grape] Druiven
       *[other] { $good }
     }: pak er een
 }
web-fertility-good-alabaster-tip = Albast: elke verbinding tussen twee Albasttaferelen levert er een op.
web-fertility-good-bovine-tip = Rund: elke verbinding tussen twee Rundertaferelen levert er een op.
web-fertility-good-papyrus-tip = Papyrusbloem: elke verbinding tussen twee Papyrustaferelen levert er een op.
web-fertility-good-grape-tip = Druif: elke verbinding tussen twee Druiventaferelen levert er een op.
web-fertility-good-wheat-tip = Tarwe: elk Tarweveld naast je tegel levert er een op. Je betaalt er Districten mee, en aan het eind is Tarwe Debens waard.
web-fertility-good-pays = Druk erop om ermee te betalen.
web-fertility-good-takers = { $count ->
    [0] Geen van je Winkels neemt dit nu aan.
    [one] Een van je Winkels neemt dit nu aan.
   *[other] { $count } van je Winkels nemen dit nu aan.
 }
web-fertility-almost-quarry = Nog één kant, en dit veld wordt een Groeve.
web-fertility-quarry-tip = Een Groeve: een leeg veld dat aan alle kanten omsloten is. De Groeve levert een grondstof op, of je zet er een Monument in.
web-fertility-quarry-monument = Monument neerzetten

## Districts, Shops, the city

web-fertility-districts = Districten om te bouwen
web-fertility-districts-tip = Er liggen vier Districten open. Je mag er één per beurt bouwen.
web-fertility-district = District { $district }
web-fertility-cost = { $cost ->
    [0] Kost niets.
    [one] Kost { $cost } grondstof naar keuze (Tarwe telt mee).
   *[other] Kost { $cost } grondstoffen naar keuze (Tarwe telt mee).
 }
web-fertility-price = { $cost ->
    [0] Gratis
   *[other] Kosten: { $cost }
 }
web-fertility-build = { $district } bouwen
web-fertility-build-free = Gratis
web-fertility-build-now = Druk erop, of sleep het naar je Metropolis, om het nu te bouwen.
web-fertility-build-lacks = Je komt { $count ->
    [one] 1 grondstof
   *[other] { $count } grondstoffen
 } tekort.
web-fertility-city = Jouw Metropolis
web-fertility-city-of = Metropolis van { $name }
web-fertility-cities = De spelers en hun Metropolissen
web-fertility-spots-left = { $count ->
    [0] Alle zeven plaatsen zijn bezet.
    [one] { $count } plaats is vrij.
   *[other] { $count } plaatsen zijn vrij.
 }
web-fertility-spot-tip = Elk District dat je bouwt, neemt een van deze plaatsen in.
web-fertility-shop-start = startwinkel { $number }
web-fertility-shop-district = Winkel { $number } van District { $district }
web-fertility-shop-wants = Deze Winkel vereist { $goods }.
web-fertility-any = een grondstof naar keuze
web-fertility-pays-debens = Volledig bevoorraad is hij { $value } { $value ->
    [one] Deben
   *[other] Debens
 } waard.
web-fertility-pays-wheat = Volledig bevoorraad levert hij meteen 1 Tarwe op.
web-fertility-pays-god = Volledig bevoorraad levert hij het Standbeeld van { $god } op.
web-fertility-pays-gods = Volledig bevoorraad levert hij de Standbeelden van { $one } en { $other } op.
web-fertility-pays-any-god = Volledig bevoorraad levert hij het Standbeeld van een God naar keuze op.
web-fertility-pays-each = Volledig bevoorraad is hij { $value } { $value ->
    [one] Deben
   *[other] Debens
 } waard per { $good } in de Metropolis.
web-fertility-pays-exchange = Volledig bevoorraad levert hij meteen een grondstof voor een andere Winkel op: { $goods }.
web-fertility-shop-filled = Al geplaatst: { $filled } van { $icons } grondstoffen.
web-fertility-shop-full = De Winkel is volledig bevoorraad.
web-fertility-shop-takes = Hier past nu: { $goods }.
web-fertility-shop-fills = Met nog één grondstof is die volledig bevoorraad.
web-fertility-shop-each-now = Met { $goods } tot nu toe: { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 }.
web-fertility-supply = { $good_id ->
    [bovine] Een Rund
    [papyrus] Een Papyrusbloem
    [grape] Een Druif
   *[other] { $good }
 } op { $shop }
web-fertility-storehouse = Tarweschuur
web-fertility-storehouse-holds = { $wheat } Tarwe in de Tarweschuur, aan het eind { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 } waard.
web-fertility-statues = Standbeelden
web-fertility-statues-hold = { $gods ->
    [0] Nog geen Standbeelden.
    [one] { $gods } God, { $debens } { $debens ->
        [one] Deben
       *[other] Debens
     } waard.
   *[other] { $gods } verschillende Goden, { $debens } { $debens ->
        [one] Deben
       *[other] Debens
     } waard.
 }
web-fertility-scale-tip = Op het spoor staat boven hoeveel je er hebt, en daaronder wat dat waard is.
web-fertility-scale-next = Eén meer zou { $debens } meer waard zijn.
web-fertility-monuments-left = { $raised } van de 4 Monumenten { $raised ->
    [one] staat
   *[other] staan
 } in de Vallei. Wie er de meeste heeft, krijgt 15 Debens, de tweede 7.
web-fertility-monuments-now = Zoals het nu staat: { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 }.
web-fertility-monuments-of-type = Monumenten in de Vallei ({ $piece })
web-fertility-shops-full = { $full } van de { $all } Winkels { $full ->
    [one] is
   *[other] zijn
 } volledig bevoorraad.
web-fertility-tally = { $what }: { $count }

## The score

web-fertility-score = Tussenstand
web-fertility-score-heading = Onderdeel
web-fertility-heading-generic = Algemene Winkels
web-fertility-heading-generic-tip = Volledig bevoorrade Winkels die een vast aantal Debens opleveren.
web-fertility-heading-specialised = Gespecialiseerde Winkels
web-fertility-heading-specialised-tip = Volledig bevoorrade Winkels die Debens opleveren voor elk fiche van één grondstof in de Metropolis.
web-fertility-heading-statues = Standbeelden van de Goden
web-fertility-heading-statues-tip = Verschillende Goden van volledig bevoorrade Winkels, volgens het overzicht.
web-fertility-heading-monuments = Monumenten
web-fertility-heading-monuments-tip = 15 Debens voor wie de meeste Monumenten in de Vallei heeft, 7 voor de tweede.
web-fertility-heading-wheat = Tarweschuur
web-fertility-heading-wheat-tip = De waarde van het vakje van de Tarweschuur waar de Tarwefiguur staat.
web-fertility-heading-debens = Debens
web-fertility-heading-debens-tip = Alle onderdelen samen.
web-fertility-ending-tie = { $debens } en minder grondstoffen in de Metropool ({ $fewer } : { $more })
web-fertility-ending-last-turns = Laatste beurten
web-fertility-ending-close = Maar { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 } achter { $name }!
web-fertility-ending-best = Niemand verdiende zoveel als jij met “{ $heading }”: { $debens }.
web-fertility-final-of = { $name } heeft { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }.

# Wat open is: het venster achter de stapels
web-fertility-gone = { $count } uit het spel
web-fertility-gone-tip = Tegels die zijn afgelegd of verwijderd.
web-fertility-districts-pile = { $count } in de stapel
web-fertility-districts-pile-tip = De stapel Districten. Hij raakt nooit op.
web-fertility-open = Tegels en Districten
web-fertility-open-press = Druk erop om ze te bekijken.
web-fertility-open-gone = Uit het spel: { $count }
web-fertility-open-unseen = Nog niet getrokken: { $count } in stapel en doos; daarvan worden er nog { $pile } getrokken
web-fertility-open-districts = Districten in de stapel: { $count }
web-fertility-open-tile = { $count } × { $tile }
web-fertility-open-none = Geen.

# Een eigen set opschrijven
web-fertility-set-intro = Heb je het gedrukte spel, schrijf dan op wat er in de doos zit: borden, tegels, goden, startwinkels en Districten. Van alles zie je meteen een afbeelding. Wat je invult, blijft in deze browser bewaard; reken op een half uur.
web-fertility-set-begin = Waarmee wil je beginnen?
web-fertility-set-blank = Met een lege set beginnen
web-fertility-set-copy = Met een kopie van ‘{ $name }’ beginnen
web-fertility-set-title = Naam van de set
web-fertility-set-boards = Valleiborden
web-fertility-set-boards-more = Kies wat er op een vak staat en druk dan op de vakken, of sleep eroverheen. Het startsymbool bedekt twee bij twee vakken.
web-fertility-set-brush = Wat er op het vak staat
web-fertility-set-board = Bord
web-fertility-set-square = Rij { $row }, kolom { $column }: { $what }
web-fertility-set-square-desert = Woestijn
web-fertility-set-square-water = Water
web-fertility-set-square-wheat = Tarwe
web-fertility-set-square-symbol = Startsymbool
web-fertility-set-square-print = Woestijn met een grondstoficoon: { $good }
web-fertility-set-tiles = Valleitegels
web-fertility-set-tiles-sum = { $count } van { $all } tegels
web-fertility-set-start = Starttegel
web-fertility-set-start-more = De vier taferelen, met de klok mee vanaf linksboven.
web-fertility-set-gods = Goden
web-fertility-set-gods-more = Elke god, en ernaast wat zoveel verschillende goden waard zijn: in de eerste rij één god, in de tweede twee, enzovoort.
web-fertility-set-god = God { $number }
web-fertility-set-god-debens = { $count ->
    [one] Debens voor één god
   *[other] Debens voor { $count } verschillende goden
}
web-fertility-set-god-add = God toevoegen
web-fertility-set-god-remove = Laatste god verwijderen
web-fertility-set-starting = Startwinkels
web-fertility-set-alike = Alle spelers hebben dezelfde startwinkels
web-fertility-set-player = Metropolis { $number }
web-fertility-set-shop = Winkel { $number }
web-fertility-set-needs = Welke grondstoffen heeft hij nodig?
web-fertility-set-add-icon = Nog een nodig: { $good }
web-fertility-set-remove-icon = Weghalen: { $good }
web-fertility-set-pays = Wat levert hij op?
web-fertility-set-pays-debens = Debens
web-fertility-set-pays-wheat = Tarwe
web-fertility-set-pays-gods = Een of twee bepaalde goden
web-fertility-set-pays-any_god = Een god naar keuze
web-fertility-set-pays-each = Debens voor elke grondstof van een soort
web-fertility-set-pays-exchange = Een van drie grondstoffen
web-fertility-set-debens = Hoeveel Debens
web-fertility-set-each = Voor elke
web-fertility-set-not = Alles behalve
web-fertility-districts-all = Districten
web-fertility-set-districts-sum = { $count } van { $all } Districten ingevuld
web-fertility-set-name = Naam
web-fertility-set-cost = Kosten
web-fertility-set-add-shop = Winkel toevoegen
web-fertility-set-remove-shop = Laatste Winkel verwijderen
web-fertility-set-right = De set is volledig en past bij de regels.
web-fertility-set-save = Set bewaren
web-fertility-set-saved = ‘{ $name }’ is bewaard. Je kunt hem onder ‘Meer opties’ kiezen als je een tafel opent.
web-fertility-set-play = Een tafel openen
web-fertility-set-again = Opnieuw beginnen

# What happened: the log, the news above the table
web-fertility-log-placed = { $you ->
    [seat] Je legt
   *[other] { $seat } legt
 } { $tile }.
web-fertility-log-placed-earned = { $you ->
    [seat] Je legt
   *[other] { $seat } legt
 } { $tile } en verdient { $goods }.
web-fertility-log-built = { $you ->
    [seat] Je bouwt
   *[other] { $seat } bouwt
 } District { $district } voor { $goods }.
web-fertility-log-filled = { $you ->
    [seat] Je bevoorraadt
   *[other] { $seat } bevoorraadt
 } een Winkel volledig met { $goods }.
web-fertility-log-filled-wheat = { $you ->
    [seat] Je bevoorraadt
   *[other] { $seat } bevoorraadt
 } een Winkel volledig met { $goods } en krijgt 1 Tarwe.
web-fertility-log-quarry = { $you ->
    [seat] Je maakt een Groeve en krijgt
   *[other] { $seat } maakt een Groeve en krijgt
 } { $goods }.
web-fertility-log-monument = { $you ->
    [seat] Je maakt een Groeve en zet
   *[other] { $seat } maakt een Groeve en zet
 } een Monument neer.
web-fertility-offers = Nieuw aanbod: { $what }.

# Big moments
web-fertility-moment-quarry = Een Groeve!
web-fertility-moment-monument = Een Monument!
web-fertility-moment-monuments = { $you ->
    [seat] Je hebt
   *[other] { $seat } heeft
 } nu { $count } { $count ->
    [one] Monument
   *[other] Monumenten
 } in de Vallei.
web-fertility-moment-last = De laatste beurten
web-fertility-moment-your-last = Je laatste beurt

# Since your last turn: “$did” is a list of the parts below
web-fertility-recap-did = { $seat } heeft { $did }.
web-fertility-recap-placed = { $tile } gelegd
web-fertility-recap-discarded = { $tile } afgelegd
web-fertility-recap-quarry = een Groeve gemaakt ({ $goods })
web-fertility-recap-monument = { $count ->
    [one] een Monument
   *[other] { $count } Monumenten
 } neergezet
web-fertility-recap-built = een District gebouwd
web-fertility-recap-district = { $count ->
    [one] een District
   *[other] { $count } Districten
 }
web-fertility-recap-filled = { $count ->
    [one] een Winkel
   *[other] { $count } Winkels
 } volledig bevoorraad
web-fertility-recap-supplied = { $count ->
    [one] { $count } grondstof
   *[other] { $count } grondstoffen
 } geleverd
web-fertility-recap-took = { $tile } genomen
web-fertility-recap-removed = { $tile } uit het spel gehaald
web-fertility-recap-monuments = { $seat } heeft nu { $count } { $count ->
    [one] Monument
   *[other] Monumenten
 } in de Vallei, jij hebt er { $own }.
web-fertility-recap-stock = In de Voorraad { $good_id ->
    [alabaster] is geen Albast
    [bovine] zijn geen Runderen
    [papyrus] zijn geen Papyrusbloemen
   *[grape] zijn geen Druiven
 } meer.
web-fertility-recap-near-quarry = Nog één zijde en het lege vak naast deze tegel wordt een Groeve.
web-fertility-recap-last = Dit is je laatste beurt.

## What a decision is about, and where a nudge points
web-fertility-topic-place = een tegel leggen
web-fertility-topic-quarry = de Groeve
web-fertility-topic-build = een District bouwen
web-fertility-topic-supply = Winkels bevoorraden
web-fertility-topic-take = een tegel nemen
web-fertility-topic-remove = een tegel verwijderen
web-fertility-nudge-earns = Zoek een plek die oplevert wat je Winkels nog nodig hebben.
web-fertility-nudge-quarry = Zoek een Groeve die ingesloten kan worden.
web-fertility-nudge-monument = Tel ieders Monumenten in de Vallei.
web-fertility-nudge-fills = Zoek Winkels die nu volledig bevoorraad kunnen worden.
web-fertility-nudge-wheat = Kijk naar je Tarwe.
web-fertility-nudge-district = Welk District past bij wat je hebt?
web-fertility-nudge-take = Welke tegel helpt je het meest in de Vallei zoals die nu is?
web-fertility-nudge-remove = Welke tegel zou de volgende speler het meest helpen?
web-fertility-nudge-wasted = Let op wat terug zou gaan naar de Voorraad.
web-fertility-nudge-heading = Denk aan wat je Winkels aan het eind opleveren.
