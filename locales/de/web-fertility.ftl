# The browser app: Fertility's table. The words are those of fertility.ftl; its keys Rind and Traube are used here too.

web-fertility-valley = Das Tal
web-fertility-valley-help = Die Pfeiltasten gehen von Feld zu Feld, 1 bis 3 oder T wählen ein Plättchen, R dreht es, Enter legt es, Strg und Z nehmen einen Schritt zurück.
web-fertility-square = Zeile { $row }, Spalte { $column }
web-fertility-at = Zeile { $row }, Spalte { $column }: { $what }.
web-fertility-desert = Wüste
web-fertility-printed = Wüste mit Aufdruck { $good }
web-fertility-water = Wasser
web-fertility-wheat = Weizen
web-fertility-scene = Abschnitt { $good }
web-fertility-monument-of = Monument von { $name }
web-fertility-quarry-here = Steinbruch, noch offen
web-fertility-water-tip = Wasser: Hier kann kein Plättchen liegen, aber es hilft, einen Steinbruch einzuschließen.
web-fertility-print-tip = Ein Aufdruck: Wer ihn überdeckt, bekommt 1 { $good }, egal mit welchem Abschnitt.
web-fertility-monument-tip = Ein Monument von { $name }. Die meisten im Tal bringen 15 Deben, die zweitmeisten 7.
web-fertility-preview = { $one } auf { $first }; { $other } auf { $second }.
web-fertility-no-fit = Dein Plättchen passt hier nicht.
web-fertility-earns = Das bringt { $goods }.
web-fertility-earns-nothing = Das bringt nichts ein.
web-fertility-earns-quarries = Das schließt { $count ->
    [one] einen Steinbruch
   *[other] { $count } Steinbrüche
 }.
