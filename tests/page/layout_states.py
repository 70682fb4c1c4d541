"""Brings the page into all the states whose layout is checked: both games, all numbers of players, lessons, forms."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.page.page_driver import PageDriver
from tests.server.server_process import Client, ServerProcess

ANN, BEN = {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Benjamin"}
BOT = {"kind": "bot", "bot": "journeyman"}
CLOCK = {"seconds": 86400, "then": "bot"}
LONG_NAMES = ("rayhana", "shadow", "adaptive:1500")  # characters
CORNER = {"x": 12, "y": 12}  # of a palace, beside its pieces
Until = Callable[[Client], bool]


@dataclass
class State:
    """A state of the page: how to create its table, and what to do on the page then."""

    name: str
    table: Callable[[ServerProcess], Any] | None
    arrange: Callable[[PageDriver], None]
    same_bar: str = ""  # states with the same value here have bars of the same height
    created: dict[int, Any] = field(default_factory=dict)  # by the id of the server

    def open(self, open_page: Callable[..., PageDriver], server: ServerProcess, **more: Any) -> PageDriver:
        """Open the page in this state."""
        created = None
        if self.table is not None:
            if id(server) not in self.created:
                self.created[id(server)] = self.table(server)
            created = self.created[id(server)]
        driver = open_page(created, server=server, **more)
        self.arrange(driver)
        return driver


# --- tables ------------------------------------------------------------------------------------------------------


def played(
    game: str, seats: int, until: Until, first: str = "", bots: Sequence[str] = (), **more: Any
) -> Callable[[ServerProcess], Any]:
    """Return a function that creates a table where Ann plays hints until the condition holds.

    A legal action that contains `first` is played instead of a hint.
    """
    others = [{"kind": "bot", "bot": bot} for bot in bots] or [BOT] * (seats - 1)

    def create(server: ServerProcess) -> Any:
        created = server.create_table(game, [ANN, *others], **more)
        with server.join(created) as ann:
            ann.next()
            while not ann.over:
                if ann.you not in ann.to_act or not ann.legal:
                    ann.next()
                    continue
                if until(ann):
                    break
                action = next((one for one in ann.legal if first and first in one), "")
                if not action:
                    advice = ann.say("hint", bot="thief" if game == "dieb" else "journeyman")
                    action = "" if advice["type"] == "reject" else advice["data"]["action"]
                answer = ann.say("play", action=action) if action else {"type": "reject"}
                if answer["type"] == "reject":  # nothing to do but wait
                    ann.next()
                    continue
                while ann.number < answer["number"]:
                    ann.next()
        return created

    return create


def offered(seats: int) -> Callable[[ServerProcess], Any]:
    """Return a function that creates a table of voleurs where all players are people and the others made Ann offers."""
    people = [{"kind": "person", "name": name} for name in ("Ann", "Benjamin", "Cem", "Dorothea", "Eve", "Friedrich")]

    def create(server: ServerProcess) -> Any:
        created = server.create_table("voleurs", people[:seats], options={"deal_characters": True})
        tokens = created["tokens"]
        address = f"api/tables/{created['table']['table']}"

        def look(seat: int) -> Any:
            return server.ask("GET", f"{address}/snapshot", token=tokens[seat])[1]

        def play(seat: int, action: str) -> None:
            number = look(seat)["number"]
            order = {"type": "play", "id": action, "after": number, "action": action}
            assert server.ask("POST", f"{address}/commands", order, token=tokens[seat])[0] == 200

        while look(0)["view"]["phase"] == "placing":
            seat = look(0)["to_act"][0]
            play(seat, look(seat)["legal"][0])
        for seat in range(1, seats):
            view = look(seat)["view"]
            card = view["seats"][seat]["cards"][0]
            district = next(n for n, number in enumerate(view["seats"][0]["hand"]) if number)
            wanted = f"want 1 {('bazaar', 'port', 'souk', 'casbah', 'palace')[district]}"
            play(seat, f"offer 0 give {card} as {card} {wanted}")
        return created

    return create


def finished(game: str, seats: int) -> Callable[[ServerProcess], Any]:
    """Return a function that creates a table whose match computer players have finished."""

    def create(server: ServerProcess) -> Any:
        created = server.create_table(game, [ANN, *[BOT] * (seats - 1)])
        with server.join(created) as ann:
            ann.next()
            ann.say("handover", bot="journeyman")
            while not ann.over:
                ann.next()
        return created

    return create


def new(game: str, seats: int, **more: Any) -> Callable[[ServerProcess], Any]:
    return lambda server: server.create_table(game, [ANN, *[BOT] * (seats - 1)], **more)


def others_turn(game: str) -> Callable[[ServerProcess], Any]:
    """Return a function that creates a table of two people; Ann waits where she isn't the first."""
    return lambda server: server.create_table(game, [ANN, BEN, BOT])


