"""Masked PPO on the batch environment: learns The Thief of Baghdad for two players until it beats `greedy`.

    pip install baghdad torch matplotlib
    python examples/learn.py --minutes 10

It prints a line for each evaluation: whole matches against `greedy` with the most probable actions. The folder
`learned/` gets the network, the learning curve as numbers and, with matplotlib, as a picture. Ctrl-C ends the training
early and keeps what was learned. The trained network can play like any other bot, in the directory of that folder:

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

MATCHES, ROLLOUT_LENGTH = 1024, 64  # in the batch, and decisions of each match per rollout
EPOCHS, MINIBATCH_SIZE = 2, 8192
DISCOUNT, GAE_LAMBDA, CLIP_RANGE, ENTROPY_WEIGHT, LEARNING_RATE = 0.999, 0.95, 0.2, 0.01, 1e-3
CHEST_VALUE, THIEF_VALUE = 0.1, 0.01  # weights of the potential for reward shaping
DECISION_CAP = 600  # decisions after which a match is cut off
EVALUATION_MATCHES = 1000


class PolicyNetwork(nn.Module):
    """A network with a policy head and a value head."""

    def __init__(self, actions: int = len(CATALOGUE), width: int = 192) -> None:
        super().__init__()
        self.register_buffer("maximum", torch.tensor(OBSERVATION.highest, dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(OBSERVATION.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy_head, self.value_head = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, observations: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Return masked logits and values of a batch of observations."""
        features = self.body(observations / self.maximum)
        return self.policy_head(features).masked_fill(mask == 0, -1e9), self.value_head(features)[:, 0]


def potential(observations: Tensor) -> Tensor:
    """Return the observer's lead in chests and thieves.

    Potential-based reward shaping (Ng, Harada and Russell 1999) does not change the optimal policy.
    """

    def lead(plane: str, width: int) -> Tensor:
        rows = observations[:, OBSERVATION.slice_of(plane)]
        return rows[:, :width].sum(1) - rows[:, width : 2 * width].sum(1)

    return CHEST_VALUE * lead("chests_won", 4) + THIEF_VALUE * lead("thieves", 6)


def tensors(now: batch.Step) -> tuple[Tensor, Tensor]:
    """Return observations and masks as tensors that share the environment's memory."""
    return torch.from_dlpack(now.observations), torch.from_dlpack(now.masks)


def sample_actions(log_probs: Tensor) -> Tensor:
    """Sample an action of each row from log probabilities."""
    cumulative = log_probs.exp().cumsum(1)
    points = (1 - torch.rand(len(cumulative), 1)) * cumulative[:, -1:]  # never 0, so masked actions are never chosen
    return torch.searchsorted(cumulative, points)[:, 0]


class RolloutCollector:
    """Matches against `greedy` in a batch, played a few decisions at a time."""

    def __init__(self, network: PolicyNetwork, seed: int) -> None:
        self.network = network
        self.env = batch.Dieb(n=MATCHES, players=2, opponents=["greedy"], decision_cap=DECISION_CAP)
        self.now = self.env.reset(seed)

    @torch.no_grad()
    def collect(self) -> tuple[Tensor, ...]:
        """Return observations, masks, actions, their log probabilities, advantages (GAE) and returns of a rollout."""
        shape = ROLLOUT_LENGTH, MATCHES
        observations = torch.empty(*shape, self.env.size, dtype=torch.int8)
        masks = torch.empty(*shape, self.env.actions, dtype=torch.int8)
        actions = torch.empty(shape, dtype=torch.int64)
        old_log_probs, rewards, continues = torch.empty(shape), torch.empty(shape), torch.empty(shape)
        values = torch.empty(ROLLOUT_LENGTH + 1, MATCHES)
        rows = torch.arange(MATCHES)
        for t in range(ROLLOUT_LENGTH):
            observations[t], masks[t] = tensors(self.now)
            current = observations[t].float()
            logits, values[t] = self.network(current, masks[t])
            log_probs = torch.log_softmax(logits, 1)
            actions[t] = sample_actions(log_probs)
            old_log_probs[t] = log_probs[rows, actions[t]]
            seats = torch.tensor(self.now.to_act, dtype=torch.int64)
            before = potential(current)
            self.now = self.env.step(actions[t].numpy())
            continues[t] = 1 - torch.tensor(self.now.terminated | self.now.truncated, dtype=torch.float32)
            after = continues[t] * potential(tensors(self.now)[0].float())
            rewards[t] = torch.tensor(self.now.rewards)[rows, seats] + DISCOUNT * after - before
        current, current_mask = tensors(self.now)
        values[-1] = self.network(current.float(), current_mask)[1]
        advantages = torch.zeros(shape)
        advantage = torch.zeros(MATCHES)
        for t in reversed(range(ROLLOUT_LENGTH)):
            td_error = rewards[t] + DISCOUNT * continues[t] * values[t + 1] - values[t]
            advantage = advantages[t] = td_error + DISCOUNT * GAE_LAMBDA * continues[t] * advantage
        flat = [each.flatten(0, 1) for each in (observations, masks, actions, old_log_probs, advantages)]
        return *flat, flat[4] + values[:-1].flatten()


