# Profielen: wat iemand in afgelopen spellen heeft gedaan, en prestaties die elk een regel leren.

web-profile-since = Speelt hier sinds { $day }
web-profile-games = { $count ->
    [0] Nog geen afgelopen spel
    [one] Eén afgelopen spel
   *[other] { $count } afgelopen spellen
 }
web-profile-won = { $percent } % gewonnen
web-profile-favourite = Meestal met { $count } spelers: { $variant }
web-profile-usual = de gewone regels
web-profile-graph = Rating na elk van de laatste spellen met rating: van { $low } tot { $high }, nu { $now }.
web-profile-rating = Rating
web-profile-unrated = Nog geen spel met rating
web-profile-quality = Verloren punten per 100 beslissingen
web-profile-quality-none = Nog geen geanalyseerd spel
web-profile-interval = 95 %: { $low } tot { $high }
web-profile-adjusted = Gewonnen zonder geluk
web-profile-adjusted-more = { $count ->
    [one] Eén geanalyseerd spel; { $percent } % met geluk
   *[other] { $count } geanalyseerde spellen; { $percent } % met geluk
 }
web-profile-together = Tegen jou
web-profile-together-more = { $count ->
    [one] Eén spel samen: { $ahead } keer voor jou, { $behind } keer achter jou
   *[other] { $count } spellen samen: { $ahead } keer voor jou, { $behind } keer achter jou
 }
web-profile-achievements = Prestaties: { $count } van { $all }
web-profile-table = Het spel van { $day }
web-profile-open = nog niet
web-profile-hidden = Dit profiel kan niet worden getoond

web-profile-achieved-nile-out-planting = Verdrongen
web-profile-achieved-nile-out-planting-more = Neem een gewas van een tegenstander over. Plant meer kaarten dan er op het veld liggen: het hele veld wordt afgelegd (N3.13).
web-profile-achieved-nile-two-harvests = Twee tegelijk
web-profile-achieved-nile-two-harvests-more = Oogst twee gewassen met één overstroming. Een Speculatiekaart als Overstromingskaart overstroomt ze allebei (N3.1).
web-profile-achieved-nile-speculation-six = Zes kaarten
web-profile-achieved-nile-speculation-six-more = Win met twee Speculatiekaarten bij dezelfde overstroming. Elke kaart die er een gewas mee deelt, levert drie kaarten op (N5.1).
web-profile-achieved-nile-surplus = Overvloed
web-profile-achieved-nile-surplus-more = Betaal op de Markt met een kaart uit je opslag. De kleinste stapels tellen het eerst, dus een grote stapel kan er een missen (N3.7).
web-profile-achieved-nile-paid-flood = Hapi hoort je
web-profile-achieved-nile-paid-flood-more = Oogst met de overstroming van je eigen Offer. Het kost twee kaarten en brengt een nieuwe overstroming, voor iedereen (N3.8).
web-profile-achieved-nile-plague-survived = Gespaard
web-profile-achieved-nile-plague-survived-more = Houd je velden als de Sprinkhanenplaag een ander treft. Die eet het grootste veld, en elk veld dat even groot is (N6.1).
web-profile-achieved-nile-monument = Bouwer
web-profile-achieved-nile-monument-more = Leg Steen op een Monument. Zodra het van jou is, is de kracht ervan dat ook (N7.9).
web-profile-achieved-nile-adding = Goed verzorgd
web-profile-achieved-nile-adding-more = Vul drie van je velden tegelijk aan. Op je eigen velden mag je zoveel kaarten planten als je wilt (N3.12).
web-profile-achieved-nile-every-crop = Van alles iets
web-profile-achieved-nile-every-crop-more = Eindig met minstens één kaart van elk gewas in je opslag. De kleinste stapel wordt het eerst vergeleken (N8.1).
web-profile-achieved-nile-smaller-store = Minder is meer
web-profile-achieved-nile-smaller-store-more = Win terwijl een ander meer kaarten heeft opgeslagen. Het totaal telt niet, alleen het evenwicht (N8.4).
web-profile-achieved-fertility-quarry = Eerste Groeve
web-profile-achieved-fertility-quarry-more = Creëer een Groeve: sluit een leeg veld aan alle vier de zijden in. Je neemt een grondstof naar keuze of plaatst een Monument (F3.7).
web-profile-achieved-fertility-monument = In steen gezet
web-profile-achieved-fertility-monument-more = Plaats een Monument in een Groeve in plaats van een grondstof te nemen (F3.10).
web-profile-achieved-fertility-most-monuments = Eerste in de Vallei
web-profile-achieved-fertility-most-monuments-more = Eindig met de meeste Monumenten in de Vallei: 15 Debens, ook bij een gedeelde eerste plaats (F8.5).
web-profile-achieved-fertility-rich-tile = Een rijke tegel
web-profile-achieved-fertility-rich-tile-more = Verzamel in één beurt vier of meer grondstoffen en Tarwe. Een tegel levert verbindingen, tarwe, iconen en Groeven tegelijk op (F3.8).
web-profile-achieved-fertility-nothing-wasted = Niets verspild
web-profile-achieved-fertility-nothing-wasted-more = Verzamel in één beurt drie of meer grondstoffen en gebruik ze allemaal. Wat overblijft, gaat terug (F6.1).
web-profile-achieved-fertility-paid-in-wheat = Betaald met Tarwe
web-profile-achieved-fertility-paid-in-wheat-more = Betaal een District met alleen Tarwe, en houd je grondstoffen voor de Winkels (F4.2).
web-profile-achieved-fertility-exchange = Een ketting
web-profile-achieved-fertility-exchange-more = Voltooi een Winkel met de grondstof van een ruilwinkel, die je meteen krijgt (F5.5).
web-profile-achieved-fertility-five-gods = Vijf goden
web-profile-achieved-fertility-five-gods-more = Eindig met de standbeelden van vijf verschillende goden. Alleen verschillende goden tellen, en elke volgende is meer waard (F8.3).
web-profile-achieved-fertility-specialised = Specialist
web-profile-achieved-fertility-specialised-more = Verdien 10 Debens of meer met gespecialiseerde Winkels. Ze tellen hun grondstof in je hele Metropolis (F8.2).
web-profile-achieved-fertility-full-storehouse = Tot de nok gevuld
web-profile-achieved-fertility-full-storehouse-more = Eindig met 10 Tarwe. Elke is meer waard dan de vorige, en boven de 10 ben je hem kwijt (F1.8, F3.11).
