"""Why not? The main action, and whoever is not asked. Powers: test_reasons_powers."""

from games.grimwood.board import why
from grimtable.testing.scene import P1, P2, P3, scene

PUBLIC = 7


# Not asked at all


def test_after_the_game_nothing_can_be_done() -> None:
    """GW-10.5"""
    t = scene("P1 hand: owl\nP2 hand: crow\nleft: 0\ndeck:")

    t.says(P1, "end")

    assert why(t, P1, "hand owl") == "GW-10.5 game-over"
    assert why(t, PUBLIC, "end") == "GW-10.5 game-over"


def test_others_wait_for_the_active_player_and_spectators_watch() -> None:
    """GW-3.12, GW-7.1"""
    t = scene("P1 hand: owl\nP2 hand: amulet elf owl owl owl")

    assert why(t, P2, "hand elf") == "GW-3.12 not-your-turn"
    assert why(t, P2, "set owl owl owl") == "GW-3.12 not-your-turn"
    assert why(t, P2, "hand amulet") == "GW-7.1 amulet-waits"
    assert why(t, PUBLIC, "draw") == "GW-3.12 watching"


def test_the_werewolf_is_named_by_whoever_will_be_skipped() -> None:
    """GW-C.werewolf"""
    t = scene("P1 hand: owl\nP2 hand: elf | skips: 1")

    assert why(t, P2, "hand elf") == "GW-C.werewolf turn-lost, GW-3.12 not-your-turn"


def test_whoever_has_had_the_last_turn_gets_no_other() -> None:
    """GW-10.4, GW-R21"""
    drawing = "P1 hand: owl\nP2 hand: elf\nP3 hand: crow\nturn: P1\ndeck:\nleft: 1"

    assert why(scene(drawing), P2, "hand elf") == "GW-3.12 not-your-turn"
    assert why(scene(drawing), P3, "hand crow") == "GW-10.4 no-more-turns"
    t = scene(drawing, final_turns="finish_round")
    assert why(t, P3, "hand crow") == "GW-R21 round-finishes"


def test_while_a_victim_answers_everybody_else_waits() -> None:
    """GW-4.2d, GW-7.6, GW-7.1"""
    drawing = "P1 hand: owl dracula\nP2 hand: elf crow\nP3 hand: amulet"
    regular, by_power = scene(drawing), scene(drawing)

    regular.says(P1, "steal P2")
    by_power.plays(P1, "dracula").on(P2)

    assert why(regular, P1, "end") == "GW-4.2d victim-answers"
    assert why(by_power, P1, "end") == "GW-7.6 victim-answers-power"
    assert why(by_power, P3, "hand amulet") == "GW-7.1 steal-elsewhere"


def test_what_is_not_there_cannot_be_chosen() -> None:
    """GW-2.5"""
    t = scene("P1 hand: owl\nP2 hand: crow | row: elf")

    assert why(t, P1, "hand dracula") == "GW-2.5 not-there"
    assert why(t, P1, "P2/2") == "GW-2.5 not-there"
    assert why(t, P1, "P2/1 mage") == "GW-2.5 not-there"
    assert why(t, P1, "P6") == "GW-2.5 not-there"


# The main action: cards


def test_what_can_be_chosen_needs_no_reason() -> None:
    """GW-4.3, GW-5.1"""
    t = scene("P1 hand: mage owl owl owl rune\nP2 hand: crow crow")

    things = ["hand mage", "hand mage play", "hand mage lay", "hand owl", "set owl owl owl"]
    things += ["hand rune", "hand rune play", "the deck", "draw", "P2", "P2 steal", "steal", "rune"]

    assert [why(t, P1, thing) for thing in things] == [""] * len(things)


def test_only_supernaturals_and_runes_are_played() -> None:
    """GW-4.3, GW-7.1, GW-4.6"""
    t = scene("P1 hand: owl swamp amulet rune")

    assert why(t, P1, "hand owl play") == "GW-4.3 not-playable"
    assert why(t, P1, "hand swamp play") == "GW-4.3 not-playable"
    assert why(t, P1, "play") == "GW-4.3 not-playable"
    assert why(t, P1, "hand amulet") == "GW-7.1 amulet-waits"
    assert why(t, P1, "hand rune lay") == "GW-4.6 rune-not-laid"
    assert why(scene("P1 hand: owl"), P1, "rune") == "GW-4.6 no-rune"


