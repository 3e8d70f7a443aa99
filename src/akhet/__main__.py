"""`python -m akhet` is the `akhet` command."""

from akhet.cli import main

raise SystemExit(main())
