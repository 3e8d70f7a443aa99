# Fertility: its words, its refusals, what happened. Words as the German rulebook has them.
# Names of goods are singular. Where a sentence needs a plural, a case or an article, it selects by the name itself,
# so the keys Rind, Traube and Monument are the values of the messages below.

fertility-good-alabaster = Alabaster
fertility-good-bovine = Rind
fertility-good-papyrus = Papyrus
fertility-good-grape = Traube
fertility-good-wheat = Weizen
fertility-good-monument = Monument
fertility-tile-alabaster-alabaster = Alabaster/Alabaster
fertility-tile-alabaster-bovine = Alabaster/Rind
fertility-tile-alabaster-papyrus = Alabaster/Papyrus
fertility-tile-alabaster-grape = Alabaster/Traube
fertility-tile-bovine-bovine = Rind/Rind
fertility-tile-bovine-papyrus = Rind/Papyrus
fertility-tile-bovine-grape = Rind/Traube
fertility-tile-papyrus-papyrus = Papyrus/Papyrus
fertility-tile-papyrus-grape = Papyrus/Traube
fertility-tile-grape-grape = Traube/Traube

fertility-step-board = das Auslegen der Talpläne
fertility-step-symbol = die Wahl des Startsymbols
fertility-step-start_turn = die Drehung des Startplättchens
fertility-step-first = die Auslosung des Startspielers
fertility-step-deal = das Austeilen der Plättchen
fertility-step-common = das Füllen der Auslage
fertility-step-row = das Auslegen der Bezirke
fertility-step-refill = das Auffüllen der Auslage
fertility-step-replace = das Nachlegen eines Bezirks
fertility-step-place = das Legen eines Plättchens
fertility-step-quarry = ein Steinbruch (wählen, was er gibt)
fertility-step-city = deine Metropole (bauen, beliefern oder fertig)
fertility-step-pay = das Bezahlen eines Bezirks
fertility-step-exchange = ein Tausch (eine Ressource wählen und wohin sie kommt)
fertility-step-take = das Nehmen eines Plättchens aus der Auslage
fertility-step-remove = das Entfernen eines Plättchens aus der Auslage


fertility-set-reconstruction = Talpläne, Plättchen, Bezirke und Wertungsleisten sind eine Rekonstruktion, nicht das gedruckte Material.

## Opening a table

fertility-open-players = Fertility ist für 2 bis { $most } Spieler, nicht für { $players }.
fertility-open-variant = Die Variante für zwei ist nur für zwei Spieler, nicht für { $players }.
fertility-open-number = „{ $option }“ muss eine ganze Zahl von 0 bis { $last } sein.
fertility-open-boards = „boards“ muss eine Liste mit { $count } von diesen sein: { $known }.
fertility-open-boards-twice = Jeder Talplan kann nur einmal ausliegen.
fertility-open-symbol-without-boards = Ein Startsymbol lässt sich nur wählen, wenn auch die Talpläne vorgegeben sind.
fertility-open-symbol-not-nearest = Das Symbol von Talplan { $symbol }, von links gezählt, liegt der Mitte nicht am nächsten.
fertility-open-pieces = „pieces“ muss eine Liste mit { $players } verschiedenen von diesen sein: { $known }.

## Refusals

fertility-over = Die Partie ist zu Ende.
fertility-not-your-turn = Du bist gerade nicht am Zug.
fertility-wrong-step = Das geht jetzt nicht. Gerade steht an: { $step }.
fertility-place-not-in-pool = In deinem persönlichen Vorrat ist kein Plättchen { $tile }.
fertility-place-not-desert = Ein Plättchen gehört auf zwei leere Wüstenfelder nebeneinander. Bei { $first } und { $second } ist das nicht so.
fertility-place-taken = Ein Plättchen gehört auf zwei leere Wüstenfelder, aber auf { $square } ist { $taken }.
fertility-taken-water = Wasser
fertility-taken-wheat = Weizen
fertility-taken-tile = schon ein Plättchen
fertility-taken-monument = ein Monument
fertility-place-no-match = Mindestens ein Abschnitt muss an einen gleichen Abschnitt eines anderen Plättchens grenzen. Das tut weder { $one } auf { $first } noch { $other } auf { $second }.
fertility-discard-one-fits = Abwerfen darfst du nur, wenn du keines deiner Plättchen legen kannst.
fertility-discard-not-in-pool = Du hast kein Plättchen { $tile }, das du abwerfen könntest.
fertility-quarry-not-offered = Ein Steinbruch gibt eine der vier Ressourcen, oder du stellst dort eins deiner Monumente auf.
fertility-quarry-cannot-give = { $good ->
    [Rind] Im Vorrat sind keine Rinder mehr
    [Traube] Im Vorrat sind keine Trauben mehr
    [Monument] Du hast keine Monumente mehr
   *[other] Im Vorrat ist kein { $good } mehr
 }.
