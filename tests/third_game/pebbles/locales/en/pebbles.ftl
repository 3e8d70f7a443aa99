# What a person reads of Pebbles. A language without a folder is read in English.
pebbles-option-heap = pebbles in the heap
pebbles-action-take = Take { $number }
pebbles-event-began = { $seat } begins.
pebbles-event-took = { $seat } takes { $pebbles }.
pebbles-event-glittered = It turns to gold: { $seat } counts { $pebbles } more.
pebbles-event-ended = The heap is empty.
pebbles-over = The game is over.
pebbles-not-your-turn = It is another player’s turn.
pebbles-too-many = The heap has only { $heap } left.
pebbles-no-sets = Pebbles has no other sets of components: { $file } was not read.
pebbles-players = Pebbles is for 2 to 4 players, not { $players }.
pebbles-heap = The heap has 1 to { $most } pebbles.
