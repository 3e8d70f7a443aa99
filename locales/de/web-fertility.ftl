# The browser app: Fertility's table. The words are those of fertility.ftl; its keys Rind and Traube are used here too.

web-fertility-valley = Das Tal
web-fertility-valley-help = Die Pfeiltasten gehen von Feld zu Feld, 1 bis 3 oder T wählen ein Plättchen, R dreht es, Enter legt es, D beendet das Bauen, U nimmt einen Schritt zurück, V wechselt auf einem kleinen Bildschirm zwischen Tal und Stadt.
web-fertility-square = Zeile { $row }, Spalte { $column }
web-fertility-at = Zeile { $row }, Spalte { $column }: { $what }.
web-fertility-desert = Wüste
web-fertility-printed = Wüste mit abgebildeter Ressource: { $good }
web-fertility-water = Wasser
web-fertility-wheat = Weizen
web-fertility-scene = Abschnitt { $good }
web-fertility-monument-of = { $you ->
    [name] dein Monument
   *[other] Monument von { $name }
 } ({ $piece })
web-fertility-quarry-here = ein leerer Steinbruch
web-fertility-water-tip = Wasser: Hier kann kein Plättchen liegen, aber es hilft, einen Steinbruch einzuschließen.
web-fertility-print-tip = Eine abgebildete Ressource: Wer sie überdeckt, erhält { $good ->
    [Rind] ein Rind
    [Traube] eine Traube
   *[other] 1 { $good }
 }, egal mit welchem Abschnitt.
web-fertility-monument-tip = { $you ->
    [name] Dein Monument
   *[other] Ein Monument von { $name }
 } ({ $piece }). Wer die meisten im Tal hat, bekommt 15 Deben, der zweite Platz 7.
web-fertility-preview = { $one } auf { $first }; { $other } auf { $second }.
web-fertility-no-fit = Dein Plättchen passt hier nicht.
web-fertility-earns = Das bringt { $goods }.
web-fertility-earns-nothing = Das bringt nichts ein.
web-fertility-earns-quarries = Das erschafft { $count ->
    [one] einen Steinbruch
   *[other] { $count } Steinbrüche
 }.
web-fertility-count = { $count } { $good_id ->
    [bovine] { $count ->
        [one] Rind
       *[other] Rinder
     }
    [grape] { $count ->
        [one] Traube
       *[other] Trauben
     }
    [monument] { $count ->
        [one] Monument
       *[other] Monumente
     }
    [any] { $count ->
        [one] beliebige Ressource
       *[other] beliebige Ressourcen
     }
   *[other] { $good }
 }
web-fertility-last-placed = Dieses Plättchen wurde zuletzt gelegt.

## What can be done now

web-fertility-now = Jetzt
web-fertility-now-place = Lege ein Plättchen
web-fertility-now-place-more = Wähle eins deiner Plättchen und ein Feld, das aufleuchtet.
web-fertility-now-touch = Tippe auf ein Feld, dreh das Plättchen, wenn du magst, und lege es dann.
web-fertility-now-discard = Wirf ein Plättchen ab
web-fertility-now-discard-more = Du kannst keins deiner Plättchen legen. Wähle, welches du abwirfst.
web-fertility-now-quarry = Steinbruch: Wähle, was er gibt
web-fertility-now-quarry-more = Du hast das Feld in { $square } eingeschlossen.
web-fertility-now-city = Bauen und beliefern
web-fertility-now-city-both = Du darfst einen Bezirk bauen und dann deine Geschäfte beliefern.
web-fertility-now-city-supply = Du darfst deine Geschäfte beliefern: Wähle eine Ressource, dann ein Geschäft, das aufleuchtet.
web-fertility-now-city-build = Du darfst einen Bezirk bauen.
web-fertility-now-city-nothing = Hier gibt es nichts mehr zu tun.
web-fertility-now-city-left = Ressourcen, die du nicht verwendest, kehren in den Vorrat zurück.
web-fertility-now-pay = Bezahle noch { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
 } für Bezirk { $district }
