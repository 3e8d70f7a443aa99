# Wer in den eigenen Partien am Zug ist, und bis wann.

web-turns = Deine Partien nach Zügen
web-turns-none = Gerade läuft keine Partie von dir.
web-turns-yours = Du bist am Zug
web-turns-of = { $name } ist am Zug
web-turns-until = bis { $when }
web-turns-untimed = ohne Bedenkzeit
web-turns-with = mit { $names }
web-turns-calendar = In deinem Kalender
web-turns-calendar-more = Eine private Adresse für dein Kalenderprogramm: Es zeigt, bis wann in deinen Partien mit mindestens einer Stunde pro Zug jeder Zug fällig ist. Wer die Adresse hat, kann das lesen.
web-turns-calendar-make = Adresse erzeugen
web-turns-calendar-again = Neue Adresse erzeugen
web-turns-calendar-once = Kopiere sie jetzt: Sie wird nicht noch einmal gezeigt.
web-turns-calendar-there = Es gibt eine Adresse. Eine neue ersetzt sie.
web-turns-calendar-delete = Adresse löschen
web-turns-calendar-address = Adresse des Kalenders
web-push = Sag mir auf diesem Gerät, wenn ich am Zug bin, auch wenn Akhet geschlossen ist
web-push-more = In der Nachricht steht, um welches Spiel es geht und wer mitspielt; ein Druck darauf öffnet den Tisch. Sie kommt nur, wenn du nicht selbst am Tisch bist.
web-push-failed = In diesem Browser ließen sich keine Nachrichten einschalten. Vielleicht ist sein Push-Dienst ausgeschaltet oder nicht erreichbar.
