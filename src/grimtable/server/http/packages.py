"""What a browser needs to know of a game that another package brings."""

from functools import cache

from grimtable import registry
from grimtable.kernel.errors import BadSetup
from grimtable.look.appearance import Appearance, appearance_of, icons_of
from grimtable.look.game import Game
from grimtable.look.texts import languages, own_sources
from grimtable.server.http.forms import CardFace, GamePackage
from grimtable.server.refusals import Denied


def brought(name: str) -> Game:
    """An installed game of another package; what Grimtable brings, the client has itself."""
    if name not in registry.names() or registry.is_ours(name):
        raise Denied("unknown", "no package has brought a game of this name")
    try:
        return registry.get(name)
    except BadSetup:
        raise Denied("unknown", "this game cannot be used; see `grimtable games`") from None


def package_of(name: str, language: str) -> GamePackage:
    """Its cards, its look, its rules, and its texts in a language; English fills the gaps."""
    return _package_in(name, language if language in languages() else "en")


@cache
def _package_in(name: str, spoken: str) -> GamePackage:
    """One for each game and language there is, however many languages a stranger names."""
    game = brought(name)
    look = appearance_of(game)
    return GamePackage(
        kinds=list(game.kinds),
        accent=look.accent,
        table=look.table,
        back=look.back,
        cards=faces(look),
        has_icons=bool(icons_of(game)),
        texts=[file.read_text(encoding="utf-8") for file in own_sources(spoken, name)],
        rules=rules_of(game),
    )


def faces(look: Appearance) -> dict[str, CardFace]:
    """How each kind looks, as far as the game says."""
    return {kind: CardFace(card.colour, card.icon) for kind, card in look.cards.items()}


def rules_of(game: Game) -> str:
    """Its ledger; "" if it brings none."""
    folder = game.folder()
    file = folder.joinpath("rules.md") if folder else None
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else ""
