# The arena: bots against bots.

arena-entrants = Een arena telt 2 tot { $most } bots; { $count ->
    [one] dit is er maar één
   *[other] dit zijn er { $count }
 }.
arena-sets = Vraag om minstens één partij en om hoogstens { $most } gespiegelde reeksen.
arena-unfinished = Nog niet elk duel heeft een hele gespiegelde reeks gespeeld.
arena-worker = Een werkproces is onverwacht gestopt: misschien was het geheugen vol, of schermt een script zijn code niet af met __name__. Met --results gaat dezelfde opdracht verder met wat al klaar was.
arena-results-other = { $file } is geen bestand met uitslagen van een arena. Noem een ander bestand, of een nieuw bestand.
arena-results-unfit = { $file } bevat de uitslagen van een andere arena: { $entry } is daar { $found }, niet { $wanted }. Noem een ander bestand, of vraag om wat erin staat.
arena-results-busy = Een andere arena is op dit moment in { $file } aan het schrijven.
arena-results-line = { $file }, regel { $line }: { $reason }
arena-results-no-json = dit is geen JSON: { $reason }.
arena-results-entry = { $file }, regel { $line }: wat bij ‘{ $entry }’ staat, kan niet in een uitslag van deze arena voorkomen.

arena-playing = Aan het spelen
arena-title = Arena: { $game } met { $players } spelers{ $options }
arena-title-many = Arena’s
arena-facts = { $games } { $games ->
    [one] partij
   *[other] partijen
 } in { $pairings } { $pairings ->
    [one] duel
   *[other] duels
 }, seed { $seed }, regels { $rules }, spelmateriaal { $components }.
arena-rounded = Gevraagd { $asked ->
    [one] was één partij
   *[other] waren { $asked } partijen
 } per duel. Een gespiegelde reeks telt { $players } partijen, dus zijn er { $whole } gespeeld.
arena-left-out = { $games } { $games ->
    [one] partij hoort
   *[other] partijen horen
 } bij gespiegelde reeksen die nog niet af zijn en { $games ->
    [one] telt
   *[other] tellen
 } hier niet mee.
arena-command = Gemaakt met: { $command }

arena-ratings = Ratings
arena-rating = Elo
arena-rating-above = Elo boven { $first }
arena-bot = Bot
arena-interval = 95%-interval
arena-seconds = Seconden per beurt
arena-faults = Fouten
arena-forfeits = Partijen verloren door een fout
arena-on-fault = { $kind ->
    [forfeit] Een bot die niet op tijd een toegestane zet doet, verliest de partij: hij wordt laatste, en in zijn plaats worden willekeurige zetten gedaan.
   *[other] Voor een bot die niet op tijd een toegestane zet doet, wordt een willekeurige zet gedaan. De partij telt zoals ze eindigt.
 }
arena-shares = Winst
arena-shares-fair = Winst; eerlijk deel: { $fair }
arena-pairing = Duel
arena-rivals = Tegen
arena-against = { $a } tegen { $b }
arena-games = Partijen
arena-share = Winst
arena-share-fair = Winst van de eerstgenoemde; eerlijk deel: { $fair }
arena-fair = Eerlijk deel
arena-shared = Eerste plaats gedeeld
arena-of-rivals = Tegenstander
arena-span = { $low } tot { $high }
arena-cross = Winst van de rij tegen de kolom
arena-scores = { $what } aan het eind: aandeel van de stoelen, in stappen van { $step }
arena-thinking = Bedenktijd
arena-no-faults = Geen enkele bot ging in de fout.
arena-fault = Fout
arena-times = Aantal keer

arena-reading = Hoe je dit leest
arena-read-sets = Partijen worden in gespiegelde reeksen gespeeld: met dezelfde trekkingen, één keer voor elke stoel van de bot die het eerst genoemd is. Geluk met de kaarten en het voordeel van het beginnen zijn zo voor beide kanten gelijk.
arena-read-share = Winst is een eerste plaats; wie die deelt, krijgt een deel. Met meer dan twee spelers zit de eerstgenoemde bot alleen tegenover kopieën van de andere, dus is het eerlijke deel één gedeeld door het aantal spelers.
arena-read-interval = Een interval bevat de ware waarde in ongeveer 95 van de 100 van zulke rapporten. Het wordt berekend door de gespiegelde reeksen telkens opnieuw willekeurig te wegen.
arena-read-rating = 100 Elo-punten meer betekent: in 64 van de 100 vergelijkingen een plaats vóór de ander; bij 200 punten zijn het er 76, bij 400 punten 91. Voor de rating telt elke stoel die je achter je laat, niet alleen de eerste plaats. Tussen elke twee bots rekenen we één partij extra, half gewonnen en half verloren, zodat geen rating oneindig wordt.
arena-machine = Gemaakt op
arena-machine-what = Onderdeel
arena-machine-which = Waarde
arena-machine-cores = Processorkernen
arena-machine-system = Systeem

leaderboard-entry = { $file }: wat bij ‘{ $entry }’ hoort, ontbreekt, is onbekend of heeft een verkeerde waarde. docs/arena.md beschrijft het bestand.
leaderboard-table = Ranglijst
leaderboard-place = Plaats
leaderboard-author = Van
leaderboard-about = Beschrijving
leaderboard-written = Geschreven: { $files }
