"""Tables before the game: create, find and join them, seat bots, start."""

import logging
from collections.abc import Mapping
from functools import partial

import msgspec

from grimtable import registry
from grimtable.bots.registry import offered
from grimtable.kernel.errors import BadSetup, Refused
from grimtable.look.game import Game, Lesson
from grimtable.server.http.access import Access, Admission, Caller
from grimtable.server.http.forms import (
    BotChoice,
    Change,
    GameCard,
    Join,
    MyTable,
    Name,
    NewTable,
    Opened,
    ServerCard,
)
from grimtable.server.people.keys import read_code, ref
from grimtable.server.people.people import Person
from grimtable.server.protocol import TableCard
from grimtable.server.refusals import Denied, unknown
from grimtable.server.table.known_deals import renew_deal
from grimtable.server.table.room import Room
from grimtable.server.table.seats import SERVER, Setup
from grimtable.sessions.session import Draft
from grimtable.version import VERSION

log = logging.getLogger("grimtable.server")

PUBLIC_DELAY = 60.0
"""Default delay for spectators of a public table, in seconds."""
LONGEST_DELAY = 3600.0
ABSENCE_LIMITS = (60.0, 7 * 86_400.0)
"""The shortest and the longest absence limit of a table, in seconds."""
MOST_TABLES = 200
"""How many of their own tables a person is shown at most."""


