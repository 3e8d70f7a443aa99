# The terminal.

compiling = de regels worden eenmalig voor deze machine gecompileerd …
compiling-functions = de regels worden eenmalig voor deze machine gecompileerd … { $functions ->
    [one] één functie
   *[other] { $functions } functies
 }

terminal-welcome = Welkom aan de Nijl.
terminal-how = Typ een nummer uit de lijst, of typ wat je wilt doen. ‘help’ geeft uitleg, ‘hint’ geeft advies.
terminal-you = Ani
terminal-levels = Tegen wie wil je spelen?
terminal-which-level = Nummer of naam (Enter: { $usual })
terminal-which-level-again = Typ een nummer van 1 tot en met { $most } of een naam uit de lijst; met Enter kies je { $usual }.
terminal-level = Er is geen niveau ‘{ $level }’. Wel: { $levels }. Een andere bot kies je met --bot.
terminal-too-many-bots = Er { $bots ->
    [one] is { $bots } bot
   *[other] zijn { $bots } bots
 } genoemd voor { $seats } { $seats ->
    [one] stoel
   *[other] stoelen
 }.
terminal-rivals = Aan tafel: { $names }.
terminal-thinking = { $name } denkt na …
terminal-goodbye = Een andere keer dan.
terminal-river = De rivier
terminal-own = Jouw kaarten
terminal-flood = Overstroomd:
terminal-dry = nog niets
terminal-pile = Seizoen { $season } van { $seasons }, { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
 } in de stapel.
terminal-plague-pile = De Plaag loert erin.
terminal-plague-aside = De Plaag ligt apart.
terminal-fields = Velden en Monumenten
terminal-free = vrij
terminal-none = geen
terminal-city = Jouw Metropolis
terminal-valley-legend =
    Taferelen: A Albast   B Rund   P Papyrusbloem   G Druif
    a b p g icoon   . woestijn   ~ water   w Tarwe   ↑▲Ω⌂ Monument
terminal-pool = Jouw tegels
terminal-common = Gemeenschappelijke Voorraad
terminal-pile-left = Tegels in de stapel
terminal-stock = Voorraad
terminal-beside = Naast je bord
terminal-districts = Districten
terminal-cost = (kost { $cost })
terminal-goods = { $count } { $count ->
    [one] { $good }
   *[other] { $good_id ->
        [bovine] Runderen
        [papyrus] Papyrusbloemen
        [grape] Druiven
       *[other] { $good }
     }
 }
terminal-quarries = { $count } { $count ->
    [one] Groeve
   *[other] Groeven
 }
terminal-column-wheat = Tarwe
terminal-column-monuments-left = Monumenten over
terminal-column-districts = Districten
terminal-column-debens = Debens nu
terminal-debens-legend = Debens nu: Algemene Winkels + Gespecialiseerde Winkels + Standbeelden + Monumenten + Tarweschuur
terminal-storage = Opslag:
terminal-picked = Gekozen:
terminal-column-player = Speler
terminal-column-hand = Hand
terminal-column-storage = Opslag
terminal-column-speculation = Speculatie
terminal-no-such-number = De lijst loopt van 1 tot en met { $most }.
terminal-help = Typ een nummer uit de lijst, of woorden. ‘hint’ zegt wat een sterke speler zou doen, ‘undo’ neemt een stap terug, met ‘quit’ ga je van tafel.
terminal-help-nile =
    Het gewas waarvan je het minst hebt opgeslagen, beslist: sla dus van alles een beetje op.
    Jouw beurt: de overstroming is geweest en de oogst is binnen. Ruil nu zo vaak je wilt, en plant of speculeer dan; ben je klaar, dan trek je twee kaarten.
    {"  "}plant 2 wheat                     twee of meer van één gewas
    {"  "}plant wheat flax                  twee verschillende gewassen, minstens één ervan nieuw
    {"  "}plant 1 wheat 3 flax              zoveel je wilt op velden die je al hebt
    {"  "}plant 2 stone on sphinx           met de Monumenten
    {"  "}market wheat flax                 geef twee kaarten uit je hand, trek er een
    {"  "}offering wheat from storage, flax from hand     geef twee kaarten voor een nieuwe overstroming
    {"  "}speculate wheat-flax              gok op de volgende overstroming; één of twee kaarten
    {"  "}done                              plant niets meer; trek kaarten en beëindig je beurt
    De namen typ je in het Engels: papyrus (Papyrus), wheat (Tarwe), lettuce (Sla), castor (Ricinus), flax (Vlas), grape (Druiven), onion (Uien), stone (Steen); sphinx (Sfinx), obelisk (Obelisk), wall (Muur).
