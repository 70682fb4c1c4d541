"""What a level likes about an end of its turn beyond its chance: a temperature makes it err, a temper gives it a style.

The errors are Gumbel noise, so that a temperature chooses ends with the probabilities of a Boltzmann distribution. They
are a function of the pieces on the board. So a level sticks to its plan through all actions of a turn, and never pays
for a detour to the same pieces.
"""

from __future__ import annotations

from math import log

from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import PASS, STEAL
from baghdad.dieb.box import MAX_PLAYERS, PALACES
from baghdad.dieb.state import NEUTRAL, PLACING
from baghdad.dieb.tally import count, total

HASH_MULTIPLIER, HASH_MASK = 0x9E37_79B9_7F4A_7C1, (1 << 60) - 1  # multiplicative hashing in 60 bits
HASH_UNIT = 1.0 / (1 << 60)
SEEDS = 1 << 31
CHEST_PULL = 6.0  # temperatures that a chest taken within the turn counts for
SMALLEST_CHANCE = 1e-6
# What a temper likes, in points: a card kept, a dancer kept, a guard where rivals have thieves, a thief there, a pass.
CARD_KEPT, DANCER_KEPT, HINDERED, CONTESTED, PASSED = 0.12, 0.6, 1.5, 1.5, 0.4
# How many log-odds a point counts for: fewer for those who don't err, so that no temper costs much strength.
SMALLEST_POINT, POINT_PER_TEMPERATURE = 0.015, 0.3


@rule
def worth(workspace, chance, bias):
    """Return what an end counts for that brings a chance: the chance itself, or for a level its log-odds and a bias."""
    if workspace.is_biased == 0:
        return chance
    return log_odds(chance) + bias


@rule
def log_odds(chance):
    """Return the logarithm of the odds of a chance."""
    bounded = min(max(chance, SMALLEST_CHANCE), 1.0 - SMALLEST_CHANCE)
    return log(bounded / (1.0 - bounded))


@rule
def bias_of_end(workspace, before, action, after):
    """Return a level's bias for an end of its turn, by the positions just before and after the action that ends it."""
    if workspace.is_biased == 0:
        return 0.0
    seat = int(workspace.root.seat)
    chests = total(after.chests_won[seat]) - total(workspace.root.chests_won[seat])
    noise = gumbel(pieces_hash(after, int(workspace.noise_seed)))
    point = SMALLEST_POINT + POINT_PER_TEMPERATURE * workspace.temperature
    return workspace.temperature * (noise + CHEST_PULL * chests) + point * style(workspace, before, action, after)


@rule
def gumbel(hash_value):
    """Return a sample of the standard Gumbel distribution for a hash value."""
    uniform = (float(hash_value) + 0.5) * HASH_UNIT
    return -log(-log(uniform))


@rule
def mix(hash_value, field):
    """Return a hash value with a further field."""
    mixed = ((hash_value ^ (hash_value >> 29)) * HASH_MULTIPLIER + field) & HASH_MASK
    return mixed ^ (mixed >> 31)


@rule
def choose_noise(workspace):
    """Choose the noise of a level, the same in all decisions of a turn; placing a guard is a decision of its own."""
    if workspace.is_biased:
        root = workspace.root
        workspace.noise_seed = below(workspace.rng, SEEDS) if root.phase == PLACING else turn_hash(root)


@rule
def turn_hash(root):
    """Return a hash of what is known of other hands and of the cards that aren't seen: the same throughout a turn."""
    hash_value, unseen = int(root.seat), int(root.deck)
    for seat in range(MAX_PLAYERS):
        if seat != root.seat:
            hash_value = mix(hash_value, total(root.cards[seat]) * 16 + int(root.held_dancers[seat]))
            unseen += int(root.cards[seat]) - int(root.shown[seat])
    return mix(hash_value, unseen)


@rule
def pieces_hash(state, hash_value):
    """Return a hash value with all pieces on the board."""
    for row in range(MAX_PLAYERS):
        hash_value = mix(hash_value, int(state.guards[row]))
        hash_value = mix(hash_value, int(state.thieves[row]))
    hash_value = mix(hash_value, int(state.guards[NEUTRAL]))
    return mix(mix(hash_value, int(state.chests)), HASH_MULTIPLIER)


@rule
def style(workspace, before, action, after):
    """Return how much a temper likes an end, in points; the hand is that before cards are drawn."""
    seat = int(workspace.root.seat)
    kept = CARD_KEPT * total(before.cards[seat]) + DANCER_KEPT * int(before.held_dancers[seat])
    hindered, contested = 0, 0
    for palace in range(PALACES):
        own = count(after.thieves[seat], palace)
        rivals = 0
        for rival in range(after.players):
            if rival != seat:
                rivals += count(after.thieves[rival], palace)
        if rivals > 0:
            hindered += min(count(after.guards[seat], palace) + count(after.guards[NEUTRAL], palace), 2)
            contested += own
    liking = (
        workspace.thrift * kept + workspace.spite * HINDERED * hindered + workspace.boldness * CONTESTED * contested
    )
    return liking + (workspace.patience * PASSED if PASS <= action < STEAL else 0.0)
