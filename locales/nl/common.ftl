# Messages of all games and programs.

seat = Stoel { $number }
bot-name = { $level ->
    [fisher] Visser
    [farmer] Boer
    [scribe] Schrijver
    [vizier] Vizier
   *[pharaoh] Farao
 }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
 }
level-fisher-about = Neemt wat er goed uitziet en laat veel door het net glippen. Voor je eerste potjes.
level-farmer-about = Zaait in goed vertrouwen en ziet af en toe iets over het hoofd. Een vriendelijk begin.
level-scribe-about = Kent de regels uit het hoofd en speelt degelijk, maar niet elke pennenstreek is raak.
level-vizier-about = Heeft miljoenen potjes gezien en ziet in één oogopslag waar het om gaat.
level-pharaoh-about = Denkt beurt na beurt vooruit. Niemand aan het hof speelt beter.
seat-forgotten = Vroegere speler
decimal = { $number }
percent = { $number }%

game-unknown = Er is geen spel dat ‘{ $game }’ heet. Wel: { $games }.
lesson-unknown = Er is geen les ‘{ $lesson }’.

open-unknown-option = Er is geen optie ‘{ $option }’. Wel: { $known }.
open-not-true-or-false = De optie ‘{ $option }’ kan alleen true of false zijn.
open-seed = De seed moet een geheel getal zijn van 0 tot en met { $most }.
open-names = Geef voor elk van de { $players } spelers één naam van 1 tot { $most } tekens.
open-duplicate = Dit spel kent geen duplicaatverdelingen.

components-faults = { $file } klopt niet. { $count ->
    [one] Eén fout
   *[other] { $count } fouten
 }{ $more ->
    [0] :
   *[other] {""}, de eerste daarvan:
 }
open-piece-unknown = Er zijn geen pionnen ‘{ $piece }’. Wel: { $known }.
open-piece-taken = Een andere speler heeft deze pionnen al: { $piece }. Nog vrij: { $free }.
components-wrong = { $entry }: { $reason }.
components-only-own = Dit spel heeft alleen zijn eigen spelmateriaal; { $file } kan niet worden gebruikt.

move-unknown-number = Er is geen actie met nummer { $move }: ze lopen van 0 tot en met { $most }.
move-not-understood = ‘{ $words }’ is niet te begrijpen. Vraag de toegestane zetten op om te zien wat je kunt doen.
move-neither = Een zet is het nummer van een actie, of de woorden ervoor.
play-stand-in = ‘{ $why }’ is geen reden voor een vervanger. De redenen zijn: { $reasons }.

chance-not-pending = Het toeval heeft nu niets te beslissen: een speler is aan de beurt, of de partij is afgelopen.
chance-impossible = Trekking { $number }: ‘{ $outcome }’ is nu niet mogelijk.
chance-missing = Er zijn minder trekkingen gegeven dan de zet nodig heeft.
chance-left-over = Er { $count ->
    [one] is { $count } trekking
   *[other] zijn { $count } trekkingen
 } gegeven die deze zet niet nodig heeft.

undo-nothing = Er valt niets terug te nemen: je hebt niets gedaan sinds je beurt begon, of sinds er voor het laatst een kaart of tegel is omgedraaid.

seat-unknown = Er is geen stoel { $seat }: ze lopen van 0 tot en met { $last }.

position-faults = Deze stelling is niet geldig: geen enkele partij kan zo ver komen.
position-fault = { $entry }: { $reason }.
position-unlawful = Deze stelling is niet geldig. { $entry }: { $reason }.
entry-object = hier moet een object staan
entry-unknown = dit onderdeel bestaat niet
entry-whole = hier moet een geheel getal van { $least } tot en met { $most } staan
entry-exactly = hier hoort { $value }
entry-true-or-false = hier moet true of false staan
entry-choice = hier moet een van deze staan: { $names }
entry-seats = hier moet een lijst van { $players } staan, één per stoel
entry-missing = dit onderdeel ontbreekt
entry-json = dit is geen JSON
entry-text = hier moet een tekst staan
entry-whole-number = hier moet een geheel getal staan
entry-number = hier moet een getal staan
entry-list = hier moet een lijst staan
entry-least = dit moet minstens { $limit } zijn
entry-most = dit mag hoogstens { $limit } zijn
entry-above = dit moet meer dan { $limit } zijn
entry-short = dit is te kort (minstens { $limit })
entry-long = dit is te lang (hoogstens { $limit })
entry-signs = de lengte of de tekens kloppen niet
entry-seats-once = hier moeten stoelen staan, elk maar één keer
entry-key = dit is geen sleutel
entry-contributions = hier moet per stoel een willekeurig getal of null staan, en minstens één getal
entry-networks = hier moet per stoel de hash van een netwerk of null staan, en minstens één hash
entry-hint = hier moeten een plaats, een stap van de partij en een diepte van hints staan
entry-secret = dit is geen sleutel met een toevalsstroom
entry-said = dat blijkt al uit de stelling
entry-duplicate = deze manier van verdelen is hier niet bekend
entry-otherwise = dat klopt niet met de stelling
entry-set = de set heet anders
entry-kind = dit is van het verkeerde type
entry-wrong = dit is niet geldig
json-wrong = { $fault ->
    [utf-8] byte { $byte } is geen UTF-8
    [depth] het is te diep genest
    [number] een getal erin heeft te veel cijfers
    [constant] { $name } is geen JSON
   *[syntax] regel { $line }, kolom { $column } (‘{ $words }’)
 }

