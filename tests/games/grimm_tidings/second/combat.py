"""The state of a fight: COMBAT, the kill and its rewards, running away."""

from __future__ import annotations

from collections.abc import Callable

from games.grimm_tidings.second.asking import (
    Actions,
    Steps,
    ask_one,
    either,
    named,
    nothing_more,
    one_of,
)
from games.grimm_tidings.second.fighting import Fighting
from games.grimm_tidings.second.printed import CARDS, constant
from games.grimm_tidings.second.table import Deal, Fight, Monster


def passing(_: list[str]) -> Steps[str]:
    return "pass"
    yield


class Combat(Fighting):
    """GT-T9 to GT-T11."""

    def combat(self, card: str) -> Steps[None]:
        """The monster lies between the zones."""
        self.limbo.remove(card)
        fight = self.fight = Fight(self.active, self.seats)
        fight.monsters.append(Monster(card, [], copy=False))
        fight.lying.append(card)
        self.phase = "combat"
        yield from self.all_pass("combat_action", fight.main, self.combat_actions, self.fight_on)
        if not fight.monsters:
            yield from self.win([])
        elif self.winning():
            yield from self.win(list(fight.monsters))
        else:
            yield from self.run_away()

    def fight_on(self) -> bool:
        return bool(self.now().monsters)

    def all_pass(
        self,
        name: str,
        first: int,
        actions: Callable[[int], Actions],
        going: Callable[[], bool],
    ) -> Steps[None]:
        """Players without flag are asked one at a time until all have passed."""
        fight, asked = self.now(), first
        fight.flags = [False] * self.seats
        self.reequips.append([0] * self.seats)
        yield from self.beat()
        while going() and not all(fight.flags):
            seat = next(seat for seat in self.clockwise(asked) if not fight.flags[seat])
            found: Actions = {"pass": (nothing_more, passing)} | actions(seat)
            picks = yield from ask_one(seat, name, either(found))
            result = yield from found[picks[0]][1](picks[1:])
            self.flag(seat, result)
            asked = seat if result in ["offer", "joined", "traded"] else (seat + 1) % self.seats
            yield from self.beat()
        self.reequips.pop()

    def flag(self, seat: int, result: str) -> None:
        fight = self.now()
        if result == "pass":
            fight.flags[seat] = True
        elif result in ["side", "traded"]:
            fight.side_actions[seat] += 1
            fight.flags[fight.main] = False
        elif result in ["action", "joined"]:
            fight.flags = [False] * self.seats

    # the kill, or a non-lethal win

    def win(self, killed: list[Monster]) -> Steps[None]:
        fight = self.now()
        main, helper = fight.main, fight.helper
        treasures = fight.pending + sum(map(self.treasures_of, killed))
        if killed:
            treasures += self.rewards(main, "treasures")
        self.clear()
        if killed:
            self.levels[main] += sum(CARDS[monster.kind]["levels"] for monster in killed)
            if helper is not None:
                self.levels[helper] += self.rewards(helper, "helper_levels")
            self.levels = [min(10, level) for level in self.levels]
            if self.win_check():
                return
        drawn = [card for card in [self.draw("treasure") for _ in range(treasures)] if card]
        deal, got = fight.deal, []
        if helper is None or deal is None:
            self.hands[main] += drawn
        else:
            got = yield from self.share(drawn, main, deal)
            self.keep_promise(main, deal)
        for monster in killed:
            for entry in CARDS[monster.kind]["effects"]:
                if entry["trigger"] == "on_kill":
                    yield from self.look_at_doors(main)
        yield from self.over(won=True, got=got)

    def rewards(self, seat: int, what: str) -> int:
        calls = [entry for role in self.roles(seat) for entry in constant(role, "reward")]
        return sum(call[2] for call, when in calls if call[1] == what and self.holds(seat, when))

    def clear(self) -> None:
        """Combat cards go in the order in which they came in."""
        fight = self.now()
        self.discard(*fight.lying)
        fight.lying, fight.monsters, fight.sides, fight.doubled = [], [], [], []

    def win_check(self) -> bool:
        """GT-R7, GT-R44."""
        fighters = self.fighters()
        winners = [seat for seat in fighters if self.levels[seat] == 10]
        if self.options["shared_win"] == "main_only":
            winners = winners[:1]
        if winners:
            self.winners, self.ended = sorted(winners), True
        return bool(winners)

    def share(self, drawn: list[str], main: int, deal: Deal) -> Steps[list[str]]:
        """GT-T12a, GT-R34; returns what the helper got."""
        helper, number = deal["seat"], deal["share"]
        due = len(drawn) if number == "all" else min(int(number), len(drawn))
        shares = {helper: due, main: len(drawn) - due}
        self.face_up = list(drawn)
        got: list[str] = []
        if deal["pick"] == "random" and all(shares.values()):
            for card in self.chance.share(drawn, due):
                self.take_up(helper, card, shares, got)
        order = [helper, main] if deal["pick"].endswith("helper") else [main, helper]
        if deal["pick"] == "helper_first":
            order = [helper]
        elif deal["pick"] == "main_first":
            order = [main]
        step = 0
        while all(shares.values()):
            seat = order[step % len(order)]
            choices = one_of([f"card {card}" for card in self.face_up])
            picks = yield from ask_one(seat, "pick_treasure", choices, sure=True)
            self.take_up(seat, named(picks[0]), shares, got if seat == helper else [])
            step += 1
        rest = helper if shares[helper] else main
        for card in list(self.face_up):
            self.take_up(rest, card, shares, got if rest == helper else [])
        return got

    def take_up(self, seat: int, card: str, shares: dict[int, int], got: list[str]) -> None:
        self.face_up.remove(card)
        self.hands[seat].append(card)
        shares[seat] -= 1
        got.append(card)

    def keep_promise(self, main: int, deal: Deal) -> None:
        """GT-T12d: Items, then cards; what is not legal now lapses."""
        helper = deal["seat"]
        for item in deal["items"]:
            if item in self.carried[main] and self.room_for(helper, item):
                self.hand_over(main, helper, item)
        for card in deal["cards"]:
            if card in self.hands[main] and self.levels[helper] <= 8:
                self.hands[main].remove(card)
                self.levels[helper] += 1
                self.discard(card)
        self.now().deal = None

    def look_at_doors(self, main: int) -> Steps[None]:
        """White Snake: up to three top Doors, put back in any order; the first pick lies on top."""
        number = min(3, self.decks["door"].total())
        if not number:
            return
        seen = self.chance.look(number)
        assert self.known_doors[:number] == seen[: len(self.known_doors)]
        if number > 1:
            choices = self.some_of(list(seen), number)
            seen = list(map(named, (yield from ask_one(main, "look_order", choices))))
        self.known_doors[:number] = seen

    def over(self, won: bool, got: list[str]) -> Steps[None]:
        """The marks of both fighters are used up; then RECEIVED for the helper."""
        fight = self.now()
        self.use_up(fight.main, won_as_main=won)
        if fight.helper is not None:
            self.use_up(fight.helper, won_as_main=False)
        self.fight = None
        if got:
            assert fight.helper is not None
            yield from self.received(fight.helper, got)

    # running away (GT-18)

    def run_away(self) -> Steps[None]:
        fight = self.now()
        fight.running = True
        for runner in fight.fighters():
            fight.runner = runner
            left = list(fight.monsters)
            while left and runner not in fight.safe:
                yield from self.beat()
                names = [f"foe {fight.monsters.index(monster) + 1}" for monster in left]
                picks = yield from ask_one(runner, "run_next", one_of(names), sure=True)
                monster = self.foe(picks[0])
                left.remove(monster)
                self.phase = "run"
                yield from self.all_pass("run_action", runner, self.run_actions, self.still_runs)
                if runner not in fight.safe:
                    yield from self.flee(runner, monster)
        self.clear()
        if fight.helper is not None and fight.deal and fight.deal["firm"]:
            self.keep_promise(fight.main, fight.deal)
        yield from self.over(won=False, got=[])

    def still_runs(self) -> bool:
        return self.now().runner not in self.now().safe

    def flee(self, runner: int, monster: Monster) -> Steps[None]:
        """GT-18.2, GT-R46."""
        bonus = 0
        for card in self.roles(runner) + self.equipped[runner]:
            bonus += sum(call[1] for call, _ in constant(card, "escape"))
        for call, condition in constant(monster.kind, "escape"):
            if call[1] != "auto":
                bonus += call[1]
            elif self.holds(runner, condition):
                return
        if (yield from self.roll(runner)) + bonus >= 5:
            return
        who, words = yield from self.reaction("react_bad", runner, ["three_snake_leaves"])
        if who >= 0:
            card = self.leaves(who, words[0])
            if not (yield from self.cancelled(who, card)):
                self.done_with(card)
                return
        yield from self.suffer(runner, CARDS[monster.kind]["bad_stuff"], bad_stuff=True)
