# akhet learn: training a network.

learn-no-torch = Training needs PyTorch, which is not installed. Install it with: { $command }
learn-no-cuda = PyTorch finds no GPU with CUDA on this machine. Use --device cpu.
learn-no-features = { $game } cannot be learned: it does not say what a network would be told about it.
learn-damaged = { $file } is not a checkpoint of a training, or it is damaged. Delete it, or give another folder.
learn-other-game = { $file } is a training of another game, not of { $game }. Give another folder.
learn-other-version = { $file } is a training by another version of Akhet, whose networks are made differently. Give another folder.
learn-begins = { $game }: training on { $what }, { $games } games at a time
learn-continues = Continued after { $when } minutes and { $number } { $number ->
    [one] lesson
   *[other] lessons
 }.
learn-explained = Strength is the share of rivals that the network leaves behind. The rivals take the plan that the heuristics prefer; 50 % is equal.
learn-learning = Learning
learn-judged = { $when } min, lesson { $number }: { $text }
learn-variant = { $players } players{ $options }
learn-stopping = Finishing the lesson and saving. Press Ctrl+C again to stop at once without saving.
learn-network = The network is in { $file }.
learn-again = Stopped. To continue: { $command }
learn-longer = To train it longer: { $command }
learn-curve = Learning curve of { $game }: share of rivals left behind
learn-minutes = minutes of training
learn-equal = as strong as the heuristics
