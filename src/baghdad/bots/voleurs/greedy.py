"""`greedy` for voleurs: values every purchase in dinars by heuristics, what it is likely to bring less what is paid.

It buys shops first, then gems for its birthday card, then moves the Vizier home; it robs when that is cheap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from baghdad.bots.bot import Choice
from baghdad.bots.voleurs.features import MEAN_VALUE, OUT_OF_REACH, Features
from baghdad.bots.voleurs.greedy_trade import best_answer, next_offer
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import below
from baghdad.voleurs.box import DISTRICTS, FIRST_GEM_CARD, GEM_VALUES, GEMS, PORT
from baghdad.voleurs.names import DESERT_NAME, VIZIER_NAME
from baghdad.voleurs.payments import PaymentTable
from baghdad.voleurs.refusals import why_not

Action = Any  # one of the kinds of actions

USUAL_LENGTH = 12  # assumed rounds of a match
LONGEST_VIEW, SHORTEST_VIEW = 6, 2  # rounds of income that a shop is valued at
FULL_BAG = 2  # gems, enough for most birthday cards
NEAR_HOME = 8  # steps between the Vizier and a shop of the Palace that count as near
IDLE_MOST = 2  # own agents in the desert from which on no more are bought

# Values in dinars; `rules/workspace.py` has the same ones as weights.
GEM_ZEAL = 1.5  # for each dinar saved on the birthday card
PUSH = 1.3  # for each step of the Vizier towards the Palace, if the own birthday card is met
HINDER = 0.6  # for each step of the Vizier away from it, if not
AT_HOME = 30.0  # for the Vizier in the Palace while others can still act
PULL_OUT = 40.0  # for the Vizier out of the Palace again
VICTORY = 1000.0
SPITE = 0.3  # share of what another player loses
BREAK_IN = 20.0  # for freeing a shop of the Palace for the Vizier
DENIAL = 3.0  # for robbing a player, for each gem in its bag
FEAR = 0.5  # share of the expected loss to a robber
SAFE_DISTANCE = 8  # steps from another's Thief at which it is no risk
STALE = 0.8  # share of its expected income for a pawn that has yet to walk to a shop
GIVEN_UP = 12.0  # lost by leaving a shop without reaching another


class Greedy:
    """A player that goes by heuristics of the current position and never searches."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return the choice of the current phase."""
        features = Features(knowledge.view, knowledge.sampled_state)
        return PHASES[knowledge.view["phase"]](features, knowledge, rng)


# --- before play -----------------------------------------------------------------------------------------------------


def choose_character(features: Features, knowledge: Knowledge, rng: Any) -> Choice:
    """Choose at random: all characters are equally good."""
    return Choice(knowledge.legal[below(rng, len(knowledge.legal))], "choose")


def choose_placement(features: Features, knowledge: Knowledge, rng: Any) -> Choice:
    """Place Caravaneers first, each pawn as near to the Port as possible."""
    ports = list(features.free_shops(PORT))

    def order(action: Action) -> tuple[bool, int]:
        return action.what == "thief", min((features.distance(action.goal, shop) for shop in ports), default=0)

    return Choice(min(knowledge.legal, key=order), "place")


# --- trade -----------------------------------------------------------------------------------------------------------


def choose_trade(features: Features, knowledge: Knowledge, rng: Any) -> Choice:
    """Answer offers, then make up to two, then be done."""
    answer = best_answer(features, knowledge.legal)
    if answer is not None:
        return Choice(*answer)
    offer = next_offer(features, rng)
    if offer is not None and why_not(knowledge.sampled_state, features.me, offer) is None:
        return Choice(offer, "trade")
    done = next((action for action in knowledge.legal if action.kind == "done"), None)
    if done is not None:
        return Choice(done, "done")
    return Choice(knowledge.legal[0], "decline")  # already done; its own offers are still open


# --- purchases -------------------------------------------------------------------------------------------------------


def choose_purchase(features: Features, knowledge: Knowledge, rng: Any) -> Choice:
    """Return the best purchase, or pass the slipper if it holds back."""
    exchanges = [action for action in knowledge.legal if action.kind == "exchange"]
    if exchanges:
        return Choice(max(exchanges, key=lambda action: exchange_gain(features, action)), "rob")
    slippers = [action for action in knowledge.legal if action.kind == "slipper"]
    purchases = [action for action in knowledge.legal if action.kind != "slipper"]
    valuation = PurchaseValuation(features)
    if slippers and (not purchases or valuation.holds_back):
        return Choice(slipper_receiver(features, slippers, valuation.is_wary), "slipper")
    allowed = valuation.without_reserved_cards(purchases)
    gain, action, reason = max((valuation.net_gain(action) for action in allowed), key=lambda valued: valued[0])
    return Choice(action, reason if gain > 0 or reason == "vizier" else "spend")