fertility-build-after-supply = Zum Bauen ist es in diesem Zug zu spät: Du hast schon beliefert.
fertility-build-twice = Du darfst nur einen Bezirk pro Zug bauen.
fertility-build-no-spot = Alle sieben Plätze deiner Metropole sind belegt.
fertility-build-not-shown = Bezirk { $district } liegt nicht in der Bezirksauslage.
fertility-build-cannot-pay = Bezirk { $district } kostet { $cost }, und du hast { $held }.
fertility-pay-not-there = Du hast { $good ->
    [Rind] kein Rind
    [Traube] keine Traube
   *[other] keinen { $good }
 } zum Bezahlen.
fertility-supply-wheat = Mit Weizen lässt sich kein Geschäft beliefern.
fertility-supply-not-there = Neben deinem Plan liegt { $good ->
    [Rind] kein Rind
    [Traube] keine Traube
   *[other] kein { $good }
 }.
fertility-supply-no-icon = Geschäft { $shop } hat kein freies Symbol für { $good ->
    [Rind] ein Rind
    [Traube] eine Traube
   *[other] { $good }
 }.
fertility-exchange-same-shop = Was der Tausch bringt, muss auf ein anderes Geschäft.
fertility-exchange-not-offered = Dieses Geschäft bietet { $good ->
    [Rind] keine Rinder
    [Traube] keine Trauben
   *[other] keinen { $good }
 } an, oder im Vorrat ist nichts mehr davon.
fertility-exchange-no-icon = Geschäft { $shop } hat kein freies Symbol für { $good ->
    [Rind] ein Rind
    [Traube] eine Traube
   *[other] { $good }
 }.
fertility-take-not-there = In der Auslage ist kein Plättchen { $tile }, das du nehmen könntest.
fertility-remove-not-there = In der Auslage ist kein Plättchen { $tile }, das du entfernen könntest.

## What one can do

fertility-action-done = Den Zug beenden
fertility-action-place = { $one } auf { $first }, { $other } auf { $second }
fertility-action-discard = { $tile } abwerfen
fertility-action-quarry = Aus dem Steinbruch nehmen: { $good ->
    [Rind] ein Rind
    [Traube] eine Traube
   *[other] { $good }
 }
fertility-action-quarry-monument = Ein Monument in den Steinbruch stellen
fertility-action-build = { $district } bauen, Kosten { $cost }
fertility-action-pay = Mit { $good ->
    [Rind] einem Rind
    [Traube] einer Traube
   *[other] { $good }
 } bezahlen
fertility-action-supply = Geschäft { $shop } mit { $good ->
    [Rind] einem Rind
    [Traube] einer Traube
   *[other] { $good }
 } beliefern
fertility-action-exchange = { $good ->
    [Rind] Ein Rind
    [Traube] Eine Traube
   *[other] { $good }
 } auf Geschäft { $shop } legen
fertility-action-take = { $tile } nehmen
fertility-action-remove = { $tile } aus dem Spiel nehmen

## What happened

fertility-event-board = Talplan { $board } kommt an Stelle { $place }{ $turned ->
    [1] , auf den Kopf gestellt
   *[0] {""}
 }.
fertility-event-start = Das Startplättchen kommt auf { $square }.
fertility-event-begins = { $you ->
    [seat] Du beginnst
   *[other] { $seat } beginnt
 }.
fertility-event-dealt = { $you ->
    [seat] Du bekommst
   *[other] { $seat } bekommt
 } { $tile }.
fertility-event-tile = { $tile } kommt in die Auslage.
fertility-event-district = Bezirk { $district } kommt in die Bezirksauslage.
fertility-event-turn = { $you ->
    [seat] Du bist
   *[other] { $seat } ist
 } am Zug.
fertility-event-placed = { $you ->
    [seat] Du legst
   *[other] { $seat } legt
 } { $tile } auf { $squares }.
