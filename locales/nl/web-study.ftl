# The review of a finished game. A point is one per cent of a win.

web-study-title = { $game }: nabespreking
web-study-review = Nabespreking
web-study-ask = Deze partij nabespreken
web-study-ask-more = Elke beslissing wordt vergeleken met wat er verder mogelijk was, naar wat je op dat moment kon weten. Dat duurt een paar seconden.
web-study-again = Nog eens proberen
web-study-failed = Deze nabespreking is niet gelukt. Dat ligt aan ons, en het is genoteerd.
web-study-waiting = { $ahead ->
    [one] Eerst wordt één andere partij nabesproken …
   *[other] Eerst worden { $ahead } andere partijen nabesproken …
 }
web-study-running = Elke beurt wordt bekeken: { $percent } %
web-study-seat = Bekijk
web-study-another = Een andere partij nabespreken
web-study-link = Link naar deze nabespreking
web-study-keys = Toetsen: ↑ en ↓ gaan van fout naar fout, ← en → van stap naar stap, T probeert een andere zet, O legt alle kaarten open, Esc toont de hele partij.
web-study-made-with = Gemaakt met beoordeling { $version }, die ter vergelijking { $moves } zetten heeft geprobeerd.
web-study-mistakes = Fouten
web-study-overview = Hele partij
web-study-previous = Vorige fout
web-study-next = Volgende fout
web-study-marked = { $count ->
    [0] Geen gemarkeerde beurten
    [one] Eén gemarkeerde beurt
   *[other] { $count } gemarkeerde beurten
 }
web-study-turn = Beurt { $turn }
web-study-mistake-of = { $number } van { $count } · beurt { $turn } · −{ $points }
web-study-mark-inaccuracy = Onnauwkeurigheid
web-study-mark-mistake = Fout
web-study-mark-blunder = Grove fout

## The graph
web-study-graph = Wie er ging winnen
web-study-share = { $name } { $percent } %
web-study-graph-at = Stap { $ply } van { $plies }: { $shares }.
web-study-graph-luck = Geluk hier: { $points } punten.
web-study-lucky = geluk
web-study-unlucky = pech

## The whole game
web-study-figures = Hoe er gespeeld is
web-study-errors = punten verloren per 100 beslissingen
web-study-interval = tussen { $low } en { $high }, met 95 % zekerheid
web-study-luck = punten geluk
web-study-luck-more = door het trekken en verborgen kaarten
web-study-costliest = { $you ->
    [name] Jouw duurste beurten
   *[other] De duurste beurten van { $name }
 }
web-study-card = Beurt { $turn }: −{ $points } punten
web-study-card-better = Beter: { $what }
web-study-none = { $you ->
    [name] Geen van jouw beurten was duidelijk een fout.
   *[other] Geen beurt van { $name } was duidelijk een fout.
 }
web-study-none-yet = Er is nog niets gemarkeerd.
web-study-bill = Waar de uitslag vandaan kwam
web-study-bill-start = Gelijke start
web-study-bill-draws = Geluk bij het trekken
web-study-bill-hidden = Geluk met verborgen kaarten
web-study-bill-mistakes = { $you ->
    [name] Jouw fouten
   *[other] Fouten van { $name }
 }
web-study-bill-others = Zetten van de anderen
web-study-bill-residual = Rest, niet verklaard
web-study-bill-result = Uitslag (winst is 100)

## One decision
web-study-decision = Deze beslissing
web-study-cost = { $you ->
    [name] Dit kostte je { $points } punten
   *[other] Dit kostte { $name } { $points } punten
 }
web-study-best = { $you ->
    [name] Je hebt de beste zet gevonden
   *[other] { $name } heeft de beste zet gevonden
 }
web-study-close = Te dicht bij elkaar om te zeggen
web-study-slight = Nauwelijks slechter: { $points } punten
web-study-kind-clear = De voor de hand liggende zet
web-study-kind-forced = Er was niets anders te doen
web-study-kind-stand_in = Een bot speelde in plaats van { $name }
web-study-kind-waiting = Nog niet bekeken
web-study-at-end = Hier is de partij afgelopen. Ga naar een stap ervoor.
web-study-played = { $you ->
    [name] Jij speelde
   *[other] { $name } speelde
 }
web-study-better = Beter
web-study-also = Even goed
web-study-why = Waarom
web-study-more = Waarom, en wat er verder kon
web-study-less = Minder
web-study-candidates = Kansen om te winnen
web-study-percent = { $percent } %
web-study-error = , op { $points } punten nauwkeurig
web-study-is-played = zo gespeeld
web-study-is-best = het beste
web-study-is-both = zo gespeeld, en het beste
web-study-sight = Wat beoordeeld wordt
web-study-known = Met wat { $you ->
    [name] je wist
   *[other] { $name } wist
 }
