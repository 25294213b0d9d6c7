"""A glance is the view of whoever is asked, without what playing on does not need."""

from collections import Counter
from itertools import islice

from kernel.toys.toy import Toy, ToyGame
from kernel.toys.wander import all_toys, decisions

MOST = 300
"""Moments of each game."""


@all_toys
def test_a_glance_shows_what_the_view_shows(game: ToyGame[Toy], preset: str) -> None:
    for t in islice(decisions(game, preset), MOST):
        view, glance = t.view(t.seat), t.glance(0)

        assert glance.zones == view.zones
        assert (glance.public, glance.stack) == (view.public, view.stack)
        assert (glance.options, glance.answers) == (view.options, view.answers)
        assert (glance.seat, glance.out, glance.over) == (view.seat, view.out, view.over)


@all_toys
def test_of_chosen_zones_it_shows_only_how_many_cards_they_hold(
    game: ToyGame[Toy], preset: str
) -> None:
    for t in islice(decisions(game, preset), MOST):
        glance = t.glance(~0)

        assert [len(cells) for cells in glance.zones] == [len(zone) for zone in t.zones]
        assert all(cell == -1 for cells in glance.zones for cell in cells)
        assert glance.unseen == ()


@all_toys
def test_what_a_seat_cannot_place_is_counted_by_kind(game: ToyGame[Toy], preset: str) -> None:
    for t in islice(decisions(game, preset), MOST):
        everywhere = Counter(t.kinds[card] for zone in t.zones for card in zone)
        kinds = max(t.kinds) + 1
        for seat in range(t.seats):
            seen = Counter(cell // 2 for cells in t.view(seat).zones for cell in cells if cell >= 0)

            assert t.count_unseen(seat, kinds) == [
                everywhere[kind] - seen[kind] for kind in range(kinds)
            ]