def test_sets_are_laid_complete() -> None:
    """GW-5.2, GW-5.3, GW-6.3"""
    t = scene("P1 hand: owl owl swamp path path")

    assert why(t, P1, "hand owl") == "GW-5.3 animals-incomplete"
    assert why(t, P1, "set crow crow crow") == "GW-5.3 animals-incomplete"
    assert why(t, P1, "set") == "GW-5.3 no-set"
    assert why(t, P1, "hand path") == "GW-5.2 settings-incomplete"
    assert why(t, P1, "set path path path") == "GW-5.2 settings-incomplete"
    assert why(t, P1, "set swamp path clearing") == "GW-6.3 mixed-incomplete"


def test_a_pair_is_no_set_and_supernaturals_join_none() -> None:
    """GW-R24, GW-5.4"""
    t = scene("P1 hand: owl owl elf")

    assert why(t, P1, "pair owl") == "GW-R24 pair-is-a-price"
    assert why(t, P1, "hand elf set") == "GW-5.4 no-mixing"


def test_a_power_needs_an_action() -> None:
    """GW-3.3, GW-4.8"""
    t = scene("P1 hand: mage rune\nplays: 0")

    assert why(t, P1, "hand mage play") == "GW-3.3 play-spent"
    assert why(t, P1, "hand rune") == "GW-4.8 rune-needs-action"
    assert why(t, P1, "hand mage lay") == ""


def test_where_laying_costs_an_action_it_is_said() -> None:
    """GW-R7"""
    t = scene("P1 hand: mage\nplays: 0", free_supernatural_placement="false")

    assert why(t, P1, "hand mage lay") == "GW-R7 laying-costs, GW-3.3 play-spent"
    assert why(t, P1, "hand mage") == "GW-R7 laying-costs, GW-3.3 play-spent"


def test_a_power_works_only_so_often_and_the_dragons_never() -> None:
    """GW-8.8, GW-C.dragon"""
    t = scene("P1 hand: bride mage dragon\nextras: 2\ndeck: 9", power_limit="1")

    assert why(t, P1, "hand dragon play") == "GW-C.dragon dragon-sleeps"
    t.plays(P1, "mage")
    t.plays(P1, "bride").on("mage").says(P1, "keep")
    assert why(t, P1, "hand mage play") == "GW-8.8 starts-spent"


def test_where_one_draws_first_playing_waits_and_gives_the_draw_up() -> None:
    """GW-R49"""
    t = scene("P1 hand: mage rune", turn_order="draw_first")

    assert why(t, P1, "hand mage play") == "GW-R49 draw-comes-first"
    assert why(t, P1, "hand rune") == "GW-R49 draw-comes-first"
    t = scene(
        "P1 hand: hydra\nP2 hand: owl owl", turn_order="draw_first", closing_action="optional"
    )
    t.plays(P1, "hydra").on(P2)
    assert why(t, P1, "draw") == "GW-R49 close-given-up"


def test_where_the_draw_closes_the_turn_nothing_follows_it() -> None:
    """GW-R3"""
    t = scene("P1 hand: mage rune\nP2 hand: owl owl", turn_order="close_last")

    t.says(P1, "draw")

    for thing in ("hand mage play", "hand rune", "draw", "draw extra", "P2", "P2 steal extra"):
        assert why(t, P1, thing) == "GW-R3 turn-closed"


def test_two_free_actions_run_out_or_are_kept_for_the_draw() -> None:
    """GW-R2, GW-R50, GW-4.10"""
    drawing = "P1 hand: mage hydra rune\nP2 hand: owl owl\n"

    t = scene(drawing + "actions: 1", action_economy="two_free")
    assert why(t, P1, "hand mage play") == "GW-R50 action-kept"
    t = scene(drawing + "actions: 0\nclosed: 1", action_economy="two_free")
    for thing in ("hand mage play", "hand rune", "draw", "P2"):
        assert why(t, P1, thing) == "GW-R2 actions-spent"
    t = scene(drawing + "powers: 0", action_economy="two_free")
    assert why(t, P1, "hand mage play") == "GW-4.10 one-power"
    t = scene(drawing + "actions: 1", action_economy="two_free", turn_order="close_last")
    assert why(t, P1, "draw extra") == "GW-R50 action-kept"