def exchange_gain(features: Features, action: Action) -> float:
    """Return what the bag gains by an exchange of gems."""
    taken, given = GEMS.index(action.what), GEMS.index(action.given)
    return features.gem_saving(taken) - features.gem_loss(given) + (GEM_VALUES[taken] - GEM_VALUES[given]) / len(GEMS)


def slipper_receiver(features: Features, slippers: list[Action], wary: bool) -> Action:
    """Return the slipper action to the least dangerous rival, or, if wary, to the most dangerous.

    A dangerous rival has a full bag: if it must act early, its cards are spent. Ties go to the fullest hand.
    """
    side = -1 if wary else 1
    return min(slippers, key=lambda a: (side * features.bag_sizes[a.to], -features.hand_sizes[a.to], a.to))


class PurchaseValuation:
    """Values of purchases in dinars."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.vizier_distance = features.palace_distance(features.view["vizier"])
        self.is_threatened = features.is_rival_dangerous
        self.payments = PaymentTable(features.cards, features.character)
        self.income_rounds = self._income_rounds()
        self.shop_values = [(shop, MEAN_VALUE[features.board.cells[shop].district]) for shop in features.free_shops()]
        self.incomes: dict[str, float] = {}
        self.thieves = [p["cell"] for p in features.view["pawns"] if p["pawn"] == "thief" and p["seat"] != features.me]
        losses = sum(held * features.gem_loss(gem) for gem, held in enumerate(features.bag) if held)
        self.expected_robbery_loss = losses / max(sum(features.bag), 1)

    def _income_rounds(self) -> float:
        """Return the number of rounds of income that a shop is valued at."""
        rounds = max(SHORTEST_VIEW, min(LONGEST_VIEW, USUAL_LENGTH - self.features.round))
        if self.vizier_distance <= NEAR_HOME and (self.features.satisfied or self.is_threatened):
            return SHORTEST_VIEW
        return rounds

    # --- holding back cards ------------------------------------------------------------------------------------------

    @property
    def reserved_cards(self) -> tuple[int, ...] | None:
        """The cards that would move the Vizier into the Palace or, if wary, out of it; None for neither."""
        if self.features.satisfied:
            return self.payments.payment(self.vizier_distance) if self.vizier_distance > 0 else None
        return self.payments.payment(1) if self.is_wary else None

    @property
    def is_wary(self) -> bool:
        """Whether a rival may win this round."""
        features = self.features
        fullest = max(features.bag_sizes[rival] for rival in features.rivals)
        return not features.satisfied and (fullest >= FULL_BAG or (self.vizier_distance == 0 and self.is_threatened))

    @property
    def holds_back(self) -> bool:
        """Whether to keep the remaining cards until the others have spent theirs."""
        features = self.features
        return (features.satisfied or self.is_wary) and features.others_hold_cards and bool(features.cards)

    def without_reserved_cards(self, purchases: list[Action]) -> list[Action]:
        """Return the purchases that spend no reserved card; all of them if there are none."""
        reserved = set(self.reserved_cards or ())
        if not reserved or not self.features.others_hold_cards:
            return purchases
        return [action for action in purchases if reserved.isdisjoint(action.cards)] or purchases

    # --- values of purchases -----------------------------------------------------------------------------------------

    def net_gain(self, action: Action) -> tuple[float, Action, str]:
        """Return the gain of an action less its price, the action, and its reason."""
        gain, reason = GAINS[action.kind](self, action)
        return gain - self.features.payment_value(action.cards), action, reason

    def gem_gain(self, action: Action) -> tuple[float, str]:
        """Return the value of a gem; one paid with its gem card goes first, as the card is good for nothing else."""
        gem = GEMS.index(action.what)
        first = VICTORY / 2 if action.cards[0] == FIRST_GEM_CARD + gem else 0.0
        return first + GEM_ZEAL * self.features.gem_value(gem), "birthday"

    def agent_gain(self, action: Action) -> tuple[float, str]:
        """Return the expected income of an agent; an Assassin is only worth freeing a shop of the Palace."""
        features = self.features
        if action.what == "assassin":
            palace_blocked = features.satisfied and self.vizier_distance == OUT_OF_REACH
            return (BREAK_IN if palace_blocked and not features.mine["desert"]["assassin"] else 0.0), "agent"
        if sum(features.mine["desert"].values()) >= IDLE_MOST:
            return 0.0, "agent"
        return self.expected_income(DESERT_NAME), "agent"

    def move_gain(self, action: Action) -> tuple[float, str]:
        """Return the value of moving the Vizier, or of a pawn's new place and of what it does there."""
        if action.what == VIZIER_NAME:
            return self.vizier_value(action), "vizier"
        gain = 0.0
        if action.what != "assassin":
            gain = self.expected_income(action.goal) - self.expected_income(action.start)
        if self.in_shop(action.start) and not self.in_shop(action.goal):
            gain -= GIVEN_UP
        if action.what == "thief":
            gain += self.robbery_risk(action.start) - self.robbery_risk(action.goal)
        if not action.victim:
            return gain + self.vacating_value(action), "move"
        if action.what == "thief":
            return gain + self.robbery_value(action), "rob"
        return gain + self.harm_value(action), "move"

    def expected_income(self, cell: str) -> float:
        """Return the expected income of a pawn at a cell: in a shop at once, elsewhere after walking to a free shop."""
        if cell not in self.incomes:
            self.incomes[cell] = self._expected_income(cell)
        return self.incomes[cell]

    def in_shop(self, cell: str) -> bool:
        """Return whether a cell is a shop."""
        return cell != DESERT_NAME and self.features.board.cells[self.features.numbers[cell]].shop

    def _expected_income(self, cell: str) -> float:
        if self.in_shop(cell):
            return self.income_rounds * MEAN_VALUE[self.features.board.cells[self.features.numbers[cell]].district]
        steps, later = self.features.distances_from(cell), self.income_rounds - 1
        return STALE * max((later * value - steps[shop] for shop, value in self.shop_values), default=0.0)

    def robbery_value(self, action: Action) -> float:
        """Return the expected value of the loot, plus what it harms the victim."""
        bag = int(self.features.bag_sizes[self.features.pawns[action.victim]["seat"]])
        return GEM_ZEAL * self.features.expected_loot() + DENIAL * bag

    def robbery_risk(self, cell: str) -> float:
        """Return the expected loss of the own Thief at a cell from other Thieves near it."""
        if not self.expected_robbery_loss:
            return 0.0
        steps = self.features.distances_from(cell)
        near = [steps[self.features.numbers[thief]] for thief in self.thieves]
        return FEAR * self.expected_robbery_loss * sum(max(0.0, 1 - number / SAFE_DISTANCE) for number in near)

    def vacating_value(self, action: Action) -> float:
        """Return the value of leaving a Palace that has no free shop for the Vizier."""
        start = self.features.numbers.get(action.start)
        leaves = start is not None and self.features.is_palace_shop(start) and action.goal != action.start
        palace_blocked = self.features.satisfied and self.vizier_distance == OUT_OF_REACH
        goal = self.features.numbers[action.goal]
        return BREAK_IN if palace_blocked and leaves and not self.features.is_palace_shop(goal) else 0.0

    def harm_value(self, action: Action) -> float:
        """Return the value of striking a victim: a share of what it loses, and a shop of the Palace that this frees."""
        victim = self.features.pawns[action.victim]
        if victim["seat"] is None:
            return 0.0 if self.features.satisfied else SPITE * VICTORY / len(DISTRICTS)
        loss = self.expected_income(action.victim) - self.expected_income(DESERT_NAME)
        in_palace = self.features.is_palace_shop(self.features.numbers[action.victim])
        opens = BREAK_IN if self.features.satisfied and self.vizier_distance == OUT_OF_REACH and in_palace else 0.0
        return opens + (-loss if victim["seat"] == self.features.me else SPITE * loss)

    def vizier_value(self, action: Action) -> float:
        """Return the value of moving the Vizier: home if the own birthday card is met, away if a rival's may be."""
        features = self.features
        after = features.palace_distance(action.goal)
        if features.satisfied:
            if after == 0 and self.vizier_distance > 0:
                return AT_HOME if features.others_hold_cards else VICTORY
            return PUSH * (self.vizier_distance - after) if self.vizier_distance < OUT_OF_REACH else 0.0
        if not self.is_threatened:
            return 0.0
        away = HINDER * (after - self.vizier_distance)
        if self.vizier_distance == 0:
            return away + (PULL_OUT if after > 0 else 0.0)
        return away if self.vizier_distance <= NEAR_HOME else min(away, 0.0)


GAINS: dict[str, Callable[[PurchaseValuation, Action], tuple[float, str]]] = {
    "gem": PurchaseValuation.gem_gain,
    "agent": PurchaseValuation.agent_gain,
    "move": PurchaseValuation.move_gain,
    "discard": lambda valuation, action: (VICTORY / 2, "spend"),
}

PHASES: dict[str, Callable[[Features, Knowledge, Any], Choice]] = {
    "choosing": choose_character,
    "placing": choose_placement,
    "trading": choose_trade,
    "buying": choose_purchase,
}
