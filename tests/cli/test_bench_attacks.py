"""`baghdad bench server --attacks`: its table, its verdicts, and that players and attackers do what they should."""

import asyncio
import json

from baghdad.bench import server_attacks
from baghdad.bench.attacker import ATTACKS, SOURCE
from baghdad.bench.honest_players import Figures, HonestPlayer, Message

QUIET = {"p50_ms": 1.0, "p99_ms": 4.0, "answer_p99_ms": 20.0, "refused": {}}


def figures_with(**during):
    found = {"machine": {"cores": 2, "load": 0.5, "seconds": 1}}
    for name in ATTACKS:
        found[f"before {name}"] = QUIET
        found[name] = {**QUIET, **during.get(name, {})}
    return found


def test_goal_is_reached_up_to_twice_the_undisturbed_p99_and_with_answers_under_100_ms():
    figures = figures_with(talk={"p99_ms": 8.0}, steps={"p99_ms": 8.1}, hints={"answer_p99_ms": 100.0})
    verdicts = server_attacks.verdicts(figures)
    assert [name for name, found in verdicts.items() if not found["reached"]] == ["steps", "hints"]
    assert verdicts["talk"]["ratio"] == 2.0


def test_attacks_as_a_table_and_as_json(command, monkeypatch):
    monkeypatch.setattr(server_attacks, "measure", lambda seconds: iter(figures_with(hellos={"p99_ms": 6.0}).items()))
    table = command("bench", "server", "--attacks", "--seconds", 2)
    assert table.status == 0
    assert "1.5" in table.out
    found = json.loads(command("bench", "server", "--attacks", "--seconds", 2, "--json").out)
    assert found["verdicts"]["hellos"]["ratio"] == 1.5
    assert set(found["verdicts"]) == set(ATTACKS)


def test_table_is_shown_where_the_system_counts_no_load(command, monkeypatch):
    figures = {**figures_with(), "machine": {"cores": 2, "load": None, "seconds": 1}}
    monkeypatch.setattr(server_attacks, "measure", lambda seconds: iter(figures.items()))
    assert "?" in command("bench", "server", "--attacks").out


def test_every_attack_comes_from_an_address_of_its_own():
    assert len({SOURCE.format(number=number) for number in range(1, 1 + len(ATTACKS))}) == len(ATTACKS) == 5


def test_own_board_is_another_for_every_number():
    text = server_attacks.text_of_option()
    assert text.count("{number}") == 1


def test_players_measure_moves_answers_and_refusals():
    async def scenario():
        figures = Figures()
        player = HonestPlayer(figures, 0, "127.1.1.1")
        player.on_change(Message(type="update", to_act=[1], by="person"))
        player.on_change(Message(type="update", to_act=[0], by="bot"))
        player.on_frame(b'{"type": "ack", "id": "1"}\n{"type": "reject", "code": "rate_limited"}')
        return figures.take(), figures.take()

    first, second = asyncio.run(scenario())
    assert (first["moves"], first["answers"], first["refused"]) == (1, 1, {"rate_limited": 1})
    assert (second["moves"], second["answers"], second["refused"]) == (0, 0, {})