web-fertility-count = { $count } { $good ->
    [Rind] { $count ->
        [one] Rind
       *[other] Rinder
     }
    [Traube] { $count ->
        [one] Traube
       *[other] Trauben
     }
    [Monument] { $count ->
        [one] Monument
       *[other] Monumente
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
web-fertility-now-discard-more = Keins deiner Plättchen passt irgendwo. Wähle, welches aus dem Spiel geht.
web-fertility-now-quarry = Ein Steinbruch: Wähle, was er gibt
web-fertility-now-quarry-more = Du hast das Feld in { $square } eingeschlossen.
web-fertility-now-city = Bauen und beliefern
web-fertility-now-city-both = Du darfst einen Bezirk bauen und dann deine Geschäfte beliefern.
web-fertility-now-city-supply = Du darfst deine Geschäfte beliefern: Wähle eine Ressource, dann ein Geschäft, das aufleuchtet.
web-fertility-now-city-build = Du darfst einen Bezirk bauen.
web-fertility-now-city-nothing = Hier gibt es nichts mehr zu tun.
web-fertility-now-city-left = Ressourcen, die du nicht verwendest, kehren in den Vorrat zurück.
web-fertility-now-pay = { $count ->
    [one] Bezahle noch eine Ware für Bezirk { $district }
   *[other] Bezahle noch { $count } Waren für Bezirk { $district }
 }
web-fertility-now-pay-more = Du kannst mit allen Ressourcen neben deinem Plan und mit Weizen bezahlen.
web-fertility-now-exchange = Ein Tausch: Wähle, was du bekommst
web-fertility-now-exchange-more = Wähle eine Ressource, dann ein anderes Geschäft, das aufleuchtet.
web-fertility-now-take = Nimm ein Plättchen aus der Auslage
web-fertility-now-take-more = Du behältst es für einen späteren Zug.
web-fertility-now-remove = Entferne ein Plättchen aus der Auslage
web-fertility-now-remove-more = Es geht aus dem Spiel.
web-fertility-now-wait = { $name } ist am Zug
web-fertility-now-over = Die Partie ist zu Ende
web-fertility-which-good = Welche Ressource kommt auf { $shop }?
web-fertility-turn = Plättchen drehen
web-fertility-turn-key = Plättchen drehen (R oder Mausrad)
web-fertility-place = Hierher legen
web-fertility-done = Zug beenden
web-fertility-undo = Zurücknehmen
web-fertility-undo-key = Zurücknehmen (Strg und Z)
web-fertility-last-turn = Das ist für alle der letzte Zug.
web-fertility-choices = { $count ->
    [one] Die einzige Möglichkeit in Worten
   *[other] Alle { $count } Möglichkeiten in Worten
 }

## Tiles and goods

web-fertility-your-tiles = Deine Plättchen
web-fertility-tiles-of = Plättchen von { $name }
web-fertility-tile-choose = { $tile }, Plättchen { $number }: wählen oder, wenn es gewählt ist, drehen.
web-fertility-tile-fits-nowhere = { $tile } passt jetzt nirgends.
web-fertility-tile-tip = Ein Plättchen mit zwei Abschnitten. Es liegt auf zwei leeren Wüstenfeldern neben einem gleichen Abschnitt, und jede Kante zwischen zwei gleichen bringt eine Ressource.
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
web-fertility-good-alabaster-tip = Alabaster: Den gibt es, wo Alabaster-Abschnitte aneinandergrenzen.
web-fertility-good-bovine-tip = Rind: Das gibt es, wo Rind-Abschnitte aneinandergrenzen.
web-fertility-good-papyrus-tip = Papyrus: Den gibt es, wo Papyrus-Abschnitte aneinandergrenzen.
web-fertility-good-grape-tip = Traube: Die gibt es, wo Trauben-Abschnitte aneinandergrenzen.
web-fertility-good-wheat-tip = Weizen: Den gibt es neben Weizenfeldern. Damit bezahlst du Bezirke, und am Ende ist er Deben wert.
web-fertility-quarry-tip = Ein Steinbruch: ein leeres Feld, das du auf allen vier Seiten eingeschlossen hast. Er gibt eine Ressource oder Platz für ein Monument.
web-fertility-quarry-monument = Monument aufstellen

## Districts, Shops, the city

web-fertility-districts = Bezirksauslage
web-fertility-districts-tip = Vier Bezirke liegen aus. Du darfst einen pro Zug bauen.
web-fertility-district = Bezirk { $district }
web-fertility-cost = { $cost ->
    [0] Er kostet nichts.
    [one] Er kostet { $cost } beliebige Ware.
   *[other] Er kostet { $cost } beliebige Waren.
 }
web-fertility-price = { $cost ->
    [0] Gratis
   *[other] Kosten: { $cost }
 }
web-fertility-build = { $district } bauen
web-fertility-build-free = Gratis
web-fertility-city = Deine Metropole
web-fertility-city-of = Metropole von { $name }
web-fertility-cities = Die anderen Metropolen
web-fertility-spots-left = { $count ->
    [0] Alle sieben Bauplätze sind belegt.
    [one] { $count } Bauplatz ist frei.
   *[other] { $count } Bauplätze sind frei.
 }
web-fertility-spot-tip = Jeder Bezirk, den du baust, belegt einen dieser Bauplätze.
web-fertility-shop-start = Startgeschäft { $number }
web-fertility-shop-district = Geschäft { $number } von Bezirk { $district }
web-fertility-shop-wants = Dieses Geschäft braucht: { $goods }.
web-fertility-any = Joker
web-fertility-pays-debens = Voll ist es { $value } Deben wert.
web-fertility-pays-wheat = Voll gibt es sofort 1 Weizen.
web-fertility-pays-god = Voll bringt es die Statue von { $god }.
web-fertility-pays-gods = Voll bringt es die Statuen von { $one } und { $other }.
web-fertility-pays-any-god = Voll bringt es die Statue einer Gottheit deiner Wahl.
web-fertility-pays-each = Voll zahlt es { $value } Deben je { $good } in der Metropole.
web-fertility-pays-exchange = Voll gibt es sofort eine Ressource für ein anderes Geschäft: { $goods }.
web-fertility-shop-filled = { $filled } von { $icons } Symbolen belegt.
web-fertility-shop-full = Es ist voll.
web-fertility-shop-takes = Jetzt passt hier: { $goods }.
web-fertility-supply = { $good ->
    [Rind] Ein Rind
    [Traube] Eine Traube
   *[other] { $good }
 } auf { $shop }
web-fertility-storehouse = Weizenlagerhaus
web-fertility-storehouse-holds = { $wheat } Weizen im Lagerhaus, am Ende { $debens } Deben wert.
web-fertility-statues = Statuen
web-fertility-statues-hold = { $gods ->
    [0] Noch keine Gottheit, nichts wert.
    [one] { $gods } Gottheit, { $debens } Deben wert.
   *[other] { $gods } verschiedene Gottheiten, { $debens } Deben wert.
 }
web-fertility-scale-tip = Auf der Leiste steht oben, wie viele du hast, und darunter, was sie wert sind.
web-fertility-monuments-left = Im Tal { $raised ->
    [one] steht { $raised }
   *[other] stehen { $raised }
 } von 4 Monumenten. Die meisten bringen 15 Deben, die zweitmeisten 7.
web-fertility-shops-full = { $full ->
    [one] { $full } von { $all } Geschäften ist voll.
   *[other] { $full } von { $all } Geschäften sind voll.
 }
web-fertility-tally = { $what }: { $count }

## The score

web-fertility-score = Der Stand der Wertung
web-fertility-score-final = Die Schlusswertung
web-fertility-score-heading = Rubrik
web-fertility-score-again = Noch einmal zählen
web-fertility-heading-generic = Allgemeine
web-fertility-heading-generic-tip = Volle Geschäfte, die einen festen Betrag in Deben bringen.
web-fertility-heading-specialised = Spezialisierte
web-fertility-heading-specialised-tip = Volle Geschäfte, die für jeden Marker einer Ressource in der Metropole zahlen.
web-fertility-heading-statues = Statuen
web-fertility-heading-statues-tip = Verschiedene Gottheiten aus vollen Geschäften, abgelesen auf der Leiste.
web-fertility-heading-monuments = Monumente
web-fertility-heading-monuments-tip = 15 Deben für die meisten Monumente im Tal, 7 für die zweitmeisten.
web-fertility-heading-wheat = Weizen
web-fertility-heading-wheat-tip = Was im Lagerhaus ist, abgelesen auf der Leiste.
web-fertility-heading-debens = Deben
web-fertility-heading-debens-tip = Alle Rubriken zusammen.
web-fertility-final-of = { $name } hat { $debens } Deben.
