# Studies: een vraag over een spel, beantwoord door veel partijen van bots.

cli-study = vragen over een spel beantwoorden met veel partijen van bots, en een verslag schrijven
study-out = de map voor het verslag en de gegevens; een studie daarin wordt voortgezet
study-ask = alleen deze vragen, uit: { $questions } (standaard: alle)
study-players = met deze aantallen spelers, gescheiden door komma’s (standaard: 2,3,4)
study-bot-help = de bot op elke stoel: learned, greedy of een niveau dat niet zoekt (standaard: learned)
study-games-help = partijen per aantal spelers en per vraag (standaard: { $games })
study-none = Er is geen studie van { $game }.
study-bot = Een studie heeft een bot nodig die niet zoekt, een van { $known } met zijn opties, en niet “{ $bot }”.
study-question = Er is geen vraag “{ $question }”. Een studie beantwoordt: { $known }.
study-numbers = “{ $number }” is geen aantal spelers van { $least } tot { $most }.
study-written = Het verslag staat in { $file }.

study-title = Studie: { $game }
study-facts = { $games } partijen met { $players } spelers, { $bot } op elke stoel, tenzij een tabel iets anders zegt. Spelmateriaal: { $set } ({ $hash }). { $options ->
    [none] {""}
   *[other] Opties: { $options }.{" "}
 }Startgetal { $seed }.
study-short = In het kort
study-seat-even = Met { $players } spelers is geen plaats in de beurtvolgorde duidelijk in het voordeel: de aandelen in de winst lopen van { $least } tot { $share }; gelijk is { $even }.
study-seat-favoured = Met { $players } spelers doet de beurtvolgorde ertoe: plaats { $place } wint het vaakst, { $share } van de partijen ({ $low } tot { $high }), en de zwakste plaats { $least }; gelijk is { $even }.
study-strong = { $group ->
    [district] Te sterk onder de Districten
    [monument] Te sterk onder de Monumenten
    [crop] Te sterk onder de gewassen
   *[other] Opvallend sterk
 }: { $names }. Wie er een neemt, wint duidelijk vaker dan met de andere.
study-weak = { $group ->
    [district] Te zwak onder de Districten
    [monument] Te zwak onder de Monumenten
    [crop] Te zwak onder de gewassen
   *[other] Opvallend zwak
 }: { $names }. Wie er een neemt, wint duidelijk minder vaak dan met de andere.
study-none-stands-out = { $what }: niets is duidelijk meer of minder waard dan de rest. Met zoveel partijen zouden verschillen van ongeveer { $points } punten winstkans te zien zijn; met meer partijen ook kleinere.
study-too-few-pairs = { $what }: te weinig partijen om te zeggen of er een uitspringt. Vraag er meer met --games.
study-never = { $what } die sterke spelers bijna nooit nemen: { $names }.
study-always = { $what } die sterke spelers bijna altijd nemen: { $names }.
study-luck-short = Met { $players } spelers verklaart het niveau { $share } van de variantie van het winnen; de rest is geluk en de tegenstanders.
study-group = { $group ->
    [district] Districten
    [quarry] Wat een Steengroeve geeft
    [good] Tarwe
    [crop] Gewassen
    [monument] Monumenten
    [trade] Handel
    [move] Andere zetten
    [card] Kaarten
   *[other] Overige
 }
