# The server: refusals of the lobby and of tables.

server-database-url = Noem een database met sqlite://… of postgresql://…, niet met ‘{ $scheme }’.
server-database = De database kan niet worden geopend: { $reason }.
server-newer-database = Deze database is van een nieuwere versie van Akhet. Installeer die versie of noem een andere database.
server-unknown-setting = { $near ->
    [none] Er is geen instelling { $name }. docs/settings.md noemt ze allemaal.
   *[other] Er is geen instelling { $name }. Bedoel je { $near }?
 }
server-no-driver = PostgreSQL heeft een driver nodig: installeer akhet[postgresql].
server-memory = De database moet een bestand zijn: tafels moeten de server overleven.
server-taken = { $file } is in gebruik bij een andere server. Stop die eerst, of gebruik PostgreSQL, dat er meer aankan.
server-port = Luisteren op { $host }, poort { $port }, is niet mogelijk: { $reason }. Kies een andere poort met --port.
server-metrics-address = AKHET_METRICS_ADDRESS moet een adres en een poort zijn, zoals 127.0.0.1:9464, niet ‘{ $said }’.
server-metrics-port = Op { $host }, poort { $port }, kunnen geen metingen worden aangeboden: { $reason }. Wijzig AKHET_METRICS_ADDRESS.
server-traces = AKHET_TRACES moet het adres van een OpenTelemetry-collector zijn, zoals http://127.0.0.1:4318, niet ‘{ $said }’.
server-setting = { $name } kan niet ‘{ $said }’ zijn. Nodig is: { $kind ->
    [yes-or-no] yes of no
    [whole-number] een geheel getal vanaf 0
   *[number] een getal vanaf 0
 }.
server-word-list = { $file }, regel { $line }: { $fault ->
    [utf8] dit is geen tekst in UTF-8. Bewaar het bestand als UTF-8.
    [star] een * mag alleen aan het eind van een woord staan.
    [several] schrijf één woord per regel.
   *[letters] een woord bestaat uit letters en cijfers en mag op * eindigen. Schrijf opmerkingen na #.
 }
server-no-word-lists = Er zijn geen woordenlijsten in { $file }. Zet daar bestanden neer waarvan de naam op .txt eindigt, zoals nl.txt, of wijzig AKHET_WORD_LISTS.
server-workers-need-postgresql = Voor meer dan één werkproces is PostgreSQL nodig (AKHET_DATABASE_URL): met SQLite is er maar één.

server-http = { $status ->
    [400] Dit verzoek is niet te lezen.
    [404] Op dit adres is niets te vinden.
    [405] Zo kun je dit adres niet gebruiken.
   *[other] Dit kan hier niet.
 }
server-message = Dit bericht is niet te lezen. { $where ->
    [whole] Het hele bericht
   *[other] { $where }
 }: { $reason }.
server-not-text = Berichten zijn tekst, in JSON.
server-too-large = Dit is te veel: hoogstens { $most } bytes.
server-too-many-sockets = Er staan hier te veel verbindingen tegelijk open. Sluit er eerst een paar.
server-too-fast = Dat waren te veel verzoeken tegelijk. Wacht even en probeer het dan opnieuw.
server-failed = Er ging bij ons iets mis. We hebben het vastgelegd; probeer het zo meteen nog eens.
server-origin = Dit verzoek kwam van een andere site.
server-host = Deze server heeft niet die naam. Wie hem beheert, kan de naam aan AKHET_HOSTS toevoegen.
server-protocol = Deze server gebruikt versie { $known } van het protocol, niet { $said }. Laad de pagina opnieuw.
server-hello-first = Het eerste bericht moet hello zijn.
server-hello-once = hello is al gestuurd.

server-no-app = De browser-app is hier niet gebouwd. In een kloon bouwt ‘make web’ die.