class Lobby:
    """For players who join a table, and for the host who waits for them."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._hub = access.hub

    # The server and the caller

    async def server(self) -> ServerCard:
        """The games and settings of this server."""
        settings = self._access.settings
        return ServerCard(
            version=VERSION,
            games=[game_card(game) for game in registry.games()],
            has_lobby=settings.has_lobby,
            is_resting=await self._access.is_in_maintenance(),
            imprint=settings.imprint,
            privacy=settings.privacy,
        )

    async def set_name(self, caller: Caller, form: Name) -> tuple[Person, str]:
        """Set the caller's name and avatar; a newcomer gets a token."""
        return await self._access.sign_in(caller, form.name, form.avatar)

    async def my_tables(self, caller: Caller) -> list[MyTable]:
        """The tables the caller has been at, most recently used first."""
        person = self._access.require_person(caller)
        rows = await self._hub.storage.fetch(
            "SELECT tables.id, tables.code, tables.game, tables.phase, tables.touched"
            " FROM guests JOIN tables ON tables.id = guests.table_id"
            " WHERE guests.person = ? AND guests.is_blocked = 0"
            " ORDER BY tables.touched DESC LIMIT ?",
            person.id,
            MOST_TABLES,
        )
        held: dict[str, list[int]] = {}
        for table, seat in await self._hub.storage.fetch(
            "SELECT table_id, seat FROM seats WHERE person = ? ORDER BY seat", person.id
        ):
            held.setdefault(table, []).append(seat)
        former = await self._access.people.former.by_table(person.id)
        return [
            self._my_table(
                MyTable(
                    id=table,
                    code=code,
                    game=game,
                    phase=phase,
                    seats=held.get(table, []),
                    touched=touched,
                    former=former.get(table, []),
                )
            )
            for table, code, game, phase, touched in rows
        ]

    def _my_table(self, mine: MyTable) -> MyTable:
        """With its present phase, if the table is in memory."""
        room = self._hub.rooms.get(mine.id)
        if room is None:
            return mine
        phase = room.state.phase if mine.seats else room.late_card().phase
        is_asked = phase == "playing" and bool(set(mine.seats) & set(room.state.awaited))
        return msgspec.structs.replace(mine, phase=phase, is_asked=is_asked)

    # Finding a table

    async def open(self, caller: Caller, table: str) -> Opened:
        """A table by its link."""
        room = await self._access.room(caller, table)
        opened = await self._access.opened_for(room, caller.person)
        if not opened.former:  # people who lost a seat here may see what became of it
            self._access.check_visible(room, caller.person)
        return opened

    async def by_code(self, caller: Caller, typed: str) -> Opened:
        """A table by its code. Strangers can use a code until the game starts."""
        self._access.check_rate("guess", caller.address)
        code, person = read_code(typed), caller.person.id if caller.person else ""
        rows = await self._hub.storage.fetch(
            "SELECT id FROM tables WHERE code = ? AND (phase = 'waiting' OR EXISTS"
            " (SELECT 1 FROM guests WHERE table_id = tables.id AND person = ?))",
            code or "",
            person,
        )
        if not rows:
            raise unknown()
        return await self.open(caller, rows[0][0])

    async def public_tables(self) -> list[TableCard]:
        """The public tables whose game has not started."""
        if not self._access.settings.has_lobby:
            raise Denied("no_lobby", "this server lists no tables: ask for a link or a code")
        rooms = [await self._hub.room(table) for table in await self._hub.listed()]
        return [room.card() for room in rooms if room.state.phase == "waiting"]

    # Creating a table

    async def create(self, caller: Caller, form: NewTable) -> Admission:
        """Create a table; the caller is its host and sits in the first seat."""
        await self._access.check_maintenance()
        setup = self._setup(form)
        self._access.check_rate("table", caller.address)
        person, token = await self._access.sign_in(caller, form.name, form.avatar)
        room = await self._hub.create(setup)
        await self._sit(room, person, 0)
        log.info("table opened", extra={"table": ref(room.id), "game": setup.game})
        return Admission(await self._access.opened_for(room, person), token)

    def _setup(self, form: NewTable) -> Setup:
        """The setup that the form asks for; refused if the game does not allow it."""
        if form.is_public and not self._access.settings.has_lobby:
            raise Denied("no_lobby", "this server lists no tables: open a private one")
        delay = form.spectator_delay
        if delay is None:
            delay = PUBLIC_DELAY if form.is_public else 0.0
        if not 0 <= delay <= LONGEST_DELAY:
            raise bad_setup(f"spectators can be at most {LONGEST_DELAY:.0f} seconds behind")
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
        return Setup(
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

    # Joining and leaving

    async def join(self, caller: Caller, table: str, form: Join) -> Admission:
        """Take a seat. Players who hold one already have to name the additional seat."""
        await self._access.check_maintenance()
        room = await self._access.room(caller, table)
        self._access.check_visible(room, caller.person)
        async with room.seat_lock:
            mine = self._access.seats_held(room, caller.person)
            if mine and form.seat in (-1, *mine):  # a second click
                return Admission(await self._access.opened_for(room, caller.person))
            await self._free_orphaned_seats(room)
            self.free_seat(room, form.seat)
            person, token = await self._access.sign_in(caller, form.name, form.avatar)
            try:
                await self._sit(room, person, form.seat)
            except Refused:
                if token:
                    await self._access.people.forget(person.id)
                raise
        return Admission(await self._access.opened_for(room, person), token)

    def free_seat(self, room: Room, wanted: int) -> int:
        """The wanted seat, or the first free one for -1; refused if it is not free."""
        room.require("joining", "waiting")
        free = [
            seat for seat, seat_state in enumerate(room.state.seat_states) if seat_state.is_free
        ]
        if not free:
            raise Denied("full", "every seat of this table is taken")
        if wanted == -1:
            return free[0]
        if wanted not in free:
            raise Denied("taken", "that seat is taken: choose another one")
        return wanted

    async def _sit(self, room: Room, person: Person, wanted: int) -> None:
        """Write the seat to the log, then to the register; retry if it was freed in between."""

        def draft() -> Draft:
            return room.state.draft(self.free_seat(room, wanted), "join")

        is_seated = False
        await renew_deal(room, wanted, person.id)
        while not is_seated:
            entry = await room.commits.commit(draft)
            await self._access.people.sit(room.id, entry.seat, person.id, entry.number)
            await self._access.people.note_guest(room.id, person.id)
            await self._access.sync_seats(room)
            is_seated = entry.seat in self._access.seats_held(room, person) or bool(room.fault)

    async def _free_orphaned_seats(self, room: Room) -> None:
        """Free the seats that are taken in the log but not in the register.

        A crash between log and register leaves such seats, and nobody could play them.
        """
        if self._orphaned_seats(room):
            await self._access.refresh(room)  # another process may be about to write the register
        for seat in self._orphaned_seats(room):
            await room.commits.commit(partial(room.state.draft, SERVER, "kick", [seat]))

    def _orphaned_seats(self, room: Room) -> list[int]:
        is_waiting = room.state.phase == "waiting" and not room.fault
        return room.holders.vacated() if is_waiting else []

    async def leave(self, caller: Caller, table: str, seat: int) -> Opened:
        """Leave a seat; during a game a bot takes over."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)
        await self.vacate(caller, room, seat)
        return await self._access.opened_for(room, caller.person)

    async def vacate(self, caller: Caller, room: Room, seat: int, data: str = "") -> None:
        """Leave a seat, for the reason in the data of the entry."""
        self._access.require_seat(room, caller, seat)

        def draft() -> Draft:
            room.require("leaving", "waiting", "shuffling", "playing")
            return room.state.draft(
                self._access.require_seat(room, caller, seat), "leave", data=data
            )

        async with room.seat_lock:
            entry = await room.commits.commit(draft)
            await self._access.people.sit(room.id, seat, None, entry.number)
            await self._access.sync_seats(room)

    async def change_seat(self, caller: Caller, table: str, form: Change) -> Opened:
        """Move to a free seat."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)
        self._access.require_seat(room, caller, form.seat)
        person = self._access.require_person(caller)

        def draft() -> Draft:
            seat = self._access.require_seat(room, caller, form.seat)
            return room.state.draft(seat, "change", [self.free_seat(room, form.to)])

        async with room.seat_lock:
            entry = await room.commits.commit(draft)
            await self._access.people.move(room.id, (form.seat, form.to), person.id, entry.number)
            await self._access.sync_seats(room)
        return await self._access.opened_for(room, person)

    # For the host

    async def seat_bot(self, caller: Caller, table: str, form: BotChoice) -> Opened:
        """Seat a bot in a free seat, or remove it."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)

        def draft() -> Draft:
            host = self._access.require_host(room, caller)
            room.require("seating bots", "waiting")
            if form.seat >= room.setup.seats or room.state.seat_states[form.seat].is_person:
                raise Denied("taken", "a bot can only have a seat where nobody sits")
            if form.level:
                check_level(room.setup.game, form.level)
            return room.state.draft(host, "bot", [form.seat], form.level)

        await room.commits.commit(draft)
        return await self._access.opened_for(room, caller.person)

    async def hand_over(self, caller: Caller, table: str, seat: int) -> Opened:
        """Make another player the host."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)

        def draft() -> Draft:
            host = self._access.require_host(room, caller)
            if seat not in room.state.people:
                raise Denied("nobody", "nobody sits in that seat")
            return room.state.draft(host, "host", [seat])

        await room.commits.commit(draft)
        return await self._access.opened_for(room, caller.person)

    async def start(self, caller: Caller, table: str) -> Opened:
        """Start the game: from here on the server's share of the shuffle is fixed."""
        room = await self._access.room(caller, table)
        if (
            room.state.phase in ("shuffling", "playing")
            and self._access.require_host(room, caller) >= 0
        ):
            return await self._access.opened_for(room, caller.person)  # a second click

        def draft() -> Draft:
            host = self._access.require_host(room, caller)
            room.driver.absences.check_everybody_has_come(self._access.require_seats(room, caller))
            return room.state.draft_start(host)

        async with room.seat_lock:
            self._access.require_host(room, caller)
            await self._free_orphaned_seats(room)
            await room.commits.commit(draft)
        return await self._access.opened_for(room, caller.person)


def game_card(game: Game) -> GameCard:
    """A game, its options, presets and bots."""
    name = game.name
    return GameCard(
        name=name,
        rules=game.rules,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options={option: list(values) for option, values in registry.choices(name).items()},
        presets={preset: dict(options) for preset, options in game.presets.items()},
        bots=offered(name),
        lesson_seats=game.lesson.seats if game.lesson else 0,
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
    levels = offered(game)
    if level not in levels:
        raise Denied("no_bot", f"no such bot plays {game}; there are: {', '.join(levels)}")
