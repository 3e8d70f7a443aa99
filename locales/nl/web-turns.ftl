# Wie er in de eigen spellen aan de beurt is, en tot wanneer.

web-turns = Je spellen op beurt
web-turns-none = Er loopt nu geen spel van je.
web-turns-yours = Jij bent aan de beurt
web-turns-of = { $name } is aan de beurt
web-turns-until = tot { $when }
web-turns-untimed = zonder tijdslimiet
web-turns-with = met { $names }
web-turns-calendar = In je agenda
web-turns-calendar-more = Een privé-adres voor je agendaprogramma: het toont tot wanneer elke beurt duurt in je spellen met een uur of meer per beurt. Wie het adres heeft, kan dat lezen.
web-turns-calendar-make = Adres maken
web-turns-calendar-again = Nieuw adres maken
web-turns-calendar-once = Kopieer het nu: het wordt niet nog eens getoond.
web-turns-calendar-there = Er is een adres. Een nieuw adres vervangt het.
web-turns-calendar-delete = Adres verwijderen
web-turns-calendar-address = Adres van de agenda
web-push = Laat me op dit apparaat weten wanneer ik aan de beurt ben, ook als Akhet gesloten is
web-push-more = In het bericht staat om welk spel het gaat en wie er meespeelt; een druk erop opent de tafel. Het komt alleen als je zelf niet aan tafel bent.
web-push-failed = In deze browser konden geen berichten worden aangezet. Misschien staat de pushdienst uit of is die niet bereikbaar.
