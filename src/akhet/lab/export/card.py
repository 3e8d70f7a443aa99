"""The card of a data set: its README, in English like all documentation of files for programs."""

from typing import Any

from akhet.envs.observation import observation_of
from akhet.lab.export.rows import COLUMNS
from akhet.table import Game


def card_of(game: Game, found: dict[str, Any]) -> str:
    title = game.rules.manifest.title
    options = "".join(f" --{name.replace('_', '-')}" for name, value in found["options"].items() if value is True)
    command = f"akhet export games {game.name} FOLDER --players {found['players']} --bot {found['bot']}{options}"
    layout = observation_of(game.name).layout
    shares = ", ".join(f"{wins / found['games']:.1%}" for wins in found["wins"])
    columns = "\n".join(f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items())
    return f"""\
# {found["games"]:,} games of {title}

{found["games"]:,} games with {found["players"]} players, {found["decisions"]:,} decisions, in {found["files"]} Parquet
files of {found["bytes"] / 1e6:,.1f} MB. The bot `{found["bot"]}` plays in every seat. One row is one decision.

| | |
|---|---|
| game | {title}, rules {found["rules"]}, set of components `{found["components"][:16]}` |
| options | {found["options"] or "none"} |
| made with | Akhet {found["akhet"]}: `{command} --games {found["games"]} --seed {found["seed"]}` |
| decisions per game | {found["decisions"] / found["games"]:.1f} on average |
| wins by seat | {shares}; a shared first place is divided |
| moves that a stand-in made | {found["faults"]} |

The same command makes the same games, on any number of cores, unless the bot's budget is in seconds. With more
`--games` it adds to the folder.

## Columns

| column | |
|---|---|
{columns}

`observation` has {layout.size:,} bytes: layout version {found["layout_version"]} of Akhet's environments, whose page
lists the parts. They are also in the metadata of every file, under `akhet`. It is made from what its seat may know, and
nothing else.

## How to read it

```python
import numpy as np
import pyarrow.parquet as pq

table = pq.read_table("games-00000.parquet", columns=["observation", "action", "reward"])
seen = table["observation"].combine_chunks().flatten().to_numpy().reshape(len(table), -1)
actions = table["action"].to_numpy()
```

`akhet export unpack games-00000.parquet RECORDS` writes the games back as records, which can be replayed and verified.

## What to know before you train on it

- All games are between copies of one bot. They show how it plays, with its mistakes, not how people play.
- `evaluation` is that bot's own estimate, not the truth. It is empty where the bot gives none.
- Rows of one game are not independent: divide the data by `game`, not by row.
"""