fertility-event-discarded = { $you ->
    [seat] Du kannst
   *[other] { $seat } kann
 } kein Plättchen legen: { $tile } wird abgeworfen.
fertility-event-earned = { $you ->
    [seat] Du erhältst
   *[other] { $seat } erhält
 } { $count } { $good ->
    [Rind] { $count ->
        [one] Rind
       *[other] Rinder
     }
    [Traube] { $count ->
        [one] Traube
       *[other] Trauben
     }
   *[other] { $good }
 }.
fertility-event-missed = { $count } { $good ->
    [Rind] { $count ->
        [one] Rind
       *[other] Rinder
     }
    [Traube] { $count ->
        [one] Traube
       *[other] Trauben
     }
   *[other] { $good }
 } für { $you ->
    [seat] dich
   *[other] { $seat }
 } { $count ->
    [one] verfällt
   *[other] verfallen
 }.
fertility-event-quarried = { $you ->
    [seat] Du erschaffst
   *[other] { $seat } erschafft
 } bei { $square } einen Steinbruch: { $good ->
    [Rind] ein Rind
    [Traube] eine Traube
    [Monument] ein Monument
   *[other] { $good }
 }.
fertility-event-empty_quarry = { $you ->
    [seat] Du erschaffst
   *[other] { $seat } erschafft
 } bei { $square } einen Steinbruch, aber zu holen gibt es dort nichts.
fertility-event-built = { $you ->
    [seat] Du baust
   *[other] { $seat } baut
 } Bezirk { $district }.
fertility-event-paid = { $you ->
    [seat] Du bezahlst
   *[other] { $seat } bezahlt
 } mit { $good ->
    [Rind] einem Rind
    [Traube] einer Traube
   *[other] { $good }
 }.
fertility-event-supplied = { $you ->
    [seat] Du belieferst
   *[other] { $seat } beliefert
 } ein Geschäft mit { $good ->
    [Rind] einem Rind
    [Traube] einer Traube
   *[other] { $good }
 }.
fertility-event-filled = { $you ->
    [seat] Eins deiner Geschäfte
   *[other] Ein Geschäft von { $seat }
 } ist vollständig beliefert.
fertility-event-exchanged = { $you ->
    [seat] Du erhältst
   *[other] { $seat } erhält
 } beim Tausch { $good ->
    [Rind] ein Rind
    [Traube] eine Traube
   *[other] { $good }
 }.
fertility-event-exchange_lost = { $you ->
    [seat] Du hast
   *[other] { $seat } hat
 } für keine Ressource aus dem Tausch einen Platz: Der Tausch verfällt.
fertility-event-returned = { $you ->
    [seat] Du legst
   *[other] { $seat } legt
 } { $count } { $good ->
    [Rind] { $count ->
        [one] Rind
       *[other] Rinder
     }
    [Traube] { $count ->
        [one] Traube
       *[other] Trauben
     }
   *[other] { $good }
 } ungenutzt in den Vorrat zurück.
fertility-event-took = { $you ->
    [seat] Du nimmst
   *[other] { $seat } nimmt
 } { $tile }.
fertility-event-removed = { $you ->
    [seat] Du nimmst
   *[other] { $seat } nimmt
 } { $tile } aus dem Spiel.
fertility-event-last_turns = Die Auslage wird nicht mehr voll: Alle haben noch einen Zug, angefangen mit { $you ->
    [seat] dir
   *[other] { $seat }
 }.
fertility-event-ended = Der letzte Zug ist gespielt.

fertility-result-first = { $you ->
    [seat] Du belegst
   *[other] { $seat } belegt
 } Platz 1 mit { $debens } Deben.
fertility-result-behind = { $you ->
    [seat] Du belegst
   *[other] { $seat } belegt
 } Platz { $place } mit { $debens } Deben{ $decider ->
    [1] {" "}gegen { $rival_debens } von { $you ->
        [rival] dir
       *[other] { $rival }
     }
   *[other] , genau wie { $you ->
        [rival] du
       *[other] { $rival }
     }, aber mit { $resources ->
        [one] einer Ressource
       *[other] { $resources } Ressourcen
     } in der Metropole gegen { $rival_resources }: Weniger ist besser
 }.
fertility-result-shared = { $you ->
    [seat] Du teilst dir Platz { $place } mit { $rival }
    [rival] { $seat } teilt sich Platz { $place } mit dir
   *[other] { $seat } teilt sich Platz { $place } mit { $rival }
 }: Beide haben { $debens } Deben und { $resources } { $resources ->
    [one] Ressource
   *[other] Ressourcen
 }.

