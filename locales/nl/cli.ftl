# The akhet command.

cli-akhet = Speel en bestudeer de bordspellen van de Nijl.
cli-commands = opdrachten
cli-play = speel in de terminal tegen bots
cli-simulate = laat een bot vaak tegen zichzelf spelen en geef een rapport
cli-arena = laat bots tegen elkaar spelen en geef ze een rating
cli-bots = twee bots of meer: een naam, dan opties, dan een budget, zoals random, search@1s, search@500
cli-arena-games = hoeveel partijen per duel, aangevuld tot hele gespiegelde reeksen (standaard 100)
cli-results = bewaar elke partij in dit bestand, en ga verder met wat er al in staat
cli-report = schrijf een pagina met grafieken naar dit bestand
cli-on-fault = wat het kost als een bot niet op tijd zet: forfeit (de partij) of random (alleen de zet); standaard forfeit
cli-leaderboard = laat de bots van een map tegen elkaar spelen en schrijf een pagina met hun ratings; gaat verder waar het was
cli-leaderboard-folder = een map met leaderboard.toml en een bestand voor elke bot
cli-learn = het netwerk van de bot ‘learned’ trainen door het tegen zichzelf te laten spelen
cli-learn-out = de map voor het controlepunt, de leercurve en het netwerk; een training daarin wordt voortgezet
cli-learn-minutes = minuten van deze run (standaard: { $minutes })
cli-learn-of-minutes = minuten van de hele training over alle runs, waarna ze nog maar weinig verandert (standaard: die van deze run en alle eerdere)
cli-learn-seed = een getal waarvan het netwerk en zijn partijen uitgaan (standaard: { $seed })
cli-learn-games = hoeveel partijen tegelijk gespeeld worden (standaard: { $numbers })
cli-learn-decisions = beslissingen van elke partij in een les (standaard: { $numbers })
cli-learn-minibatch = beslissingen in een stap van de optimizer (standaard: { $numbers })
cli-learn-judged = partijen van elke variant waarnaar de sterkte wordt beoordeeld (standaard: { $numbers })
cli-learn-device = waar het netwerk leert: op een GPU met CUDA, op de processor, of op een GPU als die er is (standaard: auto)
cli-not-minutes = ‘{ $text }’ is geen aantal minuten: meer dan 0, hoogstens { $most }
cli-serve = start de server: tafels online, voor browsers en andere programma’s
cli-serve-host = het adres om op te luisteren; standaard 127.0.0.1, dat alleen vanaf deze computer bereikbaar is
cli-serve-port = de poort om op te luisteren, standaard 8000
cli-serve-workers = aantal processen, standaard 1; voor meer is PostgreSQL nodig
cli-serve-components = bestanden met sets spelmateriaal die iedereen op deze server mag gebruiken
cli-serve-open = open het spel in een browser
cli-serve-packages = De server mist pakketten: { $packages }. Installeer ze met: { $command }
cli-serve-system = De server draait alleen op systemen met POSIX-bestandsvergrendeling, zoals Linux en macOS.
cli-serving = Akhet draait op { $address }. Stop met Ctrl+C.
cli-not-port = ‘{ $text }’ is geen poort: 0 tot en met 65535.
cli-admin = beheer een draaiende server: tafels, mensen, blokkades, berichten
cli-referee = speel met JSON-regels via stdin en stdout, voor andere programma’s
cli-record = controleer of toon het verslag van een partij
cli-record-verify = speel een verslag na en zeg of het klopt
cli-commitment = wat er bij het begin van de partij over de toevalssleutel is gepubliceerd; een verslag met een andere sleutel, of zonder, wordt geweigerd
cli-record-show = toon een vastgelegde partij in zinnen
cli-export = partijen als Parquet-bestanden, één rij per beslissing, voor analyse en training
cli-export-records = schrijf verslagen naar een Parquet-bestand
cli-export-unpack = schrijf de partijen van een Parquet-bestand terug als verslagen
cli-export-games = laat een bot tegen zichzelf spelen en schrijf de partijen als een beschreven gegevensset; gaat verder waar het was
cli-export-file = het Parquet-bestand
cli-export-folder = de map om in te schrijven
cli-export-evaluate = een bot die zegt hoe waarschijnlijk elke keuze wint, zoals search@500
cli-export-bot = de bot op alle stoelen, geschreven zoals bij ‘akhet arena’ (standaard { $bot })
cli-export-count = hoeveel partijen (standaard { $count })
cli-schema = toon het JSON-schema van wat programma’s krijgen en sturen
cli-schema-game = alleen dit spel, een van: { $games } (standaard alle, en de server)
cli-game = een van: { $games }
cli-players = hoeveel spelers (standaard: { $numbers })
cli-group = { $title }
cli-option = { $label }{ $kind ->
    [flag] {""}
    [list] {" "}(gescheiden door komma’s)
    [list-of] : uit { $choices }, gescheiden door komma’s
    [seat] : een stoel vanaf 0, bij ‘play’ ook een naam (standaard willekeurig)
   *[number] {" "}(standaard willekeurig)
 }
