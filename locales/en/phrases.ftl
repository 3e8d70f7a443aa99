# Reasons that come in English from elsewhere: from the operating system and from Python. The English text is what is
# looked for, so it must be theirs to the letter; the first that fits counts. What fits none is shown as it came.

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
phrase-system-refused = Connection refused
phrase-system-timed-out = timed out
phrase-system-route = No route to host
phrase-system-unreachable = Network is unreachable
phrase-system-lookup = Temporary failure in name resolution
