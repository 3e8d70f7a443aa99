"""The referee asks bots for moves: `greedy` in the first seat, `random` in the second. Each gets only its View."""

import json
import subprocess
import sys
from pathlib import Path

command = [Path(sys.executable).with_name("akhet"), "referee"]
with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as referee:

    def ask(do: str, **entries: object) -> dict:
        print(json.dumps({"do": do, **entries}), file=referee.stdin, flush=True)
        return json.loads(referee.stdout.readline())

    table = ask("new", game="nile", players=2, names=["Greedy", "Random"], seed=1)
    while not table["over"]:
        table = ask("play", move=ask("bot", bot=("greedy", "random")[table["turn"]])["move"])
    print("\n".join(ask("score")["why"]))
