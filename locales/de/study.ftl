# Studien: eine Frage zu einem Spiel, beantwortet durch viele Partien von Bots.

cli-study = Fragen zu einem Spiel durch viele Partien von Bots beantworten und einen Bericht schreiben
study-out = der Ordner für den Bericht und seine Daten; eine Studie darin wird fortgesetzt
study-ask = nur diese Fragen, beliebige von: { $questions } (ohne Angabe alle)
study-players = mit diesen Spielerzahlen, durch Kommas getrennt (ohne Angabe 2,3,4)
study-bot-help = der Bot auf allen Sitzen: learned, greedy oder eine Stufe, die nicht sucht (ohne Angabe learned)
study-games-help = Partien je Spielerzahl und Frage (ohne Angabe { $games })
study-none = Für { $game } gibt es keine Studie.
study-bot = Eine Studie braucht einen Bot, der nicht sucht, einen von { $known } mit seinen Optionen, und nicht „{ $bot }“.
study-question = Es gibt keine Frage „{ $question }“. Eine Studie beantwortet: { $known }.
study-numbers = „{ $number }“ ist keine Spielerzahl von { $least } bis { $most }.
study-written = Der Bericht ist in { $file }.

study-title = Studie: { $game }
study-facts = { $games } Partien mit { $players } Spielern, { $bot } auf allen Sitzen, wenn eine Tabelle nichts anderes sagt. Spielmaterial: { $set } ({ $hash }). { $options ->
    [none] {""}
   *[other] Optionen: { $options }.{" "}
 }Startzahl { $seed }.
study-short = Kurz gesagt
study-seat-even = Mit { $players } Spielern ist kein Platz in der Zugfolge deutlich im Vorteil: Die Anteile der Siege reichen von { $least } bis { $share }; gleich wären { $even }.
study-seat-favoured = Mit { $players } Spielern kommt es auf die Zugfolge an: Platz { $place } gewinnt am häufigsten, { $share } der Partien ({ $low } bis { $high }), der schwächste Platz { $least }; gleich wären { $even }.
study-strong = { $group ->
    [district] Zu stark unter den Bezirken
    [monument] Zu stark unter den Monumenten
    [crop] Zu stark unter den Feldfrüchten
   *[other] Auffallend stark
 }: { $names }. Wer davon etwas nimmt, gewinnt deutlich häufiger als mit den anderen.
study-weak = { $group ->
    [district] Zu schwach unter den Bezirken
    [monument] Zu schwach unter den Monumenten
    [crop] Zu schwach unter den Feldfrüchten
   *[other] Auffallend schwach
 }: { $names }. Wer davon etwas nimmt, gewinnt deutlich seltener als mit den anderen.
study-none-stands-out = { $what }: Nichts davon ist deutlich mehr oder weniger wert als das Übrige. Mit so vielen Partien wären Unterschiede von etwa { $points } Punkten Gewinnchance zu sehen; mit mehr Partien auch kleinere.
study-too-few-pairs = { $what }: zu wenige Partien, um zu sagen, ob etwas herausragt. Spiel mit --games mehr.
study-never = { $what }, die starke Spieler fast nie nehmen: { $names }.
study-always = { $what }, die starke Spieler fast immer nehmen: { $names }.
study-luck-short = Mit { $players } Spielern erklärt die Spielstärke { $share } der Varianz der Siege; der Rest sind Glück und Gegner.
study-group = { $group ->
    [district] Bezirke
    [quarry] Gaben des Steinbruchs
    [good] Weizen
    [crop] Feldfrüchte
    [monument] Monumente
    [trade] Handel
    [move] Andere Züge
    [card] Karten
   *[other] Übriges
 }
