"""Command line: `python -m tests.mutation --package dieb --number 150 --seed 1`.

Results are kept in `.mutants/`, so a run that was stopped goes on where it was. `--again` tries the survivors again,
after tests were added.
"""

from __future__ import annotations

import argparse
import sys

from tests.mutation.campaign import Campaign
from tests.mutation.packages import PACKAGES
from tests.mutation.report import report


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--package", choices=PACKAGES, required=True)
    parser.add_argument("--number", type=int, default=150, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which mutants")
    parser.add_argument("--file", default="", help="only mutants of sources whose path contains this")
    parser.add_argument("--jobs", type=int, default=2, help="trials at a time")
    parser.add_argument(
        "--budget", type=float, default=30.0, help="seconds of tests for each mutant, as usually needed"
    )
    parser.add_argument("--again", action="store_true", help="try the survivors again")
    arguments = parser.parse_args()
    campaign = Campaign(arguments.package, arguments.number, arguments.seed, arguments.file)
    campaign.run(arguments.jobs, arguments.budget, arguments.again)
    return report(campaign, sys.stdout)


if __name__ == "__main__":
    sys.exit(main())
