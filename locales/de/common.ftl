# Messages of all games and programs.

seat = Sitz { $number }
bot-name = { $level ->
    [fisher] Fischer
    [farmer] Bauer
    [scribe] Schreiber
    [vizier] Wesir
   *[pharaoh] Pharao
 }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
 }
level-fisher-about = Nimmt, was gerade gut aussieht, und lässt manches durchs Netz schlüpfen. Für deine ersten Partien.
level-farmer-about = Sät auf gut Glück und übersieht ab und zu etwas. Ein freundlicher Gegner für den Anfang.
level-scribe-about = Kennt die Regeln auswendig und spielt solide, doch nicht jeder Federstrich sitzt.
level-vizier-about = Hat Millionen Partien gesehen und weiß auf einen Blick, worauf es ankommt.
level-pharaoh-about = Denkt Zug um Zug voraus. Bei Hofe spielt niemand besser.
seat-forgotten = Früherer Gast
decimal = { $number }
percent = { $number } %

game-unknown = Es gibt kein Spiel namens „{ $game }“. Es gibt: { $games }.
lesson-unknown = Es gibt keine Lektion „{ $lesson }“.

open-unknown-option = Es gibt keine Option „{ $option }“. Es gibt: { $known }.
open-not-true-or-false = Die Option „{ $option }“ ist entweder wahr oder falsch (true oder false).
open-seed = Der Startwert muss eine ganze Zahl von 0 bis { $most } sein.
open-names = Gib für alle { $players } am Tisch je einen Namen mit 1 bis { $most } Zeichen an.
open-duplicate = In diesem Spiel gibt es keine Duplikat-Verteilungen.
open-piece-unknown = Es gibt keine Figuren „{ $piece }“. Es gibt: { $known }.
open-piece-taken = Diese Figuren hat schon jemand anders: { $piece }. Noch frei: { $free }.

components-faults = { $file } passt nicht. { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
 }{ $more ->
    [0] :
   *[other] {""}, die ersten davon:
 }
components-wrong = { $entry }: { $reason }.
components-only-own = Dieses Spiel hat nur sein eigenes Spielmaterial; { $file } lässt sich nicht verwenden.

move-unknown-number = Eine Aktion mit der Nummer { $move } gibt es nicht: Sie gehen von 0 bis { $most }.
move-not-understood = „{ $words }“ verstehe ich nicht. Lass dir die erlaubten Züge zeigen, dann siehst du, was du sagen kannst.
move-neither = Ein Zug ist die Nummer einer Aktion oder ihre Worte.
play-stand-in = „{ $why }“ ist kein Grund für eine Vertretung. Die Gründe sind: { $reasons }.

chance-not-pending = Jetzt gibt es nichts auszulosen: Jemand ist am Zug, oder die Partie ist zu Ende.
chance-impossible = Zufallsergebnis { $number }: „{ $outcome }“ kann jetzt nicht herauskommen.
chance-missing = Es wurden weniger Zufallsergebnisse angegeben, als der Zug braucht.
chance-left-over = { $count ->
    [one] Ein Zufallsergebnis wurde angegeben, das
   *[other] { $count } Zufallsergebnisse wurden angegeben, die
 } dieser Zug nicht braucht.

undo-nothing = Es gibt nichts zurückzunehmen: Seit zuletzt etwas aufgedeckt wurde oder dein Zug begann, hast du noch keinen Schritt gemacht.

seat-unknown = Einen Sitz { $seat } gibt es nicht: Sie gehen von 0 bis { $last }.

position-faults = Diese Stellung ist nicht regelgerecht: Keine Partie kann zu ihr führen.
position-fault = { $entry }: { $reason }.
position-unlawful = Diese Stellung ist nicht regelgerecht. { $entry }: { $reason }.
entry-object = Hier muss ein Objekt stehen
entry-unknown = Diesen Eintrag gibt es nicht
entry-whole = Hier muss eine ganze Zahl von { $least } bis { $most } stehen
entry-exactly = Hier muss { $value } stehen
entry-true-or-false = Hier muss true oder false stehen
entry-choice = Hier muss eins davon stehen: { $names }
entry-seats = Hier muss eine Liste mit { $players } Einträgen stehen, einem je Sitz
entry-missing = Dieser Eintrag fehlt
entry-json = Das ist kein JSON
entry-text = Hier muss ein Text stehen
entry-whole-number = Hier muss eine ganze Zahl stehen
entry-number = Hier muss eine Zahl stehen
entry-list = Hier muss eine Liste stehen
entry-least = Hier muss mindestens { $limit } stehen
entry-most = Hier darf höchstens { $limit } stehen
entry-above = Hier muss mehr als { $limit } stehen
entry-short = Das ist zu kurz (mindestens { $limit })
entry-long = Das ist zu lang (höchstens { $limit })
entry-signs = Länge oder Zeichen passen nicht
entry-seats-once = Hier müssen Sitze stehen, jeder nur einmal
entry-key = Das ist kein Schlüssel
entry-contributions = Hier muss je Sitz eine Zufallszahl oder null stehen, und mindestens eine Zahl
entry-networks = Hier muss je Sitz der Hash eines Netzes oder null stehen, und mindestens ein Hash
entry-hint = Hier müssen ein Sitz, ein Schritt der Partie und eine Tiefe von Tipps stehen
entry-secret = Das sind nicht Schlüssel und Zufallsstrom
entry-said = Das sagt schon die Stellung
entry-duplicate = Diese Art zu verteilen ist hier nicht bekannt
entry-otherwise = Die Stellung sagt etwas anderes
entry-set = Das Spielmaterial heißt anders
entry-kind = Dieser Eintrag hat den falschen Typ
entry-wrong = Damit lässt sich hier nichts anfangen
json-wrong = { $fault ->
    [utf-8] Byte { $byte } ist kein UTF-8
    [depth] Es ist zu tief verschachtelt
    [number] Eine Zahl darin hat zu viele Ziffern
    [constant] { $name } ist kein JSON
   *[syntax] Zeile { $line }, Spalte { $column } („{ $words }“)
 }

