# NILE: its words, its refusals, what happened. There is no German rulebook: the words are our own.
# Card names are singular. Where a sentence needs a plural, a case or an article, it selects by the name itself,
# so the keys Traube, Zwiebel, Stein, Sphinx, Obelisk and Mauer are the values of the messages below.

nile-card-papyrus = Papyrus
nile-card-wheat = Weizen
nile-card-lettuce = Salat
nile-card-castor = Rizinus
nile-card-flax = Flachs
nile-card-grape = Traube
nile-card-onion = Zwiebel
nile-card-stone = Stein
nile-card-plague = Heuschreckenplage
nile-card-unknown = das
nile-card-papyrus-wheat = Papyrus/Weizen
nile-card-papyrus-lettuce = Papyrus/Salat
nile-card-papyrus-castor = Papyrus/Rizinus
nile-card-papyrus-flax = Papyrus/Flachs
nile-card-papyrus-grape = Papyrus/Traube
nile-card-papyrus-onion = Papyrus/Zwiebel
nile-card-wheat-lettuce = Weizen/Salat
nile-card-wheat-castor = Weizen/Rizinus
nile-card-wheat-flax = Weizen/Flachs
nile-card-wheat-grape = Weizen/Traube
nile-card-wheat-onion = Weizen/Zwiebel
nile-card-lettuce-castor = Salat/Rizinus
nile-card-lettuce-flax = Salat/Flachs
nile-card-lettuce-grape = Salat/Traube
nile-card-lettuce-onion = Salat/Zwiebel
nile-card-castor-flax = Rizinus/Flachs
nile-card-castor-grape = Rizinus/Traube
nile-card-castor-onion = Rizinus/Zwiebel
nile-card-flax-grape = Flachs/Traube
nile-card-flax-onion = Flachs/Zwiebel
nile-card-grape-onion = Traube/Zwiebel

nile-plot-papyrus = Papyrusfeld
nile-plot-wheat = Weizenfeld
nile-plot-lettuce = Salatfeld
nile-plot-castor = Rizinusfeld
nile-plot-flax = Flachsfeld
nile-plot-grape = Traubenfeld
nile-plot-onion = Zwiebelfeld
nile-plot-sphinx = Sphinx
nile-plot-obelisk = Obelisk
nile-plot-wall = Mauer

nile-step-deal = das Austeilen
nile-step-first = die Auslosung des Startspielers
nile-step-flood = die Flut
nile-step-draw = das Nachziehen
nile-step-choose = handeln, pflanzen, spekulieren oder passen
nile-step-trade = ein Handel (zwei Karten abgeben)
nile-step-plant = das Pflanzen (Karten dazulegen oder fertig)
nile-step-speculate = das Spekulieren (eine zweite Karte spielen oder fertig)

## Opening a table

nile-open-players = NILE ist für 2 bis { $most } Spieler, nicht für { $players }.
nile-open-first = Der Startspieler muss ein Sitz von 0 bis { $last } sein, nicht { $first }.
nile-open-classic-monuments = Das klassische Deck wird nie mit den Monumenten gespielt. Entscheide dich für eins von beiden.
nile-open-classic-players = Das klassische Deck ist für 2 bis { $most } Spieler, nicht für { $players }.
nile-open-classic-out = Beim klassischen Deck sind Traube und Zwiebel nie im Spiel.
nile-open-out-no-list = „out“ muss eine Liste von Feldfrüchten sein.
nile-open-out-unknown = „{ $crop }“ ist keine Feldfrucht. Die Feldfrüchte sind: { $crops }.
nile-open-out-number = Bei { $players } Spielern { $count ->
    [0] fehlt keine Feldfrucht
    [one] fehlt genau eine Feldfrucht
   *[other] fehlen genau { $count } verschiedene Feldfrüchte
 }.

## Refusals

