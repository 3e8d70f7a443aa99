# Reasons that come in English from elsewhere: from the operating system, from Python, and from the rooms below, which
# know no catalogues. The English text is what is looked for, so it must be theirs to the letter; the first that fits
# counts. What fits none is shown as it came.

## The system

phrase-system-none = No such file or directory
phrase-system-none-at = { $file }: No such file or directory
phrase-system-denied = Permission denied
phrase-system-denied-at = { $file }: Permission denied
phrase-system-folder = Is a directory
phrase-system-no-folder = Not a directory
phrase-system-full = No space left on device
phrase-system-read-only = Read-only file system
phrase-system-long = File name too long
phrase-system-null = embedded null byte
phrase-system-port = Address already in use
phrase-system-address = Cannot assign requested address
phrase-system-host = Name or service not known

## Files

phrase-file-folder = is a folder
phrase-file-none = there is no such file
phrase-file-syntax = { $words } (at line { $line }, column { $column })
phrase-file-syntax-end = { $words } (at end of document)
phrase-file-utf8 = 'utf-8' codec can't decode byte { $byte } in position { $position }: { $words }

## Sets of components

phrase-set-no-entry = there is no such entry
phrase-set-no-table = there is no such table
phrase-set-no-tile = there is no such tile; there are { $tiles }
phrase-set-text = must be a text
phrase-set-tables = must be a list of tables
phrase-set-counts = must be a table of counts
phrase-set-shops = must be a list of Shops
phrase-set-true-or-false = must be true or false
phrase-set-scale = must be { $count } whole numbers from 0 to { $most } that begin with 0 and never fall
phrase-set-wheat-scale = must be 0, { $scale }
phrase-set-gods = must be the names of { $count } gods, one word each
phrase-set-gods-differ = must be different names
phrase-set-whole-not = must be a whole number from { $least } to { $most }, not { $value }
phrase-set-whole = must be a whole number from { $least } to { $most }
phrase-set-in-all = must be { $all } in all, not { $found }
phrase-set-word = must be one word of letters and digits
phrase-set-rows = must be { $rows } rows of { $columns } squares
phrase-set-square = { $letter } is no square; there are { $squares }
phrase-set-symbol = must show one start symbol, two squares by two
phrase-set-boards = must be four different boards
phrase-set-shop = a Shop has what it needs and what it pays
phrase-set-needs = must be 1 to { $most } of A, B, P, G and * for any
phrase-set-pays = { $pays } is none of "4 debens", "wheat", one or two gods, "any god", "3 each G" (or 1), "exchange A B P"
phrase-set-wild = only a generic Shop, which pays Debens, takes any resource
phrase-set-shops-number = must be 1 to { $most } Shops
phrase-set-same-name = two have the same name
phrase-set-number = must be { $count }, not { $found }
phrase-set-too-many = { $cards } cards with { $players } players; at most { $most } are allowed
phrase-set-too-few-classic = { $cards } cards of the Classic deck are too few to deal to { $players } players
phrase-set-too-few = { $cards } cards are too few to deal to { $players } players