web-fertility-now-pay-more = Du kannst mit allen Ressourcen neben deinem Plan und mit Weizen bezahlen.
web-fertility-now-exchange = Tausch: Wähle, was du bekommst
web-fertility-now-exchange-more = Wähle eine Ressource, dann ein anderes Geschäft, das aufleuchtet.
web-fertility-now-take = Nimm ein Plättchen aus der Auslage
web-fertility-now-take-more = Du behältst es für einen späteren Zug. Damit endet dein Zug.
web-fertility-now-remove = Entferne ein Plättchen aus der Auslage
web-fertility-now-remove-more = Es kommt aus dem Spiel. Damit endet dein Zug.
web-fertility-now-wait = { $name } ist am Zug
web-fertility-now-over = Die Partie ist zu Ende
web-fertility-which-good = Welche Ressource kommt auf { $shop }?
web-fertility-turn = Plättchen drehen
web-fertility-turn-key = Plättchen drehen (R oder Mausrad)
web-fertility-place = Hierher legen
web-fertility-done = { $ends ->
    [yes] Zug beenden
   *[no] Fertig: nimm ein Plättchen
 }
web-fertility-done-lost = { $ends ->
    [yes] Zug beenden
   *[no] Fertig
 }: { $goods } { $count ->
    [one] geht verloren
   *[other] gehen verloren
 }
web-fertility-done-lost-many = { $ends ->
    [yes] Zug beenden
   *[no] Fertig
 }: { $count } Ressourcen gehen verloren
web-fertility-done-anyway = Verfallen lassen und weiter
web-fertility-lost = Du verlierst { $goods }: Was du nicht verwendest, kehrt in den Vorrat zurück.
web-fertility-wasted-shop = Hierfür ist noch ein Geschäft frei: { $goods }.
web-fertility-wasted-build = Du könntest damit noch einen Bezirk bauen.
web-fertility-wasted-sure = Drücke noch einmal, um sie verfallen zu lassen.
web-fertility-now-held = { $good }: Drücke auf ein Geschäft, das aufleuchtet, oder ziehe die Ressource dorthin.
web-fertility-side = Was gezeigt wird
web-fertility-side-valley = Tal
web-fertility-side-city = Stadt
web-fertility-side-tip = Zwischen Tal und Stadt wechseln (V oder wischen).
web-fertility-city-show = Drücke, um diese Metropole zu sehen.
web-fertility-undo = Zurücknehmen
web-fertility-undo-key = Zurücknehmen (U oder Strg+Z)
web-fertility-last-turn = Das ist für alle der letzte Zug.
web-fertility-choices = { $count ->
    [one] Der einzige Zug als Text
   *[other] Alle { $count } Züge als Liste
 }

## Tiles and goods

web-fertility-your-tiles = Deine Plättchen
web-fertility-tiles-of = Plättchen von { $name }
web-fertility-tile-choose = { $tile }, Plättchen { $number }: wählen oder, wenn es gewählt ist, drehen.
web-fertility-tile-fits-nowhere = { $tile } lässt sich jetzt nirgends legen.
web-fertility-tile-tip = Ein Plättchen mit zwei Abschnitten. Lege es auf zwei leere Wüstenfelder neben einen gleichen Abschnitt. Jede Verbindung zwischen zwei gleichen Abschnitten bringt eine Ressource.
web-fertility-common = Auslage
web-fertility-common-tip = Am Ende eines Zugs nimmst du eins dieser Plättchen, und eins vom Stapel füllt die Auslage wieder auf.
web-fertility-pile = { $count } Plättchen im Stapel
web-fertility-pile-tip = Wenn der Stapel die Auslage nicht mehr auffüllen kann, haben alle noch einen letzten Zug.
web-fertility-stock = Vorrat
web-fertility-stock-tip = Die Ressourcen, die noch zu haben sind. Womit du bezahlst, das kehrt hierher zurück.
web-fertility-goods = Neben deinem Plan
web-fertility-goods-of = Neben dem Plan von { $name }
web-fertility-goods-none = Nichts
web-fertility-good-pick = { $count } { $good ->
    [Rind] { $count ->
        [one] Rind: aufnehmen
       *[other] Rinder: eins aufnehmen
     }
    [Traube] { $count ->
        [one] Traube: aufnehmen
       *[other] Trauben: eine aufnehmen
     }
   *[other] { $good }: { $count ->
        [one] aufnehmen
       *[other] einen aufnehmen
     }
 }
