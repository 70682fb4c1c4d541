"""Learns The Thief of Baghdad for two from nothing until it beats `greedy`: masked PPO on the batch environment.

    pip install baghdad torch matplotlib
    python examples/learn.py --minutes 10

It prints a line for each evaluation: the learner's likeliest moves in whole matches against `greedy`. `learned/` has
the network, the curve as numbers and, with matplotlib, as a picture. Ctrl-C ends it early and keeps what was learned.
What has learned can be seated like any other player, where that folder is:

    baghdad arena dieb --seats examples/learn.py:Learned,greedy --matches 400 --paired
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from baghdad.bots.bot import Choice
from baghdad.bots.dieb.greedy import reason_of
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.planes import OBSERVATION
from baghdad.dieb.rules.observation import encode
from baghdad.envs import batch

OUT = Path("learned")

TABLES, DECISIONS = 1024, 64  # side by side, and between two lessons
ROUNDS, PART = 2, 8192  # how often a lesson is gone through, and in parts of what size
DISCOUNT, TRACE, CLIP, SPREAD, RATE = 0.999, 0.95, 0.2, 0.01, 1e-3
CHEST, THIEF = 0.1, 0.01  # what progress is worth on the way
LONGEST = 600  # decisions, after which a match that goes nowhere counts for nobody
TRIAL = 1000  # matches of an evaluation


class Player(nn.Module):
    """A score for each action, and how it expects to end."""

    def __init__(self, actions: int = len(CATALOGUE), width: int = 192) -> None:
        super().__init__()
        self.register_buffer("most", torch.tensor(OBSERVATION.highest, dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(OBSERVATION.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.scores, self.worth = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Of many positions at once."""
        thought = self.body(seen / self.most)
        return self.scores(thought).masked_fill(mask == 0, -1e9), self.worth(thought)[:, 0]


def progress(seen: Tensor) -> Tensor:
    """How far the observer is ahead. As a potential it shapes rewards without changing what is best."""

    def lead(plane: str, width: int) -> Tensor:
        rows = seen[:, OBSERVATION.slice_of(plane)]
        return rows[:, :width].sum(1) - rows[:, width : 2 * width].sum(1)

    return CHEST * lead("chests_won", 4) + THIEF * lead("thieves", 6)


def arrays(now: batch.Step) -> tuple[Tensor, Tensor]:
    """Observations and masks, the environment's own memory."""
    return torch.from_dlpack(now.observations), torch.from_dlpack(now.masks)


def drawn(chances: Tensor) -> Tensor:
    """An action of each row, as likely as its logarithm says."""
    heights = chances.exp().cumsum(1)
    points = (1 - torch.rand(len(heights), 1)) * heights[:, -1:]  # never 0, so never one of no chance
    return torch.searchsorted(heights, points)[:, 0]


