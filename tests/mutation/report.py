"""The report of a campaign: how many mutants were killed, and each survivor as a diff."""

from __future__ import annotations

import difflib
from typing import TextIO

from tests.mutation.campaign import Campaign
from tests.mutation.operators import Mutant
from tests.mutation.packages import ROOT
from tests.mutation.places import KILLED

LEAST = 0.95


def report(campaign: Campaign, out: TextIO) -> int:
    """Write the report; return 0 if enough were killed."""
    results = {mutant.name: campaign.results[mutant.name] for mutant in campaign.sample}
    survivors = [mutant for mutant in campaign.sample if results[mutant.name].outcome != KILLED]
    for mutant in sorted(survivors, key=lambda mutant: (mutant.file, mutant.line)):
        source = campaign.package.root / mutant.file
        out.write(f"\n{source.relative_to(ROOT)}:{mutant.line} {mutant.scope} ({results[mutant.name].by})\n")
        out.write(f"  {mutant.name}\n{diff(mutant, source.read_bytes())}")
    killed, total = len(results) - len(survivors), len(results)
    seconds = sum(result.seconds for result in results.values())
    out.write(
        f"\n{campaign.name}: {killed} of {total} mutants killed ({killed / total:.1%}), {len(survivors)} survived, "
    )
    out.write(
        f"{len(campaign.passed_over)} passed over as equivalent; {seconds / total:.1f} s of processor time each\n"
    )
    return 0 if killed >= LEAST * total else 1


def diff(mutant: Mutant, source: bytes) -> str:
    """Return a mutant's change as lines removed and added."""
    before, after = (text.decode().splitlines() for text in (source, mutant.applied(source)))
    changed = [
        line for line in difflib.unified_diff(before, after, n=0, lineterm="") if line[:2] not in ("--", "++", "@@")
    ]
    return "".join(f"  {line}\n" for line in changed)