# The main action: draw, steal, end


def test_the_deck_gives_one_card_a_turn_while_it_lasts() -> None:
    """GW-4.1, GW-3.3"""
    t = scene("P1 hand: owl\nP2 hand: owl owl\ndeck: crow crow")

    t.says(P1, "draw")

    assert why(t, P1, "draw") == "GW-3.3 close-spent"
    assert why(t, P1, "the deck") == "GW-3.3 close-spent"
    assert why(t, P1, "P2") == "GW-3.3 close-spent"
    assert why(scene("P1 hand: owl\ndeck:"), P1, "draw") == "GW-4.1 deck-empty"


def test_extra_draws_are_a_thing_of_their_own_only_where_the_draw_closes() -> None:
    """GW-3.10, GW-4.9"""
    drawing = "P1 hand: owl\nP2 hand: owl owl"

    assert why(scene(drawing), P1, "draw extra") == "GW-3.10 one-kind-of-draw"
    assert why(scene(drawing), P1, "P2 steal extra") == "GW-3.10 one-kind-of-draw"
    t = scene(drawing, turn_order="close_last")
    assert why(t, P1, "draw extra") == "GW-4.9 no-extra"
    assert why(t, P1, "steal extra") == "GW-4.9 no-extra"


def test_regular_steals_need_another_player_with_two_cards() -> None:
    """GW-4.2b, GW-4.2c, GW-R44"""
    t = scene("P1 hand: owl crow\nP2 hand: owl\nP3 hand:")

    assert why(t, P1, "P1") == "GW-4.2c not-yourself"
    assert why(t, P1, "P2") == "GW-4.2b hand-too-small"
    assert why(t, P1, "P3") == "GW-4.2 hand-empty"
    assert why(t, P1, "steal") == "GW-R44 nobody-to-steal-from"


def test_after_too_long_without_a_draw_one_must_draw() -> None:
    """GW-R39, GW-3.6"""
    t = scene("P1 hand: owl\nP2 hand: owl owl\nidle: 6")

    assert why(t, P1, "P2") == "GW-R39 deck-stalled"
    assert why(t, P1, "steal") == "GW-R39 deck-stalled"
    assert why(t, P1, "end") == "GW-R39 stall-draw"
    assert why(scene("P1 hand: owl"), P1, "end") == "GW-3.6 owed"


# The main action: things on the table, buttons of other questions


def test_discards_come_back_by_powers_alone() -> None:
    """GW-R31, GW-9.4, GW-1.3"""
    t = scene("P1 hand: owl\ndiscard: crow\ndeck: owl")

    assert why(t, P1, "discard crow") == "GW-R31 discards-need-a-power"
    assert why(t, P1, "discard") == "GW-9.4 no-free-discard"
    assert why(t, P1, "removed rune") == "GW-1.3 removed"


def test_combos_stay_as_they_lie() -> None:
    """GW-5.7, GW-5.8, GW-5.9"""
    drawing = "hand: {} | row: mage / owl owl owl / dragon\nP2 row: elf"
    held, bare = scene("P1 " + drawing.format("demon")), scene("P1 " + drawing.format("crow"))

    assert why(held, P1, "P1/1") == "GW-5.8 card-before-place"
    assert why(bare, P1, "P1/1") == "GW-5.7 placed-stays"
    assert why(held, P1, "P1/2") == "GW-5.9 set-complete"
    assert why(held, P1, "P1/3") == "GW-5.7 placed-stays"
    assert why(held, P1, "P2/1") == "GW-4.2a combos-are-safe"


