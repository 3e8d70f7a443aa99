# The table of NILE in the browser. The words are those of nile.ftl.
# A field is given by the name of its crop, a Monument by its own name: sentences select by the name itself,
# so the keys Traube, Zwiebel, Stein and Obelisk are the values of the messages there and below.

web-nile-monument-sphinx = Sphinx
web-nile-monument-obelisk = Obelisk
web-nile-monument-wall = Mauer
web-nile-power-sphinx = Die Sphinx: Wer sie hat, verdrängt Gegner schon mit gleich vielen Karten.
web-nile-power-obelisk = Der Obelisk: Wer ihn hat, zieht am Ende des Zugs drei Karten nach und bekommt vier statt drei für jede erfolgreiche Spekulationskarte.
web-nile-power-wall = Die Mauer: Wer sie hat, wird erst mit mindestens zwei Karten mehr verdrängt.
web-nile-monuments-free = Monumente in der Mitte
web-nile-monument-free = { $plot }: noch bei niemandem.

## The other players

web-nile-place = Spielbereich von { $name }
web-nile-in-hand = { $count } auf der Hand
web-nile-stored = { $count } im Speicher
web-nile-hand-size = { $name } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } auf der Hand.
web-nile-storage-size = { $name } hat { $count ->
    [one] eine Karte im Speicher. Welche es ist, bleibt bis zum Ende verdeckt.
   *[other] { $count } Karten im Speicher. Welche es sind, bleibt bis zum Ende verdeckt.
 }
web-nile-no-fields = Noch keine Felder
web-nile-plot-field = { $owner } hat ein { $plot ->
    [Traube] Traubenfeld
    [Zwiebel] Zwiebelfeld
   *[other] { $plot }feld
 } mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 }.
web-nile-plot-field-yours = Dein { $plot ->
    [Traube] Traubenfeld
    [Zwiebel] Zwiebelfeld
   *[other] { $plot }feld
 } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
web-nile-plot-monument = { $owner } hat { $plot ->
    [Obelisk] den Obelisken
   *[other] die { $plot }
 }, mit { $count ->
    [one] einem Stein
   *[other] { $count } Steinen
 }.
web-nile-plot-monument-yours = Du hast { $plot ->
    [Obelisk] den Obelisken
   *[other] die { $plot }
 }, mit { $count ->
    [one] einem Stein
   *[other] { $count } Steinen
 }.
web-nile-plot-safe = Um es zu übernehmen, brauchen andere mindestens { $needed } × { $card } auf einmal.
web-nile-flooded-now = Gerade überflutet.

## The river

web-nile-river = Der Fluss
web-nile-flood-one = { $card ->
    [Traube] Trauben sind
    [Zwiebel] Zwiebeln sind
   *[other] { $card } ist
 } überflutet.
web-nile-flood-two = { $first ->
    [Traube] Trauben
    [Zwiebel] Zwiebeln
   *[other] { $first }
 } und { $second ->
    [Traube] Trauben
    [Zwiebel] Zwiebeln
   *[other] { $second }
 } sind überflutet.
web-nile-flood-none = Nichts ist überflutet.
web-nile-flood-more = Wer ein Feld einer überfluteten Feldfrucht hat, speichert eine Karte davon. Überflutete Karten kannst du weder pflanzen noch spielen.
web-nile-flood-stone-more = Jedes Monument verliert einen Stein, und Stein lässt sich nicht pflanzen.
web-nile-pile = { $count } im Stapel
web-nile-pile-more = Der Nachziehstapel: In dieser Saison { $count ->
    [one] ist noch eine Karte
   *[other] sind noch { $count } Karten
 } übrig.
web-nile-season = Saison { $season } von { $seasons }
web-nile-season-more = Saison { $season } von { $seasons }: Jede ist ein Durchgang durch den Stapel. { $left ->
    [0] Mit der letzten Karte dieser Saison endet die Partie.
    [one] Danach kommt noch eine.
   *[other] Danach kommen noch { $left }.
 }
web-nile-seasons-left = { $left ->
    [0] die letzte Saison
    [one] noch { $left } Saison
   *[other] noch { $left } Saisons
 }
web-nile-discards = { $count } abgeworfen
web-nile-discards-more = Der Ablagestapel: { $count ->
    [one] eine Karte. Sie kommt
   *[other] { $count } Karten. Sie kommen
 } mit der nächsten Saison zurück.