def ppo_update(network: PolicyNetwork, optimizer: torch.optim.Optimizer, rollout: tuple[Tensor, ...]) -> None:
    """Update the network by PPO: clipped surrogate objective, entropy bonus and value loss."""
    size = len(rollout[0])
    for _ in range(EPOCHS):
        for part in torch.randperm(size).split(MINIBATCH_SIZE):
            observations, mask, actions, old_log_probs, advantages, returns = (each[part] for each in rollout)
            logits, values = network(observations.float(), mask)
            log_probs = torch.log_softmax(logits, 1)
            ratio = (log_probs.gather(1, actions[:, None])[:, 0] - old_log_probs).exp()
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            surrogate = torch.min(ratio * advantages, ratio.clamp(1 - CLIP_RANGE, 1 + CLIP_RANGE) * advantages).mean()
            entropy = -(log_probs.exp() * log_probs).sum(1).mean()
            loss = -surrogate - ENTROPY_WEIGHT * entropy + 0.5 * (values - returns).square().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def win_share(network: PolicyNetwork, seed: int) -> float:
    """Return the share of matches won against `greedy` with the most probable actions, from either seat."""
    env = batch.Dieb(n=EVALUATION_MATCHES, players=2, opponents=["greedy"], decision_cap=DECISION_CAP)
    now = env.reset(seed)
    running, wins = np.ones(EVALUATION_MATCHES, bool), 0
    while running.any():
        current, mask = tensors(now)
        seats = now.to_act.copy()
        now = env.step(network(current.float(), mask)[0].argmax(1).numpy())
        ended = running & (now.terminated | now.truncated)
        wins += int((now.rewards[ended, seats[ended]] > 0).sum())
        running &= ~ended
    env.close()
    return wins / EVALUATION_MATCHES


class Learned:
    """A bot that plays the most probable action of the trained network."""

    games = ("dieb",)

    def __init__(self) -> None:
        self.network = PolicyNetwork()
        self.network.load_state_dict(torch.load(OUT / "player.pt", weights_only=True))

    @torch.no_grad()
    def choose(self, knowledge, rng) -> Choice:
        """Encode the sampled state as the batch does, and return the most probable legal action."""
        observations, mask = np.zeros((1, OBSERVATION.size), np.int8), np.zeros((1, len(CATALOGUE)), np.int8)
        encode(knowledge.sampled_state, knowledge.seat, observations[0])
        mask[0, [action.number for action in knowledge.legal]] = 1
        number = int(self.network(torch.from_numpy(observations).float(), torch.from_numpy(mask))[0].argmax())
        return Choice(CATALOGUE[number], reason_of(knowledge.sampled_state, number))


def save(out: Path, network: PolicyNetwork, curve: list[dict[str, float]]) -> None:
    """Save the network and its learning curve."""
    out.mkdir(parents=True, exist_ok=True)
    torch.save(network.state_dict(), out / "player.pt")
    (out / "curve.json").write_text(json.dumps(curve, indent=1) + "\n")
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return
    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.subplots()
    axes.plot([point["minutes"] for point in curve], [100 * point["share"] for point in curve], marker=".")
    axes.axhline(50, color="grey", linewidth=0.8)
    axes.set(xlabel="minutes", ylabel="% of matches won against greedy", ylim=(0, 100))
    figure.savefig(out / "curve.svg")


def main() -> None:
    """Train for the given number of minutes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    collector = RolloutCollector(network := PolicyNetwork(), arguments.seed)
    optimizer = torch.optim.Adam(network.parameters(), lr=LEARNING_RATE)
    start, curve, decisions, due = time.monotonic(), [], 0, 0.0
    try:
        while (minutes := (time.monotonic() - start) / 60) < arguments.minutes:
            if minutes >= due:
                due = minutes + arguments.minutes / 40
                curve.append({"minutes": minutes, "decisions": decisions, "share": win_share(network, 1_000_000)})
                save(arguments.out, network, curve)
                print(
                    f"{minutes:5.1f} of {arguments.minutes:g} min  {decisions / 1e6:6.1f} million decisions  "
                    f"{100 * curve[-1]['share']:5.1f} % against greedy",
                    flush=True,
                )
            optimizer.param_groups[0]["lr"] = LEARNING_RATE * max(0.05, 1 - minutes / arguments.minutes)
            ppo_update(network, optimizer, collector.collect())
            decisions += MATCHES * ROLLOUT_LENGTH
    except KeyboardInterrupt:
        print("interrupted")
    save(arguments.out, network, curve)
    share = 100 * win_share(network, 2_000_000)
    print(f"at the end {share:.1f} % of {EVALUATION_MATCHES} other matches; kept in {arguments.out}/")


if __name__ == "__main__":
    main()
