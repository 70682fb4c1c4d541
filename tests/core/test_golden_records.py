"""Every tenth of the golden matches has the digest stored for it.

`python -m tests.golden_records` plays all of them, and with `--write` stores their digests.
"""

from __future__ import annotations

from itertools import chain

import pytest

from tests.golden_records import VALUES, Case, cases, play_and_digest, stored_digests

EVERY = 10
CASES = [case for case in chain.from_iterable(map(cases, VALUES)) if case.seed % EVERY == 0]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.game}-seed-{case.seed}" for case in CASES])
def test_match_has_its_stored_digest(case: Case) -> None:
    stored = stored_digests(case.game)[case.seed]
    assert play_and_digest(case) == stored, f"{case.game} with seed {case.seed} differs from its golden record"
