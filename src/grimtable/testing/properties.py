"""What every game must hold at every decision, each with the sentence that is said if it does not.

Each function returns how many cases it has tried.
"""

import random
from collections.abc import Iterator, Sequence

from grimtable.kernel.codes import MAX_BYTE
from grimtable.kernel.frames import Frame, Gather, Many, Window, fields_of
from grimtable.kernel.table import Table
from grimtable.look.conversion import bare_event, event_of
from grimtable.look.game import Game
from grimtable.look.texts import Texts, languages
from grimtable.sessions.records import Deal, Record, read, replay, write
from grimtable.sessions.saves import fingerprint, load, save
from grimtable.testing.complaints import (
    Complaint,
    audience_name,
    blaming,
    changed_part,
    claim,
    difference,
)
from grimtable.testing.worlds import audiences

LONG_AFTER = 60
"""Answers within which another window is expected to open."""


def question_of(t: Table) -> str:
    """The name of the open question."""
    return type(t.stack[-1]).__name__


def check_cards(game: Game, t: Table) -> int:
    """Every card lies in exactly one place."""
    if t.is_conserved():
        return 1
    places = [0] * len(t.kinds)
    for card in [*[card for zone in t.zones for card in zone], *t.laid()]:
        places[card] += 1
    card = next(card for card, count in enumerate(places) if count != 1)
    what = "has got lost" if places[card] == 0 else f"lies in {places[card]} places"
    raise Complaint(
        f"a card is lost or doubled: a card {game.kinds[t.kinds[card]]!r} {what}; move cards with "
        f"move(), slip(), swap() and reorder(), and list in laid() those that lie outside of zones"
    )


def check_asking(game: Game, t: Table) -> int:
    """Asking changes nothing, and a seat that is out is asked nothing."""
    frame, question, kept, before = t.stack[-1], question_of(t), t.clone(), fingerprint(t)
    with blaming(f"asking {question} fails"):
        offered, again = offers_of(t), offers_of(t)
        frame.lapses(t), frame.covert(t), frame.rule()
    if fingerprint(t) != before:
        part = changed_part(game, kept, t)
        claim(False, f"asking {question} changes {part!r}: only act() may change the table")
    claim(
        offered == again,
        f"{question} offers other answers when asked again: ask() must use no dice, no clock and "
        f"no set whose order may change",
    )
    claim(
        not t.waiting & t.out,
        f"{question} asks a seat that has been put out of the game; leave it out",
    )
    claim(
        sum(isinstance(frame, Gather) for frame in t.stack) <= 1,
        f"{question} is asked while another Gather waits below it; end one before the next begins",
    )
    return 1


def offers_of(t: Table) -> list[list[int]]:
    """What the open question offers everybody who is asked."""
    frame = t.stack[-1]
    if not isinstance(frame, Many):
        return [frame.ask(t)]
    return [frame.ask_seat(t, seat) for seat in range(t.seats) if t.waiting >> seat & 1]


def check_offers(game: Game, t: Table) -> int:
    """Every offered move can be played, on a clone."""
    question = question_of(t)
    played = 0
    for seat in range(t.seats):
        offered = list(t.options_of(seat))
        name = audience_name(seat)
        claim(
            len(offered) == len(set(offered)),
            f"{question} offers {name} the same answer twice; list every move once",
        )
        for move in offered:
            clone = t.clone()
            with blaming(f"{question} offers {t.word(move)!r}, but playing it fails"):
                clone.play(seat, move)
            check_cards(game, clone)
            played += 1
    return played


def check_frames(game: Game, t: Table) -> int:
    """Every frame can be saved and made again."""
    for frame in t.stack:
        name = type(frame).__name__
        claim(
            game.frames.get(name) is type(frame),
            f"the frame {name} is missing in `frames` of the game: a saved table could not be "
            f"loaded; add it there",
        )
        absent = [field for field in fields_of(type(frame)) if not hasattr(frame, field)]
        claim(
            not absent,
            f"the frame {name} is made with {absent[:1]} but has no attribute of this name; "
            f"keep every constructor argument under its own name",
        )
    return len(t.stack)


