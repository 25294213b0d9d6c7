"""The `grimtable` command."""

from pathlib import Path
from typing import Annotated

import typer

from grimtable.cli.errors import exit_on_bad_input
from grimtable.cli.serve import add_commands

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)

Language = Annotated[str, typer.Option("--lang", help="en, de or zh.")]
Cards = Annotated[
    Path | None,
    typer.Option("--cards", help="Your own card set, for Grimm Tidings or The Book of Madness."),
]

Options = Annotated[str, typer.Option(help="A preset, or a=b,c=d; see `grimtable games GAME`.")]
Jobs = Annotated[int, typer.Option(help="Number of processes.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Force = Annotated[bool, typer.Option("--force", help="Replace a file that exists.")]
Vary = Annotated[
    list[str],
    typer.Option(
        help="option=a,b: compare these values on the same deals; also seats=2,3, preset=a,b, "
        "cards=printed,FILE. Give it again to combine several."
    ),
]
On = Annotated[
    str,
    typer.Option(help="serial, processes or ray; default: serial, with several jobs processes."),
]
Chunks = Annotated[
    Path | None,
    typer.Option(help="Keep what has been played in this folder, and continue from there."),
]
Records = Annotated[
    Path | None, typer.Option(help="Write a record of every game into this folder.")
]


def print_version(is_wanted: bool) -> None:
    """The version, and whether the rules are compiled."""
    if is_wanted:
        from grimtable.kernel import table
        from grimtable.version import VERSION

        is_compiled = not table.__file__.endswith(".py")
        typer.echo(f"grimtable {VERSION}{' (compiled)' if is_compiled else ''}")
        raise typer.Exit


@app.callback()
def grimtable(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=print_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
) -> None:
    """Play, study and program four grim card games."""


@app.command()
def games(
    game: Annotated[
        str, typer.Argument(help="Show the presets and table options of this game.")
    ] = "",
    lang: Language = "en",
) -> None:
    """List the games, or the options of one game."""
    from grimtable import registry
    from grimtable.bots import registry as bots
    from grimtable.cli.games import list_game, list_games

    with exit_on_bad_input():
        faults = [] if game else [*registry.faults(), *bots.faults(list(registry.names()))]
        for fault in faults:
            typer.echo(fault, err=True)
        typer.echo("\n".join(list_game(game, lang) if game else list_games(lang)))


@app.command()
def play(
    context: typer.Context,
    game: Annotated[
        str, typer.Argument(help="The game to play in the terminal; without it, the browser opens.")
    ] = "",
    seats: Annotated[int, typer.Option(help="Number of players.")] = 4,
    bots: Annotated[
        str, typer.Option(help="Your opponents, comma-separated; default: the strongest bot.")
    ] = "",
    lang: Language = "en",
    seed: Annotated[int | None, typer.Option(help="The number of the deal.")] = None,
    options: Options = "",
    seat: Annotated[int, typer.Option(help="Your seat, counted from 1.")] = 1,
    record: Annotated[Path | None, typer.Option(help="Where to write the record.")] = None,
    people: Annotated[int, typer.Option(help="Number of people who share this screen.")] = 1,
    plain: Annotated[bool, typer.Option("--plain", help="Numbered lines, no screen.")] = False,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    transcript: Annotated[Path | None, typer.Option(help="Where to write the story.")] = None,
    cards: Cards = None,
    port: Annotated[int | None, typer.Option(help="The port of the table in the browser.")] = None,
    data: Annotated[Path | None, typer.Option(help="The data folder of that table.")] = None,
    open: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Open the table in the browser; with the name of a game, play it in the terminal."""
    from grimtable.cli.arguments import check_given
    from grimtable.cli.play import start

    with exit_on_bad_input():
        check_given(context, lang, is_terminal=bool(game))
        if not game:
            from grimtable.cli.play_browser import open_table

            open_table(port, data, lang, bots, opens=open)
            return
        start(
            game, seats, bots, lang, seed, options, seat, record,
            people=people, plain=plain, resumed=resume, transcript=transcript, cards=cards,
        )  # fmt: skip


@app.command()
def join(
    link: Annotated[str, typer.Argument(help="The link of a table or of a seat, or a code.")],
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    server: Annotated[
        str, typer.Option(help="The server the code belongs to.")
    ] = "http://127.0.0.1:8000",
    plain: Annotated[bool, typer.Option("--plain", help="Numbered lines, no screen.")] = False,
    lang: Language = "en",
) -> None:
    """Join a table on a server and play in the terminal; watch if every seat is taken."""
    from grimtable.cli.errors import exit_on_server_error

    with exit_on_server_error(lang):
        from grimtable.cli.join import join

        join(link, name, server, lang, plain=plain)


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="The game.")],
    part: Annotated[
        str, typer.Argument(help="A chapter, or an id such as GW-7.4, GW-C.owl or GW-R1.")
    ] = "",
    lang: Language = "en",
) -> None:
    """Print the chapters of the rulebook, one chapter, or a rule by its id."""
    from grimtable.cli.games import print_rules

    with exit_on_bad_input():
        typer.echo("\n".join(print_rules(game, part, lang)))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record, as `play --record` writes it.")],
    lang: Language = "en",
    cards: Cards = None,
) -> None:
    """Replay a record and check that it ends as it claims."""
    from grimtable.cli.verify import verify_record

    with exit_on_bad_input():
        typer.echo("\n".join(verify_record(file, lang, cards)))


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    seats: Annotated[
        str, typer.Option(help="The bot of each seat, comma-separated.")
    ] = "random,random,random",
    jobs: Jobs = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    out: Annotated[
        Path | None, typer.Option(help="Write a Parquet file, one row per game.")
    ] = None,
    options: Options = "",
    vary: Vary = [],  # noqa: B006 - typer makes a new one
    counts: Annotated[
        bool, typer.Option("--counts", help="With --out: columns for every card and event.")
    ] = False,
    on: On = "",
    chunks: Chunks = None,
    records: Records = None,
    json: Json = False,
    lang: Language = "en",
    cards: Cards = None,
) -> None:
    """Let bots play many games and print how often each seat won."""
    from grimtable.cli.simulate import AskedGames, run

    asked = AskedGames(
        game=game, games=games, seats=seats, options=options, vary=vary, seed=seed, jobs=jobs,
        on=on, out=out, counts=counts, chunks=chunks, records=records, json=json, cards=cards,
        language=lang,
    )  # fmt: skip
    with exit_on_bad_input(lang):
        is_clean = run(asked)
    if not is_clean:
        raise typer.Exit(1)


@app.command()
def tournament(
    game: Annotated[str, typer.Argument(help="The game.")],
    bots: Annotated[str, typer.Option(help="At least two bots, comma-separated.")] = "",
    deals: Annotated[int, typer.Option(help="The most deals for each pair of bots.")] = 1000,
    seats: Annotated[
        int, typer.Option(help="Number of seats; default: the fewest of the game.")
    ] = 0,
    options: Options = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Jobs = 1,
    on: On = "",
    all: Annotated[
        bool, typer.Option("--all", help="Play all deals, also of pairs that are decided.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help="Write an HTML page with plots.")] = None,
    force: Force = False,
    chunks: Chunks = None,
    records: Records = None,
    json: Json = False,
    lang: Language = "en",
    cards: Cards = None,
) -> None:
    """Let every bot play against every other one until it is clear which is better."""
    from grimtable.cli.tournament import AskedTournament, run

    asked = AskedTournament(
        game=game, bots=bots, deals=deals, seats=seats, options=options, seed=seed, jobs=jobs,
        on=on, plays_all=all, out=out, replace=force, chunks=chunks, records=records, json=json,
        cards=cards, language=lang,
    )  # fmt: skip
    with exit_on_bad_input(lang):
        is_clean = run(asked)
    if not is_clean:
        raise typer.Exit(1)


@app.command()
def report(
    game: Annotated[str, typer.Argument(help="The game.")],
    games: Annotated[int, typer.Option(help="Number of games at each table.")] = 2000,
    pairs: Annotated[
        int, typer.Option(help="Forced deals per card and table, each played twice; 0 for none.")
    ] = 50,
    seats: Annotated[str, typer.Option(help="Table sizes, such as 2-6 or 2,4; default: all.")] = "",
    presets: Annotated[
        str, typer.Option(help="Presets or option=value, comma-separated; default: all presets.")
    ] = "",
    bots: Annotated[str, typer.Option(help="The bot in every seat; default: the strongest.")] = "",
    vary: Annotated[
        str,
        typer.Option(
            help="option=a,b or cards=printed,FILE: compare these values on the same deals."
        ),
    ] = "",
    jobs: Jobs = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 0,
    out: Annotated[Path, typer.Option(help="The HTML file to write.")] = Path("report.html"),
    force: Force = False,
    on: On = "",
    chunks: Chunks = None,
    lang: Language = "en",
    cards: Cards = None,
) -> None:
    """Let bots play, and write a balance report as one HTML file."""
    from grimtable.cli.report import AskedReport, run

    asked = AskedReport(
        game=game, games=games, pairs=pairs, seats=seats, presets=presets, bots=bots, vary=vary,
        cards=cards, seed=seed, jobs=jobs, on=on, out=out, replace=force, chunks=chunks,
        language=lang,
    )  # fmt: skip
    with exit_on_bad_input(lang):
        is_clean = run(asked)
    if not is_clean:
        raise typer.Exit(1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `play --record` writes it.")],
    seat: Annotated[
        int | None, typer.Option(help="Show what this seat saw, counted from 1.")
    ] = None,
    all: Annotated[bool, typer.Option("--all", help="Show every card.")] = False,
    lang: Language = "en",
    cards: Cards = None,
) -> None:
    """Step through a recorded game."""
    from grimtable.cli.replay import replay_record

    with exit_on_bad_input():
        replay_record(file, seat, all, lang, cards)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 1.")] = None,
    bot: Annotated[str, typer.Option(help="Whose advice counts; default: the strongest.")] = "",
    budget: Annotated[
        int, typer.Option(help="Number of simulations; more make the numbers surer.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    jobs: Jobs = 2,
    json: Json = False,
    lang: Language = "en",
    cards: Cards = None,
) -> None:
    """Review a finished game: chances to win, key moments, luck of the draw."""
    from grimtable.cli.review import review_record

    with exit_on_bad_input():
        lines = review_record(
            file, seat, bot=bot, budget=budget, seed=seed, jobs=jobs, language=lang,
            cards=cards, json=json,
        )  # fmt: skip
        typer.echo("\n".join(lines))


@app.command("check")
def check_rules(
    game: Annotated[str, typer.Argument(help="The game, such as one that you have written.")],
    games: Annotated[int, typer.Option(help="Number of random games.")] = 50,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    lang: Language = "en",
) -> None:
    """Check that a game keeps secrets, can be copied, saved and replayed, and comes to an end."""
    from grimtable.cli.check import run

    with exit_on_bad_input():
        is_sound = run(game, games, seed, lang)
    if not is_sound:
        raise typer.Exit(1)


new = typer.Typer(no_args_is_help=True, help="Write something of your own to build on.")
app.add_typer(new, name="new")


@new.callback()
def about_new() -> None:
    """Write something of your own to build on."""


@new.command("game")
def new_game(
    name: Annotated[str, typer.Argument(help="Its name: small letters, digits and _.")],
    into: Annotated[Path, typer.Option(help="The folder to write its folder into.")] = Path(),
    lang: Language = "en",
) -> None:
    """Write a small working game as a package: rules, texts, tests, everything to install it."""
    from grimtable.cli.new.game import new_game

    with exit_on_bad_input():
        typer.echo("\n".join(new_game(name, into, lang)))


card_files = typer.Typer(no_args_is_help=True, help="Card sets of your own.")
app.add_typer(card_files, name="cards")


@card_files.callback()
def about_cards() -> None:
    """Card sets of your own."""


@card_files.command()
def check(
    file: Annotated[Path, typer.Argument(help="A card file; see docs/tutorials/own-cards.md.")],
    lang: Language = "en",
) -> None:
    """Say what is wrong with a card file, one line per fault."""
    from grimtable.cli.games import check_cards

    with exit_on_bad_input():
        typer.echo("\n".join(check_cards(file, lang)))


add_commands(app)


def main() -> None:
    """The entry point."""
    app()


if __name__ == "__main__":
    main()
