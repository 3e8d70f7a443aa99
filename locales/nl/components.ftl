# `akhet components`: a set of components checked, drawn in the terminal, and as a sheet to print.

components-new-none = Voor { $game } is er maar één set spelmateriaal.
components-new-no-blank = De kaarten van { $game } zijn bekend; er is niets in te vullen. Begin met de meegeleverde set: --from shipped.
components-new-exists = { $file } bestaat al; er is niets geschreven. Met --force wordt het overschreven.
components-new-written = Geschreven: { $file }. Verander wat in jouw spel anders is en controleer het met ‘akhet components check { $file }’.

components-check-which-game = Bij welk spel { $file } hoort, is niet te zien. Noem het met --game: { $games }.
components-check-fits = { $file }: een set die past bij { $game }, { $hash }
components-check-remarks = { $count ->
    [one] Eén opmerking, geen fouten
   *[other] { $count } opmerkingen, geen fouten
 }: hier wijkt de set af van wat er van het gedrukte spel bekend is, of van de opzet van de reconstructie (F1).
components-check-still-reconstruction = De set noemt zichzelf een reconstructie. Heb je hem van het gedrukte spel overgenomen, schrijf dan reconstruction = false.
components-check-water = Bord { $board } heeft { $count ->
    [one] één waterveld
   *[other] { $count } watervelden
 }; in de reconstructie heeft elk bord er 3 of 4.
components-check-wheat = Bord { $board } heeft { $count ->
    [one] één Tarweveld
   *[other] { $count } Tarwevelden
 }; in de reconstructie heeft elk bord er 3 of 4.
components-check-printed = Grondstoficonen op bord { $board }: { $printed ->
    [none] geen
   *[some] { $letters }
 }; in de reconstructie heeft elk bord er van elke soort één: a b p g.
components-check-desert-split = Bij { $count } van de { $all } manieren om de borden te leggen valt de woestijn in stukken uiteen; in de reconstructie is het altijd één geheel.
components-check-quarry-ready = Bij { $count } van de { $all } manieren om de borden te leggen is er al een Groeve voordat de eerste tegel ligt; in de reconstructie nooit.
components-check-wheat-shut = Bij { $count } van de { $all } manieren om de borden te leggen grenst een Tarweveld nergens aan vrije woestijn; in de reconstructie ligt er altijd woestijn naast.
components-check-start-shut = Bij { $count } van de { $all } manieren om de borden te leggen heeft een tafereel van de starttegel geen vrije woestijn naast zich; in de reconstructie is die er altijd.
components-check-tiles = Niet vijf van elke tegel: { $tiles }. In de reconstructie zijn er van elk paar vijf.
components-check-cost = Kosten boven 2: { $districts }. Recensies noemen 0, 1 en 2.
components-check-leading = { $good } is het eerste icoon van { $count ->
    [0] geen enkel District
    [one] één District
   *[other] { $count } Districten
 }; in de reconstructie staat elke grondstof tien keer vooraan.
components-check-starting = De startwinkels zijn { $shops }; in de reconstructie zijn het A voor één God, B voor 1 per B, P voor een ruil A B G, en G voor Tarwe.
components-check-starting-tile = De taferelen van de starttegel zijn met de klok mee vanaf linksboven { $scenes }; in de reconstructie zijn ze { $known }.
components-check-starting-differ = De spelers hebben verschillende startwinkels; in de reconstructie hebben ze allemaal dezelfde.
components-check-god-scale = Het overzicht van de Standbeelden is { $scale }; de spelregels geven 10 voor drie Goden, en de reconstructie heeft { $known }.
components-check-any = Een andere Winkel voor een willekeurige grondstof dan ‘één willekeurige grondstof voor 2 Debens’, de enige die de spelregels noemen: { $shops }.
components-check-shop = { $needs } → { $pays }
components-check-kind = Dit heeft geen enkel District: { $kind ->
    [generic] een Algemene Winkel, bepaalde grondstoffen voor Debens
    [wildcard] de Winkel voor één willekeurige grondstof, 2 Debens waard
    [wheat] een Winkel die Tarwe oplevert
    [one-god] een standbeeldwinkel met één vaste God
    [two-gods] een standbeeldwinkel met twee vaste Goden
    [any-god] een standbeeldwinkel met een God naar keuze
    [each-1] een Gespecialiseerde Winkel met 1 Deben per fiche
    [each-3] een Gespecialiseerde Winkel met 3 Debens per fiche
   *[exchange] een ruilwinkel
 }; in de reconstructie komt elk soort Winkel voor.
