# akhet analyse: de analyse van een afgelopen partij.

analysis-not-over = Deze partij is niet afgelopen. Alleen afgelopen partijen worden geanalyseerd, zodat niemand tijdens een partij advies krijgt.
analysis-nobody-to-move = In deze stelling is niemand aan zet: eerst beslist het toeval, of de partij is afgelopen.
analysis-budget = Een analyse speelt tussen { $least } en { $most } plannen.
analysis-command = analyseer een afgelopen partij: de duurste beurten, en hoeveel er geluk was
analysis-file = een verslag, zoals --record of de browser het bewaart
analysis-seat = wiens beurten te tonen (standaard die van iedereen)
analysis-seed = hetzelfde getal geeft dezelfde analyse (standaard 1)
analysis-budget-help = hoeveel plannen op proef worden gespeeld; meer duurt langer en is zekerder (standaard ongeveer tien seconden)

analysis-working = Analyse bezig
analysis-title = { $game }, { $players } spelers
analysis-no-marks = Geen beurt kostte zo veel dat het van toeval te onderscheiden is.
analysis-decision = { $number }. { $name }, stap { $ply }: { $mark ->
    [blunder] een grove fout
    [mistake] een fout
   *[inaccuracy] een onnauwkeurigheid
 }, { $loss } punten (± { $margin })
analysis-played = Gespeeld: { $plan }
analysis-better = Beter: { $plan }
analysis-bill = Waaruit de uitslag bestaat, in punten van de kans om te winnen
analysis-row-start = Aan het begin
analysis-row-draws = Geluk bij het trekken
analysis-row-hidden = Geluk met de verborgen kaarten
analysis-row-mistakes = Eigen fouten
analysis-row-others = Zetten van de anderen
analysis-row-residual = Niet voorzien door de waardering
analysis-row-result = Uitslag
analysis-quality = Hoe goed iedereen koos, naar wat hij kon weten
analysis-decisions = Beslissingen die tellen
analysis-inaccuracies = Onnauwkeurigheden (2 punten)
analysis-mistakes = Fouten (4 punten)
analysis-blunders = Grove fouten (8 punten)
analysis-errors = Verloren punten per 100 beslissingen
analysis-interval = { $value } ({ $low } tot { $high })
analysis-made = Seed { $seed }, { $budget } plannen gespeeld. De marges gelten voor 95 %; docs/analysis.md legt de getallen uit.
