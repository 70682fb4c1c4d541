"""A few iterations of Ray RLlib's PPO on the PettingZoo environment, both seats learning one policy.

RLlib 2.60 wants a Gymnasium of its own, so give it a venv of its own:

    pip install "ray[rllib]==2.60.*" torch pettingzoo baghdad
    python rllib.py --iterations 3

The masks of what is legal go to RLlib's own module for masked actions.
"""

import argparse

import gymnasium
import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from baghdad.envs.pettingzoo import dieb_v1

CAP = 400  # decisions of a match: beginners hardly ever end one


class Table(MultiAgentEnv):
    """The AEC environment as RLlib steps it: one agent at a time, with the names it expects in the observation."""

    def __init__(self, config=None):
        super().__init__()
        self.env = dieb_v1.env(players=2, max_cycles=CAP)
        self.possible_agents = self.env.possible_agents
        self.agents = list(self.possible_agents)
        some = self.possible_agents[0]
        seen = self.env.observation_space(some)
        numbers, actions = seen["observation"].shape, self.env.action_space(some)
        space = gymnasium.spaces.Dict(
            observations=gymnasium.spaces.Box(0, 1, numbers, np.float32),
            action_mask=gymnasium.spaces.Box(0, 1, (actions.n,), np.float32),
        )
        self.most = np.maximum(seen["observation"].high, 1).astype(np.float32)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)

    def reset(self, *, seed=None, options=None):
        """A new match."""
        self.env.reset(seed=seed)
        return self._seen(), {}

    def step(self, actions):
        """The action of whoever is to act; rewards for all as soon as there are any."""
        self.env.step(int(actions[self.env.agent_selection]))
        rewards = {agent: float(self.env.rewards[agent]) for agent in self.possible_agents}
        over = any(self.env.terminations.values())
        cut = any(self.env.truncations.values())
        seen = self._seen(self.possible_agents if over or cut else ())
        return seen, rewards, {"__all__": over}, {"__all__": cut}, {}

    def _seen(self, agents=()):
        """What the agent to act sees, and any others asked for."""
        return {agent: self._row(agent) for agent in {self.env.agent_selection, *agents}}

    def _row(self, agent):
        seen = self.env.observe(agent)
        return {
            "observations": seen["observation"] / self.most,
            "action_mask": seen["action_mask"].astype(np.float32),
        }


def main():
    """Trains, and says how it goes."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--iterations", type=int, default=3)
    asked = ask.parse_args()
    config = (
        PPOConfig()
        .environment(Table, disable_env_checking=True)
        .env_runners(num_env_runners=1)
        .multi_agent(policies={"thief"}, policy_mapping_fn=lambda agent, *_, **__: "thief")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size_per_learner=4000, minibatch_size=500, num_epochs=4)
    )
    algorithm = config.build_algo()
    for iteration in range(1, asked.iterations + 1):
        result = algorithm.train()
        steps = result["num_env_steps_sampled_lifetime"]
        length = result["env_runners"]["episode_len_mean"]
        print(f"iteration {iteration}: {int(steps)} decisions, {length:.0f} a match")
    algorithm.stop()


if __name__ == "__main__":
    main()
