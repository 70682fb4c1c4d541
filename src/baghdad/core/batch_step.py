"""Batch stepping: one step in each of many matches. It is written once, as a template for every game.

The templates call rules of the game by names that this module leaves undefined; `batch_functions` makes copies of the
templates for a game, in which these names are its rules, and compiles them if its rules are compiled. A match is the
bytes of a workspace, a record with the fields `state`, `rng` and `legal`. `board` is what the rules of a game with a
board need to know of it. Matches are independent, so several threads may each step a range of them.
"""

# pyright: reportUndefinedVariable=false

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from baghdad.core import arrays as np
from baghdad.core.atomic import fetch_add, plain_fetch_add
from baghdad.core.batch_progress import AUTORESET, CHECKING, DONE, DRAWING, WRONG, take_range
from baghdad.core.batch_rules import CALLER, IN_PROGRESS, NOTHING, first_illegal, learner_seat, settle_rewards
from baghdad.core.prefetch import plain_prefetch_row, prefetch_row
from baghdad.core.rng import below
from baghdad.core.rule import specialize


@dataclass(frozen=True)
class BatchRules:
    """What a game gives so that many of its matches can be stepped at once: its part `batch`.

    `rules` are the functions that the templates call, by name (`RULES`):

    - `read_board(board)` returns the board from what `board_of` made of the options.
    - `deal_match(work, board, players)` starts a match; the options are in the state already.
    - `list_legal(work, board)` writes the legal steps into `work.legal` and returns their number.
    - `nth_legal(work, index)` returns one of them, and `fill_ids(work, number, ids)` writes all.
    - `fill_mask(work, number, mask)` sets their bytes in an empty mask, `clear_mask(work, number, mask)` clears them.
    - `apply_step(work, board, step)` applies a step, drawing from `work.rng`.
    - `play_opponent(work, board, controller)` lets a bot decide and applies its steps.
    - `is_over(state)` and `seat_to_act(state)` tell whose turn it is.
    - `write_shares(state, board, shares)` writes each seat's share of the victory; it returns whether there is one.
    - `encode(state, seat, row)` writes an observation; `fill_row(state, seat, row)` writes it into zeros, and
      `clear_row(state, row)` clears an observation of the same state.
    - `redeal(state, seat, rng)` deals again what a seat can't know.
    """

    package: str  # whose compiled code it is, such as `envs.dieb` (see `core.rule.specialize`); empty: interpreted
    workspace: Any  # the type of the record that a match is played in
    rules: Mapping[str, Callable[..., Any]]
    opponents: Mapping[str, int]  # controllers of seats that `play_opponent` knows, by the name of the bot
    board_of: Callable[[Any], Any]  # what the rules need to know of the board, from the options


RULES = (
    "read_board",
    "deal_match",
    "list_legal",
    "nth_legal",
    "fill_ids",
    "fill_mask",
    "clear_mask",
    "apply_step",
    "play_opponent",
    "is_over",
    "seat_to_act",
    "write_shares",
    "encode",
    "fill_row",
    "clear_row",
    "redeal",
)


def rules_in(module: Any) -> dict[str, Callable[..., Any]]:
    """Return the rules that a module or an object has under the names that the templates call."""
    return {name: getattr(module, name) for name in RULES}


def no_board(options: Any) -> Any:
    """Return an empty board, for games without one."""
    return np.zeros(1, np.uint8)


def batch_functions(batch: BatchRules) -> SimpleNamespace:
    """Return the functions of a game that are made of the templates, by their names."""
    names = {**batch.rules, "WORKSPACE": batch.workspace}
    if not batch.package:
        names |= {"fetch_add": plain_fetch_add, "prefetch_row": plain_prefetch_row}
    return SimpleNamespace(**specialize(TEMPLATES, batch.package, names))


HALF_BITS = 32
CACHED_BYTES = 16 << 20  # of workspaces: that many stay in the caches with their rows

# The templates; names that are defined nowhere here are the rules of a game.
# ruff: noqa: F821
# mypy: ignore-errors


def step_matches(batch, board_data, players, shares, progress, own, patience):
    """Step ranges of matches as long as there are some; several threads do so at once.

    A thread that finds none looks again `patience` times before it returns.

    `batch` are two tuples of arrays, which `step_range` unpacks.
    """
    looks = stepped = 0
    while looks <= patience:
        first, last = take_range(shares, own)
        if first < last:
            step_range(batch, board_data, players, progress, first, last)
            stepped += last - first
            looks = 0
        else:
            if stepped:
                fetch_add(progress, DONE, stepped)
                stepped = 0
            looks += 1


