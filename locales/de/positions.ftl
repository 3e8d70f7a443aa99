# Why a position set up by hand, or a view, is not lawful: the reasons of `position-unlawful`. What has a name in JSON,
# such as a card, a tile or a step, is called by it here.

unlawful-step = Das gibt es nur { $count ->
    [one] im Schritt
   *[other] in diesen Schritten:
 } { $steps }
unlawful-needed = Im Schritt { $step } darf das nicht fehlen
unlawful-list = Hier muss eine Liste mit { $least ->
    [0] höchstens { $most }
   *[other] { $least } bis { $most }
 } { $of ->
    [boards] Talplänen
    [districts] Bezirken
    [squares] Feldern
   *[speculation] Spekulationskarten
 } stehen
unlawful-count = { $where ->
    [drawn] Gezogen oder im Stapel
    [shown] Gezeigt, auf der Hand, im Stapel oder im Flutstapel
    [face-up] Offen
    [goods] Neben dem Plan und auf Geschäften
   *[all] An allen Stellen zusammen
 } { $found ->
    [one] liegt
   *[other] liegen
 } { $found } × { $name }; es gibt aber { $all }
unlawful-at-most = { $found } { $of ->
    [monuments] Monumente eines Spielers
    [face-up] offene Plättchen
   *[tiles] Plättchen
 } sind zu viel; möglich sind höchstens { $most }
unlawful-rest = Hier muss { $rest } stehen: Das ergibt sich aus allem Übrigen
unlawful-none = { $kind ->
    [district] Einen Bezirk
   *[shop] Ein Geschäft
 } „{ $name }“ gibt es nicht
unlawful-twice = Bezirk { $name } kommt zweimal vor

## NILE

unlawful-pile-end = Der Stapel ist genau dann leer, wenn die Partie zu Ende ist, und zwar in der letzten Saison
unlawful-deck = { $card } ist nicht in diesem Deck
unlawful-flood = Die neueste Flutkarte liegt im Flutstapel, außer wenn der leer ist
unlawful-no-speculation = Es liegt keine Spekulation aus
unlawful-speculation = Spekulation liegt nur aus, nachdem jemand spekuliert hat und bevor die nächste Flutkarte kommt
unlawful-drawer = Es zieht, wer am Zug ist, oder bei einer Spekulation, wer spekuliert hat
unlawful-pick = „{ $move }“ ist dort nicht erlaubt
unlawful-view = So sieht von diesem Sitz aus keine Stellung aus
unlawful-sizes = Es müssen { $wanted } Karten sein, so viele, wie im Stapel liegen und die anderen { $others ->
    [hold] auf der Hand haben
   *[drew] gezogen haben
 }, nicht { $found }
unlawful-bound = Damit bleibt kein Stapel dieser Größe
unlawful-drawn = { $found } × { $name } gezogen, aber nur { $had } auf der Hand oder seither gezeigt
unlawful-shown = Das passt nicht zu dem, was die anderen auf der Hand haben und seit dem Mischen gezogen haben

## Fertility

unlawful-symbol = Dieser Eintrag muss sein, denn zwei Startsymbole liegen der Mitte gleich nah
unlawful-square = „{ $letter }“ bei { $square }, wo auf den Talplänen „{ $board }“ ist
unlawful-start = Das Startplättchen liegt nicht da, wo es nach den Optionen liegen müsste
unlawful-scenes = Die Abschnitte im Tal sind nicht die der gelegten Plättchen und des Startplättchens
unlawful-quarry = { $there ->
    [monument] Das Monument bei { $square } steht in keinem Steinbruch
   *[nothing] { $square } ist kein Steinbruch
 }
unlawful-squares = Ein Feld besteht aus einer Zeile und einer Spalte des Tals
unlawful-order = Die Felder müssen von oben nach unten und von links nach rechts kommen, jedes nur einmal
unlawful-icon = Dafür sind nicht genug Symbole frei: { $good }
unlawful-owed = Hier muss mindestens 1 stehen und höchstens, was der Bezirk kostet, also { $cost }; es ist { $owed }
unlawful-setup = Was angegeben ist, führt zum Schritt { $step }
unlawful-not-begun = Vor dem ersten Zug muss das leer sein
unlawful-spot = Dafür ist kein Platz frei
unlawful-exchange = Das ist kein vollständig beliefertes Tauschgeschäft
unlawful-variant = Plättchen werden nur in der Variante für zwei entfernt
unlawful-tiles = Im Schritt { $step } { $wanted ->
    [one] muss hier 1 Plättchen liegen
   *[other] müssen hier { $wanted } Plättchen liegen
 }, nicht { $found }
unlawful-row = Hier müssen { $wanted } Bezirke liegen, nicht { $found }: { $wanted ->
    [3] Der in diesem Zug gebaute ist noch nicht ersetzt
   *[other] Drei sind es nur, solange der in diesem Zug gebaute noch nicht ersetzt ist
 }
unlawful-built = Hier fehlt der Bezirk, der in diesem Zug gebaut wurde
unlawful-last-turns = Hier muss { $wanted } stehen, wenn Sitz { $first } begonnen hat und Sitz { $turn } am Zug ist
unlawful-pile-left = Die letzten Züge beginnen erst, wenn der Stapel leer ist; er hat noch { $left }
unlawful-over = Den letzten Zug der Partie macht Sitz { $last }
unlawful-pile-empty = Zum Auffüllen der Auslage ist nichts mehr da
unlawful-turns = Das geht nicht auf: Jeder Zug nimmt { $each } Plättchen vom Stapel
unlawful-first = Hier muss { $first } stehen: Das ist Zug { $number } der Partie, und Sitz { $turn } ist am Zug
unlawful-removed = Hier { $least ->
    [one] muss mindestens 1 Plättchen
   *[other] müssen mindestens { $least } Plättchen
 } liegen: In der Variante wird in jedem Zug eins entfernt
unlawful-closed = Kein Plättchen im Tal kann genau diese Steinbrüche geschaffen haben
unlawful-no-tile = In diesem Zug kann kein Plättchen gelegt oder abgeworfen worden sein
unlawful-earned = Kein Plättchen im Tal kann genau das eingebracht haben, mit dem, was in diesem Zug bezahlt und geliefert wurde
unlawful-no-choice = Im Schritt { $step } gibt es nichts zu wählen
unlawful-supplied = Auf keinem Geschäft des Spielers am Zug liegt eine Ressource
unlawful-cannot-pay = { $owed } lässt sich nicht bezahlen: Da ist nur { $goods }