web-fertility-good-alabaster-tip = Alabaster: Den gibt es für Verbindungen zwischen Alabaster-Abschnitten.
web-fertility-good-bovine-tip = Rind: Das gibt es für Verbindungen zwischen Rinder-Abschnitten.
web-fertility-good-papyrus-tip = Papyrus: Den gibt es für Verbindungen zwischen Papyrus-Abschnitten.
web-fertility-good-grape-tip = Traube: Die gibt es für Verbindungen zwischen Trauben-Abschnitten.
web-fertility-good-wheat-tip = Weizen: Den gibt es neben Weizenfeldern. Damit bezahlst du Bezirke, und am Ende ist er Deben wert.
web-fertility-good-pays = Drück darauf, um damit zu bezahlen.
web-fertility-good-takers = { $count ->
    [0] Keins deiner Geschäfte nimmt das jetzt an.
    [one] Eins deiner Geschäfte nimmt das jetzt an.
   *[other] { $count } deiner Geschäfte nehmen das jetzt an.
 }
web-fertility-almost-quarry = Noch eine Seite, und dieses Feld wird ein Steinbruch.
web-fertility-quarry-tip = Ein Steinbruch: ein leeres Feld, das auf allen vier Seiten eingeschlossen ist. Er gibt eine Ressource oder Platz für ein Monument.
web-fertility-quarry-monument = Monument aufstellen

## Districts, Shops, the city

web-fertility-districts = Bezirksauslage
web-fertility-districts-tip = Vier Bezirke liegen aus. Du darfst einen pro Zug bauen.
web-fertility-district = Bezirk { $district }
web-fertility-cost = { $cost ->
    [0] Kostet nichts.
    [one] Kostet 1 beliebige Ressource (auch Weizen).
   *[other] Kostet { $cost } beliebige Ressourcen (auch Weizen).
 }
web-fertility-price = { $cost ->
    [0] Gratis
   *[other] Kosten: { $cost }
 }
web-fertility-build = { $district } bauen
web-fertility-build-free = Gratis
web-fertility-build-now = Drücke darauf oder ziehe ihn in deine Metropole, um ihn jetzt zu bauen.
web-fertility-build-lacks = Dir { $count ->
    [one] fehlt 1 Ressource
   *[other] fehlen { $count } Ressourcen
 }.
web-fertility-city = Deine Metropole
web-fertility-city-of = Metropole von { $name }
web-fertility-cities = Alle Spieler und ihre Metropolen
web-fertility-spots-left = { $count ->
    [0] Alle sieben Plätze sind belegt.
    [one] { $count } Platz ist frei.
   *[other] { $count } Plätze sind frei.
 }
web-fertility-spot-tip = Jeder Bezirk, den du baust, belegt einen dieser Plätze.
web-fertility-shop-start = Startgeschäft { $number }
web-fertility-shop-district = Geschäft { $number } von Bezirk { $district }
web-fertility-shop-wants = Benötigt: { $goods }.
web-fertility-any = eine beliebige Ressource
web-fertility-pays-debens = Vollständig beliefert: { $value } Deben.
web-fertility-pays-wheat = Vollständig beliefert: sofort 1 Weizen.
web-fertility-pays-god = Vollständig beliefert: die Statue von { $god }.
web-fertility-pays-gods = Vollständig beliefert: die Statuen von { $one } und { $other }.
web-fertility-pays-any-god = Vollständig beliefert: die Statue einer Gottheit deiner Wahl.
web-fertility-pays-each = Vollständig beliefert: { $value } Deben je { $good } in der Metropole.
web-fertility-pays-exchange = Vollständig beliefert: sofort { $goods }, für ein anderes Geschäft.
web-fertility-shop-filled = { $filled } von { $icons } Symbolen beliefert.
web-fertility-shop-full = Vollständig beliefert.
web-fertility-shop-takes = Jetzt passt hier: { $goods }.
web-fertility-shop-fills = Mit einer weiteren Ressource ist es voll beliefert.
web-fertility-shop-each-now = Mit { $goods } nach jetzigem Stand: { $debens } Deben.
web-fertility-supply = { $good ->
    [Rind] Ein Rind
    [Traube] Eine Traube
   *[other] { $good }
 } auf { $shop }
