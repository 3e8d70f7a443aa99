# Reasons that come in English from elsewhere: from the operating system and from Python. The English text is what is
# looked for, so it must be theirs to the letter; the first that fits counts. What fits none is shown as it came.

phrase-system-none = Diese Datei oder diesen Ordner gibt es nicht
phrase-system-none-at = { $file }: Diese Datei oder diesen Ordner gibt es nicht
phrase-system-denied = Die Berechtigung fehlt
phrase-system-denied-at = { $file }: Die Berechtigung fehlt
phrase-system-folder = Das ist ein Ordner
phrase-system-no-folder = Ein Teil des Pfads ist kein Ordner
phrase-system-full = Der Datenträger ist voll
phrase-system-read-only = Auf diesen Datenträger lässt sich nicht schreiben
phrase-system-long = Der Dateiname ist zu lang
phrase-system-null = Der Name enthält ein Nullbyte
phrase-system-port = Der Port ist schon belegt
phrase-system-address = Diese Adresse gehört nicht zu diesem Rechner
phrase-system-host = Diesen Namen kennt das Netz nicht
phrase-system-refused = Dort nimmt kein Programm Verbindungen an
phrase-system-timed-out = Es kam rechtzeitig keine Antwort
phrase-system-route = Kein Weg führt zu diesem Rechner
phrase-system-unreachable = Das Netz ist nicht zu erreichen
phrase-system-lookup = Namen lassen sich gerade nicht nachschlagen
