import baghdad
from tests.core.conformance import Conformance


class TestDieb(Conformance):
    game = baghdad.game("dieb")
    variants = (
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"tactical": True}),
        (3, {"tactical": True, "peek": True}),
        (4, {"edition": "cs"}),
        (2, {"edition": "cs", "peek": True}),
        (2, {"edition": "nl"}),
        (4, {"edition": "nl", "tactical": True}),
        (3, {"decision_cap": 50}),
    )