components-check-god = { $god } staat op { $count ->
    [0] geen enkel District
    [one] één District
   *[other] { $count } Districten
 }; in de reconstructie staat elke God op twee of meer.

components-show-reconstruction = Deze set is een reconstructie: dit is niet het gedrukte spelmateriaal.
components-show-own = Heb je het spel zelf, kopieer dan het bestand van de set, vul in wat er gedrukt staat en controleer het met ‘akhet components check FILE’.
components-show-boards = Valleiborden
components-show-board = Bord { $name }
components-show-desert = woestijn
components-show-start = startsymbool
components-show-water = water
components-show-wheat = Tarwe
components-show-printed = icoon { $good } op de woestijn
components-show-tiles = Valleitegels, { $count } in totaal
components-show-scales = Debens aan het eind
components-show-wheat-held = Tarwe in de Tarweschuur
components-show-gods-held = Verschillende Goden
components-show-debens = Debens
components-show-gods = De Goden: { $gods }.
components-show-starting = Startwinkels van elke Metropolis
components-show-starting-of = Startwinkels van speler { $player }
components-show-starting-tile = De starttegel, met de klok mee vanaf linksboven:
components-show-districts = Districten
components-show-districts-key = Eerst de kosten, dan elke Winkel: wat hij vereist → wat hij volledig bevoorraad oplevert; * is naar keuze.
components-show-cost = kost { $cost }
components-show-pays-debens = { $value } { $value ->
    [one] Deben
   *[other] Debens
 }
components-show-pays-wheat = 1 Tarwe
components-show-pays-gods = { $gods }
components-show-pays-any-god = God naar keuze
components-show-pays-each = { $value } per { $letter }
components-show-pays-exchange = ruil { $letters }
components-show-sheet-written = Het blad om af te drukken staat in { $file }.

components-show-nile = De kaarten van NILE
components-show-nile-crops = { $crop } van elk gewas dat meedoet ({ $classic } in het Klassieke deck), { $stone } Stenen met de Monumenten, één Sprinkhanenplaag, en een Speculatiekaart voor elk paar gewassen dat meedoet.
components-show-nile-hand = Elke speler krijgt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }; de Plaag wordt nooit gedeeld.
components-show-nile-column-players = Spelers
components-show-nile-column-crops = Gewassen
components-show-nile-column-crop = Kaarten daarvan
components-show-nile-column-speculation = Speculatie
components-show-nile-column-plague = Plaag
components-show-nile-column-all = Totaal
components-show-nile-column-monuments = Met Stenen
components-show-nile-classic = Klassiek, { $least }–{ $most }
components-show-nile-never = nooit

components-measure-none = Spelmateriaal van { $game } kan niet worden gemeten.
components-measure-title = { $game }, ‘{ $name }’: { $games } partijen per instelling met de bot greedy op alle stoelen, seed { $seed }
components-measure-sources = Waar de score vandaan komt
components-measure-wins = Overwinningen naar speelvolgorde, met 95%-intervallen
components-measure-seats = Overwinningen per speler, met 95%-intervallen
components-measure-score = Gemiddelde score
components-measure-players = { $players } spelers
components-measure-parts = Districten, alle instellingen samen
components-measure-column-part = District
components-measure-column-cost = Kosten
components-measure-column-contents = Winkels
components-measure-column-taken = Gebouwd
components-measure-column-filled = Vol
components-measure-column-lift = Winst
components-measure-note = Gebouwd: het deel van de partijen waarin het District open ligt. Vol: het deel van zijn Winkels. Winst: van de spelers die het bouwden, ten opzichte van een gelijk deel (1 is gemiddeld), met het 95%-interval; dit toont een samenhang, geen oorzaak. Elke speler weegt de onderdelen van de score een beetje anders.
fertility-source-generic = Winkels
fertility-source-specialised = Gespecialiseerde Winkels
fertility-source-statues = Standbeelden
fertility-source-monuments = Monumenten
fertility-source-wheat = Tarwe