web-fertility-storehouse = Weizen-Lagerhaus
web-fertility-storehouse-holds = { $wheat } Weizen im Lagerhaus, am Ende { $debens } Deben wert.
web-fertility-statues = Statuen
web-fertility-statues-hold = { $gods ->
    [0] Noch keine Gottheit, nichts wert.
    [one] { $gods } Gottheit, { $debens } Deben wert.
   *[other] { $gods } verschiedene Gottheiten, { $debens } Deben wert.
 }
web-fertility-scale-tip = Auf der Leiste steht oben, wie viele du hast, und darunter, was sie wert sind.
web-fertility-scale-next = Eins mehr wäre { $debens } mehr wert.
web-fertility-monuments-left = Im Tal { $raised ->
    [one] steht { $raised }
   *[other] stehen { $raised }
 } von 4 Monumenten. Wer die meisten hat, bekommt 15 Deben, der zweite Platz 7.
web-fertility-monuments-now = Nach jetzigem Stand: { $debens } Deben.
web-fertility-monuments-of-type = Monumente im Tal ({ $piece })
web-fertility-shops-full = { $full ->
    [one] { $full } von { $all } Geschäften ist
   *[other] { $full } von { $all } Geschäften sind
 } vollständig beliefert.
web-fertility-tally = { $what }: { $count }

## The score

web-fertility-score = Aktueller Stand
web-fertility-score-heading = Wertung
web-fertility-heading-generic = Allgemeine Geschäfte
web-fertility-heading-generic-tip = Vollständig belieferte Geschäfte, die einen festen Betrag in Deben bringen.
web-fertility-heading-specialised = Spezialisierte Geschäfte
web-fertility-heading-specialised-tip = Vollständig belieferte Geschäfte, die für jede Ressource einer Sorte in der Metropole zahlen.
web-fertility-heading-statues = Statuen der Gottheiten
web-fertility-heading-statues-tip = Verschiedene Gottheiten aus vollständig belieferten Geschäften, abgelesen auf der Tabelle.
web-fertility-heading-monuments = Monumente
web-fertility-heading-monuments-tip = 15 Deben für die meisten Monumente im Tal, 7 für den zweiten Platz.
web-fertility-heading-wheat = Weizen-Lagerhaus
web-fertility-heading-wheat-tip = Der Weizen im Lagerhaus, abgelesen auf der Leiste.
web-fertility-heading-debens = Deben
web-fertility-heading-debens-tip = Alle Wertungen zusammen.
web-fertility-ending-tie = { $debens } und weniger Ressourcen in der Metropole ({ $fewer } : { $more })
web-fertility-ending-last-turns = Letzte Züge
web-fertility-ending-close = Nur { $debens } Deben hinter { $name }!
web-fertility-ending-best = Niemand hat bei „{ $heading }“ so viel verdient wie du: { $debens }.
web-fertility-final-of = { $name } hat { $debens } Deben.

# Was offen ist: das Fenster hinter den Stapeln
web-fertility-gone = { $count } aus dem Spiel
web-fertility-gone-tip = Plättchen, die abgeworfen oder entfernt wurden.
web-fertility-districts-pile = { $count } im Stapel
web-fertility-districts-pile-tip = Der Stapel der Bezirke. Er geht nie zu Ende.
web-fertility-open = Plättchen und Bezirke
web-fertility-open-press = Drücke darauf, um sie durchzusehen.
web-fertility-open-gone = Aus dem Spiel: { $count }
web-fertility-open-unseen = Noch nicht gezogen: { $count } in Stapel und Schachtel, davon werden noch { $pile } gezogen
web-fertility-open-districts = Bezirke im Stapel: { $count }
web-fertility-open-tile = { $count } × { $tile }
web-fertility-open-none = Keine.