def lesson(game: str) -> Callable[[ServerProcess], Any]:
    def create(server: ServerProcess) -> Any:
        status, created = server.ask("POST", "api/lessons", {"game": game, "name": "Ann"})
        assert status == 201, created
        return created

    return create


def can(word: str) -> Until:
    return lambda ann: any(action.startswith(word) for action in ann.legal)


# --- on the page -------------------------------------------------------------------------------------------------


def live(driver: PageDriver) -> None:
    driver.until("live")


def after_greeting(driver: PageDriver) -> None:
    """Wait until a character has greeted and its bubble is gone."""
    live(driver)
    driver.find("[data-said]").wait_for()
    driver.gone("[data-said]")


def shown(driver: PageDriver) -> None:
    driver.find("[data-state]").first.wait_for(state="attached")


def choose_palace(driver: PageDriver) -> None:
    live(driver)
    driver.find(".tile.possible .face").first.click(position=CORNER)
    driver.confirm.wait_for()


def pick_thief(driver: PageDriver) -> None:
    live(driver)
    driver.page.keyboard.press("t")


def refuse(driver: PageDriver) -> None:
    live(driver)
    driver.find(".tile:not(.possible) .face").last.click(position=CORNER)
    driver.find(".note").first.wait_for()


def press(key: str) -> Callable[[PageDriver], None]:
    def open_dialog(driver: PageDriver) -> None:
        live(driver)
        driver.page.keyboard.press(key)
        driver.page.get_by_role("dialog").wait_for()

    return open_dialog


def over(driver: PageDriver) -> None:
    driver.until("over")


def result(driver: PageDriver) -> None:
    over(driver)
    driver.find(".bar .main, .ended .main").first.click()
    driver.find("dialog .turnings, dialog .row").first.wait_for()


def replay(driver: PageDriver) -> None:
    result(driver)
    driver.find("dialog .row .main").click()
    driver.find(".replay").wait_for()


def lesson_panel(driver: PageDriver) -> None:
    live(driver)
    driver.find(".lesson-panel").wait_for()


def home(driver: PageDriver) -> None:
    driver.find("button.big").wait_for()


def set_up(game: str) -> Callable[[PageDriver], None]:
    def fill(driver: PageDriver) -> None:
        home(driver)
        driver.find("main .row:has(> .toggle) > button").first.click()
        driver.find(f'input[name="game"][value="{game}"]').check(force=True)
        driver.find("dialog details summary").click()

    return fill


def write_offer(driver: PageDriver) -> None:
    live(driver)
    driver.find("[data-card]").first.click()
    driver.find("[data-claim]").first.wait_for()


def answer_offer(driver: PageDriver) -> None:
    live(driver)
    driver.find("[data-accept]:enabled").first.click()
    driver.confirm.wait_for()


def choose_move(driver: PageDriver) -> None:
    pick_thief(driver)
    driver.find(".cell.reach:not(.picked)").first.click()
    driver.confirm.wait_for()


def zoom(driver: PageDriver) -> None:
    live(driver)
    driver.page.keyboard.press("z")
    driver.find(".zoom-tools").wait_for()