server-no-guest = Je hebt hier nog geen naam. Kies er eerst een.
server-name = Een naam heeft 1 tot { $most } letters, cijfers of tekens.
server-no-such-code = Deze code is hier niet bekend. Misschien is hij al gebruikt, of is er een nieuwere gemaakt.
server-no-session = Je bent op dat apparaat niet aangemeld, of niet meer.
server-no-profile = Deze persoon is hier niet bekend, of je mag het profiel niet zien.
server-no-push = Deze server stuurt geen berichten naar apparaten.
server-push-subscription = Met het antwoord van je browser kunnen geen berichten worden gestuurd. Zet ze opnieuw aan, of neem een andere browser.
server-no-passkeys-here = Passkeys werken niet op dit adres. Ze hebben HTTPS nodig, en een naam in plaats van een IP-adres.
server-no-challenge = Dit duurde te lang of is twee keer verzonden. Probeer het opnieuw.
server-passkey = Deze passkey kon niet worden gecontroleerd.
server-no-passkey = Deze passkey is hier niet bekend. Misschien is hij verwijderd.
server-too-many-passkeys = Je hebt al { $most } passkeys. Verwijder er een die je niet meer nodig hebt.
server-banned = De beheerder heeft je van deze server uitgesloten.
server-muted = De beheerder van deze server laat je niet chatten.
server-word = De beheerder van deze server staat het woord “{ $text }” niet toe. Kies een ander.
server-no-report = Op deze stoel zit niemand die je kunt melden.
server-reported-already = Je hebt deze speler aan deze tafel al gemeld. De beheerder heeft de melding nog niet afgehandeld.
server-too-many-reports = { $most } van je meldingen zijn nog niet afgehandeld; meer kan niet. Wacht tot de beheerder ze heeft bekeken.
server-report-text = Een melding heeft hoogstens { $most } tekens, en geen besturingstekens.
server-no-person = Deze persoon is hier niet, of niet meer.
server-no-friend-code = Niemand hier heeft deze vriendencode. Misschien is hij vervangen door een nieuwere.
server-own-code = Dit is je eigen vriendencode. Geef hem aan iemand die met je wil spelen.
server-blocked-by-you = Je hebt deze persoon geblokkeerd. Hef dat eerst op.
server-too-many-relations = Je volgt hier { $most } mensen of hebt er zoveel verborgen; dat is de grens.
server-not-friends = Je kunt alleen vrienden vragen: mensen die je volgt en die jou volgen.
server-invited-already = Deze persoon heeft al een plaats aan deze tafel.
server-not-reserved = Deze plaats is voor niemand vrijgehouden.
server-read-only = Deze server is in onderhoud: niemand kan een tafel openen of een zet doen. De klokken staan stil. Probeer het later nog eens.

server-no-table = Die tafel bestaat niet, of je hebt er geen toegang toe.
server-other-rules = Deze tafel is begonnen met versie { $rules } van de regels, en die heeft deze server niet meer.
server-no-set = Deze server heeft de set spelmateriaal { $hash } niet.
server-no-commitment = Deze verzegeling is hier niet bekend. Ze is al gebruikt of te oud: vraag een nieuwe aan.
server-set-game = Het is niet duidelijk bij welk spel { $file } hoort.
server-set-name = De naam van de set mag alleen letters, cijfers en andere zichtbare tekens hebben.
server-only-bots = Minstens één stoel moet voor een mens zijn.
server-clock = Een beurt moet minstens { $least } { $least ->
    [one] seconde
   *[other] seconden
 } duren.
server-no-level = Voor de stoel van een bot moet je een niveau kiezen.
server-too-many-tables = { $most ->
    [one] Er is al één tafel
   *[other] Er zijn al { $most } tafels
 } bezig, en dat is het maximum. Speel er eerst een uit of verlaat er een.
server-too-many-tables-network = { $most ->
    [one] Vanuit jouw netwerk is al één tafel
   *[other] Vanuit jouw netwerk zijn al { $most } tafels
 } bezig, en dat is het maximum. Speel er eerst een uit of verlaat er een.
server-closed = Deze tafel is gesloten: hier gebeurt niets meer.
server-deleted = Deze tafel is verwijderd.
server-started = De partij is begonnen: je kunt geen stoel meer nemen of vrijgeven.
server-not-started = De partij is nog niet begonnen: we wachten op spelers.
server-over = De partij is afgelopen.
server-not-over = De partij is nog niet afgelopen.
server-no-record = Dit verslag staat hier niet. Misschien is het verwijderd: stuur het nog eens.
server-record-not-over = Deze partij is nog niet afgelopen: hier kun je alleen afgelopen partijen bekijken.
server-not-played-out = Deze partij is niet tot het einde gespeeld en kan dus niet worden nabesproken.
server-review-busy = Er wordt al een andere partij van jou nabesproken. Wacht tot dat klaar is.
server-too-many-reviews = Je hebt vandaag om { $most ->
    [one] één nabespreking
   *[other] { $most } nabesprekingen
 } gevraagd; meer kan niet. Vraag het morgen weer.
server-too-many-reviews-network = Vanuit je netwerk { $most ->
    [one] is vandaag om één nabespreking
   *[other] is vandaag om { $most } nabesprekingen
 } gevraagd; meer kan niet. Vraag het morgen weer.
server-analysis-busy = Een andere stelling van jou wordt al geanalyseerd. Wacht even.
server-too-much-analysis = Jij of anderen in je netwerk hebben al heel lang stellingen laten analyseren. Over enkele minuten kun je verder.
server-seated = Je zit al aan deze tafel.
server-not-seated = Je zit niet aan deze tafel.
server-seat-taken = Deze stoel is niet vrij.
server-rematch-already = De revanche is al geopend.
server-branch-seats = Om vanaf hier verder te spelen, geef je op wie op elk van de { $players } stoelen komt: jij, vrienden op dit apparaat of bots.

