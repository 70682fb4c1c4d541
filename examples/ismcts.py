"""OpenSpiel's information-set MCTS as a computer player, to compare with ours. Needs `baghdad[openspiel,arena]`.

    baghdad arena dieb --seats search:0.13s,examples/ismcts.py:Ismcts --players 2 --matches 60 --paired

The search tree is OpenSpiel's, in Python; determinizations come from the game's `resample_from_infostate`. Random
rollouts hardly ever end a match, so leaves are evaluated by chests and thieves instead.
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

import baghdad.envs.openspiel  # noqa: F401 - registers the games
from baghdad.bots.bot import Choice
from baghdad.bots.dieb.greedy import reason_of
from baghdad.core.rng import below
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.planes import OBSERVATION

SIMULATIONS = 200  # for each action
EXPLORATION = 0.5  # the exploration constant of UCT


class LeadEvaluator(Evaluator):
    """Evaluates a position by each player's lead in chests and thieves, from -1 to 1."""

    def evaluate(self, state):
        """Return the value for every player."""
        if state.is_terminal():
            return np.array(state.returns())
        observation = state.match.env.observe(0)
        chests = observation[OBSERVATION.slice_of("chests_won")].reshape(4, -1).sum(1)
        thieves = observation[OBSERVATION.slice_of("thieves")].reshape(4, -1).sum(1)
        scores = (chests + 0.1 * thieves)[: state.num_players()]
        return np.tanh((scores - scores.mean()) / 2)

    def prior(self, state):
        """Return a uniform prior."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Ismcts:
    """Plays dieb by OpenSpiel's information-set MCTS."""

    games = ("dieb",)

    def choose(self, knowledge, rng):
        """Return the action that the search chooses."""
        random_state = np.random.RandomState(below(rng, 2**31))
        game = pyspiel.load_game("python_baghdad_dieb", {"players": int(knowledge.sampled_state.players)})
        bot = ISMCTSBot(
            game, LeadEvaluator(), EXPLORATION, SIMULATIONS, random_state=random_state, use_observation_string=True
        )
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random_state.random_sample))
        number = int(bot.step(game.state_at(knowledge.sampled_state)))
        return Choice(CATALOGUE[number], reason_of(knowledge.sampled_state, number))