web-nile-plague-aside = beiseite
web-nile-plague-more = Die Heuschreckenplage hat zugeschlagen und die größten Felder vernichtet. Mit der nächsten Saison kommt sie zurück.
web-nile-speculation = von { $name }
web-nile-speculation-more = { $name } spekuliert auf { $cards }. Zeigt die nächste Flutkarte eine der beiden Feldfrüchte einer Karte, bringt sie drei Karten.

## One's own side

web-nile-own-fields = Deine Felder
web-nile-own-no-fields = Du hast keine Felder. Pflanze zwei Karten einer Feldfrucht oder je eine von zweien.
web-nile-storage = Dein Speicher
web-nile-storage-order = Verglichen wird vom kleinsten an: { $piles }
web-nile-storage-pile = { $count ->
    [0] { $card ->
        [Traube] Keine Traube
        [Zwiebel] Keine Zwiebel
       *[other] Kein { $card }
     }
    [one] { $count } { $card }
   *[other] { $count } { $card ->
        [Traube] Trauben
        [Zwiebel] Zwiebeln
       *[other] { $card }
     }
 } in deinem Speicher.
web-nile-storage-lowest-more = Das ist dein kleinster Stapel: Er wird zuerst verglichen.
web-nile-storage-more = Was du von dieser Feldfrucht geerntet hast. Am Ende werden die kleinsten Stapel zuerst verglichen.
web-nile-hand = Deine Hand
web-nile-hand-empty = Deine Hand ist leer.
web-nile-hand-card = { $card }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } auf der Hand.
web-nile-field-free = Davon hat niemand ein Feld.
web-nile-field-yours = Dein Feld hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
web-nile-field-theirs = { $name } hat ein Feld mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 }.
web-nile-speculation-card = Als Spekulation bringt sie drei Karten, wenn die nächste Flutkarte eine ihrer Feldfrüchte zeigt.
web-nile-stone-card = Mit Stein baust du die Monumente.
web-nile-flooded-card = Überflutet: Das kannst du jetzt weder pflanzen noch spielen.
web-nile-picked = { $count } gewählt.
web-nile-pick-put = Wähle sie, um eine zu pflanzen.
web-nile-pick-play = Wähle sie, um zu spekulieren.
web-nile-pick-give = Wähle sie, um eine abzugeben.
web-nile-pick-not = Jetzt nicht wählbar. Drück darauf, um zu sehen, warum.
web-nile-caption-free = frei
web-nile-caption-yours = deins
web-nile-caption-stone = zum Bauen

## Choosing

web-nile-choices = Was du tun kannst
web-nile-now-choose = Du bist am Zug
web-nile-now-market = Markt: { $count } von 2 Karten
web-nile-now-offering = Opfergabe: { $count } von 2 Karten
web-nile-now-plant = Pflanzen: { $count } gewählt
web-nile-now-speculate = Spekulieren: 1 gewählt
web-nile-now-waiting = { $name } ist am Zug
web-nile-now-over = Die Partie ist zu Ende
web-nile-choice-market = Markt
web-nile-choice-market-more = Gib zwei Karten aus Hand oder Speicher ab und zieh eine neue, so oft du willst. Taste: { $key }
web-nile-choice-market-not = Der Markt kostet zwei Karten, und so viele hast du nicht.
web-nile-choice-offering = Opfergabe
web-nile-choice-offering-more = Gib zwei Karten aus Hand oder Speicher für eine neue Flut ab, so oft du willst. Taste: { $key }
web-nile-choice-offering-not = Eine Opfergabe kostet zwei Karten, und so viele hast du nicht.
web-nile-choice-plant = Pflanzen
web-nile-choice-plant-more = Wähle Handkarten zum Pflanzen: mindestens zwei einer Feldfrucht, je eine von zweien oder beliebig viele für deine eigenen Felder. Taste: { $key }
web-nile-choice-plant-not = Aus deiner Hand kannst du jetzt nichts pflanzen.
web-nile-choice-speculate = Spekulieren
web-nile-choice-speculate-more = Spiel eine oder zwei Spekulationskarten: Jede bringt drei Karten, wenn die nächste Flut eine ihrer Feldfrüchte zeigt. Taste: { $key }
web-nile-choice-speculate-not = Du hast keine Spekulationskarte, die du jetzt spielen kannst.
web-nile-choice-done = Passen
web-nile-choice-done-more = Nichts pflanzen: nachziehen und den Zug beenden. Taste: { $key }
web-nile-about-plant = Wähle aus deiner Hand, was du pflanzen willst.
web-nile-about-speculate = Wähle eine oder zwei Spekulationskarten aus deiner Hand.
web-nile-lay-where = Welches Monument?
web-nile-cards = { $count } × { $card }
web-nile-drives-out = Damit nimmst du { $name } { $plot ->
    [Sphinx] die Sphinx
    [Obelisk] den Obelisken
    [Mauer] die Mauer
    [Traube] das Traubenfeld
    [Zwiebel] das Zwiebelfeld
   *[other] das { $plot }feld
 } ab: { $count ->
    [one] Eine Karte wird
   *[other] { $count } Karten werden
 } abgeworfen.
