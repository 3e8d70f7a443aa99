"""The referee over standard input and output, for any language that can start a process; see docs/referee.md."""

import json
import random
import subprocess
import sys
from pathlib import Path

dice = random.Random(1)
command = [Path(sys.executable).with_name("akhet"), "referee"]
with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as referee:

    def ask(do: str, **entries: object) -> dict:
        print(json.dumps({"do": do, **entries}), file=referee.stdin, flush=True)
        return json.loads(referee.stdout.readline())

    ask("new", game="nile", players=3, names=["Ana", "Ben", "Cleo"], seed=1)
    while moves := ask("legal")["moves"]:
        ask("play", move=dice.choice(moves)["id"])
    print("\n".join(ask("score")["why"]))
