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
fertility-step-first = die Auslosung, wer beginnt
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

fertility-open-players = Fertility ist für 2 bis { $most } Personen, nicht für { $players }.
fertility-open-variant = Die Variante für zwei ist nur für zwei Personen, nicht für { $players }.
fertility-open-number = „{ $option }“ muss eine ganze Zahl von 0 bis { $last } sein.
fertility-open-boards = „boards“ muss eine Liste mit { $count } von diesen sein: { $known }.
fertility-open-boards-twice = Jeder Talplan kann nur einmal ausliegen.
fertility-open-symbol-without-boards = Ein Startsymbol lässt sich nur wählen, wenn auch die Talpläne vorgegeben sind.
fertility-open-symbol-not-nearest = Das Symbol von Talplan { $symbol }, von links gezählt, liegt der Mitte nicht am nächsten.

## Refusals

fertility-over = Die Partie ist zu Ende.
fertility-not-your-turn = Du bist gerade nicht am Zug.
fertility-wrong-step = Das geht jetzt nicht. Gerade steht an: { $step }.
fertility-place-not-in-pool = In deinem persönlichen Vorrat ist kein Plättchen { $tile }.
fertility-place-not-desert = Ein Plättchen gehört auf zwei leere Wüstenfelder nebeneinander. Bei { $first } und { $second } ist das nicht so.
fertility-place-no-match = Mindestens ein Abschnitt muss an einen gleichen Abschnitt eines anderen Plättchens grenzen. Das tut weder { $one } auf { $first } noch { $other } auf { $second }.
fertility-discard-one-fits = Abwerfen darfst du nur, wenn keines deiner Plättchen irgendwo passt.
fertility-discard-not-in-pool = Du hast kein Plättchen { $tile }, das du abwerfen könntest.
fertility-quarry-not-offered = Ein Steinbruch gibt eine der vier Ressourcen, oder du stellst dort eins deiner Monumente auf.
fertility-quarry-cannot-give = { $good ->
    [Rind] Rinder sind
    [Traube] Trauben sind
    [Monument] Monumente sind
   *[other] { $good } ist
 } nicht mehr zu haben.
fertility-build-after-supply = Zum Bauen ist es in diesem Zug zu spät: Du hast schon beliefert.
fertility-build-twice = Du darfst nur einen Bezirk pro Zug bauen.
fertility-build-no-spot = Alle sieben Bauplätze deiner Metropole sind belegt.
fertility-build-not-shown = Bezirk { $district } liegt nicht in der Bezirksauslage.
fertility-build-cannot-pay = Bezirk { $district } kostet { $cost }, und so viel hast du nicht.
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
fertility-event-begins = { $seat } beginnt.
fertility-event-dealt = { $seat } bekommt { $tile }.
fertility-event-tile = { $tile } kommt in die Auslage.
fertility-event-district = Bezirk { $district } kommt in die Bezirksauslage.
fertility-event-turn = { $seat } ist am Zug.
fertility-event-placed = { $seat } legt { $tile } auf { $squares }.
fertility-event-discarded = Bei { $seat } passt kein Plättchen: { $tile } wird abgeworfen.
fertility-event-earned = { $seat } erhält { $count } { $good ->
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
fertility-event-missed = { $seat } { $count ->
    [one] entgeht
   *[other] entgehen
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
fertility-event-quarried = { $seat } schließt bei { $square } einen Steinbruch: { $good ->
    [Rind] ein Rind
    [Traube] eine Traube
    [Monument] ein Monument
   *[other] { $good }
 }.
fertility-event-empty_quarry = { $seat } schließt bei { $square } einen Steinbruch, aber zu holen gibt es dort nichts.
fertility-event-built = { $seat } baut Bezirk { $district }.
fertility-event-paid = { $seat } bezahlt mit { $good ->
    [Rind] einem Rind
    [Traube] einer Traube
   *[other] { $good }
 }.
fertility-event-supplied = { $seat } beliefert ein Geschäft mit { $good ->
    [Rind] einem Rind
    [Traube] einer Traube
   *[other] { $good }
 }.
fertility-event-filled = Ein Geschäft von { $seat } ist vollständig beliefert.
fertility-event-exchanged = { $seat } erhält beim Tausch { $good ->
    [Rind] ein Rind
    [Traube] eine Traube
   *[other] { $good }
 }.
fertility-event-exchange_lost = { $seat } hat für keine Ressource aus dem Tausch einen Platz: Er verfällt.
fertility-event-returned = { $seat } legt { $count } { $good ->
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
fertility-event-took = { $seat } nimmt { $tile }.
fertility-event-removed = { $seat } nimmt { $tile } aus dem Spiel.
fertility-event-last_turns = Die Auslage wird nicht mehr voll: Alle haben noch einen Zug, angefangen mit { $seat }.
fertility-event-ended = Der letzte Zug ist gespielt.

fertility-result-first = { $seat } belegt Platz 1 mit { $debens } Deben.
fertility-result-behind = { $seat } belegt Platz { $place } mit { $debens } Deben{ $decider ->
    [1] {" "}gegen { $rival_debens } von { $rival }
   *[other] , genau wie { $rival }, hat aber { $resources } Ressourcen in der Metropole gegen { $rival_resources }: Weniger ist besser
 }.
fertility-result-shared = { $seat } teilt sich Platz { $place } mit { $rival }: Beide haben { $debens } Deben und { $resources } { $resources ->
    [one] Ressource
   *[other] Ressourcen
 }.

fertility-simulate-counts = Mittelwert der Deben und der Ressourcen in der Metropole (mit Minuszeichen)
fertility-score = Deben

fertility-option-variant = Die Variante für zwei
fertility-option-boards = Talpläne von links nach rechts, etwa I,III turned,II
fertility-option-symbol = Talplan des Startplättchens, von links ab 0
fertility-option-start_turn = Vierteldrehungen des Startplättchens, 0 bis 3
fertility-option-first = Wer beginnt