web-study-open = Met open kaarten
web-study-lay = Zoals de kaarten lagen, kostte het { $points } punten.
web-study-lay-better = Zoals de kaarten lagen, was het niet slechter. Dat was geluk: niemand kon het weten.
web-study-hands = Wat de anderen in hun hand hadden
web-study-found = Deze zet wordt ook gevonden door { $levels }.
web-study-hard = Geen van onze niveaus vindt deze zet meteen.
web-study-futures = Hoe het daarna verder kan gaan
web-study-future-bad = Als het tegenzit
web-study-future-usual = Zoals gewoonlijk
web-study-future-good = Als het meezit
web-study-future-play = Op de tafel uitspelen
web-study-future-begins = De stelling vóór de beslissing. Ga stap voor stap door wat volgt.
web-study-future-begins-dealt = De stelling vóór de beslissing. De kaarten die niet te zien waren, liggen zoals ze hadden kunnen liggen.

## What the numbers mean
web-study-explain = Wat betekenen deze getallen?
web-study-explain-share = Kans om te winnen
web-study-explain-share-text = Hoe waarschijnlijk het is dat ieder wint als iedereen verder speelt zoals een sterke bot. Alle kansen samen zijn 100 %. De hoogte van een band in de grafiek is de kans van die speler na elke stap.
web-study-explain-points = Punten
web-study-explain-points-text = Een punt is één procent van een overwinning. Een beurt die 6 punten kostte, maakte van een kans van 50 % er een van 44 %.
web-study-explain-mistake = Fouten
web-study-explain-mistake-text = Elke beslissing wordt vele malen uitgeprobeerd tegen alles wat je verstandigerwijs anders had kunnen doen. Elke mogelijkheid krijgt dezelfde kaarten. Alleen wat je kon weten telt: een goede gok die mislukt, is geen fout. Een beurt wordt alleen gemarkeerd als hij zeker iets verloor: minstens 2 punten bij een onnauwkeurigheid, 4 bij een fout, 8 bij een grove fout. De dunne lijn op een balk laat zien hoe precies de waarde is.
web-study-explain-why = Waarom een zet beter is
web-study-explain-why-text = Elke mogelijkheid wordt vele malen uitgespeeld. De eerste redenen vergelijken hoe die partijen afliepen: wat jij dan had, en wat de anderen hadden. De punten ernaast zeggen hoeveel dat verschil in die partijen met winst samenging. De andere redenen zijn wat de zet meteen doet.
web-study-explain-levels = Welke niveaus hem vinden
web-study-explain-levels-text = Elk niveau wordt gevraagd wat het daar zou spelen, naar wat de speler kon weten; een niveau dat deels willekeurig kiest, negen keer. Het sterkste denkt korter na dan aan tafel.
web-study-explain-open = Met open kaarten
web-study-explain-open-text = Dezelfde vergelijking in de ene partij die echt gedeeld is. Ze laat zien wat gelukt zou zijn, niet wat je had moeten doen.
web-study-explain-luck = Geluk
web-study-explain-luck-text = Voor elke kaart of tegel die verschijnt, is er een gemiddelde van wat er kan komen. Geluk is hoeveel beter of slechter het uitviel. Over veel partijen is ieders geluk nul.
web-study-explain-errors = Punten verloren per 100 beslissingen
web-study-explain-errors-text = Hoe nauwkeurig iemand speelde. Alleen beslissingen waarbij er iets te beslissen viel tellen mee. Eén partij heeft er weinig, dus het bereik is breed: vergelijk meer partijen voordat je een verschil gelooft.
web-study-explain-bill = Waar de uitslag vandaan kwam
web-study-explain-bill-text = De regels tellen op tot de uitslag: 100 voor winst, 0 voor verlies. Wat nergens aan toe te schrijven is, staat in de laatste regel; die is groot als de beoordeling het einde te laat zag aankomen.

## A record
web-study-record-title = Een willekeurige partij nabespreken
web-study-record-more = Plak het verslag van een afgelopen partij, of kies het bestand. Het is na een partij gedownload, hier of op een andere server, of door akhet geschreven. Het wordt gecontroleerd, en daarna kun je het bekijken, terugkijken en laten nabespreken. Wie de link heeft, kan het ook bekijken.
web-study-record-text = Het verslag, of de link naar een afgelopen tafel
web-study-record-file = Bestand kiezen
web-study-record-look = Bekijken
web-study-record-wrong-link = Dit is geen link naar een tafel, een herhaling of een nabespreking.

## Een andere zet, en wat die waard is
web-study-trial = Een andere zet proberen
web-study-trial-more = { $you ->
    [name] Speel op tafel wat je in plaats daarvan zou doen. Het wordt beoordeeld zodra de beslissing compleet is.
   *[other] Speel op tafel, in plaats van { $name }, wat jij zou doen. Het wordt beoordeeld zodra de beslissing compleet is.
 }