web-nile-do-plant = { $cards } pflanzen
web-nile-do-speculate = Spekulieren: { $card }
web-nile-back-all = Alles zurücknehmen
web-nile-take-over = { $held ->
    [0] Um es zu übernehmen, brauchst du { $needed } × { $card }.
   *[other] Um es zu übernehmen, brauchst du { $needed } × { $card }; du hast { $held }.
 }
web-nile-about-choose = Handle, so oft du willst; dann pflanze, spekuliere oder passe.
web-nile-about-nothing = Aus deiner Hand kannst du nichts pflanzen oder spielen. Handle, oder passe und zieh nach.
web-nile-about-market = Wähle zwei Karten aus Hand oder Speicher. Dafür ziehst du eine neue.
web-nile-about-offering = Wähle zwei Karten aus Hand oder Speicher. Dafür wird eine neue Flutkarte aufgedeckt.
web-nile-about-given = Du gibst { $card } aus { $from ->
    [storage] deinem Speicher
   *[hand] deiner Hand
 } ab. Wähle noch eine Karte aus Hand oder Speicher.
web-nile-about-second = Nimm eine zweite Spekulationskarte dazu, oder schließ ab.
web-nile-about-more = Noch nicht fertig: Wähle noch eine Karte, { $cards }.
web-nile-need = Du brauchst { $needed } Karten: { $name } hat dort { $count }.
web-nile-lay-where-more = Wähle, worauf der Stein gelegt wird.
web-nile-will-found = { $count ->
    [one] Ein neues Feld: { $plot }, eine Karte.
   *[other] Ein neues Feld: { $plot }, { $count } Karten.
 }
web-nile-will-found-monument = Du baust: { $plot }, Steine: { $count }.
web-nile-will-grow = Dein Feld { $plot } wächst auf { $count } Karten.
web-nile-will-grow-monument = { $plot } wächst auf { $count } Steine.
web-nile-do-plant-many = { $count } Karten pflanzen
web-nile-ends = { $count } ziehen, Zug beenden
web-nile-picks = { $count ->
    [one] noch eine Karte wählen
   *[other] zwei Karten wählen
 }
web-nile-unfinished = noch nicht fertig
web-nile-leave-market = Markt verlassen
web-nile-leave-offering = Keine Opfergabe
web-nile-ask-done = Passen, ohne zu pflanzen?
web-nile-ask-done-more = Du könntest in diesem Zug noch pflanzen.
web-nile-ask-done-yes = Ja, passen
web-nile-ask-offering = Jetzt eine Opfergabe?
web-nile-ask-offering-more = Du hast kein Feld: Eine neue Flut bringt dir nichts.
web-nile-ask-offering-yes = Ja, zwei Karten opfern
web-nile-ask-no = Nein, weiter

## The end

web-nile-ranking-how = Verglichen werden zuerst die kleinsten Stapel, dann die nächsten, bis sie sich unterscheiden.
web-nile-ending-margin = { $more } : { $count } beim { $pile ->
    [0] größten
    [1] kleinsten
    [2] zweitkleinsten
    [3] drittkleinsten
    [4] viertkleinsten
    [5] fünftkleinsten
   *[other] sechstkleinsten
 } Stapel
web-nile-ending-axis = Karten im kleinsten Stapel
web-nile-ending-season = Saison { $season }
web-nile-ending-close = Noch eine Karte { $crop } hätte genügt, um { $name } zu überholen.
web-nile-ending-best = Niemand hat so viel { $crop } gespeichert wie du: { $count }.

## Signs and keys