record-unreadable = Dit is geen leesbaar verslag: { $reason }.
record-field = Dit is geen verslag van een partij. { $entry }: { $reason }.
record-format = Dit verslag heeft het formaat ‘{ $format }’; hier kan alleen ‘{ $known }’ worden gelezen.
record-rules = Dit verslag is gemaakt met versie { $found } van de regels; dit is versie { $rules }.
record-components = Deze partij is met een andere set spelmateriaal gespeeld: { $named ->
    [yes] ‘{ $set }’, hash { $hash }
   *[no] hash { $hash }
 }. Noem het bestand daarvan met --components.
record-ply = Zet { $ply }: { $reason }
record-setup = De opstelling: { $reason }
record-reason-seat = stoel { $turn } is hier aan de beurt, niet stoel { $seat }.
record-reason-check = de stelling die volgt, is niet die uit het verslag: deze zet of de trekkingen erbij zijn veranderd.
record-reason-start = de stelling die volgt, is niet die uit het verslag: de opstelling is veranderd.
record-reason-words = nummer { $move } is ‘{ $say }’, niet ‘{ $words }’.
record-hash = De laatste stelling is niet die uit het verslag: het verslag is afgebroken of veranderd.
record-commitment = De toevalssleutel is niet de sleutel die aan het begin van de partij is verzegeld.
record-mixed-key = De toevalssleutel is niet wat het geheim van de server en de willekeurige getallen van de spelers opleveren.
record-other-commitment = De verzegeling van de toevalssleutel is niet de verzegeling die je hebt opgegeven: dit is een andere partij, of de sleutel is verwisseld.
record-no-dice = In het verslag staat geen toevalssleutel, dus valt er niets met een verzegeling te vergelijken.
record-dice-start = De opstelling is niet wat de toevalssleutel oplevert.
record-dice = Zet { $ply }: de trekkingen zijn niet wat de toevalssleutel oplevert.
record-result = De uitslag is niet die van de laatste stelling.

referee-too-long = Een verzoek is één regel van hoogstens { $most } bytes.
referee-not-json = Dit is geen JSON: { $reason }.
referee-not-object = Een verzoek is één JSON-object op één regel.
referee-no-verb = Een verzoek zegt wat er moet gebeuren: { $verbs }.
referee-unknown-verb = Er is geen opdracht ‘{ $verb }’. Wel: { $verbs }.
referee-unknown-entry = ‘{ $verb }’ kent geen ‘{ $entry }’. { $known ->
    [none] Er hoort niets bij
   *[other] Wel: { $known }
 }.
referee-no-option = ‘{ $entry }’ hoort in het verzoek zelf, niet bij de opties.
referee-no-game = Er is geen partij geopend: begin met ‘new’ of ‘set’.
referee-type = Voor ‘{ $entry }’ is dit nodig: { $kind ->
    [game] de naam van een spel
    [object] een object
    [true-or-false] true of false
    [seat] het nummer van een stoel, of null om alleen toe te kijken
    [count] een geheel getal, 0 of meer
    [path] het pad van een bestand
    [chance] een lijst met trekkingen
    [seconds] een getal boven 0, hoogstens { $most }
   *[iterations] een geheel getal van 1 tot en met { $most }
 }.