cli-seed = een getal waarmee de trekkingen herhaalbaar worden
cli-seed-default = een getal waarmee de trekkingen herhaalbaar worden (standaard { $seed })
cli-components = een bestand met een andere set spelmateriaal
cli-name = je naam aan tafel
cli-level = hoe sterk je tegenstanders zijn: fisher, farmer, scribe, vizier of pharaoh (anders wordt het gevraagd)
cli-play-bot = een bot voor elke tegenstander op volgorde, genoemd zoals bij ‘akhet arena’; de laatste neemt ook de stoelen die overblijven
cli-watch = laat bots op alle stoelen spelen en kijk toe
cli-record-to = schrijf het verslag van de partij naar dit bestand
cli-no-colour = tekst zonder kleur
cli-games = hoeveel partijen (standaard 10000, of 100 bij een bot die zet voor zet gevraagd wordt)
cli-simulate-bot = de bot op alle stoelen, genoemd zoals bij ‘akhet arena’ (standaard greedy)
cli-cores = op hoeveel kernen (standaard alle)
cli-json = geef het rapport als JSON
cli-not-positive = ‘{ $text }’ is geen geheel getal van 1 tot en met { $most }
cli-stopped = gestopt.
cli-record-over = { $file }: een geldige partij { $game }, { $plies } { $plies ->
    [one] zet
   *[other] zetten
 }, afgelopen, { $hash }
cli-record-unfinished = { $file }: een geldige partij { $game }, { $plies } { $plies ->
    [one] zet
   *[other] zetten
 }, niet afgelopen, { $hash }
cli-record-rolled = De trekkingen zijn gecontroleerd: elke trekking is wat de toevalssleutel oplevert, en de sleutel past bij zijn verzegeling.
cli-record-mixed = De trekkingen zijn gecontroleerd: elke trekking is wat de toevalssleutel oplevert. De sleutel is gemaakt uit het geheim van de server, dat bij zijn verzegeling past, en uit de willekeurige getallen van de spelers.
cli-record-undiced = De trekkingen zijn niet gecontroleerd: in het verslag staat geen toevalssleutel.
cli-components-command = een set spelmateriaal beginnen, controleren of tonen
cli-components-new = een set spelmateriaal beginnen: een bestand schrijven dat elk onderdeel uitlegt
cli-components-new-file = het bestand dat wordt geschreven (standaard: tonen)
cli-components-new-from = beginnen met de meegeleverde set (shipped) of met een set om in te vullen (blank) (standaard: shipped)
cli-components-new-force = een bestaand bestand overschrijven
cli-components-check = zeg of een set spelmateriaal past, en waar die afwijkt van wat bekend is
cli-components-show = teken een set spelmateriaal
cli-components-measure = een set spelmateriaal meten door simulatie: wat spelers bouwen, waar de score vandaan komt, wie wint
cli-components-measure-games = partijen per instelling (standaard: { $games })
cli-components-game = het spel waar de set bij hoort, een van: { $games } (anders blijkt het uit de tabellen)
cli-components-svg = schrijf de set ook als blad om af te drukken

## argparse's own words, with its % signs

usage-usage = gebruik:{" "}
usage-positional = argumenten
usage-options = opties
usage-help = toon deze hulp en stop
usage-version = toon de versie en stop
usage-error = %(prog)s: fout: %(message)s{"\u000A"}
usage-argument = %(argument_name)s: %(message)s
usage-required = dit ontbreekt nog: %s
usage-one-required = een hiervan ontbreekt nog: %s
usage-unrecognised = onbekende argumenten: %s
usage-expected-one = hier hoort een waarde bij
usage-expected-some = hier hoort minstens één waarde bij
usage-not-with = gaat niet samen met %s
usage-ignored = neemt geen waarde aan, dus ook niet %r
usage-ambiguous = dubbelzinnige optie: %(option)s kan %(matches)s betekenen
usage-choice = %(value)r kun je hier niet kiezen (wel: %(choices)s)
usage-value = %(value)r past hier niet (verwacht: %(type)s)