components-sheet-none = Voor { $game } is er geen blad om af te drukken.
components-sheet-name = De bestandsnaam van een blad eindigt op .svg; ‘{ $file }’ niet, dus is er niets geschreven.
components-sheet-reconstruction = EEN RECONSTRUCTIE, niet het gedrukte spelmateriaal: dat staat niet in de teksten waarnaar deze set gemaakt is.
components-sheet-key = Legenda
components-sheet-desert = Woestijn
components-sheet-start = Startsymbool
components-sheet-water = Water
components-sheet-wheat = Tarwe
components-sheet-printed = Icoon
components-sheet-good = { $good } ({ $letter })
components-sheet-any = Naar keuze (*)
components-sheet-starting = Startwinkels
components-sheet-starting-tile = Starttegel
components-sheet-tiles = Valleitegels ({ $count } in totaal)
components-sheet-count = × { $count }
components-sheet-wheat-scale = Tarwe in de Tarweschuur, en hoeveel Debens die waard is
components-sheet-god-scale = Verschillende Goden, en Debens
components-sheet-districts = Districten: wat een Winkel vereist → wat hij volledig bevoorraad oplevert
components-sheet-each = per
components-sheet-or = of
components-sheet-foot = { $name } · { $hash }

## Why a set does not fit

components-entry-toml = TOML
components-entry-board = bord { $name }
components-entry-row = { $of }, rij { $number }
components-entry-district = District { $name }
components-entry-shop = { $of }, Winkel { $number }
components-entry-part = { $of }, { $key }
components-entry-starting = startwinkels
components-entry-starting-of = startwinkels van speler { $player }
components-entry-tiles = tegels
components-entry-tile = tegels { $tile }

set-toml = { $fault ->
    [utf-8] byte { $byte } is geen UTF-8
    [depth] het bestand is te diep genest
    [number] een getal erin heeft te veel cijfers
    [end] aan het eind van het bestand (‘{ $words }’)
   *[syntax] regel { $line }, kolom { $column } (‘{ $words }’)
 }

set-blank = nog niet ingevuld
set-starting-tile = hier horen de letters A, B, P en G, elk één keer
set-tile-twice = deze tegel is twee keer geteld
set-row = hier horen { $columns } velden, niet { $found }
set-metropolises = hier hoort één lijst met Winkels voor alle spelers, of { $count } lijsten, één voor elke speler

set-no-table = deze tabel bestaat niet
set-no-tile = deze tegel bestaat niet; er zijn { $tiles }
set-tables = hier moet een lijst met tabellen staan
set-counts = hier moet een tabel met aantallen staan
set-shops = hier moet een lijst met Winkels staan
set-scale = hier moeten { $count } gehele getallen van 0 tot en met { $most } staan, die met 0 beginnen en nooit dalen
set-wheat-scale = hier moet { $scale } staan
set-gods = hier horen de namen van 1 tot { $most } goden, elk één woord
set-gods-differ = de namen moeten verschillen
set-in-all = samen moeten het er { $all } zijn, niet { $found }
set-word = hier moet één woord van letters en cijfers staan
set-rows = hier moeten { $rows } rijen van { $columns } velden staan
set-square = ‘{ $letter }’ is geen veld; er zijn { $squares }
set-symbol = er moet precies één startsymbool zijn, van twee bij twee velden
set-boards = het moeten vier verschillende borden zijn
set-needs = hier moeten 1 tot { $most } letters staan uit A, B, P, G en * voor een willekeurige grondstof
set-pays = ‘{ $pays }’ is geen van deze: ‘4 debens’, ‘wheat’, een of twee Goden, ‘any god’, ‘3 each G’ (of 1), ‘exchange A B P’
set-wild = alleen een Algemene Winkel, die Debens oplevert, neemt een willekeurige grondstof aan
set-shops-number = het moeten 1 tot { $most } Winkels zijn
set-same-name = twee hebben dezelfde naam
set-number = het moeten er { $count } zijn, niet { $found }
set-too-many = { $cards } kaarten met { $players } spelers; hoogstens { $most } zijn toegestaan
set-too-few-classic = { $cards } kaarten van het Klassieke deck zijn te weinig voor { $players } spelers
set-too-few = { $cards } kaarten zijn te weinig om aan { $players } spelers uit te delen
