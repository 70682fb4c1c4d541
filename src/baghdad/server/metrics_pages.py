"""Joins the metrics of several worker processes into one page for Prometheus."""

from __future__ import annotations

COMMENT, FAMILY = "#", "# HELP "  # a family of samples begins with such a line


def merge_pages(pages: dict[int, bytes]) -> bytes:
    """Return the samples of all workers family by family, each with a label that names its worker."""
    families: dict[str, tuple[list[str], list[str]]] = {}  # comments and samples by the first line
    for worker, page in pages.items():
        for family in f"\n{page.decode()}".split(f"\n{FAMILY}")[1:]:
            lines = family.splitlines()
            comments = [line for line in lines[1:] if line.startswith(COMMENT)]
            samples = [with_label(line, worker) for line in lines[1:] if not line.startswith(COMMENT)]
            families.setdefault(FAMILY + lines[0], (comments, []))[1].extend(samples)
    merged = [line for first, (comments, samples) in families.items() for line in (first, *comments, *samples)]
    return ("\n".join(merged) + "\n").encode()


def with_label(sample: str, worker: int) -> str:
    """Return a sample with the label `worker`."""
    name, brace, rest = sample.partition("{")
    if brace:
        return f'{name}{{worker="{worker}",{rest}'
    name, _, value = sample.partition(" ")
    return f'{name}{{worker="{worker}"}} {value}'