bot-unknown = Er is geen bot ‘{ $bot }’. Wel: { $bots }.
bot-spec = ‘{ $bot }’ is niet de naam van een bot. Schrijf een naam, dan opties, dan een budget: greedy, search@1s, search:cut=2@500.
bot-budget = Het budget van ‘{ $bot }’ moet in seconden zijn, tot { $seconds }, zoals @1s, of in iteraties, tot { $iterations }, zoals @500.
bot-option = Er is geen optie ‘{ $option }’. Wel: { $options }.
bot-option-value = De optie ‘{ $option }’ kan niet ‘{ $value }’ zijn: het moet een getal zijn.
bot-nobody-to-move = Er is nu niemand aan de beurt.
bot-outside = De bot ‘{ $bot }’ ({ $entry }) kon niet worden gemaakt. { $reason }
bot-no-choose = { $kind } heeft geen ‘choose’.
bot-command = ‘{ $command }’ start geen programma. Schrijf het zo: program:./mybot --fast@1s
bot-program = Het programma { $command } kan niet worden gestart: { $reason }.
bot-answer = Het antwoord is geen JSON: { $reason }.

bot-fault-raised = De bot gaf een fout: { $error }
bot-fault-late = De bot antwoordde niet binnen { $seconds } s.
bot-fault-busy = De bot is nog bezig met een eerdere zet.
bot-fault-stalled-often = De bot bleef { $count } keer hangen en doet deze partij niet meer mee.
bot-fault-ended = De bot is gestopt met status { $status }.
bot-fault-closed = De bot heeft zijn uitvoer gesloten.
bot-fault-started-often = De bot is { $count } keer gestart en doet deze partij niet meer mee.
bot-fault-too-long = Het antwoord van de bot is langer dan { $most } bytes.
bot-fault-no-object = Het antwoord van de bot is geen JSON-object: { $answer }
bot-fault-not-ok = In het antwoord van de bot staat geen ‘ok’: { $answer }
bot-fault-not-legal = Het antwoord van de bot is geen toegestane zet: { $answer }
bot-fault-said = { $fault } Het laatste bericht was: { $line }
network-none = Er is geen netwerk voor { $game }, dus de bot ‘learned’ kan het niet spelen.
network-not-one = { $file } is geen netwerk van Akhet.
network-other-game = Het netwerk in { $file } is niet voor { $game }.
network-other-version = Het netwerk in { $file } is voor een andere versie van Akhet. Train het opnieuw: akhet learn
network-damaged = Het netwerk in { $file } is beschadigd.

event-stood_in = Een vervanger speelt voor { $you ->
    [seat] jou
   *[other] { $seat }
 }: { $why ->
    [crashed] de bot is gecrasht
    [stalled] de bot antwoordde niet op tijd
    [nonsense] het antwoord van de bot was geen toegestane zet
    [clock] de tijd is om
    [resigned] { $you ->
        [seat] je hebt opgegeven
       *[other] deze speler heeft opgegeven
     }
   *[gone] { $you ->
        [seat] je antwoordt niet meer
       *[other] deze speler antwoordt niet meer
     }
 }.

file-unreadable = { $file } kan niet worden gelezen: { $reason }.
file-unwritable = { $file } kan niet worden geschreven: { $reason }.
file-too-large = { $file } is groter dan { $most } bytes.
file-folder = dit is een map
file-none = dit bestand bestaat niet

# For games of other packages that have no messages of their own.
result-first = { $you ->
    [seat] Je wordt
   *[other] { $seat } wordt
 } eerste met { $counts }.
result-behind = { $you ->
    [seat] Je komt
   *[other] { $seat } komt
 } op plaats { $place } met { $counts }, achter { $you ->
    [rival] jou
   *[other] { $rival }
 }: getal { $decider } is { $count } tegen { $more }.
result-shared = { $you ->
    [seat] Je deelt
   *[other] { $seat } deelt
 } plaats { $place } met { $you ->
    [rival] jou
   *[other] { $rival }
 }: allebei { $counts }.
score = Score
simulate-counts = Gemiddelde van wat de rangschikking vergelijkt, in die volgorde
event-generic = { $event }{ $details ->
    [none] {""}
   *[other] {""}: { $details }
 }
refusal-generic = Geweigerd: { $code }{ $details ->
    [none] {""}
   *[other] {" "}({ $details })
 }.

chat-preset-hello = Hallo!
chat-preset-luck = Veel succes en veel plezier!
chat-preset-good-move = Goede zet!
chat-preset-close = Dat was spannend!
chat-preset-thanks = Bedankt!
chat-preset-sorry = Sorry!
chat-preset-moment = Een ogenblikje, alsjeblieft.
chat-preset-no-hurry = Neem de tijd.
chat-preset-well-played = Goed gespeeld!
chat-preset-rematch = Nog een potje?
chat-preset-bye = Tot ziens!