nile-over = Die Partie ist zu Ende.
nile-not-your-turn = Du bist gerade nicht am Zug.
nile-wrong-step = Das geht jetzt nicht. Gerade steht an: { $step }.
nile-market-not-two-cards = Der Markt kostet genau zwei Karten, die du auch hast, und zwar dort, wo du sie nennst: auf der Hand oder im Speicher.
nile-offering-not-two-cards = Eine Opfergabe kostet genau zwei Karten, die du auch hast, und zwar dort, wo du sie nennst: auf der Hand oder im Speicher.
nile-plant-nothing = Sag, was du pflanzt: Feldfrüchte, oder Stein und ein Monument dazu, und jeweils mindestens eine Karte.
nile-plant-two-numbers = Nenne die Zahl nur einmal, vor dem Stein, wie in „plant 2 stone on wall“.
nile-plant-no-monuments = Stein gibt es nur mit der Monumente-Erweiterung.
nile-plant-flooded = { $card ->
    [Traube] Trauben sind
    [Zwiebel] Zwiebeln sind
   *[other] { $card } ist
 } gerade überflutet: Davon kannst du jetzt nichts pflanzen.
nile-plant-not-in-hand = Du willst { $cards } × { $card } pflanzen, hast davon aber { $held ->
    [0] nichts
   *[other] nur { $held }
 } auf der Hand.
nile-plant-two-new-monuments = Pro Zug darfst du höchstens ein neues Monument beginnen.
nile-plant-stone-is-one-crop = Stein zählt insgesamt als eine einzige Feldfrucht: Ein Stein auf ein neues und einer auf ein eigenes Monument sind nicht zwei verschiedene Feldfrüchte.
nile-plant-shape = Pflanze entweder mindestens zwei Karten einer Feldfrucht oder genau zwei Karten verschiedener Feldfrüchte oder beliebig viele Karten auf { $monuments ->
    [0] Felder
   *[1] Felder und Monumente
 }, die dir schon gehören.
nile-plant-one-alone = Eine einzelne Karte { $card } ist zu wenig. Pflanze mindestens zwei oder dazu eine Karte einer anderen Feldfrucht.
nile-plant-one-against = Du brauchst { $needed } × { $card }: { $rival } hat dort { $size }.
nile-plant-too-few = Um { $rival } { $plot ->
    [Sphinx] die Sphinx
    [Obelisk] den Obelisken
    [Mauer] die Mauer
   *[other] das { $plot }
 } abzunehmen, brauchst du { $needed } Karten, denn dort { $size ->
    [one] liegt schon eine
   *[other] liegen schon { $size }
 }. Du legst nur { $cards }.
nile-build-too-few = Um { $rival } { $plot ->
    [Obelisk] den Obelisken
   *[other] die { $plot }
 } abzunehmen, brauchst du { $needed } Steine, denn dort { $size ->
    [one] liegt schon einer
   *[other] liegen schon { $size }
 }. Du legst nur { $cards }.
nile-plant-wall = { $rival } hat die Mauer. Deshalb brauchst du für { $plot ->
    [Sphinx] die Sphinx
    [Obelisk] den Obelisken
    [Mauer] die Mauer selbst
   *[other] das { $plot }
 } gegen { $size ->
    [one] eine Karte
   *[other] { $size } Karten
 } schon { $needed }. Du legst nur { $cards }.
nile-speculate-not-cards = Spekulieren kannst du nur mit einer oder zwei Spekulationskarten aus deiner Hand; { $card } gehört nicht dazu.
nile-speculate-flooded = Die Karte { $card } zeigt eine überflutete Feldfrucht: Du darfst sie jetzt nicht spielen.

## What one can do

nile-action-done-choose = Passen: nachziehen und den Zug beenden
nile-action-done-plant = Fertig gepflanzt: nachziehen und den Zug beenden
nile-action-done-speculate = Fertig spekuliert: nachziehen und den Zug beenden
nile-action-market = Auf den Markt gehen: zwei Karten gegen eine neue
nile-action-offering = Hapi eine Opfergabe bringen: zwei Karten für eine neue Flut
nile-action-give-hand = { $card } aus der Hand abgeben
nile-action-give-storage = { $card } aus dem Speicher abgeben
nile-action-put = 1 { $card } pflanzen
nile-action-put-stone = 1 Stein auf { $plot ->
    [Obelisk] den Obelisken
   *[other] die { $plot }
 } legen
nile-action-play = Auf { $card } spekulieren

## What happened

nile-event-dealt = { $you ->
    [seat] Du bekommst
   *[other] { $seat } bekommt
 }: { $cards }.
nile-event-dealt-hidden = { $seat } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
nile-event-begins = { $you ->
    [seat] Du beginnst
   *[other] { $seat } beginnt
 }.
nile-event-turn = { $you ->
    [seat] Du bist
   *[other] { $seat } ist
 } am Zug.
