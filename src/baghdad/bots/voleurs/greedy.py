"""`greedy` for voleurs: shops first, then gems for its birthday card, then the Vizier home; it robs when that is cheap.

Every purchase is weighed in dinars: what it is likely to bring against what is paid for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from baghdad.bots.bot import Choice
from baghdad.bots.voleurs.features import MEAN_WORTH, OUT_OF_REACH, Sight
from baghdad.bots.voleurs.greedy_trade import best_answer, next_offer
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import below
from baghdad.voleurs.actions import Action
from baghdad.voleurs.box import DISTRICTS, FIRST_GEM_CARD, GEM_VALUES, GEMS, PORT
from baghdad.voleurs.names import DESERT_NAME, VIZIER_NAME
from baghdad.voleurs.payments import PaymentTable
from baghdad.voleurs.refusals import why_not

USUAL_LENGTH = 12  # rounds of a match, as far as anybody can tell
LONGEST_VIEW, SHORTEST_VIEW = 6, 2  # rounds of income that a shop is valued at
FULL_BAG = 2  # gems that are enough for most birthday cards
NEAR_HOME = 8  # steps of the Vizier from a shop of the Palace
IDLE_MOST = 2  # own agents in the desert before it buys no more

GEM_ZEAL = 1.5  # dinars a dinar saved on the birthday is worth
PUSH = 1.3  # a step of the Vizier's way home, to a player who has what it needs
HINDER = 0.6  # a step away, to one who hasn't
AT_HOME = 30.0  # to have him home for now
PULL_OUT = 40.0  # to have him out again
VICTORY = 1000.0
SPITE = 0.3  # of what another loses
BREAK_IN = 20.0  # to free a shop of the Palace for the Vizier
DENIAL = 3.0  # to have taken a gem from another, whatever it is, for each one in the bag
FEAR = 0.5  # of what a robber might take
SAFE_DISTANCE = 8  # steps from another's Thief
STALE = 0.8  # of what a pawn promises that has yet to walk
GIVEN_UP = 12.0  # for a shop left without another in reach


class Greedy:
    """Looks at the table, never ahead."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """By the phase of the match, one wish after the other."""
        sight = Sight(knowledge.view, knowledge.sampled_state)
        return PHASES[knowledge.view["phase"]](sight, knowledge, rng)


# --- before play ---------------------------------------------------------------------------------------------------


def choose_character(sight: Sight, knowledge: Knowledge, rng: Any) -> Choice:
    """Any: they are all equally good."""
    return Choice(knowledge.legal[below(rng, len(knowledge.legal))], "choose")


def place(sight: Sight, knowledge: Knowledge, rng: Any) -> Choice:
    """Caravaneers first, everybody as near to the Port as possible."""
    ports = list(sight.shops(PORT))

    def far(action: Action) -> tuple[bool, int]:
        return action.what == "thief", min((sight.steps(action.goal, shop) for shop in ports), default=0)

    return Choice(min(knowledge.legal, key=far), "place")


# --- trade ---------------------------------------------------------------------------------------------------------


def trade(sight: Sight, knowledge: Knowledge, rng: Any) -> Choice:
    """Answers first, then one or two offers of its own, then enough."""
    answer = best_answer(sight, knowledge.legal)
    if answer is not None:
        return Choice(*answer)
    offer = next_offer(sight, rng)
    if offer is not None and why_not(knowledge.sampled_state, sight.me, offer) is None:
        return Choice(offer, "trade")
    done = next((action for action in knowledge.legal if action.kind == "done"), None)
    if done is not None:
        return Choice(done, "done")
    return Choice(knowledge.legal[0], "decline")  # its own offers, which nobody has taken up


# --- purchases -----------------------------------------------------------------------------------------------------


def buy(sight: Sight, knowledge: Knowledge, rng: Any) -> Choice:
    """The best purchase, or the slipper if there is a reason to wait."""
    exchanges = [action for action in knowledge.legal if action.kind == "exchange"]
    if exchanges:
        return Choice(max(exchanges, key=lambda action: exchanged(sight, action)), "rob")
    slippers = [action for action in knowledge.legal if action.kind == "slipper"]
    purchases = [action for action in knowledge.legal if action.kind != "slipper"]
    weigher = Weigher(sight)
    if slippers and (not purchases or weigher.waits):
        return Choice(heir(sight, slippers, weigher.wary), "slipper")
    kept = weigher.kept(purchases)
    gain, action, reason = max((weigher.weigh(action) for action in kept), key=lambda one: one[0])
    return Choice(action, reason if gain > 0 or reason == "vizier" else "spend")


def exchanged(sight: Sight, action: Action) -> float:
    """What the bag gains by an exchange of gems."""
    taken, given = GEMS.index(action.what), GEMS.index(action.given)
    return sight.saved(taken) - sight.lost(given) + (GEM_VALUES[taken] - GEM_VALUES[given]) / len(GEMS)


def heir(sight: Sight, slippers: list[Action], wary: bool) -> Action:
    """Whoever is least to be feared; but if somebody might win, they shall spend first. Then the fullest hand."""
    side = -1 if wary else 1
    return min(slippers, key=lambda a: (side * sight.bag_sizes[a.seat], -sight.hand_sizes[a.seat], a.seat))


class Weigher:
    """What purchases are worth, in dinars."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.home = sight.to_palace(sight.view["vizier"])
        self.threat = sight.rival_may_win
        self.purse = PaymentTable(sight.cards, sight.character)
        self.view = self._rounds_ahead()
        self.free = [(shop, MEAN_WORTH[sight.board.cells[shop].district]) for shop in sight.shops()]
        self.promises: dict[str, float] = {}
        self.thieves = [p["cell"] for p in sight.view["pawns"] if p["pawn"] == "thief" and p["seat"] != sight.me]
        self.at_stake = sum(held * sight.lost(gem) for gem, held in enumerate(sight.bag) if held) / max(
            sum(sight.bag), 1
        )

    def _rounds_ahead(self) -> float:
        """How many rounds of income a shop will still bring."""
        rounds = max(SHORTEST_VIEW, min(LONGEST_VIEW, USUAL_LENGTH - self.sight.round))
        if self.home <= NEAR_HOME and (self.sight.satisfied or self.threat):
            return SHORTEST_VIEW
        return rounds

    # --- who waits for whom --------------------------------------------------------------------------------------

    @property
    def finish(self) -> tuple[int, ...] | None:
        """The cards that would bring the Vizier home, or out of there again, whichever it wants."""
        if self.sight.satisfied:
            return self.purse.payment(self.home) if self.home > 0 else None
        return self.purse.payment(1) if self.wary else None

    @property
    def wary(self) -> bool:
        """Whether somebody else might win this very round."""
        fullest = max(self.sight.bag_sizes[rival] for rival in self.sight.rivals)
        return not self.sight.satisfied and (fullest >= FULL_BAG or (self.home == 0 and self.threat))

    @property
    def waits(self) -> bool:
        """Whether it keeps its cards for the last word, now that it has bought something."""
        sight = self.sight
        return (sight.satisfied or self.wary) and sight.others_hold_cards and bool(sight.cards)

    def kept(self, purchases: list[Action]) -> list[Action]:
        """Purchases that leave the cards for the last word alone, if there are any."""
        finish = set(self.finish or ())
        if not finish or not self.sight.others_hold_cards:
            return purchases
        return [action for action in purchases if finish.isdisjoint(action.cards)] or purchases

    # --- what a purchase is worth --------------------------------------------------------------------------------

    def weigh(self, action: Action) -> tuple[float, Action, str]:
        """The gain less the price, and what it is for."""
        gain, reason = WEIGHTS[action.kind](self, action)
        return gain - self.sight.paid(action.cards), action, reason

    def gem(self, action: Action) -> tuple[float, str]:
        """What it saves on the birthday; a gem card can do nothing else, so it goes first."""
        gem = GEMS.index(action.what)
        first = VICTORY / 2 if action.cards[0] == FIRST_GEM_CARD + gem else 0.0
        return first + GEM_ZEAL * self.sight.gem_worth(gem), "birthday"

    def agent(self, action: Action) -> tuple[float, str]:
        """What it will earn once it has walked to a shop; Assassins only to break into the Palace."""
        sight = self.sight
        if action.what == "assassin":
            besieged = sight.satisfied and self.home == OUT_OF_REACH and not sight.mine["desert"]["assassin"]
            return (BREAK_IN if besieged else 0.0), "agent"
        if sum(sight.mine["desert"].values()) >= IDLE_MOST:
            return 0.0, "agent"
        return self.promise(DESERT_NAME), "agent"

    def move(self, action: Action) -> tuple[float, str]:
        """The Vizier's way, or a pawn's better place and whatever it does there."""
        if action.what == VIZIER_NAME:
            return self.vizier(action), "vizier"
        gain = 0.0 if action.what == "assassin" else self.promise(action.goal) - self.promise(action.start)
        if self.in_shop(action.start) and not self.in_shop(action.goal):
            gain -= GIVEN_UP
        if action.what == "thief":
            gain += self.danger(action.start) - self.danger(action.goal)
        if not action.victim:
            return gain + self.room(action), "move"
        if action.what == "thief":
            return gain + self.loot(action), "rob"
        return gain + self.harm(action), "move"

    def promise(self, cell: str) -> float:
        """What a pawn will earn from there: in a shop at once, elsewhere after a walk."""
        if cell not in self.promises:
            self.promises[cell] = self._promise(cell)
        return self.promises[cell]

    def in_shop(self, cell: str) -> bool:
        """Whether a pawn earns something there."""
        return cell != DESERT_NAME and self.sight.board.cells[self.sight.numbers[cell]].shop

    def _promise(self, cell: str) -> float:
        if self.in_shop(cell):
            return self.view * MEAN_WORTH[self.sight.board.cells[self.sight.numbers[cell]].district]
        steps = self.sight.row(cell)
        return STALE * max(((self.view - 1) * worth - steps[shop] for shop, worth in self.free), default=0.0)

    def loot(self, action: Action) -> float:
        """What a gem is worth to the robber, and that the victim no longer has it."""
        bag = int(self.sight.bag_sizes[self.sight.pawns[action.victim]["seat"]])
        return GEM_ZEAL * self.sight.loot_worth() + DENIAL * bag

    def danger(self, cell: str) -> float:
        """What a Thief there has to fear of those near by."""
        if not self.at_stake:
            return 0.0
        steps = self.sight.row(cell)
        near = [steps[self.sight.numbers[thief]] for thief in self.thieves]
        return FEAR * self.at_stake * sum(max(0.0, 1 - number / SAFE_DISTANCE) for number in near)

    def room(self, action: Action) -> float:
        """Out of a Palace without a free shop, for the Vizier."""
        start = self.sight.numbers.get(action.start)
        leaves = start is not None and self.sight.is_palace_shop(start) and action.goal != action.start
        besieged = self.sight.satisfied and self.home == OUT_OF_REACH
        goal = self.sight.numbers[action.goal]
        return BREAK_IN if besieged and leaves and not self.sight.is_palace_shop(goal) else 0.0

    def harm(self, action: Action) -> float:
        """What the victim loses, as far as it helps."""
        victim = self.sight.pawns[action.victim]
        if victim["seat"] is None:
            return 0.0 if self.sight.satisfied else SPITE * VICTORY / len(DISTRICTS)
        loss = self.promise(action.victim) - self.promise(DESERT_NAME)
        in_palace = self.sight.is_palace_shop(self.sight.numbers[action.victim])
        opens = BREAK_IN if self.sight.satisfied and self.home == OUT_OF_REACH and in_palace else 0.0
        return opens + (-loss if victim["seat"] == self.sight.me else SPITE * loss)

    def vizier(self, action: Action) -> float:
        """Home if it has what it needs, out if another might; else not at all."""
        sight = self.sight
        after = sight.to_palace(action.goal)
        if sight.satisfied:
            if after == 0 and self.home > 0:
                return AT_HOME if sight.others_hold_cards else VICTORY
            return PUSH * (self.home - after) if self.home < OUT_OF_REACH else 0.0
        if not self.threat:
            return 0.0
        away = HINDER * (after - self.home)
        if self.home == 0:
            return away + (PULL_OUT if after > 0 else 0.0)
        return away if self.home <= NEAR_HOME else min(away, 0.0)


WEIGHTS: dict[str, Callable[[Weigher, Action], tuple[float, str]]] = {
    "gem": Weigher.gem,
    "agent": Weigher.agent,
    "move": Weigher.move,
    "discard": lambda weigher, action: (VICTORY / 2, "spend"),
}

PHASES: dict[str, Callable[[Sight, Knowledge, Any], Choice]] = {
    "choosing": choose_character,
    "placing": place,
    "trading": trade,
    "buying": buy,
}
