"""The setup that somebody asks for when they create a table, checked before there is a table."""

from collections.abc import Mapping

from grimtable import registry
from grimtable.bots.registry import bots_for, offered
from grimtable.kernel.errors import BadSetup
from grimtable.look.game import Game, Lesson
from grimtable.server.http.forms import NewTable
from grimtable.server.refusals import Denied
from grimtable.server.table.log.seats import TableSetup

PUBLIC_DELAY = 60.0
"""Default delay for spectators of a public table, in seconds."""
MAX_DELAY = 3600.0
ABSENCE_LIMITS = (60.0, 7 * 86_400.0)
"""The shortest and the longest absence limit of a table, in seconds."""


def setup_of(form: NewTable, *, has_lobby: bool) -> TableSetup:
    """The setup that the form asks for; refused if the game does not allow it."""
    if form.is_public and not has_lobby:
        raise Denied("no_lobby", "this server lists no tables: open a private one")
    delay = form.spectator_delay
    if delay is None:
        delay = PUBLIC_DELAY if form.is_public else 0.0
    if not 0 <= delay <= MAX_DELAY:
        raise bad_setup(f"spectators can be at most {MAX_DELAY:.0f} seconds behind")
    try:
        game = registry.get(form.game)
        if form.preset:
            game.setup(form.seats, form.preset)  # the refusal lists the presets
        lesson = lesson_of(game, form)
        options = {**game.presets.get(form.preset, {}), **form.options}
        options = lesson.options if lesson else options
        check_cards(form.game, options)
        registry.at_table(form.game, options).setup(form.seats, options)
    except BadSetup as error:
        raise bad_setup(str(error)) from None
    if len(form.bots) >= form.seats:
        raise bad_setup("at least one seat is for a person")
    for level in form.bots:
        check_level(form.game, level)
    return TableSetup(
        game=form.game,
        rules=game.rules,
        seats=form.seats,
        options=options,
        bots=[""] * (form.seats - len(form.bots)) + form.bots,
        clock=form.clock,
        has_spectators=form.has_spectators,
        spectator_delay=delay,
        is_public=form.is_public,
        is_veiled=form.is_veiled,
        dice={"seed": lesson.seed} if lesson else None,
        is_lesson=lesson is not None,
        absence_limit=absence_limit_of(form),
    )


def lesson_of(game: Game, form: NewTable) -> Lesson | None:
    """The lesson that the form asks for, if any."""
    if not form.is_lesson:
        return None
    if game.lesson is None or game.lesson.seats != form.seats:
        raise BadSetup(f"{form.game} is not taught at a table of {form.seats}")
    return game.lesson


def absence_limit_of(form: NewTable) -> float:
    """The absence limit that the form asks for; 0: the default."""
    if form.absence_limit is None:
        return 0.0
    shortest, longest = ABSENCE_LIMITS
    if not shortest <= form.absence_limit <= longest:
        raise bad_setup(f"the absence limit is {shortest:.0f} to {longest:.0f} seconds")
    return form.absence_limit


def check_cards(game: str, options: Mapping[str, str]) -> None:
    """Refuse a card set that this server does not offer."""
    allowed = registry.choices(game).get("card_set", ())
    wanted = options.get("card_set", "")
    if wanted and allowed and wanted not in allowed:
        raise BadSetup(f"this server has no card set {wanted!r}; it has: {', '.join(allowed)}")


def bad_setup(sentence: str) -> Denied:
    """No table can be created with this setup."""
    return Denied("bad_setup", sentence)


def check_level(game: str, level: str) -> None:
    """Refuse a bot that does not exist for this game."""
    known = offered(game)
    if level not in known and level not in bots_for(game):
        raise Denied("no_bot", f"no such bot plays {game}; there are: {', '.join(known)}")
