"""OpenSpiel's own information-set search as a computer player, to seat beside ours. Needs `baghdad[openspiel,arena]`.

    baghdad arena dieb --seats search:0.13s,examples/ismcts.py:Ismcts --players 2 --matches 60 --paired

Its trees are OpenSpiel's, in Python; worlds are drawn by the game's `resample_from_infostate`. As random play hardly
ever ends a match, it judges a position by chests and thieves instead of playing on.
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

SIMULATIONS = 200  # for a move
CURIOSITY = 0.5


class Lead(Evaluator):
    """Each player's lead in chests and thieves, from -1 to 1."""

    def evaluate(self, state):
        """For every player."""
        if state.is_terminal():
            return np.array(state.returns())
        seen = state.match.env.observe(0)
        chests = seen[OBSERVATION.slice_of("chests_won")].reshape(4, -1).sum(1)
        thieves = seen[OBSERVATION.slice_of("thieves")].reshape(4, -1).sum(1)
        standing = (chests + 0.1 * thieves)[: state.num_players()]
        return np.tanh((standing - standing.mean()) / 2)

    def prior(self, state):
        """No action seems better than another."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Ismcts:
    """Dieb by OpenSpiel's search."""

    games = ("dieb",)

    def choose(self, knowledge, rng):
        """The action looked at most."""
        dice = np.random.RandomState(below(rng, 2**31))
        game = pyspiel.load_game("python_baghdad_dieb", {"players": int(knowledge.sampled_state.players)})
        bot = ISMCTSBot(game, Lead(), CURIOSITY, SIMULATIONS, random_state=dice, use_observation_string=True)
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.random_sample))
        number = int(bot.step(game.state_at(knowledge.sampled_state)))
        return Choice(CATALOGUE[number], reason_of(knowledge.sampled_state, number))
