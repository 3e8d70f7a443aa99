# Het analysebord.

web-analysis-board = Analysebord
web-board-title = { $game }: analysebord
web-openings = Openingen
web-openings-title = { $game }: eerste beurten
web-openings-more = Hoe { $games } partijen van sterke computerspelers begonnen, en hoe vaak wie zo begon heeft gewonnen.
web-openings-players = Spelers
web-openings-order = Wiens eerste beurt
web-openings-place = Speler { $number } op volgorde
web-openings-any = alle
web-openings-option = Variant
web-openings-plain = geen
web-openings-option-monuments = met Monumenten
web-openings-option-variant = variant voor twee
web-openings-turn = Eerste beurt
web-openings-often = Hoe vaak
web-openings-won = Winst
web-openings-interval = 95%-interval
web-openings-from-to = { $low } tot { $high }%
web-openings-nothing = Zo’n partij is er niet bij.
web-openings-caution = Wie goede kaarten of tegels heeft, kan anders kiezen. Hoe goed een beurt afliep, is niet hoe goed hij is: het analysebord vergelijkt zetten in dezelfde stelling.
web-board-player = Speler { $number }
web-board-not-here = Dat bestaat niet op een analysebord.
web-board-mode = Wat je wilt doen
web-board-set-up = Opzetten
web-board-analyse = Analyseren
web-board-fewer = Minder: { $what }
web-board-more = Meer: { $what }
web-board-remove = { $what } verwijderen
web-board-owner = Eigenaar: { $what }
web-board-nobody = Niemand
web-board-none = Geen
web-board-undo = Ongedaan maken
web-board-redo = Opnieuw
web-board-done = Deze stelling gebruiken
web-board-faults = { $count ->
    [one] Er klopt iets niet aan deze stelling:
   *[other] Er kloppen { $count } dingen niet aan deze stelling:
 }
