"""A few iterations of Ray RLlib's PPO on the PettingZoo environment, with one policy for both seats.

RLlib 2.60 needs another version of Gymnasium, so install it in a separate virtual environment:

    pip install "ray[rllib]==2.60.*" torch pettingzoo baghdad
    python rllib.py --iterations 3

The action masks are applied by RLlib's example module for masked actions.
"""

import argparse

import gymnasium
import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from baghdad.envs.pettingzoo import dieb_v1

CAP = 400  # decisions of a match: an untrained policy hardly ever finishes one


class RllibEnv(MultiAgentEnv):
    """The AEC environment as an RLlib multi-agent environment: one agent acts at a time."""

    def __init__(self, config=None):
        super().__init__()
        self.env = dieb_v1.env(players=2, max_cycles=CAP)
        self.possible_agents = self.env.possible_agents
        self.agents = list(self.possible_agents)
        first_agent = self.possible_agents[0]
        observation_space = self.env.observation_space(first_agent)
        shape, actions = observation_space["observation"].shape, self.env.action_space(first_agent)
        space = gymnasium.spaces.Dict(
            observations=gymnasium.spaces.Box(0, 1, shape, np.float32),
            action_mask=gymnasium.spaces.Box(0, 1, (actions.n,), np.float32),
        )
        self.maximum = np.maximum(observation_space["observation"].high, 1).astype(np.float32)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)

    def reset(self, *, seed=None, options=None):
        """Start a new match."""
        self.env.reset(seed=seed)
        return self._observations(), {}

    def step(self, actions):
        """Apply the action of the agent to act; return the rewards of all agents."""
        self.env.step(int(actions[self.env.agent_selection]))
        rewards = {agent: float(self.env.rewards[agent]) for agent in self.possible_agents}
        terminated = any(self.env.terminations.values())
        truncated = any(self.env.truncations.values())
        observations = self._observations(self.possible_agents if terminated or truncated else ())
        return observations, rewards, {"__all__": terminated}, {"__all__": truncated}, {}

    def _observations(self, agents=()):
        """Return the observations of the agent to act and of the given agents."""
        return {agent: self._observation(agent) for agent in {self.env.agent_selection, *agents}}

    def _observation(self, agent):
        observed = self.env.observe(agent)
        return {
            "observations": observed["observation"] / self.maximum,
            "action_mask": observed["action_mask"].astype(np.float32),
        }


def main():
    """Train and print the progress of each iteration."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=3)
    arguments = parser.parse_args()
    config = (
        PPOConfig()
        .environment(RllibEnv, disable_env_checking=True)
        .env_runners(num_env_runners=1)
        .multi_agent(policies={"thief"}, policy_mapping_fn=lambda agent, *_, **__: "thief")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size_per_learner=4000, minibatch_size=500, num_epochs=4)
    )
    algorithm = config.build_algo()
    for iteration in range(1, arguments.iterations + 1):
        result = algorithm.train()
        steps = result["num_env_steps_sampled_lifetime"]
        length = result["env_runners"]["episode_len_mean"]
        print(f"iteration {iteration}: {int(steps)} decisions, {length:.0f} a match")
    algorithm.stop()


if __name__ == "__main__":
    main()