web-nile-help = Zeichen und Tasten
web-nile-sign-hand = Wie viele Karten jemand auf der Hand hat
web-nile-sign-storage = Wie viele Karten jemand im Speicher hat
web-nile-sign-flood = Was gerade überflutet ist
web-nile-sign-season = Eine Saison: ein Durchgang durch den Nachziehstapel
web-nile-sign-market = Markt: zwei Karten gegen eine neue
web-nile-sign-offering = Opfergabe an Hapi: zwei Karten für eine neue Flut
web-nile-sign-plant = Pflanzen
web-nile-sign-speculate = Spekulation auf die nächste Flut
web-nile-sign-done = Passen: nachziehen und den Zug beenden
web-nile-key-numbers = Eine solche Karte aus deiner Hand wählen
web-nile-key-hand = Zu deiner Hand; die Pfeiltasten gehen von Karte zu Karte
web-nile-key-market = Auf den Markt gehen
web-nile-key-offering = Eine Opfergabe bringen
web-nile-key-plant = Zur ersten Karte, die du pflanzen kannst
web-nile-key-speculate = Zur ersten Karte, die du spielen kannst
web-nile-key-done = Den Zug machen oder beenden
web-nile-key-back = Die letzte Wahl zurücknehmen
web-nile-keys-when = Die Tasten wirken, solange der Fokus auf dem Tisch ist.

# Was offen liegt: das Fenster hinter den Stapeln
web-nile-open = Offene Karten
web-nile-open-press = Drücke darauf, um sie durchzusehen.
web-nile-open-discards = Abgeworfen: { $count }
web-nile-open-floods = Frühere Flutkarten: { $count }
web-nile-open-unseen = Noch nicht gezeigt: { $count }, davon { $pile } im Nachziehstapel, die anderen auf den Händen der Mitspieler
web-nile-open-card = { $count } × { $card }
web-nile-open-limit = im Stapel höchstens { $count }
web-nile-open-none = Keine.

## While others play, and since your last turn

web-nile-recap-line = { $name }: { $actions }.
web-nile-recap-cards = { $count } × { $card }
web-nile-recap-stone = { $count } × Stein für { $plot_id ->
    [obelisk] den Obelisken
   *[other] die { $plot }
 }
web-nile-recap-planted = { $cards } gepflanzt
web-nile-recap-passed = nichts gepflanzt
web-nile-recap-speculated = auf { $cards } spekuliert
web-nile-recap-market = auf dem Markt getauscht
web-nile-recap-offering = Hapi eine Opfergabe gebracht
web-nile-recap-harvested = { $cards } geerntet
web-nile-recap-harvest = Die Flut brachte dir { $cards }.
web-nile-recap-failed = Deine Spekulation auf { $card } ging nicht auf.
web-nile-moment-lost-field = Du verlierst ein Feld
web-nile-moment-lost-monument = Du verlierst ein Monument
web-nile-moment-success = Richtig spekuliert
web-nile-moment-last-season = Die letzte Saison

# Ein Tipp
web-nile-hint-plant = { $count } { $card ->
    [Traube] { $count ->
        [one] Traube
       *[other] Trauben
     }
    [Zwiebel] { $count ->
        [one] Zwiebel
       *[other] Zwiebeln
     }
   *[other] { $card }
 } pflanzen
web-nile-hint-build = { $count } Stein auf { $plot ->
    [Obelisk] den Obelisken
   *[other] die { $plot }
 } legen

## What a decision is about, and where a nudge points
web-nile-topic-plant = Pflanzen
web-nile-topic-speculate = Spekulation
web-nile-topic-market = der Markt
web-nile-topic-offering = das Opfer
web-nile-topic-pass = Karten behalten
web-nile-nudge-floods = Such Feldfrüchte, die viele der noch nicht gesehenen Karten überfluten würden.
web-nile-nudge-harvest = Wie viele Karten eines Feldes können noch geerntet werden?
web-nile-nudge-smallest = Sieh dir deinen kleinsten Stapel an.
web-nile-nudge-ousts = Sieh dir die Felder der anderen an: Eines davon kannst du verdrängen.
web-nile-nudge-monument = Sieh dir deinen Stein an.
web-nile-nudge-speculation = Zähl die noch nicht gesehenen Karten: Würde eine Spekulationskarte etwas bringen?
web-nile-nudge-flooded = Manche Karten nützen bei dieser Flut nichts.
web-nile-nudge-well-stocked = Von einer Feldfrucht hast du mehr, als du brauchst.
web-nile-nudge-long-shot = Eine deiner Spekulationskarten bringt kaum je etwas.
web-nile-nudge-offering = Hilft dir eine weitere Flutkarte mehr als den anderen?
web-nile-nudge-market = Hilft dir eine neue Karte mehr als zwei von deinen?
web-nile-nudge-flooded-hand = Sieh dir an, was die Flut dir zu pflanzen verbietet.
web-nile-nudge-keep = Du musst nicht alles jetzt verwenden.
