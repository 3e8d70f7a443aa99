# Profile: was jemand in beendeten Partien getan hat, und Erfolge, von denen jeder eine Regel lehrt.

web-profile-since = Spielt hier seit dem { $day }
web-profile-games = { $count ->
    [0] Noch keine beendete Partie
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
 }
web-profile-won = { $percent } % gewonnen
web-profile-favourite = Meistens zu { $count }: { $variant }
web-profile-usual = die üblichen Regeln
web-profile-graph = Wertungszahl nach jeder der letzten gewerteten Partien: von { $low } bis { $high }, jetzt { $now }.
web-profile-rating = Wertungszahl
web-profile-unrated = Noch keine gewertete Partie
web-profile-quality = Verlorene Punkte je 100 Entscheidungen
web-profile-quality-none = Noch keine analysierte Partie
web-profile-interval = 95 %: { $low } bis { $high }
web-profile-adjusted = Ohne Glück gewonnen
web-profile-adjusted-more = { $count ->
    [one] Eine analysierte Partie; mit Glück { $percent } %
   *[other] { $count } analysierte Partien; mit Glück { $percent } %
 }
web-profile-together = Gegen dich
web-profile-together-more = { $count ->
    [one] Eine gemeinsame Partie: { $ahead }-mal vor dir, { $behind }-mal hinter dir
   *[other] { $count } gemeinsame Partien: { $ahead }-mal vor dir, { $behind }-mal hinter dir
 }
web-profile-achievements = Erfolge: { $count } von { $all }
web-profile-table = Die Partie vom { $day }
web-profile-open = noch nicht
web-profile-hidden = Dieses Profil lässt sich nicht zeigen

web-profile-achieved-nile-out-planting = Verdrängt
web-profile-achieved-nile-out-planting-more = Nimm jemandem eine Feldfrucht ab. Pflanze mehr Karten, als dort liegen: Das ganze Feld wird abgeworfen (N3.13).
web-profile-achieved-nile-two-harvests = Zwei auf einmal
web-profile-achieved-nile-two-harvests-more = Ernte mit einer Flut zwei Feldfrüchte. Eine Spekulationskarte als Flutkarte überflutet beide (N3.1).
web-profile-achieved-nile-speculation-six = Sechs Karten
web-profile-achieved-nile-speculation-six-more = Gewinne mit zwei Spekulationskarten bei derselben Flut. Jede, die eine Feldfrucht mit ihr teilt, bringt drei Karten (N5.1).
web-profile-achieved-nile-surplus = Überfluss
web-profile-achieved-nile-surplus-more = Bezahle auf dem Markt mit einer Karte aus dem Speicher. Zuerst zählen die kleinsten Stapel, also kann ein großer etwas abgeben (N3.7).
web-profile-achieved-nile-paid-flood = Hapi erhört dich
web-profile-achieved-nile-paid-flood-more = Ernte mit der Flut deiner eigenen Opfergabe. Sie kostet zwei Karten und bringt eine neue Flut, für alle (N3.8).
web-profile-achieved-nile-plague-survived = Verschont
web-profile-achieved-nile-plague-survived-more = Behalte deine Felder, wenn die Heuschreckenplage andere trifft. Sie frisst das größte Feld und alle gleich großen (N6.1).
web-profile-achieved-nile-monument = Bauherr
web-profile-achieved-nile-monument-more = Lege Stein auf ein Monument. Sobald es dir gehört, gehört dir auch, was es kann (N7.9).
web-profile-achieved-nile-adding = Gut gepflegt
web-profile-achieved-nile-adding-more = Ergänze drei deiner Felder auf einmal. Auf eigene Felder darfst du beliebig viele Karten pflanzen (N3.12).
web-profile-achieved-nile-every-crop = Von allem etwas
web-profile-achieved-nile-every-crop-more = Habe am Ende von jeder Feldfrucht mindestens eine im Speicher. Der kleinste Stapel wird zuerst verglichen (N8.1).
web-profile-achieved-nile-smaller-store = Weniger ist mehr
web-profile-achieved-nile-smaller-store-more = Gewinne, obwohl jemand mehr Karten gespeichert hat. Die Summe zählt nicht, nur die Ausgewogenheit (N8.4).
web-profile-achieved-fertility-quarry = Erster Steinbruch
web-profile-achieved-fertility-quarry-more = Erschaffe einen Steinbruch: Rahme ein leeres Feld auf allen vier Seiten ein. Du nimmst eine beliebige Ressource oder stellst ein Monument auf (F3.7).
web-profile-achieved-fertility-monument = In Stein gesetzt
web-profile-achieved-fertility-monument-more = Stelle in einem Steinbruch ein Monument auf, statt eine Ressource zu nehmen (F3.10).
web-profile-achieved-fertility-most-monuments = Erster im Tal
web-profile-achieved-fertility-most-monuments-more = Habe am Ende die meisten Monumente im Tal: 15 Deben, auch bei geteiltem ersten Platz (F8.5).
web-profile-achieved-fertility-rich-tile = Ein reiches Plättchen
web-profile-achieved-fertility-rich-tile-more = Sammle in einem Zug vier oder mehr Ressourcen und Weizen. Ein Plättchen bringt Verbindungen, Weizen, Abbildungen und Steinbrüche zugleich (F3.8).
web-profile-achieved-fertility-nothing-wasted = Nichts vergeudet
web-profile-achieved-fertility-nothing-wasted-more = Sammle in einem Zug drei oder mehr Ressourcen und verwende alle. Was übrig bleibt, geht zurück (F6.1).
web-profile-achieved-fertility-paid-in-wheat = Mit Weizen bezahlt
web-profile-achieved-fertility-paid-in-wheat-more = Bezahle einen Bezirk nur mit Weizen und behalte deine Ressourcen für die Geschäfte (F4.2).
web-profile-achieved-fertility-exchange = Eine Kette
web-profile-achieved-fertility-exchange-more = Vollende ein Geschäft mit der Ressource eines Tauschgeschäfts, die du sofort bekommst (F5.5).
web-profile-achieved-fertility-five-gods = Fünf Gottheiten
web-profile-achieved-fertility-five-gods-more = Habe am Ende die Statuen von fünf verschiedenen Gottheiten. Nur verschiedene zählen, und jede weitere ist mehr wert (F8.3).
web-profile-achieved-fertility-specialised = Spezialisiert
web-profile-achieved-fertility-specialised-more = Verdiene mit spezialisierten Geschäften 10 Deben oder mehr. Sie zählen ihre Ressource überall in deiner Metropole (F8.2).
web-profile-achieved-fertility-full-storehouse = Bis unters Dach
web-profile-achieved-fertility-full-storehouse-more = Habe am Ende 10 Weizen. Jeder ist mehr wert als der vorige, und über 10 verfällt er (F1.8, F3.11).