def check_copies(game: Game, t: Table, chance: random.Random) -> int:
    """A clone and a save are equal to the table, go on alike and leave it alone."""
    before, clone = fingerprint(t), t.clone()
    if fingerprint(clone) != before:
        part = changed_part(game, t, clone)
        claim(False, f"clone() forgets {part!r}: a copy has another value; copy it in clone()")
    shared = next((name for name, mine, its in lists_of(t, clone) if mine is its), "")
    claim(
        not shared,
        f"a copy and its table have the same list {shared!r}, so a move on one changes the other: "
        f"clone() must copy {shared!r}, not share it",
    )
    with blaming("a saved table cannot be loaded, so own() or put_own() is wrong"):
        loaded = load(game, save(t))
    if fingerprint(loaded) != before:
        part = changed_part(game, t, loaded)
        claim(False, f"a saved table loses {part!r}: own() and put_own() must carry it")
    claim(
        loaded.options == t.options,
        f"a saved table offers other answers at {question_of(t)}: ask() depends on something "
        f"that own() does not carry",
    )
    seat, move = t.seat, chance.choice(t.options)
    kept = t.clone()
    for world in (clone, loaded):
        world.play(seat, move)
    if fingerprint(t) != before:
        part = changed_part(game, kept, t) or changed_part(game, clone, t)
        blame_sharing(part or "a field", t.word(move))
    claim(
        fingerprint(loaded) == fingerprint(clone),
        f"after {t.word(move)!r} a copy and a loaded table differ in "
        f"{changed_part(game, clone, loaded)!r}: "
        f"own() or clone() leaves out something the rules read",
    )
    return 1


def lists_of(t: Table, clone: Table) -> Iterator[tuple[str, object, object]]:
    """The lists that moves change, of a table and of its copy."""
    for name in ("zones", "know", "dice", "stack"):
        yield name, getattr(t, name), getattr(clone, name)
    for mine, its in zip(t.zones, clone.zones, strict=True):
        yield "zones", mine, its


def blame_sharing(part: str, move: str) -> None:
    """A copy and its original share something that can change."""
    if part == "stack":
        claim(False, f"{move!r} changes a frame that copies share; return a new frame instead")
    claim(
        False,
        f"{move!r} on a copy changes {part!r} of the table it was copied from: "
        f"clone() must copy {part!r}, not share it",
    )


def check_redeals(game: Game, t: Table, world: Table, audience: int, seed: int) -> int:
    """A redealt table gives this audience the same view and asks the same questions.

    `world` is the same table, which asks every question.
    """
    name = audience_name(audience)
    for how, table in (("redeal", t), ("redeal", world), ("deal_from", world)):
        source = "a redeal" if how == "redeal" else "a table dealt from its view"
        view, question = table.view(audience), question_of(table)
        with blaming(f"{source} for {name} fails at {question}"):
            is_redeal = how == "redeal"
            other = table.redeal(audience, seed) if is_redeal else game.deal_from(view, seed)
        claim(
            other.stack == table.stack and other.asked() == table.asked(),
            f"whether or whom {question} asks depends on cards that {name} has not seen, "
            f"so it gives a secret away: let covert() of {question} return True",
        )
        found = other.view(audience)
        claim(
            found == view,
            f"{source} changes the view of {name}: {difference(game, view, found)} depends on "
            f"cards that it has not seen, so it gives a secret away; show only what it may know",
        )
        check_cards(game, other)
    return 1


def check_encoding(game: Game, t: Table, audience: int, lengths: set[int]) -> int:
    """The code for learning always has the same length; a game need not have one."""
    view = t.view(audience)
    try:
        with blaming("encode() fails"):
            code = game.encode(view)
            lengths.add(len(code))
    except AssertionError as error:
        if isinstance(error.__cause__, NotImplementedError | AttributeError) and not has_code(game):
            return 0
        raise
    claim(
        len(lengths) == 1,
        f"encode() gives {min(lengths)} numbers at one time and {max(lengths)} at another; "
        f"its length must always be the same",
    )
    written = bytearray(len(code))
    with blaming("write_code() fails"):
        game.write_code(t, audience, written, 0)
    claim(
        list(written) == [min(max(number, 0), MAX_BYTE) for number in code],
        f"the code of {audience_name(audience)} depends on more than its view, so it gives a "
        f"secret away",
    )
    return 1


def has_code(game: Game) -> bool:
    """Does the game say how a view becomes numbers?"""
    return hasattr(game, "shown") or type(game).encode is not Game.encode


def check_words(game: Game, t: Table, spoken: Sequence[Texts]) -> int:
    """Question, answers and public fields can be said in every language."""
    said = 0
    for seat in [seat for seat in range(t.seats) if t.waiting >> seat & 1]:
        view, question = t.view(seat), question_of(t)
        with blaming(f"the question {question} cannot be put in words"):
            asked = game.question(view)
        labels = {}
        for move in view.options:
            word = t.word(move)
            with blaming(f"the answer {word!r} to {question} cannot be put in words"):
                labels[word] = game.label(view, move)
            with blaming(f"what the answer {word!r} to {question} points at cannot be said"):
                targets = game.targets(view, move)
                reasons = [reason for aim in targets for reason in game.reasons(view, aim)]
            claim(
                bool(targets),
                f"the answer {word!r} to {question} points at nothing: nobody could click it; "
                f"let targets() return a button",
            )
            claim(
                not reasons,
                f"reasons() says why {word!r} is not possible at {question}, but it is offered",
            )
        for texts in spoken:
            for sentence in (asked, *labels.values()):
                with blaming(f"the text {sentence.key!r} fails in language {texts.language!r}"):
                    texts.format(sentence)
                said += 1
    return said


