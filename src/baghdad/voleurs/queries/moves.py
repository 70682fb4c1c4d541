"""The query about legal actions: purchases and uses of abilities one by one, the moves of each pawn by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baghdad.core.queries import Line, Question, action_line, actions_by_kind
from baghdad.core.spelling import plain
from baghdad.voleurs.actions import Action
from baghdad.voleurs.actions.move import Move
from baghdad.voleurs.actions.notation import for_reader
from baghdad.voleurs.actions.purchase import Purchase
from baghdad.voleurs.box import PAWNS
from baghdad.voleurs.names import DESERT_NAME, VIZIER_NAME
from baghdad.voleurs.payments import dinars
from baghdad.voleurs.queries.deeds import describe
from baghdad.voleurs.queries.phrases import character_number

Pawn = tuple[str, str]  # kind of pawn and name of its cell


def moves(question: Question) -> list[Line]:
    """Return the legal actions: few of a kind one by one, else how many; with a pawn, cell or kind, all of those."""
    legal: list[Any] = [action for action in question.legal() if isinstance(action, Action)]
    asked = plain(question.about)
    walks = [action for action in legal if isinstance(action, Move)]
    others = [action for action in legal if not isinstance(action, Move) and not getattr(action, "change", "")]
    if asked:
        return _asked(question, walks, [action for action in legal if not isinstance(action, Move)], asked)
    lines = actions_by_kind(others, lambda action: _line(question, action))
    lines += [_line(question, action) for action in cheapest_acts(question, walks)]
    lines += [_pawn_moves(pawn, walks) for pawn in pawns_of(walks)]
    return lines or [Line("query-no-moves")]


def _asked(question: Question, walks: list[Move], others: Sequence[Action], asked: str) -> list[Line]:
    """Return the actions of a kind, or the moves of the pawns that are asked about; a cell at the end is the goal."""
    asked, _, goal = asked.rpartition(" ") if asked not in _names(pawns_of(walks)) and " " in asked else (asked, "", "")
    lines = [_line(question, action) for action in others if str(action).lower().startswith(f"{asked} {goal}".strip())]
    for pawn in pawns_of(walks):
        own = [action for action in walks if (action.what, action.start) == pawn and goal in ("", action.goal)]
        if not own or asked not in (*pawn, " ".join(pawn)):
            continue
        lines.append(_pawn_moves(pawn, own))
        lines += [_line(question, action) for action in cheapest_acts(question, own)]
        own.sort(key=lambda action: paid(question, action))
        lines += [_goal(question, action) for action in own if not action.victim]
    return lines or [Line("voleurs-moves-none", {"place": question.about[:20]})]


def _names(pawns: Sequence[Pawn]) -> list[str]:
    return [" ".join(pawn) for pawn in pawns]


def pawns_of(walks: Sequence[Move]) -> list[Pawn]:
    """Return the pawns that are moved, each once, the Vizier last."""
    found = dict.fromkeys((action.what, action.start) for action in walks)
    return sorted(found, key=lambda pawn: [*PAWNS, VIZIER_NAME].index(pawn[0]))


def cheapest_acts(question: Question, walks: Sequence[Move]) -> list[Move]:
    """Return the uses of abilities, each with its cheapest payment."""
    acts: dict[tuple[str, ...], Move] = {}
    for action in walks:
        key = (action.what, action.start, action.victim, str(action.look))
        if action.victim and (key not in acts or paid(question, action) < paid(question, acts[key])):
            acts[key] = action
    return list(acts.values())


def paid(question: Question, action: Purchase) -> int:
    """Return what the cards of an action are worth to the player."""
    owner = character_number(question.view, question.you)
    return 0 if owner is None else dinars(action.cards, owner)


def _pawn_moves(pawn: Pawn, walks: Sequence[Move]) -> Line:
    number = sum((action.what, action.start) == pawn for action in walks)
    place = Line("voleurs-asked", {"what": DESERT_NAME}) if pawn[1] == DESERT_NAME else pawn[1]
    return Line("voleurs-row-moves", {"pawn": pawn[0], "place": place, "number": number})


def _goal(question: Question, action: Move) -> Line:
    """Return the short line of a move: its goal and price, and where the change takes the Vizier."""
    goal = Line("voleurs-desert-name") if action.goal == DESERT_NAME else action.goal
    facts = {"goal": goal, "dinars": paid(question, action)}
    if action.change:
        return Line("voleurs-query-goal-change", {**facts, "cell": action.change}, str(action))
    return Line("voleurs-query-goal", facts, str(action))


def _line(question: Question, action: Action) -> Line:
    return action_line(action, describe(question.view, action), for_reader(str(action)))