study-of-group = { $title } { $what }
study-seats = Ist ein Sitz im Vorteil?
study-seats-about = Auf allen Sitzen spielt derselbe Bot. Unterschiede kommen also nur von der Zugfolge und von dem, was zu einem Sitz gehört. Platz 1 beginnt.
study-above-even = Siege über dem gleichen Anteil, in Punkten
study-place = { $players } Spieler, Platz { $place }
study-who = Wer
study-wins = Anteil der Siege
study-interval = 95-%-Intervall
study-even = Gleicher Anteil
study-games = Partien
study-course = Wie Partien verlaufen
study-what = Was
study-turns = Züge je Spieler
study-changes = Wechsel der Führung
study-unchanged = Partien, in denen der zuerst Führende immer vorn bleibt
study-settled = Teil der Partie, nach dem die Führung nicht mehr wechselt
study-winner = Ergebnis des Siegers
study-margin = Vorsprung vor dem Zweiten
study-shared = Partien mit geteiltem ersten Platz
study-sources = Woher die Punkte kommen
study-choices = Was Entscheidungen wert sind
study-choices-about = Beide Partien eines Paares beginnen mit demselben Zufall und sind gleich bis zu dem Moment, in dem ein Spieler etwas zum ersten Mal nehmen könnte. In der einen Partie muss dieser Spieler es nehmen, in der anderen darf er es nie. Der Unterschied ist die Wirkung, der gezahlte Preis eingeschlossen. Genommen wird bei der ersten Gelegenheit, ob der Moment gut ist oder nicht.
study-gifts = Was Geschenke wert sind
study-gifts-about = Beide Partien eines Paares beginnen mit demselben Zufall. In einer bekommt jemand am Anfang etwas umsonst. Der Unterschied ist die Wirkung, ohne einen Preis. So zeigt sich, was etwas wert ist, wenn man es die ganze Partie lang hat.
study-win-effect = Siegchance, Punkte
study-score-effect = Ergebnis
study-pairs = Paare
study-verdict-head = Befund
study-verdict = { $verdict ->
    [strong] stark
    [weak] schwach
    [never] nie genommen
    [always] immer genommen
   *[none] {""}
 }
study-elements = Was die Teile eines Geschenks wert sind
study-elements-about = Geschenke bestehen aus mehreren Teilen, und jedes wird gleich oft gemacht, bei demselben Zufall. Darum sagt eine Regression, was ein Teil hinzufügt, wenn alles andere gleich ist.
study-uses = Was starke Spieler nehmen
study-uses-about = Von den Partien, in denen jemand etwas nehmen konnte: in wie vielen es jemand tat. Von den Entscheidungen, bei denen es möglich war: bei wie vielen es genommen wurde.
study-of-games = Anteil der Partien
study-of-decisions = Anteil der Entscheidungen
study-luck = Wie viel ist Glück?
study-luck-about = Hier spielt auf jedem Sitz ein Bot einer ausgelosten Stufe. Der Anteil der Varianz sagt, wie gut sich das Ergebnis einer Partie allein aus den Stufen vorhersagen lässt. In einem reinen Glücksspiel ist er 0 %. Eine einzelne Partie zwischen mehr Spielern lässt sich immer schlechter vorhersagen.
study-skill-wins = Varianz der Siege, die die Stufe erklärt
study-skill-score = Varianz des Ergebnisses, die die Stufe erklärt
study-seat-wins = Varianz der Siege, die die Zugfolge erklärt
study-levels = Anteil der Siege nach Stufe, alle Stufen gemischt
study-steps = Jede Stufe gegen die nächstschwächere, { $players } Spieler
study-step = { $upper } gegen { $lower }
study-reading = Wie man das liest
study-reading-interval = Ein 95-%-Intervall enthält den wahren Wert in 95 von 100 Studien. Enthält es die 0 oder den gleichen Anteil, dann zeigen die Partien keinen Unterschied.
study-reading-chance = Ein Punkt Siegchance ist ein Sieg mehr in hundert Partien.
study-reading-verdict = „Stark“ und „schwach“ vergleichen etwas mit dem Übrigen seiner Art: Es muss um mindestens 4 Punkte Siegchance oder um ein Viertel der üblichen Streuung der Ergebnisse abweichen, und um mehr, als der Zufall erklärt, obwohl vieles zugleich verglichen wird.
study-reading-bots = All das gilt für die Bots, die gespielt haben. Menschen spielen vielleicht anders.
study-command = Gemacht mit: { $command }
study-span = { $low } bis { $high }
study-nile-market = Markt
study-nile-offering = Opfergabe
study-nile-speculate = Spekulieren
study-nile-pass = Nichts pflanzen und nichts spielen
study-fertility-district = { $name }: { $shops }; kostet { $cost }
study-fertility-one-shop = { $needs } → { $pays }
study-fertility-shop = Geschäft, das { $pays } zahlt