def test_buttons_of_other_questions_say_what_they_wait_for() -> None:
    """GW-8.5, GW-8.6, GW-4.4"""
    t = scene("P1 hand: owl")

    assert why(t, P1, "allow") == "GW-4.2d nothing-to-allow"
    assert why(t, P1, "block") == "GW-7.1 nothing-to-block"
    assert why(t, P1, "decline") == "GW-8.5 nothing-to-decline"
    assert why(t, P1, "back") == "GW-C.sorceress nothing-to-undo"
    assert why(t, P1, "keep") == "GW-8.6 nothing-taken"
    assert why(t, P1, "new") == "GW-4.4 place-needs-card"
    assert why(t, P1, "deck") == "GW-C.dwarf dwarf-asks"
    assert why(t, P1, "lay") == "GW-3.1 not-now"


# Answering a steal, placing, playing at once, the hand limit


def test_a_victim_answers_and_does_nothing_else() -> None:
    """GW-7.3, GW-R36, GW-3.12"""
    t = scene("P1 hand: owl\nP2 hand: elf crow")

    t.says(P1, "steal P2")

    assert why(t, P2, "allow") == ""
    assert why(t, P2, "block") == "GW-7.3 no-amulet"
    assert why(t, P2, "hand elf") == "GW-R36 thief-picks-blind"
    assert why(t, P2, "draw") == "GW-3.12 answer-first"


def test_a_supernatural_goes_to_open_combos_of_its_owner() -> None:
    """GW-5.5, GW-5.4, GW-R10"""
    t = scene("""
        P1 hand: elf | row: demon troll hydra mage giant / owl owl owl / dragon / bride
        P2 row: nymph
    """)

    t.says(P1, "lay elf")

    assert why(t, P1, "P1/1") == "GW-R10 combo-full"
    assert why(t, P1, "P1/2") == "GW-5.4 no-mixing"
    assert why(t, P1, "P1/3") == "GW-C.dragon dragon-closes"
    assert why(t, P1, "P1/4") == ""
    assert why(t, P1, "P2/1") == "GW-5.5 own-combos-only"
    assert why(t, P1, "end") == "GW-4.4 place-first"


def test_what_nymph_took_must_be_laid() -> None:
    """GW-R25"""
    t = scene("P1 hand: nymph | row: elf\nP2 row: demon")

    t.plays(P1, "nymph").on("demon")

    assert why(t, P1, "decline") == "GW-R25 taken-must-lie"


def test_only_the_card_just_taken_is_played_at_once() -> None:
    """GW-8.6, GW-R8, GW-5.6"""
    t = scene("""
        P1 hand: faeries elf | row: bride
        P2 hand: owl | row: nymph
        discard: owl mage
    """)

    t.plays(P1, "faeries").on("owl")

    assert why(t, P1, "hand mage play") == ""
    assert why(t, P1, "hand mage lay") == "GW-5.6 laid-later"
    assert why(t, P1, "hand owl") == "GW-R8 only-kept"
    assert why(t, P1, "hand elf") == "GW-8.6 not-just-taken"
    assert why(t, P1, "decline") == "GW-8.6 keep-instead"
    assert why(t, P1, "end") == "GW-8.6 taken-first"
    assert why(t, P1, "new") == "GW-4.4 place-needs-card"
    assert why(t, P1, "P2/1") == "GW-5.5 own-combos-only"


def test_a_dragon_just_taken_is_laid_and_a_rune_is_not() -> None:
    """GW-C.dragon, GW-4.6"""
    dragon, rune = (
        scene("P1 hand: giant\ndiscard: dragon rune"),
        scene("P1 hand: giant\ndiscard: rune owl"),
    )

    dragon.plays(P1, "giant").on("dragon")
    rune.plays(P1, "giant").on("rune")

    assert why(dragon, P1, "hand dragon lay") == ""
    assert why(dragon, P1, "hand dragon play") == "GW-C.dragon dragon-sleeps"
    assert why(rune, P1, "hand rune") == ""
    assert why(rune, P1, "hand rune lay") == "GW-4.6 rune-not-laid"


def test_too_many_cards_are_discarded_before_anything_else() -> None:
    """GW-9.2"""
    t = scene("P1 hand: owl owl crow crow swamp swamp path path\nP2 hand: crow crow")

    t.says(P1, "draw").says(P1, "end")

    assert why(t, P1, "hand path") == ""
    for thing in ("end", "decline", "hand path play", "P2", "draw"):
        assert why(t, P1, thing) == "GW-9.2 limit-first"