# Eigenes Material aufschreiben
web-fertility-set-intro = Besitzt du das gedruckte Spiel, dann schreibe auf, was in der Schachtel ist: Spielpläne, Plättchen, Gottheiten, Startgeschäfte und Bezirke. Alles siehst du sofort als Bild. Was du einträgst, bleibt in diesem Browser gespeichert; rechne mit einer halben Stunde.
web-fertility-set-begin = Womit möchtest du beginnen?
web-fertility-set-blank = Ganz neu beginnen
web-fertility-set-copy = Mit einer Kopie von „{ $name }“ beginnen
web-fertility-set-title = Name des Materials
web-fertility-set-boards = Talpläne
web-fertility-set-boards-more = Wähle, was auf einem Feld ist, und drücke dann die Felder oder fahre darüber. Das Startsymbol bedeckt zwei mal zwei Felder.
web-fertility-set-brush = Was auf dem Feld ist
web-fertility-set-board = Plan
web-fertility-set-square = Zeile { $row }, Spalte { $column }: { $what }
web-fertility-set-square-desert = Wüste
web-fertility-set-square-water = Wasser
web-fertility-set-square-wheat = Weizen
web-fertility-set-square-symbol = Startsymbol
web-fertility-set-square-print = Wüste mit abgebildeter Ressource: { $good }
web-fertility-set-tiles = Talplättchen
web-fertility-set-tiles-sum = { $count } von { $all } Plättchen
web-fertility-set-start = Startplättchen
web-fertility-set-start-more = Seine vier Abschnitte im Uhrzeigersinn, oben links beginnend.
web-fertility-set-gods = Gottheiten
web-fertility-set-gods-more = Jede Gottheit, und daneben, was so viele verschiedene Gottheiten wert sind: in der ersten Zeile eine, in der zweiten zwei und so weiter.
web-fertility-set-god = Gottheit { $number }
web-fertility-set-god-debens = { $count ->
    [one] Deben für eine Gottheit
   *[other] Deben für { $count } verschiedene Gottheiten
}
web-fertility-set-god-add = Gottheit hinzufügen
web-fertility-set-god-remove = Letzte Gottheit entfernen
web-fertility-set-starting = Startgeschäfte
web-fertility-set-alike = Alle Spieler haben dieselben Startgeschäfte
web-fertility-set-player = Metropole { $number }
web-fertility-set-shop = Geschäft { $number }
web-fertility-set-needs = Welche Ressourcen braucht es?
web-fertility-set-add-icon = Braucht eine mehr: { $good }
web-fertility-set-remove-icon = Wegnehmen: { $good }
web-fertility-set-pays = Was bringt es?
web-fertility-set-pays-debens = Deben
web-fertility-set-pays-wheat = Weizen
web-fertility-set-pays-gods = Eine oder zwei bestimmte Gottheiten
web-fertility-set-pays-any_god = Eine Gottheit deiner Wahl
web-fertility-set-pays-each = Deben für jede Ressource einer Art
web-fertility-set-pays-exchange = Eine von drei Ressourcen
web-fertility-set-debens = Wie viele Deben
web-fertility-set-each = Für jede Ressource
web-fertility-set-not = Alle außer
web-fertility-districts-all = Bezirke
web-fertility-set-districts-sum = { $count } von { $all } Bezirken ausgefüllt
web-fertility-set-name = Name
web-fertility-set-cost = Kosten
web-fertility-set-add-shop = Geschäft hinzufügen
web-fertility-set-remove-shop = Letztes Geschäft entfernen
web-fertility-set-right = Das Material ist vollständig und passt zu den Regeln.
web-fertility-set-save = Material speichern
web-fertility-set-saved = „{ $name }“ ist gespeichert. Du kannst es unter „Weitere Optionen“ wählen, wenn du einen Tisch eröffnest.
web-fertility-set-play = Einen Tisch eröffnen
web-fertility-set-again = Neu anfangen

# What happened: the log, the news above the table
web-fertility-log-placed = { $you ->
    [seat] Du legst
   *[other] { $seat } legt
 } { $tile }.
web-fertility-log-placed-earned = { $you ->
    [seat] Du legst
   *[other] { $seat } legt
 } { $tile } und { $you ->
    [seat] erhältst
   *[other] erhält
 } { $goods }.
web-fertility-log-built = { $you ->
    [seat] Du baust
   *[other] { $seat } baut
 } Bezirk { $district } für { $goods }.