record-unreadable = Das ist keine lesbare Aufzeichnung: { $reason }.
record-field = Das ist keine Aufzeichnung einer Partie. { $entry }: { $reason }.
record-format = Diese Aufzeichnung hat das Format „{ $format }“; hier lässt sich nur „{ $known }“ lesen.
record-rules = Diese Aufzeichnung stammt von Version { $found } der Regeln; hier gilt Version { $rules }.
record-components = Diese Partie wurde mit anderem Spielmaterial gespielt: { $named ->
    [yes] „{ $set }“, Prüfsumme { $hash }
   *[no] Prüfsumme { $hash }
 }. Nenne seine Datei mit --components.
record-ply = Halbzug { $ply }: { $reason }
record-setup = Der Aufbau: { $reason }
record-reason-seat = Hier zieht Sitz { $turn }, nicht Sitz { $seat }.
record-reason-check = Die Stellung danach ist nicht die aufgezeichnete: Dieser Halbzug oder seine Zufallsergebnisse wurden geändert.
record-reason-start = Die Stellung danach ist nicht die aufgezeichnete: Der Aufbau wurde geändert.
record-reason-words = Nummer { $move } ist „{ $say }“, nicht „{ $words }“.
record-hash = Die letzte Stellung ist nicht die aufgezeichnete: Die Aufzeichnung wurde gekürzt oder geändert.
record-commitment = Der Zufallsschlüssel passt nicht zu dem Prüfwert, der bei Spielbeginn feststand.
record-mixed-key = Der Zufallsschlüssel ist nicht der, den das Geheimnis des Servers und die Zufallszahlen der Spielerinnen und Spieler ergeben.
record-other-commitment = Der Prüfwert ist nicht der angegebene: Das ist eine andere Partie, oder ihr Zufallsschlüssel wurde ausgetauscht.
record-no-dice = Die Aufzeichnung enthält keinen Zufallsschlüssel, also lässt sich nichts mit einem Prüfwert vergleichen.
record-dice-start = Der Aufbau ist nicht das, was der Zufallsschlüssel ergibt.
record-dice = Halbzug { $ply }: Die Zufallsergebnisse sind nicht das, was der Zufallsschlüssel ergibt.
record-result = Das Ergebnis ist nicht das, was sich aus der letzten Stellung ergibt.

referee-too-long = Eine Anfrage ist eine Zeile mit höchstens { $most } Bytes.
referee-not-json = Das ist kein JSON: { $reason }.
referee-not-object = Eine Anfrage ist ein JSON-Objekt in einer Zeile.
referee-no-verb = Eine Anfrage nennt, was zu tun ist: { $verbs }.
referee-unknown-verb = Es gibt kein Verb „{ $verb }“. Es gibt: { $verbs }.
referee-unknown-entry = „{ $verb }“ hat keinen Eintrag „{ $entry }“. Es gibt: { $known ->
    [none] gar keinen
   *[other] { $known }
 }.
referee-no-option = „{ $entry }“ ist ein Eintrag der Anfrage selbst, keine ihrer Optionen.
referee-no-game = Es ist keine Partie offen: Beginne mit „new“ oder „set“.
referee-type = Der Eintrag „{ $entry }“ hat den falschen Typ. Erwartet wird: { $kind ->
    [game] der Name eines Spiels
    [object] ein Objekt
    [true-or-false] true oder false
    [seat] die Nummer eines Sitzes, oder null, um nur zuzuschauen
    [count] eine ganze Zahl, mindestens 0
    [path] der Pfad einer Datei
    [chance] eine Liste von Zufallsergebnissen
    [seconds] eine Zahl über 0, höchstens { $most }
   *[iterations] eine ganze Zahl von 1 bis { $most }
 }.