server-not-your-seat = Stoel { $seat } is niet van jou.
server-stale = De partij is verder gegaan sinds je koos. Kijk nog eens.
server-id-used = Je hebt deze id al voor een andere opdracht gebruikt.
server-too-many-undos = Je kunt deze beurt niets meer terugnemen.
server-resigned-already = Je hebt al opgegeven.
server-not-away = Je speelt al mee.
server-only-seats-talk = Alleen wie hier meespeelt, kan hier berichten sturen.
server-chat-text = Een bericht heeft 1 tot { $most } tekens, en geen besturingstekens.
server-not-saved = Dit kon niet worden opgeslagen, dus is het niet gebeurd. Probeer het zo meteen nog eens.
server-too-busy = Er gebeurt te veel tegelijk aan deze tafel. Probeer het zo meteen nog eens.
server-no-hints = Hints staan uit aan deze tafel.
server-not-ratable = { $reason ->
    [game] Dit spel heeft geen schaal voor ratings en kan dus niet meetellen.
    [clock] Een partij die meetelt heeft bedenktijd per beurt nodig: anders hoeft een verloren partij nooit te eindigen.
    [hints] In een partij die meetelt zijn er geen hints.
    [device] In een partij die meetelt heeft iedereen een eigen apparaat.
    [set] Een partij die meetelt wordt gespeeld met het materiaal dat bij het spel hoort.
    [position] Een partij die meetelt begint met het delen.
   *[level] Dit niveau heeft geen rating: de sterkte hangt van de computer af. Kies een ander niveau, of speel zonder rating.
 }
server-tournament = { $reason ->
    [size] Dit spel kun je niet met zoveel mensen aan een tafel spelen.
    [length] Een Zwitsers toernooi heeft een aantal ronden nodig, een arena een aantal minuten.
    [people] Het kleinste aantal deelnemers kan niet boven het grootste liggen.
   *[name] De naam van een toernooi heeft geen stuurtekens.
 }
server-no-tournament = Dit toernooi is er niet.
server-tournament-over = Niemand kan dit toernooi nog in of uit.
server-tournament-started = Dit toernooi is al begonnen of is afgelast.
server-tournament-full = { $most ->
    [one] Er doet al iemand
   *[other] Er doen al { $most } mensen
 } mee: het toernooi is vol.
server-too-many-tournaments = { $most ->
    [one] Eén toernooi van jou is
   *[other] { $most } toernooien van jou zijn
 } nog niet afgelopen, meer kan niet.
server-not-in-tournament = Je doet niet mee aan dit toernooi.
server-not-your-tournament = Dat kan alleen wie dit toernooi heeft geopend.
server-not-rated = De partij aan deze tafel telt niet mee voor de rating.
server-no-review = Deze partij is nog niet nabesproken.
server-no-future = Dit vervolg staat niet in de nabespreking.
server-no-mistake = Die fout staat niet tussen de jouwe.
server-trial-busy = Je vorige poging wordt nog beoordeeld.
server-trial-done = Deze beslissing is al compleet. Neem iets terug om een andere te proberen.
server-not-a-decision = Deze zetten zijn nog geen complete beslissing.
server-hint-busy = Je vorige hint wordt nog uitgerekend.
server-preparing = De spellen worden nog voorbereid op deze computer. Probeer het zo meteen nog eens.

# What messengers and other sites show of a link
server-preview = Speel NILE en Fertility, de bordspellen van de Nijl, in je browser.
server-preview-title = { $game }: { $names }
server-preview-open = { $count ->
    [one] Er is één plaats vrij. Schuif aan.
   *[other] Er zijn { $count } plaatsen vrij. Schuif aan.
 }
server-preview-playing = Het spel is bezig. Kijk mee.
server-preview-over = { $count ->
    [one] { $names } heeft gewonnen. Bekijk de uitslag en kijk het spel terug.
   *[other] { $names } delen de winst. Bekijk de uitslag en kijk het spel terug.
 }

duplicate-begun = Je bent al aan deze verdeling begonnen. Iedereen speelt haar één keer.
duplicate-no-day = Op die dag heeft niemand een duplicaat gespeeld.
duplicate-no-match = Deze match bestaat hier niet, of je hebt er geen toegang toe.
duplicate-match-own = Je hebt deze match zelf geopend. Stuur de link naar iemand anders.
duplicate-match-taken = Iemand anders heeft deze match al aangenomen.
duplicate-match-waiting = Nog niemand heeft deze match aangenomen.
duplicate-match-over = Je hebt in deze match geen verdeling meer te spelen.
duplicate-match-not-over = Deze match is nog niet afgelopen.
duplicate-too-many-matches = Je kunt { $most } matches tegelijk hebben. Speel er eerst een uit.
server-calendar = Akhet: je spellen
server-calendar-yours = Jij bent aan de beurt: { $game } met { $names }
server-calendar-theirs = { $name } is aan de beurt: { $game }
server-push = Jij bent aan de beurt
server-push-game = { $game } met { $names }