def check_story(game: Game, t: Table, spoken: Sequence[Texts]) -> int:
    """Everything that was told can be said in every language."""
    zones = game.zones(t.seats)
    events = {event for audience in audiences(t) for event in t.events_for(audience)}
    for event in sorted(events):
        with blaming(f"event {event.kind} cannot be put in words; see sentence()"):
            sentence = game.sentence(event)
        for texts in spoken:
            with blaming(f"the text {sentence.key!r} fails in language {texts.language!r}"):
                texts.format(sentence)
        with blaming(f"event {sentence.key!r} cannot be read by a terminal that has joined"):
            again = bare_event(game, zones, event_of(game, zones, 0, event))
        claim(
            game.sentence(again) == sentence,
            f"fact() makes another event of {sentence.key!r}: it must be the inverse of sentence()",
        )
    return len(events)


def spoken_of(game: Game) -> list[Texts]:
    """The texts of a game in every language."""
    return [Texts(each, game.name, cards=game.card_names) for each in languages()]


def check_defaults(game: Game, t: Table) -> int:
    """A clock that has run out gives an answer that is offered."""
    tried = 0
    for seat in [seat for seat in range(t.seats) if t.waiting >> seat & 1]:
        with blaming(f"default() fails at {question_of(t)}"):
            move = game.default(t, seat)
        claim(
            move in t.options_of(seat),
            f"default() answers {t.word(move)!r} to {question_of(t)} where that is not offered; "
            f"let it return one of t.options_of(seat)",
        )
        tried += 1
    return tried


def check_passes(t: Table, chance: random.Random) -> int:
    """What has been passed in a window that is closed plays no part in the next one."""
    if not t.passed or any(isinstance(frame, Window) for frame in t.stack):
        return 0
    one, other = t.clone(), t.clone()
    other.passed = 0
    for _ in range(LONG_AFTER):
        if not one.waiting or one.passed == other.passed:
            break
        seat, move = one.seat, chance.choice(one.options)
        question = question_of(one)
        one.play(seat, move)
        other.play(seat, move)
        is_same = (one.waiting, one.stack) == (other.waiting, other.stack)
        window = question_of(other) if other.stack else question
        claim(
            is_same,
            f"passes outlive their window: whoever passed in an earlier window is not asked in "
            f"{window}; set t.passed = 0 where a window opens",
        )
    return 1


def check_end(game: Game, t: Table) -> int:
    """A game that nobody is asked in has come out somehow."""
    with blaming("outcome() fails at the end of a game"):
        outcome = t.outcome()
    claim(
        outcome is not None,
        "nobody is asked any more, but outcome() is None; say how the game came out",
    )
    assert outcome is not None
    claim(
        len(outcome.scores) == len(outcome.rewards) == t.seats == len(game.scores(t)),
        "outcome() or scores() leaves out a seat: scores and rewards need one number for each",
    )
    claim(
        all(0 <= seat < t.seats for seat in outcome.winners),
        f"outcome() names winners {outcome.winners} at a table of {t.seats}",
    )
    return 1


def check_replay(deal: Deal, t: Table, answers: list[tuple[int, list[int]]]) -> int:
    """The record of a game gives back its last table."""
    game, end = deal.game, fingerprint(t)
    with blaming("the record of a finished game cannot be made"):
        if t.brisk:  # only choices were asked for
            moves = [move * 8 + seat for seat, answer in answers for move in answer]
            record = Record(game.name, game.rules, deal.options, deal.seats, deal.dice, moves, end)
        else:
            record = deal.record(answers)
    with blaming("the record of a finished game cannot be replayed"):
        again = replay(game, read(write(record)))
    claim(
        record.end == end and fingerprint(again) == end,
        "the same answers on the same deal lead to another end; rules must depend on nothing but "
        "the table: no clock, no random module, no set order, no field left out of own()",
    )
    return 1


def is_frozen(frame: Frame[object]) -> bool:
    """Can the frame be put in a set, as everything frozen can?"""
    try:
        hash(frame)
    except TypeError:
        return False
    return True


def check_frozen(game: Game, t: Table) -> int:
    """What views share between tables cannot change."""
    for frame in t.stack:
        claim(
            is_frozen(frame),
            f"the frame {type(frame).__name__} holds a list or something else that can change; "
            f"use a tuple",
        )
    for field, value in zip(game.fields, t.public(), strict=True):
        try:
            hash(value)
        except TypeError:
            claim(False, f"the public field {field!r} can be changed; let public() give a tuple")
    return 1
