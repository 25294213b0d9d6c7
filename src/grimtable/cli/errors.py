"""Wrong input and unavailable servers are one line and an exit code, never a traceback."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import typer


@contextmanager
def exit_on_bad_input(language: str = "en") -> Iterator[None]:
    """Print what is wrong with the input in one line and exit with code 2.

    Whatever went wrong in the lab is said in this language; other errors already are.
    """
    from grimtable.kernel.errors import BadRecord, BadSetup

    try:
        yield
    except BrokenPipeError:  # the reader has seen enough
        raise
    except (BadSetup, BadRecord, OSError) as error:
        from grimtable.lab.faults import LabFault

        line = error.said(language) if isinstance(error, LabFault) else str(error)
        typer.echo(line, err=True)
        raise typer.Exit(2) from None


@contextmanager
def exit_on_server_error(language: str) -> Iterator[Callable[..., str]]:
    """The same for what a server refuses; gives the texts of the commands for hosts."""
    from grimtable.cli.arguments import texts_of
    from grimtable.kernel.errors import BadSetup, Refused

    try:
        texts_of(language)
        from grimtable.server.storage import BadUrl, InUse, NewerDatabase, StorageDown
        from grimtable.server.storage.copying import BadBackup, NotEmpty

        wrong = (Refused, StorageDown, BadUrl, InUse, NewerDatabase, BadBackup, NotEmpty)
        try:
            yield words_of(language)
        except wrong as error:
            raise BadSetup(str(error)) from None
    except BrokenPipeError:  # the reader has seen enough
        raise
    except (BadSetup, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None


def words_of(language: str) -> Callable[..., str]:
    """The texts of these commands."""
    from importlib import resources

    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    source = resources.files("grimtable.cli").joinpath(f"{language}.ftl")
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def say(key: str, **args: Any) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, args)
        assert not errors, errors
        return str(text)

    return say
