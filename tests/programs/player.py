"""A well-behaved program that plays at random. If its argument names a file, it writes every line it was sent there."""

import json
import os
import random
import sys
from pathlib import Path

heard = Path(sys.argv[1] if len(sys.argv) > 1 else os.devnull)
dice = random.Random()
for line in sys.stdin:
    with heard.open("a") as file:
        file.write(line)
    request = json.loads(line)
    answer: dict[str, object] = {"ok": True}
    if request["do"] == "new":
        dice.seed(request["seed"])
    elif request["do"] == "choose":
        move = dice.choice(request["moves"])
        answer |= {"move": dice.choice([move["id"], move["say"]]), "why": f"I like to {move['say']}."}
    elif request["do"] == "end":
        break
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