nile-event-flooded = Der Nil überflutet { $card ->
    [Traube] die Trauben
    [Zwiebel] die Zwiebeln
    [Stein] die Steine
   *[other] { $card }
 }.
nile-event-locusts = { $you ->
    [seat] Du ziehst
   *[other] { $seat } zieht
 } die Heuschreckenplage!
nile-event-locusts-nobody = Die Heuschreckenplage wird aufgedeckt!
nile-event-eaten = Die Heuschrecken fallen über { $you ->
    [owner] { $plot ->
        [Sphinx] deine Sphinx
        [Obelisk] deinen Obelisken
        [Mauer] deine Mauer
       *[other] dein { $plot }
     }
   *[other] { $plot ->
        [Sphinx] die Sphinx
        [Obelisk] den Obelisken
        [Mauer] die Mauer
       *[other] das { $plot }
     } von { $owner }
 } her: { $cards ->
    [one] Eine Karte ist
   *[other] { $cards } Karten sind
 } weg.
nile-event-reshuffled = Es wird neu gemischt: Saison { $season } beginnt mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
 }.
nile-event-succeeded = { $you ->
    [seat] Du hast
   *[other] { $seat } hat
 } richtig spekuliert: { $card } bringt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
nile-event-spent = Die Spekulationskarte { $card } wird abgeworfen.
nile-event-harvested = { $you ->
    [seat] Du erntest
   *[other] { $seat } erntet
 } { $crop ->
    [Traube] Trauben
    [Zwiebel] Zwiebeln
   *[other] { $crop }
 }; { $left ->
    [0] das Feld ist jetzt leer
    [one] eine Karte bleibt auf dem Feld
   *[other] { $left } Karten bleiben auf dem Feld
 }.
nile-event-washed = Die Flut spült { $you ->
    [owner] dir
   *[other] { $owner }
 } einen Stein { $plot ->
    [Obelisk] vom Obelisken
   *[other] von der { $plot }
 }; { $left ->
    [0] das Monument kehrt in die Mitte zurück
    [one] einer bleibt
   *[other] { $left } bleiben
 }.
nile-event-gave = { $you ->
    [seat] Du gibst
   *[other] { $seat } gibt
 } { $card } aus { $from ->
    [storage] dem Speicher
   *[hand] der Hand
 } ab.
nile-event-traded = { $you ->
    [seat] Du { $at ->
        [market] gehst auf den Markt
       *[offering] bringst Hapi eine Opfergabe
     }
   *[other] { $seat } { $at ->
        [market] geht auf den Markt
       *[offering] bringt Hapi eine Opfergabe
     }
 }.
nile-event-planted = { $plot ->
    [Sphinx] { $you ->
        [seat] Du legst
       *[other] { $seat } legt
     } { $cards ->
        [one] einen Stein
       *[other] { $cards } Steine
     } auf die Sphinx
    [Obelisk] { $you ->
        [seat] Du legst
       *[other] { $seat } legt
     } { $cards ->
        [one] einen Stein
       *[other] { $cards } Steine
     } auf den Obelisken
    [Mauer] { $you ->
        [seat] Du legst
       *[other] { $seat } legt
     } { $cards ->
        [one] einen Stein
       *[other] { $cards } Steine
     } auf die Mauer
   *[other] { $you ->
        [seat] Du pflanzt
       *[other] { $seat } pflanzt
     } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
     } aufs { $plot }
 }.
nile-event-ousted = { $you ->
    [owner] Du verlierst
   *[other] { $owner } verliert
 } { $plot ->
    [Sphinx] die Sphinx
    [Obelisk] den Obelisken
    [Mauer] die Mauer
   *[other] das { $plot }
 }: { $cards ->
    [one] Eine Karte wird
   *[other] { $cards } Karten werden
 } abgeworfen.
nile-event-speculated = { $you ->
    [seat] Du spekulierst
   *[other] { $seat } spekuliert
 } auf { $card }.
nile-event-passed = { $you ->
    [seat] Du pflanzt
   *[other] { $seat } pflanzt
 } nichts.
nile-event-drew = { $you ->
    [seat] Du ziehst
   *[other] { $seat } zieht
 }: { $cards }.
nile-event-drew-hidden = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
nile-event-ended = Die letzte Karte der letzten Saison ist weg: Die Partie ist zu Ende.

