"""Make the pictures of the rules pages: `.venv/bin/python -m tools.docs.rule_pictures`."""

from tools.docs.rule_pictures import IMAGES, paint


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    made = paint()
    for old in IMAGES.iterdir():
        if old.name not in made:
            old.unlink()
    for name, svg in made.items():
        (IMAGES / name).write_text(svg, "utf-8")


main()
