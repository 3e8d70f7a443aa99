# akhet learn: een netwerk trainen.

learn-no-torch = Trainen vereist PyTorch, dat niet geïnstalleerd is. Installeer het met: { $command }
learn-no-cuda = PyTorch vindt op deze machine geen GPU met CUDA. Gebruik --device cpu.
learn-no-features = { $game } kan niet geleerd worden: het zegt niet wat een netwerk erover te weten krijgt.
learn-damaged = { $file } is geen controlepunt van een training, of is beschadigd. Verwijder het, of geef een andere map op.
learn-other-game = { $file } is een training van een ander spel, niet van { $game }. Geef een andere map op.
learn-other-version = { $file } is een training van een andere versie van Akhet, waarvan de netwerken anders gemaakt zijn. Geef een andere map op.
learn-begins = { $game }: training op { $what }, { $games } partijen tegelijk
learn-continues = Voortgezet na { $when } minuten en { $number } { $number ->
    [one] les
   *[other] lessen
 }.
learn-explained = De sterkte is het deel van de tegenstanders dat het netwerk achter zich laat. De tegenstanders nemen het plan dat de heuristiek verkiest; 50 % is gelijk.
learn-learning = Leert
learn-judged = { $when } min, les { $number }: { $text }
learn-variant = { $players } spelers{ $options }
learn-stopping = De les wordt afgemaakt en bewaard. Nog een keer Ctrl+C stopt meteen, zonder te bewaren.
learn-network = Het netwerk staat in { $file }.
learn-again = Gestopt. Om verder te gaan: { $command }
learn-longer = Om langer te trainen: { $command }
learn-curve = Leercurve van { $game }: deel van de tegenstanders dat achterblijft
learn-minutes = minuten training
learn-equal = even sterk als de heuristiek