nile-result-first = { $you ->
    [seat] Du belegst
   *[other] { $seat } belegt
 } Platz 1; die Stapel: { $counts }.
nile-result-behind = { $you ->
    [seat] Du belegst
   *[other] { $seat } belegt
 } Platz { $place }; die Stapel: { $counts }. Den Unterschied macht Stapel Nummer { $decider }: { $count } gegen { $more } bei { $you ->
    [rival] dir
   *[other] { $rival }
 }.
nile-result-shared = { $you ->
    [seat] Du teilst dir Platz { $place } mit { $rival }
    [rival] { $seat } teilt sich Platz { $place } mit dir
   *[other] { $seat } teilt sich Platz { $place } mit { $rival }
 }: Alle Stapel stimmen überein, nämlich { $counts }.

## Warum ein Tipp etwas vorschlägt

nile-hint-floods = { $crop } ist auf { $shows } der { $unseen } noch nicht gesehenen Karten.
nile-hint-harvest = { $cards ->
    [one] Ein Feld mit einer Karte { $crop } dürfte noch etwa { $harvest } in deinen Speicher bringen.
   *[other] Ein Feld mit { $cards } Karten { $crop } dürfte noch etwa { $harvest } in deinen Speicher bringen.
 }
nile-hint-smallest = { $crop } ist dein kleinster Stapel, mit { $count ->
    [0] keiner Karte
    [one] einer Karte
   *[other] { $count } Karten
 }: Er wird zuerst verglichen.
nile-hint-ousts = { $owner } verliert { $plot ->
    [Sphinx] die Sphinx
    [Obelisk] den Obelisken
    [Mauer] die Mauer
   *[other] das { $plot }
 } mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
 }.
nile-hint-monument = { $plot_id ->
    [sphinx] Die { $plot }
    [obelisk] Der { $plot }
   *[wall] Die { $plot }
 } mit { $cards } Stein dürfte etwa { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
 } stehen. { $plot_id ->
    [sphinx] Damit verdrängst du schon mit gleich vielen Karten.
    [obelisk] Damit ziehst du jeden Zug eine Karte mehr.
   *[wall] Damit brauchen andere eine Karte mehr, um dich zu verdrängen.
 }
nile-hint-speculation = { $card }: { $shows } der { $unseen } noch nicht gesehenen Karten bringen dir { $cards } Karten.
nile-hint-flooded = { $card } ist überflutet und nützt dir jetzt nichts.
nile-hint-well-stocked = { $crop }: Am Ende kannst du etwa { $pile } erwarten, { $card } dagegen nur { $least }.
nile-hint-long-shot = { $card } würde nur bei { $shows } der { $unseen } noch nicht gesehenen Karten etwas bringen.
nile-hint-offering = Von den { $unseen } noch nicht gesehenen Karten überfluten { $shows } ein Feld von dir und { $rivals } eins der anderen.
nile-hint-market = Eine neue Karte hilft dir wohl mehr als die beiden, die du abgibst.
nile-hint-flooded-hand = { $count ->
    [one] Eine Karte auf deiner Hand zeigt eine überflutete Feldfrucht und muss warten.
   *[other] { $count } Karten auf deiner Hand zeigen eine überflutete Feldfrucht und müssen warten.
 }
nile-hint-ends = { $crop }: Am Ende hast du davon im Mittel { $better } statt { $played }, etwa { $points } Punkte wert.
nile-hint-rival-ends = Der kleinste Stapel von { $owner } hat am Ende im Mittel { $better } statt { $played } Karten: etwa { $points } Punkte für dich.
nile-hint-keep = Deine Karten sind auf der Hand für eine bessere Pflanzung mehr wert als jetzt gepflanzt.

nile-simulate-counts = Stapel im Speicher am Ende, der kleinste zuerst: Karten im Mittel
nile-score = Kleinster Stapel

nile-option-monuments = Mit Monumenten
nile-option-classic = Mit dem klassischen Deck
nile-option-out = Feldfrüchte, die nicht im Spiel sind
nile-option-first = Startspieler

# Beside the strongest level, search@1.5s. docs/strength.md: greedy won 22.5 % against search@1s, 19.8 % against
# search@3s, with two players.
level-note-nile = Bei NILE spricht das Glück mit: Wer solide spielt, ohne vorauszudenken, gewinnt noch jede fünfte Partie.