def step_range(batch, board_data, players, progress, first, last):
    """Apply a step to each match of a range, `NOTHING` to start a new one, and fill the output arrays.

    While actions are checked, only say whether one of the range is illegal. The thread whose caches have the masks does
    that too: another one would have to fetch them.
    """
    workspaces, rngs, controllers, actions, samples, legal_counts = batch[0]
    masks, observations, final_observations, to_act, rewards, ended = batch[1]
    if progress[CHECKING]:
        if first_illegal(actions[first:last], masks[first:last]) >= 0:
            progress[WRONG] = 1
        return
    board = read_board(board_data)
    matches = workspaces.reshape(-1).view(WORKSPACE)
    large = workspaces.size > CACHED_BYTES
    for index in range(first, last):
        work = matches[index]
        if large and index + 1 < last:  # the next match isn't in the caches
            prefetch_row(workspaces[index + 1])
            prefetch_row(observations[index + 1])
        seat_controllers = controllers[index]
        mask = masks[index]
        row = observations[index]
        # Mask and row are those of the state as it is now, so it says which of their bytes aren't 0.
        clear_mask(work, legal_counts[index], mask)
        clear_row(work.state, row)
        if actions[index] == NOTHING:
            deal_match(work, board, players)
        else:
            apply_step(work, board, int(actions[index]))
        play_opponents(work, board, seat_controllers)
        if ended[index] != IN_PROGRESS:
            ended[index] = IN_PROGRESS
            rewards[index][:] = 0.0
        if is_over(work.state):
            ended[index] = settle_rewards(write_shares(work.state, board, rewards[index]), players, rewards[index])
            encode(work.state, learner_seat(seat_controllers, players), final_observations[index])
        while is_over(work.state) and progress[AUTORESET]:
            deal_match(work, board, players)
            play_opponents(work, board, seat_controllers)
        number = list_legal(work, board)
        legal_counts[index] = number
        fill_mask(work, number, mask)
        seat = learner_seat(seat_controllers, players) if is_over(work.state) else seat_to_act(work.state)
        to_act[index] = seat
        fill_row(work.state, seat, row)
        if progress[DRAWING]:
            samples[index] = nth_legal(work, below(rngs[index], number))


def play_opponents(work, board, controllers):
    """Let bots decide until it is the caller's turn or the match is over."""
    while not is_over(work.state) and controllers[seat_to_act(work.state)] != CALLER:
        play_opponent(work, board, controllers[seat_to_act(work.state)])


def sample_actions(workspaces, rngs, legal_counts, samples):
    """Write a uniformly random legal step for each match; `rngs` are the caller's."""
    matches = workspaces.reshape(-1).view(WORKSPACE)
    for index in range(len(samples)):
        samples[index] = nth_legal(matches[index], below(rngs[index], legal_counts[index]))


def seed_matches(workspaces, words):
    """Set the RNG of each match to a word."""
    matches = workspaces.reshape(-1).view(WORKSPACE)
    for index in range(len(words)):
        matches[index].rng.word = words[index]


def seed_match(workspace, high, low):
    """Set the RNG of one match to a word, given as two halves: compiled code takes Python's integers as signed."""
    workspace.view(WORKSPACE)[0].rng.word = (high << HALF_BITS) | low


def play_match(workspace, board_data, players, action):
    """Apply a step to one match, `NOTHING` to deal it; return the seat to act, whether it is over, and whether it drew.

    All seats are the caller's.
    """
    work = workspace.view(WORKSPACE)[0]
    board = read_board(board_data)
    word = work.rng.word
    if action == NOTHING:
        deal_match(work, board, players)
    else:
        apply_step(work, board, action)
    over = is_over(work.state)
    return 0 if over else seat_to_act(work.state), over, work.rng.word != word


def settle_match(workspace, board_data, players, rewards):
    """Write the rewards of one match that is over into zeros, and return its status."""
    board = read_board(board_data)
    return settle_rewards(write_shares(workspace.view(WORKSPACE)[0].state, board, rewards), players, rewards)


def list_ids(workspace, board_data, ids):
    """Write the ids of the legal steps of one match and return their number."""
    work = workspace.view(WORKSPACE)[0]
    number = list_legal(work, read_board(board_data))
    fill_ids(work, number, ids)
    return number


def mark_legal(workspace, board_data, mask):
    """Set the bytes of the legal steps of one match in an empty mask."""
    work = workspace.view(WORKSPACE)[0]
    fill_mask(work, list_legal(work, read_board(board_data)), mask)


def observe(workspace, seat, observation):
    """Write the observation of a seat of one match."""
    encode(workspace.view(WORKSPACE)[0].state, seat, observation)


def show_turn(workspace, board_data, seat, observation, mask):
    """Write the observation of the seat to act of one match, and its mask into zeros."""
    mark_legal(workspace, board_data, mask)
    observe(workspace, seat, observation)


def redeal_for(workspace, seat, rng):
    """Redeal in place everything that a seat of one match can't know."""
    redeal(workspace.view(WORKSPACE)[0].state, seat, rng)


TEMPLATES = (
    play_opponents,
    step_range,
    step_matches,
    sample_actions,
    seed_matches,
    seed_match,
    play_match,
    settle_match,
    list_ids,
    mark_legal,
    observe,
    show_turn,
    redeal_for,
)
