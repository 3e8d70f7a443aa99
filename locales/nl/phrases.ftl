# Reasons that come in English from elsewhere: from the operating system and from Python. The English text is what is
# looked for, so it must be theirs to the letter; the first that fits counts. What fits none is shown as it came.

phrase-system-none = dit bestand of deze map bestaat niet
phrase-system-none-at = { $file }: dit bestand of deze map bestaat niet
phrase-system-denied = geen toegang
phrase-system-denied-at = { $file }: geen toegang
phrase-system-folder = dit is een map
phrase-system-no-folder = een deel van het pad is geen map
phrase-system-full = de schijf is vol
phrase-system-read-only = deze schijf is alleen-lezen
phrase-system-long = de bestandsnaam is te lang
phrase-system-null = de naam bevat een nul-byte
phrase-system-port = deze poort is al in gebruik
phrase-system-address = dit adres hoort niet bij deze computer
phrase-system-host = het netwerk kent deze naam niet
phrase-system-refused = daar neemt geen programma verbindingen aan
phrase-system-timed-out = er kwam niet op tijd antwoord
phrase-system-route = er is geen route naar die computer
phrase-system-unreachable = het netwerk is niet bereikbaar
phrase-system-lookup = namen kunnen nu niet worden opgezocht
