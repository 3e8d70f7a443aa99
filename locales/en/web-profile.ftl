# Profiles: what somebody did in finished games, and achievements, each of which teaches a rule.

web-profile-since = Plays here since { $day }
web-profile-games = { $count ->
    [0] No finished games yet
    [one] One finished game
   *[other] { $count } finished games
 }
web-profile-won = won { $percent } %
web-profile-favourite = Plays it mostly with { $count } players: { $variant }
web-profile-usual = the usual rules
web-profile-graph = Rating after each of the latest rated games: from { $low } to { $high }, now { $now }.
web-profile-rating = Rating
web-profile-unrated = No rated game yet
web-profile-quality = Points lost per 100 decisions
web-profile-quality-none = No reviewed game yet
web-profile-interval = 95 %: { $low } to { $high }
web-profile-adjusted = Won without luck
web-profile-adjusted-more = { $count ->
    [one] One reviewed game; { $percent } % with luck
   *[other] { $count } reviewed games; { $percent } % with luck
 }
web-profile-together = Against you
web-profile-together-more = { $count ->
    [one] One game together
   *[other] { $count } games together
 }: before you { $ahead ->
    [one] once
   *[other] { $ahead } times
 }, behind you { $behind ->
    [one] once
   *[other] { $behind } times
 }
web-profile-achievements = Achievements: { $count } of { $all }
web-profile-table = The game of { $day }
web-profile-open = not yet
web-profile-hidden = This profile cannot be shown

web-profile-achieved-nile-out-planting = Driven out
web-profile-achieved-nile-out-planting-more = Take a crop from a rival. Plant more cards than their field holds, and the whole field is discarded (N3.13).
web-profile-achieved-nile-two-harvests = Two at once
web-profile-achieved-nile-two-harvests-more = Harvest two crops with one flood. A Speculation card as the Flood card floods both of its crops (N3.1).
web-profile-achieved-nile-speculation-six = Six cards
web-profile-achieved-nile-speculation-six-more = Win with two Speculation cards on the same flood. Each that shares a crop with it draws three cards (N5.1).
web-profile-achieved-nile-surplus = Surplus
web-profile-achieved-nile-surplus-more = Pay at the Market with a card from your storage. Only your smallest piles count first, so a large pile can spare one (N3.7).
web-profile-achieved-nile-paid-flood = Hapi hears you
web-profile-achieved-nile-paid-flood-more = Harvest with the flood of your own Offering. It costs two cards and floods again, for everybody (N3.8).
web-profile-achieved-nile-plague-survived = Spared
web-profile-achieved-nile-plague-survived-more = Keep your fields when the Plague strikes somebody else. It takes the largest field, and every field as large (N6.1).
web-profile-achieved-nile-monument = Builder
web-profile-achieved-nile-monument-more = Lay Stone on a Monument. As soon as it is yours, so is what it can do (N7.9).
web-profile-achieved-nile-adding = Tended fields
web-profile-achieved-nile-adding-more = Add to three of your fields at once. You may add any number of cards to fields that you own already (N3.12).
web-profile-achieved-nile-every-crop = Some of everything
web-profile-achieved-nile-every-crop-more = Finish with at least one of every crop in storage. The smallest pile is compared first (N8.1).
web-profile-achieved-nile-smaller-store = Less is more
web-profile-achieved-nile-smaller-store-more = Win although somebody else has stored more cards. The total does not count, only the balance (N8.4).
web-profile-achieved-fertility-quarry = First Quarry
web-profile-achieved-fertility-quarry-more = Create a Quarry: close in an empty square on all four sides. You take a resource of any kind, or set up a Monument (F3.7).
web-profile-achieved-fertility-monument = Set in stone
web-profile-achieved-fertility-monument-more = Set up a Monument in a Quarry instead of taking a resource (F3.10).
web-profile-achieved-fertility-most-monuments = First in the Valley
web-profile-achieved-fertility-most-monuments-more = Finish with the most Monuments in the Valley: 15 Debens, also for a shared first place (F8.5).
web-profile-achieved-fertility-rich-tile = A rich tile
web-profile-achieved-fertility-rich-tile-more = Earn four or more resources and Wheat in one turn. A tile pays for connections, wheat, icons and Quarries at once (F3.8).
web-profile-achieved-fertility-nothing-wasted = Nothing wasted
web-profile-achieved-fertility-nothing-wasted-more = Earn three resources or more in a turn and use them all. What is left beside your board returns to the Stock (F6.1).
web-profile-achieved-fertility-paid-in-wheat = Paid in Wheat
web-profile-achieved-fertility-paid-in-wheat-more = Pay for a District with Wheat alone, and keep your resources for the Shops (F4.2).
web-profile-achieved-fertility-exchange = A chain
web-profile-achieved-fertility-exchange-more = Complete a Shop with the resource of an exchange Shop, which you get at once (F5.5).
web-profile-achieved-fertility-five-gods = Five gods
web-profile-achieved-fertility-five-gods-more = Finish with the statues of five different gods. Only different gods count, and each more is worth more (F8.3).
web-profile-achieved-fertility-specialised = Specialist
web-profile-achieved-fertility-specialised-more = Earn 10 Debens or more with specialized Shops. They count every token of their resource, whatever Shop it lies on (F8.2).
web-profile-achieved-fertility-full-storehouse = Full to the roof
web-profile-achieved-fertility-full-storehouse-more = Finish with 10 Wheat. Each is worth more than the one before, and above 10 it is lost (F1.8, F3.11).
