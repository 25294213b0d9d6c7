"""`grimtable check`: plays random games and says how often each property was tried."""

import typer

from grimtable.cli.arguments import check_seed, game_of, texts_of, title_of
from grimtable.cli.progress import progress
from grimtable.kernel.errors import BadSetup
from grimtable.lab.report.words import Words
from grimtable.look.texts import Texts
from grimtable.testing.check import Tally, check_game
from grimtable.testing.complaints import Complaint


def run(name: str, games: int, seed: int, language: str) -> bool:
    """Check a game; False if it breaks a rule that every game must keep."""
    texts = texts_of(language)
    game = game_of(name, texts)
    if games < 1:
        raise BadSetup(texts.format("no-games", count=str(games)))
    check_seed(seed, texts)
    texts = Texts(language, name)
    title = title_of(game, texts)
    try:
        with progress(Words(language, name), games) as told:
            tally = check_game(game, games=games, seed=seed, played=lambda: told(1))
    except Complaint as complaint:
        typer.echo(texts.format("check-fault", title=title), err=True)
        typer.echo(str(complaint), err=True)
        return False
    typer.echo("\n".join(summary(tally, title, texts)))
    return True


def summary(tally: Tally, title: str, texts: Texts) -> list[str]:
    """What was played, and how often each property was tried."""
    counts = {
        "games": tally.games,
        "decisions": tally.asked.total(),
        "questions": len(tally.asked),
        "looks": tally.looks.total(),
    }
    lines = [texts.format("check-sound", title=title), texts.format("check-played", **counts), ""]
    for name, cases in tally.tried.items():
        count = f"{cases:,}" if cases else "–"  # noqa: RUF001 - a dash where nothing was tried
        lines.append(f"{count:>10}  {texts.format(f'check-tried-{name}')}")
    if not all(tally.tried.values()):
        lines += ["", texts.format("check-never")]
    for language, keys in tally.missing.items():
        lines += ["", texts.format("check-missing", language=language, count=len(keys))]
        lines += [f"  {key}" for key in keys]
    return lines
