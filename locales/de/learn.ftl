# akhet learn: ein Netz trainieren.

learn-no-torch = Das Training braucht PyTorch, das nicht installiert ist. Installiere es mit: { $command }
learn-no-cuda = PyTorch findet auf diesem Rechner keine GPU mit CUDA. Verwende --device cpu.
learn-no-features = { $game } kann nicht gelernt werden: Es sagt nicht, was ein Netz darüber erfahren würde.
learn-damaged = { $file } ist kein Zwischenstand eines Trainings oder ist beschädigt. Lösche die Datei oder gib einen anderen Ordner an.
learn-other-game = { $file } ist ein Training eines anderen Spiels, nicht von { $game }. Gib einen anderen Ordner an.
learn-other-version = { $file } ist ein Training mit einer anderen Version von Akhet, deren Netze anders gebaut sind. Gib einen anderen Ordner an.
learn-begins = { $game }: Training auf { $what }, { $games } Partien gleichzeitig
learn-continues = Fortgesetzt nach { $when } Minuten und { $number } { $number ->
    [one] Lektion
   *[other] Lektionen
 }.
learn-explained = Die Stärke ist der Anteil der Gegner, die das Netz hinter sich lässt. Die Gegner nehmen den Plan, den die Heuristik vorzieht; 50 % heißt gleich stark.
learn-learning = Lernt
learn-judged = { $when } min, Lektion { $number }: { $text }
learn-variant = { $players } Spieler{ $options }
learn-stopping = Die Lektion wird beendet und gespeichert. Noch einmal Strg+C beendet sofort, ohne zu speichern.
learn-network = Das Netz steht in { $file }.
learn-again = Angehalten. Fortsetzen mit: { $command }
learn-longer = Länger trainieren mit: { $command }
learn-curve = Lernkurve von { $game }: Anteil der Gegner, die zurückbleiben
learn-minutes = Minuten des Trainings
learn-equal = so stark wie die Heuristik