terminal-help-fertility =
    Je wint met Debens: volledig bevoorrade Winkels, Standbeelden, Monumenten en Tarwe. Je hebt negen beurten.
    Jouw beurt: leg een tegel naast een gelijk tafereel en verzamel; bouw een District als je wilt; bevoorraad Winkels; neem een tegel.
    {"  "}place ab 3,4 3,5        de tegel met Albast op rij 3, kolom 4 en Rund op 3,5
    {"  "}quarry g                wat een Groeve oplevert: a, b, p, g of monument
    {"  "}build A9, pay wheat     een District uit de rij, en waarmee je betaalt
    {"  "}supply g to A9          op een vrij icoon van dat District
    {"  "}supply b to shop 1      op een startwinkel
    {"  "}take ab, done           een tegel uit de Gemeenschappelijke Voorraad; het einde van je beurt
    De letters komen uit het Engels: a (Albast), b (Rund), p (Papyrusbloem), g (Druif).
terminal-rematch = Nog een partij? (j/n)
terminal-yes = j ja
terminal-left = Je gaat van tafel. De partij is niet afgelopen.
terminal-end = De oogst wordt geteld:
terminal-recorded = Het verslag van de partij staat in { $file }.

hint-thinking = Even vooruitkijken …
hint-searched = { $iterations ->
    [one] 1 keer
   *[other] { $iterations } keer
 } vooruitgekeken vanuit wat jij weet ({ $seconds } s). De beste plannen:
hint-only = Er is maar één plan dat het overwegen waard is: { $plan }
hint-then = Daarna: { $plan }
hint-close = De eerste twee zijn vrijwel even goed.
hint-plan = Plan
hint-chance = Winstkans
hint-visits = Geprobeerd

simulate-playing = Aan het spelen
simulate-title = { $games } { $games ->
    [one] partij
   *[other] partijen
 } { $game } met { $players } spelers, { $bot } op elke stoel
simulate-speed = { $games } partijen/s, { $decisions } beslissingen/s: { $seconds } s op { $cores } { $cores ->
    [one] kern
   *[other] kernen
 }, compileren niet meegeteld.
simulate-length = { $mean } beslissingen per partij, van { $shortest } tot { $longest }.
simulate-faults = { $count } { $count ->
    [one] zet is
   *[other] zetten zijn
 } door een vervanger gedaan: de bot ging in de fout. ‘akhet arena’ zegt hoe.
simulate-wins = Winst per stoel
simulate-column-seat = Stoel
simulate-column-share = Winst
simulate-column-interval = 95%-interval
simulate-shared = De eerste plaats wordt gedeeld in { $share } van de partijen.
simulate-all = alle spelers
simulate-winners = winnaars

export-packages = Voor Parquet-bestanden is een pakket nodig dat er niet is. Installeer het met: { $command }
export-file = { $file } is geen Parquet-bestand met partijen dat Akhet heeft geschreven.
export-mixed = { $file } is het verslag van een ander spel. Een bestand bevat partijen van één spel, hier { $game }.
export-other = { $file } bevat een andere gegevensset: { $entry } is daar { $found }, niet { $wanted }. Geef een andere map op.
export-written = { $rows } { $rows ->
    [one] rij
   *[other] rijen
 }, één per beslissing: { $file }
export-unpacked = { $count } { $count ->
    [one] verslag
   *[other] verslagen
 } in { $file }, allemaal gecontroleerd.
