# The server: refusals of the lobby and of tables.

server-database-url = Noem een database met sqlite://… of postgresql://…, niet met ‘{ $scheme }’.
server-database = De database kan niet worden geopend: { $reason }.
server-no-driver = PostgreSQL heeft een driver nodig: installeer akhet[postgresql].
server-memory = De database moet een bestand zijn: tafels moeten de server overleven.
server-taken = { $file } is in gebruik bij een andere server. Stop die eerst, of gebruik PostgreSQL, dat er meer aankan.
server-port = Luisteren op { $host }, poort { $port }, is niet mogelijk: { $reason }. Kies een andere poort met --port.
server-setting = { $name } kan niet ‘{ $said }’ zijn. Nodig is: { $kind ->
    [yes-or-no] yes of no
    [whole-number] een geheel getal vanaf 0
   *[number] een getal vanaf 0
 }.
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
server-protocol = Deze server gebruikt versie { $known } van het protocol, niet { $said }. Laad de pagina opnieuw.
server-hello-first = Het eerste bericht moet hello zijn.
server-hello-once = hello is al gestuurd.

server-no-app = De browser-app is hier niet gebouwd. In een kloon bouwt ‘make web’ die.

server-no-guest = Je hebt hier nog geen naam. Kies er eerst een.
server-name = Een naam heeft 1 tot { $most } letters, cijfers of tekens.
server-no-such-code = Deze code is hier niet bekend. Misschien is hij al gebruikt, of is er een nieuwere gemaakt.

server-no-table = Die tafel bestaat niet, of je hebt er geen toegang toe.
server-other-rules = Deze tafel is begonnen met versie { $rules } van de regels, en die heeft deze server niet meer.
server-no-set = Deze server heeft de set spelmateriaal { $hash } niet.
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
server-started = De partij is begonnen: je kunt geen stoel meer nemen of vrijgeven.
server-not-started = De partij is nog niet begonnen: we wachten op spelers.
server-over = De partij is afgelopen.
server-not-over = De partij is nog niet afgelopen.
server-seated = Je zit al aan deze tafel.
server-not-seated = Je zit niet aan deze tafel.
server-seat-taken = Deze stoel is niet vrij.
server-rematch-already = De revanche is al geopend.
server-branch-seats = Om vanaf hier verder te spelen, geef je op wie op elk van de { $players } stoelen komt: jij, vrienden op dit apparaat of bots.

server-not-your-seat = Stoel { $seat } is niet van jou.
server-stale = De partij is verder gegaan sinds je koos. Kijk nog eens.
server-too-many-undos = Je kunt deze beurt niets meer terugnemen.
server-resigned-already = Je hebt al opgegeven.
server-not-away = Je speelt al mee.
server-only-seats-talk = Alleen wie hier meespeelt, kan hier berichten sturen.
server-chat-text = Een bericht heeft 1 tot { $most } tekens, en geen besturingstekens.
server-not-saved = Dit kon niet worden opgeslagen, dus is het niet gebeurd. Probeer het zo meteen nog eens.
server-too-busy = Er gebeurt te veel tegelijk aan deze tafel. Probeer het zo meteen nog eens.