## Warum ein Tipp etwas vorschlägt

fertility-hint-earns = Das bringt { $count } { $good_id ->
    [bovine] { $count ->
        [one] Rind
       *[other] Rinder
     }
    [grape] { $count ->
        [one] Traube
       *[other] Trauben
     }
   *[other] { $good }
 }{ $needed ->
    [0] .
    [one] ; deine Geschäfte brauchen noch eins davon.
   *[other] ; deine Geschäfte brauchen noch { $needed } davon.
 }
fertility-hint-quarry = Das schließt einen Steinbruch ein, und der gibt: { $good }.
fertility-hint-monument = Du hast dann { $count ->
    [one] ein Monument
   *[other] { $count } Monumente
 } im Tal; die anderen haben { $rivals ->
    [0] keins
    [one] höchstens eins
   *[other] höchstens { $rivals }
 }.
fertility-hint-fills = { $district ->
    [none] Ein Startgeschäft
   *[other] Ein Geschäft von Bezirk { $district }
 } ist vollständig beliefert{ $debens ->
    [0] {""}
   *[other] : { $debens } Deben
 }.
fertility-hint-wheat = { $count } Weizen im Lagerhaus: { $debens } Deben mehr als jetzt.
fertility-hint-district = Die Geschäfte von Bezirk { $district } können etwa { $debens } Deben bringen.
fertility-hint-take = { $tile } könnte im Tal, wie es jetzt ist, { $count ->
    [one] eine Ressource
   *[other] { $count } Ressourcen
 } bringen.
fertility-hint-remove = Mit { $tile } könnte { $owner } { $count ->
    [one] eine Ressource
   *[other] { $count } Ressourcen
 } erhalten.
fertility-hint-wasted = { $count ->
    [0] Alles, was du erhältst, wird gebraucht
    [one] Eine Ressource geht in den Vorrat zurück
   *[other] { $count } Ressourcen gehen in den Vorrat zurück
 }; beim nächstbesten Plan { $others ->
    [one] ginge eine zurück.
   *[other] gingen { $others } zurück.
 }
fertility-hint-ends = { $heading ->
    [generic] Deine allgemeinen Geschäfte
    [specialised] Deine spezialisierten Geschäfte
    [statues] Deine Statuen
    [monuments] Deine Monumente
   *[wheat] Deine Vorräte an Weizen
 } bringen am Ende im Mittel { $better } statt { $played } Deben: etwa { $points } Punkte.
fertility-hint-rival-ends = { $owner } hat am Ende im Mittel { $better } statt { $played } Deben: etwa { $points } Punkte für dich.
fertility-hint-heading = { $heading ->
    [generic] Deine allgemeinen Geschäfte
    [specialised] Deine spezialisierten Geschäfte
   *[statues] Deine Statuen
 } können etwa { $debens } Deben mehr bringen als beim nächstbesten Plan.

fertility-simulate-counts = Mittelwert der Deben und der Ressourcen in der Metropole (mit Minuszeichen)
fertility-score = Deben

fertility-option-variant = Die Variante für zwei
fertility-option-boards = Talpläne von links nach rechts
fertility-option-boards-written = etwa I,III turned,II
fertility-option-symbol = Talplan des Startplättchens
fertility-option-symbol-written = von links ab 0 gezählt, nur mit --boards
fertility-option-start_turn = Drehung des Startplättchens
fertility-option-start_turn-written = in Vierteldrehungen, 0 bis 3
fertility-option-first = Startspieler
fertility-option-first-hint = Nach der gedruckten Regel beginnt der jüngste Spieler.
fertility-option-board = Talplan { $board }
fertility-option-place = Talplan { $board }, von links an Stelle { $place }
fertility-option-turn = { $turn ->
    [0] Nicht gedreht
    [1] Um ein Viertel im Uhrzeigersinn
    [2] Um die Hälfte
   *[other] Um ein Viertel gegen den Uhrzeigersinn
 }
fertility-option-pieces = Art der Monumente
fertility-option-pieces-written = eine pro Sitz, die erste ist deine; wer keine hat, bekommt eine der übrigen
fertility-piece-obelisk = Obelisk
fertility-piece-pyramid = Pyramide
fertility-piece-sphinx = Sphinx
fertility-piece-temple = Tempel