bot-unknown = Es gibt keinen Bot „{ $bot }“. Es gibt: { $bots }.
bot-spec = „{ $bot }“ bezeichnet keinen Bot. Schreibe einen Namen, dann Optionen, dann ein Budget: greedy, search@1s, search:cut=2@500.
bot-budget = Das Budget von „{ $bot }“ muss in Sekunden angegeben sein, bis { $seconds }, etwa @1s, oder in Iterationen, bis { $iterations }, etwa @500.
bot-option = Es gibt keine Option „{ $option }“. Es gibt: { $options }.
bot-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein: Sie ist eine Zahl.
bot-nobody-to-move = Gerade ist niemand am Zug.
bot-outside = Der Bot „{ $bot }“ ({ $entry }) ließ sich nicht einrichten. { $reason }
bot-no-choose = { $kind } hat kein „choose“.
bot-command = „{ $command }“ ist kein Programmaufruf. Schreibe ihn so: program:./mybot --fast@1s
bot-program = Das Programm { $command } lässt sich nicht starten: { $reason }.
bot-answer = Die Antwort ist kein JSON: { $reason }.

bot-fault-raised = Der Bot hat einen Fehler ausgelöst: { $error }
bot-fault-late = Der Bot hat nicht innerhalb von { $seconds } s geantwortet.
bot-fault-busy = Der Bot ist noch mit einem früheren Zug beschäftigt.
bot-fault-stalled-often = Der Bot hat { $count ->
    [one] einmal
   *[other] { $count }-mal
 } nicht geantwortet und ist für diese Partie raus.
bot-fault-ended = Der Bot hat sich mit Status { $status } beendet.
bot-fault-closed = Der Bot hat seine Ausgabe geschlossen.
bot-fault-started-often = Der Bot wurde { $count ->
    [one] einmal
   *[other] { $count }-mal
 } gestartet und ist für diese Partie raus.
bot-fault-too-long = Die Antwort des Bots ist länger als { $most } Bytes.
bot-fault-no-object = Die Antwort des Bots ist kein JSON-Objekt: { $answer }
bot-fault-not-ok = Die Antwort des Bots meldet kein „ok“: { $answer }
bot-fault-not-legal = Die Antwort des Bots ist kein erlaubter Zug: { $answer }
bot-fault-said = { $fault } Zuletzt meldete er: { $line }
network-none = Für { $game } gibt es kein Netz, deshalb kann der Bot „learned“ es nicht spielen.
network-not-one = { $file } ist kein Netz von Akhet.
network-other-game = Das Netz in { $file } ist nicht für { $game }.
network-other-version = Das Netz in { $file } ist für eine andere Version von Akhet. Trainiere es neu: akhet learn
network-damaged = Das Netz in { $file } ist beschädigt.

event-stood_in = Für { $you ->
    [seat] dich
   *[other] { $seat }
 } zieht eine Vertretung: { $why ->
    [crashed] Der Bot ist abgestürzt
    [stalled] Der Bot hat nicht rechtzeitig geantwortet
    [nonsense] Die Antwort des Bots war kein erlaubter Zug
    [clock] Die Zeit ist um
    [resigned] { $you ->
        [seat] Du hast aufgegeben
       *[other] Wer hier saß, hat aufgegeben
     }
   *[gone] Es antwortet niemand mehr
 }.

file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
file-too-large = { $file } ist größer als { $most } Bytes.
file-folder = Das ist ein Ordner
file-none = Diese Datei gibt es nicht

# For games of other packages that have no messages of their own.
result-first = { $you ->
    [seat] Du belegst
   *[other] { $seat } belegt
 } Platz 1 mit { $counts }.
result-behind = { $you ->
    [seat] Du belegst
   *[other] { $seat } belegt
 } Platz { $place } mit { $counts }, hinter { $you ->
    [rival] dir
   *[other] { $rival }
 }: Zahl { $decider } ist { $count } gegen { $more }.
result-shared = { $you ->
    [seat] Du teilst dir Platz { $place } mit { $rival }
    [rival] { $seat } teilt sich Platz { $place } mit dir
   *[other] { $seat } teilt sich Platz { $place } mit { $rival }
 }: Beide haben { $counts }.
score = Wertung
simulate-counts = Mittelwerte dessen, was die Wertung vergleicht, in dieser Reihenfolge
event-generic = { $event }{ $details ->
    [none] {""}
   *[other] {""}: { $details }
 }
refusal-generic = Abgelehnt: { $code }{ $details ->
    [none] {""}
   *[other] {" "}({ $details })
 }.

chat-preset-hello = Hallo!
chat-preset-luck = Viel Glück und viel Spaß!
chat-preset-good-move = Guter Zug!
chat-preset-close = Das war knapp!
chat-preset-thanks = Danke!
chat-preset-sorry = Entschuldigung!
chat-preset-moment = Einen Moment, bitte.
chat-preset-no-hurry = Lass dir Zeit.
chat-preset-well-played = Gut gespielt!
chat-preset-rematch = Noch eine Runde?
chat-preset-bye = Tschüss!
