"""Tables in this process: who sits where, what is played, what each seat is sent."""