study-of-group = { $title }: { $what }
study-seats = Is een stoel in het voordeel?
study-seats-about = Op elke stoel zit dezelfde bot. Alleen de beurtvolgorde en wat bij een stoel hoort, kunnen dus verschil maken. Plaats 1 begint.
study-above-even = Winst boven het gelijke aandeel, in punten
study-place = { $players } spelers, plaats { $place }
study-who = Wie
study-wins = Aandeel in de winst
study-interval = 95%-interval
study-even = Gelijk aandeel
study-games = Partijen
study-course = Hoe partijen verlopen
study-what = Wat
study-turns = Beurten per speler
study-changes = Hoe vaak de leiding wisselt
study-unchanged = Partijen waarin de eerste leider altijd vooraan blijft
study-settled = Deel van de partij waarna de leiding niet meer wisselt
study-winner = Score van de winnaar
study-margin = Voorsprong op de tweede
study-shared = Partijen met een gedeelde eerste plaats
study-sources = Waar de punten vandaan komen
study-choices = Wat keuzes waard zijn
study-choices-about = De twee partijen van een paar hebben hetzelfde toeval en zijn gelijk tot het moment waarop een speler iets voor het eerst zou kunnen nemen. In de ene partij moet die speler het nemen, in de andere mag het nooit. Het verschil is wat het teweegbrengt, de betaalde prijs inbegrepen. Er wordt genomen bij de eerste gelegenheid, of het moment nu goed is of niet.
study-gifts = Wat geschenken waard zijn
study-gifts-about = De twee partijen van een paar hebben hetzelfde toeval. In de ene krijgt een speler aan het begin iets voor niets. Het verschil is wat het teweegbrengt, zonder prijs. Zo blijkt wat iets waard is voor wie het de hele partij heeft.
study-win-effect = Winstkans, punten
study-score-effect = Score
study-pairs = Paren
study-verdict-head = Bevinding
study-verdict = { $verdict ->
    [strong] sterk
    [weak] zwak
    [never] nooit genomen
    [always] altijd genomen
   *[none] {""}
 }
study-elements = Wat de delen van een geschenk waard zijn
study-elements-about = Een geschenk heeft verschillende delen, en elk wordt even vaak gegeven, bij hetzelfde toeval. Een regressie zegt dus wat één deel toevoegt als al het andere gelijk is.
study-uses = Wat sterke spelers nemen
study-uses-about = Van de partijen waarin iemand iets kon nemen: in hoeveel iemand dat deed. Van de beslissingen waarbij het kon: bij hoeveel het werd genomen.
study-of-games = Aandeel van de partijen
study-of-decisions = Aandeel van de beslissingen
study-luck = Hoeveel is geluk?
study-luck-about = Hier zit op elke stoel een bot van een niveau dat door het lot is bepaald. Het aandeel van de variantie zegt hoe goed de uitslag van een partij uit de niveaus alleen te voorspellen is. In een zuiver kansspel is het 0 %. Een enkele partij tussen meer spelers is altijd moeilijker te voorspellen.
study-skill-wins = Variantie van het winnen die het niveau verklaart
study-skill-score = Variantie van de score die het niveau verklaart
study-seat-wins = Variantie van het winnen die de beurtvolgorde verklaart
study-levels = Aandeel in de winst per niveau, alle niveaus door elkaar
study-steps = Elk niveau tegen het niveau eronder, { $players } spelers
study-step = { $upper } tegen { $lower }
study-reading = Hoe dit te lezen is
study-reading-interval = Een 95%-interval bevat de ware waarde in 95 van de 100 studies. Bevat het 0, of het gelijke aandeel, dan laten de partijen geen verschil zien.
study-reading-chance = Een punt winstkans is één gewonnen partij meer op honderd.
study-reading-verdict = “Sterk” en “zwak” vergelijken iets met de rest van zijn soort: het moet minstens 4 punten winstkans of een kwart van de gewone spreiding van de scores verschillen, en meer dan het toeval verklaart, hoewel er veel tegelijk wordt vergeleken.
study-reading-bots = Dit alles geldt voor de bots die hebben gespeeld. Mensen spelen misschien anders.
study-command = Gemaakt met: { $command }
study-span = { $low } tot { $high }
study-nile-market = Markt
study-nile-offering = Offer
study-nile-speculate = Speculeren
study-nile-pass = Niets planten of spelen
study-fertility-district = { $name }: { $shops }; kost { $cost }
study-fertility-one-shop = { $needs } → { $pays }
study-fertility-shop = Winkel die { $pays } betaalt
