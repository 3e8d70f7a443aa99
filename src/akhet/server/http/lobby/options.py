"""Routes: the options of a game, as a form for a new table shows them."""

from fastapi import APIRouter, Request

from akhet.games import manifest_of
from akhet.kernel.manifest import Manifest, Option
from akhet.language import has_message, say
from akhet.server.http.context import context_of
from akhet.server.lobby_messages import OptionInfo, OptionsRequest, PiecesInfo, RefusalInfo
from akhet.server.messages import GameName
from akhet.server.tables.refusal_sentences import preferred_locale, refusal_json

router = APIRouter()


@router.post("/api/games/{game}/options")
async def options(request: Request, game: GameName, body: OptionsRequest) -> list[OptionInfo]:
    """What can be chosen at a table with so many players, once these options are chosen. Nothing is opened."""
    played = await context_of(request).service.sets.game(manifest_of(game).name, body.components)
    setup, manifest = played.rules.setup, played.rules.manifest
    setup.read_options(played.components, body.players, {})  # refuses a number of players that the game is not for
    found = manifest.options
    if setup.offered_options is not None:
        found = setup.offered_options(played.components, body.players, body.options)
    return [option_info(manifest, option, locale_of(request)) for option in found]


def option_info(manifest: Manifest, option: Option, locale: str) -> OptionInfo:
    """An option in a reader's language."""
    label = f"{manifest.name}-option-{option.name}"
    default = list(option.default) if isinstance(option.default, tuple) else option.default
    closed = None if option.closed is None else RefusalInfo(**refusal_json(option.closed, locale))
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        default=default,
        choices=list(option.choices),
        label=label,
        text=_text(label, option.name.replace("_", " "), locale),
        hint=_text(f"{label}-hint", "", locale) or None,
        choice_texts=[say(message, locale, **values) for message, values in option.labels] or list(option.choices),
        count=option.count,
        ordered=option.ordered,
        turns=option.turns,
        ruling=option.ruling,
        closed=closed,
    )


def pieces_info(manifest: Manifest, locale: str) -> PiecesInfo | None:
    """The sets of pieces of a game in a reader's language."""
    pieces = manifest.pieces
    if not pieces.names:
        return None
    texts = [_text(pieces.label(name), name, locale) for name in pieces.names]
    text = _text(f"{manifest.name}-option-pieces", "pieces", locale)
    return PiecesInfo(names=list(pieces.names), texts=texts, text=text, ruling=pieces.ruling)


def _text(message: str, default: str, locale: str) -> str:
    """A message that a game of another package may not have."""
    return say(message, locale) if has_message(message) else default


def locale_of(request: Request) -> str:
    return preferred_locale(request.headers.get("accept-language"))