class Lessons:
    """Matches against `greedy`, a few decisions of all of them at a time."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.tables = batch.Dieb(n=TABLES, players=2, opponents=["greedy"], decision_cap=LONGEST)
        self.now = self.tables.reset(seed)

    @torch.no_grad()
    def next(self) -> tuple[Tensor, ...]:
        """What was seen, allowed and done, how likely it was, what came of it compared with what was expected."""
        shape = DECISIONS, TABLES
        seen = torch.empty(*shape, self.tables.size, dtype=torch.int8)
        masks = torch.empty(*shape, self.tables.actions, dtype=torch.int8)
        done = torch.empty(shape, dtype=torch.int64)
        likely, rewards, going = torch.empty(shape), torch.empty(shape), torch.empty(shape)
        worth = torch.empty(DECISIONS + 1, TABLES)
        rows = torch.arange(TABLES)
        for at in range(DECISIONS):
            seen[at], masks[at] = arrays(self.now)
            looked = seen[at].float()
            scores, worth[at] = self.player(looked, masks[at])
            chances = torch.log_softmax(scores, 1)
            done[at] = drawn(chances)
            likely[at] = chances[rows, done[at]]
            seats = torch.tensor(self.now.to_act, dtype=torch.int64)
            before = progress(looked)
            self.now = self.tables.step(done[at].numpy())
            going[at] = 1 - torch.tensor(self.now.terminated | self.now.truncated, dtype=torch.float32)
            after = going[at] * progress(arrays(self.now)[0].float())
            rewards[at] = torch.tensor(self.now.rewards)[rows, seats] + DISCOUNT * after - before
        looked, masked = arrays(self.now)
        worth[-1] = self.player(looked.float(), masked)[1]
        better = torch.zeros(shape)
        ahead = torch.zeros(TABLES)
        for at in reversed(range(DECISIONS)):
            surprise = rewards[at] + DISCOUNT * going[at] * worth[at + 1] - worth[at]
            ahead = better[at] = surprise + DISCOUNT * TRACE * going[at] * ahead
        flat = [each.flatten(0, 1) for each in (seen, masks, done, likely, better)]
        return *flat, flat[4] + worth[:-1].flatten()


def learn(player: Player, steps: torch.optim.Optimizer, lesson: tuple[Tensor, ...]) -> None:
    """Makes what went better than expected likelier, but not by too much at once."""
    size = len(lesson[0])
    for _ in range(ROUNDS):
        for part in torch.randperm(size).split(PART):
            seen, mask, done, likely, better, came = (each[part] for each in lesson)
            scores, worth = player(seen.float(), mask)
            chances = torch.log_softmax(scores, 1)
            ratio = (chances.gather(1, done[:, None])[:, 0] - likely).exp()
            better = (better - better.mean()) / (better.std() + 1e-8)
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            spread = -(chances.exp() * chances).sum(1).mean()
            loss = -gain - SPREAD * spread + 0.5 * (worth - came).square().mean()
            steps.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            steps.step()


@torch.no_grad()
def share_of_wins(player: Player, seed: int) -> float:
    """Of whole matches against `greedy`, from either seat, with the likeliest action each time."""
    tables = batch.Dieb(n=TRIAL, players=2, opponents=["greedy"], decision_cap=LONGEST)
    now = tables.reset(seed)
    open_ones, wins = np.ones(TRIAL, bool), 0
    while open_ones.any():
        looked, mask = arrays(now)
        seats = now.to_act.copy()
        now = tables.step(player(looked.float(), mask)[0].argmax(1).numpy())
        ended = open_ones & (now.terminated | now.truncated)
        wins += int((now.rewards[ended, seats[ended]] > 0).sum())
        open_ones &= ~ended
    tables.close()
    return wins / TRIAL


class Learned:
    """A computer player: the likeliest action of what was learned in this folder."""

    games = ("dieb",)

    def __init__(self) -> None:
        self.player = Player()
        self.player.load_state_dict(torch.load(OUT / "player.pt", weights_only=True))

    @torch.no_grad()
    def choose(self, knowledge, rng) -> Choice:
        """Looks at the table as the batch shows it."""
        seen, mask = np.zeros((1, OBSERVATION.size), np.int8), np.zeros((1, len(CATALOGUE)), np.int8)
        encode(knowledge.sampled_state, knowledge.seat, seen[0])
        mask[0, [action.number for action in knowledge.legal]] = 1
        number = int(self.player(torch.from_numpy(seen).float(), torch.from_numpy(mask))[0].argmax())
        return Choice(CATALOGUE[number], reason_of(knowledge.sampled_state, number))


def keep(out: Path, player: Player, curve: list[dict[str, float]]) -> None:
    """The network and its curve, so far."""
    out.mkdir(parents=True, exist_ok=True)
    torch.save(player.state_dict(), out / "player.pt")
    (out / "curve.json").write_text(json.dumps(curve, indent=1) + "\n")
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return
    picture = Figure(figsize=(7, 3.5), layout="constrained")
    axes = picture.subplots()
    axes.plot([point["minutes"] for point in curve], [100 * point["share"] for point in curve], marker=".")
    axes.axhline(50, color="grey", linewidth=0.8)
    axes.set(xlabel="minutes", ylabel="% of matches won against greedy", ylim=(0, 100))
    picture.savefig(out / "curve.svg")


def main() -> None:
    """Learns for so many minutes."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--minutes", type=float, default=10)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--out", type=Path, default=OUT)
    asked = ask.parse_args()
    torch.manual_seed(asked.seed)
    lessons = Lessons(player := Player(), asked.seed)
    steps = torch.optim.Adam(player.parameters(), lr=RATE)
    start, curve, decisions, due = time.monotonic(), [], 0, 0.0
    try:
        while (minutes := (time.monotonic() - start) / 60) < asked.minutes:
            if minutes >= due:
                due = minutes + asked.minutes / 40
                curve.append({"minutes": minutes, "decisions": decisions, "share": share_of_wins(player, 1_000_000)})
                keep(asked.out, player, curve)
                print(
                    f"{minutes:5.1f} of {asked.minutes:g} min  {decisions / 1e6:6.1f} million decisions  "
                    f"{100 * curve[-1]['share']:5.1f} % against greedy",
                    flush=True,
                )
            steps.param_groups[0]["lr"] = RATE * max(0.05, 1 - minutes / asked.minutes)
            learn(player, steps, lessons.next())
            decisions += TABLES * DECISIONS
    except KeyboardInterrupt:
        print("interrupted")
    keep(asked.out, player, curve)
    print(f"at the end {100 * share_of_wins(player, 2_000_000):.1f} % of {TRIAL} other matches; kept in {asked.out}/")


if __name__ == "__main__":
    main()
