"""The history of a match as a chain of positions."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from baghdad.core.batch_rules import NOTHING
from baghdad.envs.single import SingleEnv

DIGEST_BYTES = 16


class HistoryNode(SingleEnv):
    """A position, the action that led there and a link to the previous node.

    It doesn't change, so that copies of a state share it. It is one object and makes others only on demand, because
    Python's garbage collector visits all objects of a long history again and again.
    """

    __slots__ = ("action", "actor", "digests", "draw_count", "owner", "previous")

    previous: HistoryNode | None
    actor: int
    action: int
    draw_count: int  # draws so far
    owner: int  # after a redeal: the player it was made for; the others have no history before it
    digests: dict[int, bytes] | None  # of each player who asked for it

    def branch(self, actor: int = NOTHING, action: int = NOTHING, draws: int = 0, owner: int = NOTHING) -> HistoryNode:
        """Return a new node after this one, at the same position."""
        node: HistoryNode = object.__new__(HistoryNode)
        self.copy_to(node)
        node.previous, node.actor, node.action = self, actor, action
        node.draw_count, node.owner, node.digests = self.draw_count + draws, owner, None
        return node

    def digest(self, player: int) -> bytes:
        """Return a digest of everything that a player has observed and done."""
        chain: list[HistoryNode] = []
        node: HistoryNode | None = self
        digest = bytes(DIGEST_BYTES)
        while node is not None:
            if node.digests is not None and player in node.digests:
                digest = node.digests[player]
                break
            if node.owner in (NOTHING, player):
                if node.owner == NOTHING:
                    chain.append(node)
                node = node.previous
            else:
                chain.append(node)
                break
        for link in reversed(chain):
            digest = link._digest_after(player, digest)
            link.digests = {**(link.digests or {}), player: digest}
        return digest

    def _digest_after(self, player: int, digest: bytes) -> bytes:
        own = self.action if player == self.actor else NOTHING
        data = digest + own.to_bytes(2, "little", signed=True) + self.observe(player).tobytes()
        return blake2b(data, digest_size=DIGEST_BYTES).digest()

    def content(self) -> tuple[Any, ...]:
        """Return everything of a node besides its link, to be pickled."""
        position = self.workspace.tobytes(), self.seat, self.over
        return *position, self.actor, self.action, self.draw_count, self.owner


def first_node(env: SingleEnv) -> HistoryNode:
    """Return the node at which a history begins."""
    node: HistoryNode = object.__new__(HistoryNode)
    env.copy_to(node)
    node.previous, node.actor, node.action = None, NOTHING, NOTHING
    node.draw_count, node.owner = 0, NOTHING
    node.digests = dict.fromkeys(range(env.players), bytes(DIGEST_BYTES))
    return node


def restored_node(previous: HistoryNode, content: tuple[Any, ...]) -> HistoryNode:
    """Return a node as it was when it was pickled."""
    workspace, seat, over, *rest = content
    node = previous.branch()
    node.set_content(workspace, seat, over)
    node.actor, node.action, node.draw_count, node.owner = rest
    return node
