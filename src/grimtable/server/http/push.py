"""Devices that want to be told when it is somebody's turn, where an answer may take days."""

from grimtable.server.http.access import IN_PROGRESS, Access, Caller
from grimtable.server.http.forms import PushDevice, PushKey
from grimtable.server.push.encryption import BadKeys, check_keys
from grimtable.server.push.endpoints import BadEndpoint, parse_endpoint
from grimtable.server.push.subscriptions import SeatTenure, Subscription
from grimtable.server.refusals import Denied
from grimtable.server.table.automation.seat_clocks import LONG_CLOCKS

MAX_ORIGIN = 200
"""Characters of an address of this server."""
UNNAMED = "https://localhost"
"""What push services are told of a server that has no https address."""


class PushSettings:
    """Only the holder of a seat can subscribe, and only for their own seats."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._pusher = access.hub.pusher

    async def key(self) -> PushKey:
        """What browsers subscribe with."""
        if not self._access.settings.has_push:
            return PushKey()
        return PushKey((await self._pusher.server_key()).public)

    async def change(self, caller: Caller, table: str, form: PushDevice, origin: str) -> None:
        """Tell this device about all seats of the caller at this table, or no longer."""
        person = self._access.require_person(caller)
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)
        if not form.is_on:
            await self._pusher.subscriptions.end(room.id, person.id, form.endpoint)
            return
        seats = self._access.require_seats(room, caller)
        if not self._access.settings.has_push or room.setup.clock not in LONG_CLOCKS:
            raise Denied("no_push", "this server, or this table, calls nobody to their turn")
        room.require("asking to be told", "waiting", *IN_PROGRESS)
        device = self._checked(form, origin)
        for seat in seats:
            tenure = room.state.seat_states[seat].tenure
            held = SeatTenure(room.id, seat, person.id, tenure)
            await self._pusher.subscriptions.add(held, device, self._access.clock.now())

    def _checked(self, form: PushDevice, origin: str) -> Subscription:
        try:
            parse_endpoint(form.endpoint, self._pusher.allowed)
            check_keys(form.p256dh, form.auth)
        except (BadEndpoint, BadKeys) as error:
            raise Denied(
                "bad_subscription", f"{error}: pass on what the browser's PushManager returned"
            ) from error
        contact = origin if origin.startswith("https://") and len(origin) < MAX_ORIGIN else UNNAMED
        return Subscription(form.endpoint, form.p256dh, form.auth, contact)