web-study-trial-judging = Het wordt vele malen verder gespeeld …
web-study-trial-again = Iets anders proberen
web-study-trial-close = Terug naar de nabespreking
web-study-trial-not-here = Dat kan hier niet.
web-study-grade-solved = Opgelost
web-study-grade-half = Bijna
web-study-grade-missed = Gemist
web-study-grade-none = Niets is beter.
web-study-grade-loss = Het kost { $points } punten vergeleken met het beste (op { $error } nauwkeurig).
web-study-hint-nudge = { $you ->
    [name] Je had hier om een duwtje gevraagd.
   *[other] { $name } had hier om een duwtje gevraagd.
 }
web-study-hint-candidates = { $you ->
    [name] Je had hier gevraagd wat een blik waard was.
   *[other] { $name } had hier gevraagd wat een blik waard was.
 }
web-study-hint-reason = { $you ->
    [name] Je had hier om een hint gevraagd.
   *[other] { $name } had hier om een hint gevraagd.
 }
web-study-future-ends = (aan het eind voorop: { $winners })

## Leren van fouten
web-study-mistakes-title = Leren van je fouten
web-study-mistakes-more = De duurste beslissingen van je nabesproken partijen komen hier terug. Speel ze dit keer beter: tot één punt onder het beste geldt als opgelost, tot drie als bijna.
web-study-stranger = Speel hier eerst een partij: de nabespreking vindt dan waar je van kunt leren.
web-study-mistakes-due = { $count ->
    [0] Vandaag is er niets om opnieuw te proberen
    [one] Eén fout om opnieuw te proberen
   *[other] { $count } fouten om opnieuw te proberen
 }
web-study-mistakes-begin = Beginnen
web-study-mistakes-next = De volgende komt terug op { $day }.
web-study-mistakes-all-learned = Je hebt ze allemaal geleerd.
web-study-mistakes-empty = Laat een partij van jou nabespreken: de gemarkeerde beslissingen komen hier.
web-study-mistakes-tried = { $tried } geprobeerd, { $solved } opgelost.
web-study-boxes = Waar ze zijn
web-study-box-days = { $days ->
    [one] na één dag
   *[other] na { $days } dagen
 }
web-study-learned = geleerd
web-study-boxes-more = Een opgeloste fout gaat naar het volgende vak en komt na twee keer zo lange tijd terug; een gemiste gaat terug naar het eerste. Wie hem in het laatste vak oplost, heeft hem geleerd. Dit zijn de vakken van Leitner.
web-study-mistakes-leave = Verlaten
web-study-mistakes-left = { $left ->
    [0] Nr. { $number }, de laatste
   *[other] Nr. { $number }, nog { $left }
 }
web-study-mistakes-task = Beurt { $turn }: wat speel je?
web-study-mistakes-against = Je speelde tegen { $players }.
web-study-mistakes-show = Laat zien
web-study-mistakes-go-on = De volgende
web-study-mistakes-end = Klaar
web-study-again-on = Hij komt terug op { $day }.
web-study-now-learned = Geleerd: hij komt niet terug.

## De eigen statistieken
web-study-stats-game = Spel
web-study-stats-none = Hiervan heb je nog geen partij uitgespeeld.
web-study-stats-won = { $games ->
    [one] gewonnen, van één partij
   *[other] gewonnen, van { $games } partijen
 }
web-study-stats-luck = punten geluk per partij
web-study-stats-reviewed = { $reviewed } van { $games } partijen zijn nabesproken. Fouten en geluk komen daaruit.
web-study-stats-time = In de loop van de tijd
web-study-stats-time-errors = Punten verloren per 100 beslissingen, gemiddelde van tien partijen: van { $first } tot { $last }.
web-study-stats-luck-sum = Geluk opgeteld, in punten
web-study-stats-time-luck = Het geluk van alle partijen samen: { $points } punten.
web-study-stats-topics = Waar je fouten over gaan
web-study-stats-compared = Vergeleken met
web-study-stats-you = Jij
web-study-stats-decisions = { $count ->
    [one] één beslissing
   *[other] { $count } beslissingen
 }
web-study-stats-topics-more = Punten verloren per 100 beslissingen van elke soort; eerst waar je het meest boven het niveau verliest. Het niveau is gemeten in { $games } partijen tegen zichzelf, dus kleine verschillen zeggen weinig.
web-study-stats-by = Naar soort partij
web-study-stats-group = Groeperen op
web-study-stats-by-level = Niveau van de bots
web-study-stats-by-person = Andere spelers
web-study-stats-by-seat = Plaats
web-study-stats-by-variant = Variant
web-study-stats-by-players = Aantal spelers
web-study-stats-seat-number = Plaats { $number }
web-study-stats-usual = Het gewone spel
web-study-stats-no-group = Er zijn er geen.
web-study-stats-errors-short = Fouten
web-study-luck-short = Geluk
web-study-stats-latest = Laatste partijen
web-study-stats-a-win = gewonnen
web-study-stats-a-tie = gedeelde winst
web-study-stats-a-loss = niet gewonnen
web-study-stats-not-reviewed = niet nabesproken
web-study-stats-one = { $errors } punten verloren per 100 beslissingen, geluk { $luck }