def choose_gem(driver: PageDriver) -> None:
    live(driver)
    driver.find('.ware.can[data-ware^="gem"]').last.click()
    driver.confirm.wait_for()


def refuse_ware(driver: PageDriver) -> None:
    live(driver)
    driver.find('[data-ware="gem diamond"]').click()
    driver.find(".notice").wait_for()


# --- all states --------------------------------------------------------------------------------------------------


def dieb_states() -> Iterator[State]:
    for seats in (2, 3, 4):
        turn = played("dieb", seats, can("smuggle"))
        yield State(f"dieb, {seats} players, turn", turn, live, "dieb" if seats == 4 else "")
    yield State("dieb, theft half chosen", turn, choose_palace, "dieb")
    yield State("dieb, thief picked", turn, pick_thief, "dieb")
    yield State("dieb, refusal", turn, refuse, "dieb")
    yield State("dieb, log", turn, press("l"))
    yield State("dieb, menu", turn, press("m"))
    yield State("dieb, clock", played("dieb", 4, can("smuggle"), clock=CLOCK), live, "dieb")
    yield State("dieb, placing", new("dieb", 4), live, "dieb")
    yield State("dieb, tactical placing", new("dieb", 4, options={"tactical": True}), live, "dieb")
    yield State("dieb, others' turn", others_turn("dieb"), shown)
    end = finished("dieb", 4)
    yield State("dieb, over", end, over, "dieb")
    yield State("dieb, result", end, result)
    yield State("dieb, replay", end, replay)
    yield State("dieb, lesson", lesson("dieb"), lesson_panel)
    yield State("dieb, set-up", None, set_up("dieb"))
    yield State("dieb, faces", played("dieb", 4, can("place"), bots=LONG_NAMES), after_greeting, "dieb")


def voleurs_states() -> Iterator[State]:
    for seats in (3, 4, 5, 6):
        yield State(f"voleurs, {seats} players, characters", new("voleurs", seats), live)
    yield State("voleurs, placing", played("voleurs", 4, can("place")), live, "voleurs")
    trade = offered(4)
    yield State("voleurs, trade", trade, live, "voleurs")
    yield State("voleurs, offer", trade, write_offer, "voleurs")
    yield State("voleurs, answer", trade, answer_offer, "voleurs")
    yield State("voleurs, 6 players, trade", offered(6), live)
    turn = played("voleurs", 4, can("move thief"))
    yield State("voleurs, purchases", turn, live, "voleurs")
    yield State("voleurs, thief picked", turn, pick_thief, "voleurs")
    yield State("voleurs, move half chosen", turn, choose_move, "voleurs")
    yield State("voleurs, zoomed", turn, zoom)
    yield State("voleurs, refusal", turn, refuse_ware, "voleurs")
    yield State("voleurs, gem half chosen", played("voleurs", 4, can("gem")), choose_gem, "voleurs")
    yield State("voleurs, slipper", played("voleurs", 4, can("slipper")), live, "voleurs")
    looking = played("voleurs", 4, can("exchange"), first=" look ", options={"exchange": True})
    yield State("voleurs, exchange", looking, live, "voleurs")
    yield State("voleurs, log", turn, press("l"))
    yield State("voleurs, values", turn, press("w"))
    yield State("voleurs, clock", played("voleurs", 4, can("move thief"), clock=CLOCK), live, "voleurs")
    end = finished("voleurs", 4)
    yield State("voleurs, over", end, over, "voleurs")
    yield State("voleurs, replay", end, replay)
    yield State("voleurs, lesson", lesson("voleurs"), lesson_panel)
    yield State("voleurs, set-up", None, set_up("voleurs"))
    yield State("voleurs, faces", played("voleurs", 4, can("place"), bots=LONG_NAMES), live, "voleurs")


def all_states() -> list[State]:
    return [State("home", None, home), *dieb_states(), *voleurs_states()]