web-board-checking = Wordt gecontroleerd …
web-board-lawful = Deze stelling is geldig.
web-board-begin = Beginnen met
web-board-players = Spelers
web-board-deal = Nieuwe kaarten of tegels
web-board-empty = Leegmaken
web-board-options = Varianten en opties
web-board-options-more = Een andere keuze begint met een nieuwe uitgangsstelling.
web-board-text = De stelling als tekst
web-board-text-more = Hier kun je alles schrijven wat een stelling heeft, zoals programma’s het lezen (JSON).
web-board-text-wrong = Dit is geen tekst van een stelling of een verslag.
web-board-text-use = Deze tekst gebruiken
web-board-turn = Wie aan de beurt is
web-board-to-move = Aan zet
web-board-step = Stap
web-board-first = Begon de partij
web-board-analysis = Zetten vergeleken
web-board-go = Start
web-board-stop = Stop
web-board-over = Hier is de partij afgelopen.
web-board-chance-next = Nu wordt er een kaart of tegel opengelegd.
web-board-only-one = Er is maar één ding te doen: { $move }
web-board-close = De beste twee liggen te dicht bij elkaar. Laat het langer lopen.
web-board-play-it = De gemarkeerde zet spelen
web-board-worlds = { $worlds } partijen uitgespeeld
web-board-working = Wordt uitgespeeld …
web-board-analysis-more = Elke redelijke zet wordt telkens opnieuw tot het einde van de partij gespeeld, zolang je kijkt. De balken tonen hoe vaak die wint.
web-board-what = Wat betekenen de balken?
web-board-what-more = Het aandeel winstpartijen als iedereen verder speelt als een sterke computerspeler. Wat de speler aan zet niet kan zien, wordt telkens opnieuw verdeeld: de analyse weet niet meer dan die speler. De streepjes tonen twee standaardfouten; ze worden korter zolang het loopt.
web-board-fair = Gebruik het niet voor een partij die je nu speelt: dat zou hulp van buitenaf zijn. Van een tafel leidt geen weg hierheen voordat de partij is afgelopen.
web-board-moves = Zetten
web-board-no-moves = Speel zetten op de tafel, voor alle spelers. Ga terug en speel iets anders: beide lijnen blijven bewaard.
web-board-drawn = getrokken
web-board-remove-line = Deze zet en wat volgt verwijderen
web-board-to-start = Naar het begin
web-board-back = Terug
web-board-forward = Vooruit
web-board-keys = Pijl links en rechts: terug en vooruit. Omhoog en omlaag: andere zetten in plaats van deze. Home en End. A: analyseren of stoppen.
web-board-draws = Wat het toeval deed
web-board-draw-one = Trekken
web-board-choose-draw = Kiezen wat er komt
web-board-change-draw = Resultaat { $number } wijzigen, { $result }
web-board-draw-again = Opnieuw trekken
web-board-draws-more = Druk op een getal om voor die kaart of tegel iets anders te kiezen; wat volgt wordt opnieuw getrokken.
web-board-share = Delen en bewaren
web-board-link = Link naar dit bord
web-board-link-long = Deze link is erg lang: sommige programma’s korten hem in. Bewaar liever een verslag.
web-board-save = Deze lijn als verslag bewaren
web-board-open-file = Een verslag openen
web-board-paste = Een verslag of stelling plakken
web-board-open = Openen
web-board-nile-step-choose = kiest een zet
web-board-nile-step-flood = eerst komt de Overstromingskaart
web-board-nile-step-draw = trekt kaarten
web-board-nile-step-over = de partij is afgelopen
web-board-nile-step-trade = midden in een ruil
web-board-nile-step-plant = midden in het planten
web-board-nile-step-speculate = midden in het speculeren
web-board-nile-season = Seizoen
web-board-nile-owed = Nog te trekken kaarten
web-board-nile-fields = Velden
web-board-nile-monuments = Monumenten
web-board-nile-hand = Hand
web-board-nile-hand-unknown = Alleen het aantal kaarten in de hand is bekend
web-board-nile-hand-size = Kaarten in de hand
web-board-nile-storage = Opslag
web-board-nile-river = Rivier, trekstapel en aflegstapel
web-board-nile-flood = Nieuwste Overstromingskaart
web-board-nile-stack = Overstromingskaarten tot nu toe, ook de nieuwste
web-board-nile-discards = Aflegstapel
web-board-nile-plague = De Plaag ligt apart
web-board-nile-speculation = Speculatiekaart { $number } in het spel
web-board-nile-speculator = Speculeert
web-board-nile-add-speculation = Een Speculatiekaart toevoegen
web-board-nile-pile = De trekstapel heeft de rest: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }.
web-board-fertility-step-place = legt een tegel
web-board-fertility-step-city = bouwt en levert
web-board-fertility-step-take = neemt een tegel
web-board-fertility-step-remove = verwijdert een tegel
web-board-fertility-step-refill = de stapel vult de Gemeenschappelijke Voorraad aan
web-board-fertility-step-over = de partij is afgelopen
web-board-fertility-step-replace = eerst komt een nieuw District
web-board-fertility-step-quarry = kiest wat een Groeve oplevert
web-board-fertility-step-pay = betaalt een District
web-board-fertility-step-exchange = kiest een grondstof voor een ruil
web-board-fertility-last-turns = Laatste beurten over
web-board-fertility-built = Deze beurt is een District gebouwd
web-board-fertility-supplied = Deze beurt is iets geleverd
web-board-fertility-beside = Naast het bord
web-board-fertility-valley = De Vallei
web-board-fertility-tools = Wat je legt
web-board-fertility-turn = Tegel draaien (R)
web-board-fertility-take = Een tegel wegnemen
web-board-fertility-monument = Monument: { $name }
web-board-fertility-lies = De tweede helft ligt { $direction ->
    [0] rechts.
    [1] eronder.
    [2] links.
   *[other] erboven.
 }
web-board-fertility-how = Druk op het vak van de eerste helft. Een Monument wordt op een vak gezet of weggenomen.
web-board-fertility-not-there = Dat past daar niet.
web-board-fertility-square = Rij { $row }, kolom { $column }: { $what }
web-board-fertility-scene = tafereel { $good }
web-board-fertility-printed = woestijn met { $good }
web-board-fertility-water = water
web-board-fertility-field = Tarwe
web-board-fertility-desert = woestijn
web-board-fertility-pools = Tegels
web-board-fertility-pool = { $name }: { $count ->
    [one] één tegel
   *[other] { $count } tegels
 }
web-board-fertility-common = Gemeenschappelijke Voorraad: { $count }
web-board-fertility-gone = Uit het spel: { $count }
web-board-fertility-pile = { $count ->
    [one] Eén tegel
   *[other] { $count } tegels
 } in de stapel, afgaand op wat elders ligt.
web-board-fertility-row = Districten in de rij
web-board-fertility-row-place = District { $number } in de rij
web-board-fertility-districts = Gebouwde Districten: { $count }
web-board-fertility-build = Een District toevoegen: { $name }
web-board-fertility-shops = Grondstoffen op Winkels: { $name }
web-board-fertility-good-on = { $good }, { $where }
