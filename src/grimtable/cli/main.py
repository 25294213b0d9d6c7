"""The `grimtable` command."""

import typer

from grimtable import registry

app = typer.Typer(no_args_is_help=True, add_completion=False)


@app.callback()
def grimtable() -> None:
    """Play, study and program four grim card games."""


@app.command()
def games() -> None:
    """List the games."""
    for name in registry.NAMES:
        game = registry.get(name)
        typer.echo(f"{name}  {game.min_seats}-{game.max_seats} seats")


def main() -> None:
    """The entry point."""
    app()
