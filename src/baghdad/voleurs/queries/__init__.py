"""What a player of voleurs can ask in words. Every answer is made of the view and the legal actions of the seat."""

from __future__ import annotations

from collections.abc import Mapping

from baghdad.core.queries import Query
from baghdad.voleurs.queries.cards import hand, values, worth
from baghdad.voleurs.queries.city import scan, way, where
from baghdad.voleurs.queries.moves import moves
from baghdad.voleurs.queries.players import bag, offers, prices, who

QUERIES: Mapping[str, Query] = {
    "hand": hand,
    "bag": bag,
    "scan": scan,
    "where": where,
    "way": way,
    "prices": prices,
    "offers": offers,
    "worth": worth,
    "values": values,
    "who": who,
    "moves": moves,
}