web-fertility-log-filled = { $you ->
    [seat] Du belieferst
   *[other] { $seat } beliefert
 } ein Geschäft vollständig: { $goods }.
web-fertility-log-filled-wheat = { $you ->
    [seat] Du belieferst
   *[other] { $seat } beliefert
 } ein Geschäft vollständig ({ $goods }) und { $you ->
    [seat] erhältst
   *[other] erhält
 } 1 Weizen.
web-fertility-log-quarry = { $you ->
    [seat] Du erschaffst einen Steinbruch und erhältst
   *[other] { $seat } erschafft einen Steinbruch und erhält
 } { $goods }.
web-fertility-log-monument = { $you ->
    [seat] Du erschaffst einen Steinbruch und stellst
   *[other] { $seat } erschafft einen Steinbruch und stellt
 } ein Monument auf.
web-fertility-offers = Neu zu haben: { $what }.

# Big moments
web-fertility-moment-quarry = Ein Steinbruch!
web-fertility-moment-monument = Ein Monument!
web-fertility-moment-monuments = { $you ->
    [seat] Du hast
   *[other] { $seat } hat
 } jetzt { $count } { $count ->
    [one] Monument
   *[other] Monumente
 } im Tal.
web-fertility-moment-last = Die letzten Züge
web-fertility-moment-your-last = Dein letzter Zug

# Since your last turn: “$did” is a list of the parts below
web-fertility-recap-did = { $seat } hat { $did }.
web-fertility-recap-placed = { $tile } gelegt
web-fertility-recap-discarded = { $tile } abgeworfen
web-fertility-recap-quarry = einen Steinbruch erschaffen ({ $goods })
web-fertility-recap-monument = { $count ->
    [one] ein Monument
   *[other] { $count } Monumente
 } aufgestellt
web-fertility-recap-built = einen Bezirk gebaut
web-fertility-recap-district = { $count ->
    [one] ein Bezirk
   *[other] { $count } Bezirke
 }
web-fertility-recap-filled = { $count ->
    [one] ein Geschäft
   *[other] { $count } Geschäfte
 } vollständig beliefert
web-fertility-recap-supplied = { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
 } geliefert
web-fertility-recap-took = { $tile } genommen
web-fertility-recap-removed = { $tile } aus dem Spiel genommen
web-fertility-recap-monuments = { $seat } hat jetzt { $count } { $count ->
    [one] Monument
   *[other] Monumente
 } im Tal, du hast { $own }.
web-fertility-recap-stock = Im Vorrat { $good_id ->
    [alabaster] ist kein Alabaster
    [bovine] sind keine Rinder
    [papyrus] ist kein Papyrus
   *[grape] sind keine Trauben
 } mehr.
web-fertility-recap-near-quarry = Noch eine Seite, und das leere Feld neben diesem Plättchen wird zum Steinbruch.
web-fertility-recap-last = Das ist dein letzter Zug.

## What a decision is about, and where a nudge points
web-fertility-topic-place = ein Plättchen legen
web-fertility-topic-quarry = der Steinbruch
web-fertility-topic-build = einen Bezirk bauen
web-fertility-topic-supply = Geschäfte beliefern
web-fertility-topic-take = ein Plättchen nehmen
web-fertility-topic-remove = ein Plättchen entfernen
web-fertility-nudge-earns = Such einen Platz, der bringt, was deine Geschäfte noch brauchen.
web-fertility-nudge-quarry = Such einen Steinbruch, der sich einschließen lässt.
web-fertility-nudge-monument = Zähl die Monumente aller im Tal.
web-fertility-nudge-fills = Such Geschäfte, die jetzt vollständig beliefert werden können.
web-fertility-nudge-wheat = Sieh dir deinen Weizen an.
web-fertility-nudge-district = Welcher Bezirk passt zu dem, was du hast?
web-fertility-nudge-take = Welches Plättchen nützt dir im Tal, wie es jetzt ist, am meisten?
web-fertility-nudge-remove = Welches Plättchen würde dem nächsten Spieler am meisten nützen?
web-fertility-nudge-wasted = Achte darauf, was in den Vorrat zurückginge.
web-fertility-nudge-heading = Denk daran, was deine Geschäfte am Ende bringen.
