"""The page of a report: its section with charts and conclusions, on a page of its own or beside others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from baghdad.arena.report.findings import supported
from baghdad.arena.report.markdown import wrap_paragraph
from baghdad.arena.report.report import Figures, Images, Page, Report
from baghdad.arena.results_folder import write_atomic


def write_page(path: Path, sections: Sequence[tuple[Report, str]]) -> None:
    """Write these sections into the page; the sections of other games on it stay."""
    document = path.read_text(encoding="utf-8") if path.exists() else ""
    for report, text in sections:
        document = _with_section(document, report, text.strip())
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(path, document.encode())


def _with_section(document: str, report: Report, text: str) -> str:
    """Return the document with another section of a report."""
    if not report.heading:
        return f"{_beginning(report.page)}{text}\n"
    begin, end = marks(report.game)
    if begin not in document or end not in document:
        document = f"{(document or _beginning(report.page)).rstrip()}\n\n## {report.heading}\n\n{begin}\n{end}\n"
    before, _, rest = document.partition(begin)
    return f"{before}{begin}\n\n{text}\n\n{end}{rest.partition(end)[2]}"


def _beginning(page: Page) -> str:
    return "\n".join([f"# {page.title}", "", *wrap_paragraph(page.introduction), ""])


def marks(game: str) -> tuple[str, str]:
    """Return the marks around a game's section."""
    return f"<!-- {game}: written by `baghdad balance` -->", f"<!-- end of {game} -->"


def draw_charts(report: Report, figures: Figures, page: Path) -> Images:
    """Draw the charts beside the page; return their file names."""
    stem = f"{page.stem}-{report.game}" if report.heading else page.stem
    images = {}
    for key, chart in report.charts(figures).items():
        images[key] = f"{stem}-{key}.svg"
        chart.draw(page.parent / images[key])
    return images


def section(report: Report, figures: Figures, images: Images) -> str:
    """Return the section of a report."""
    return "\n".join([*_settings(figures), *report.sections(figures, images), *_conclusions(report, figures)])


def _settings(figures: Figures) -> Iterator[str]:
    yield from wrap_paragraph(
        f"All seats are `{figures['bot']}`; {figures['matches']} matches of each variant, seed {figures['seed']}, "
        f"version {figures['baghdad']}, rules {figures['version']}."
    )


def _conclusions(report: Report, figures: Figures) -> Iterator[str]:
    yield f"{'###' if report.heading else '##'} Conclusions"
    yield ""
    for sentence in supported(report.sorted_findings(figures)):
        yield from wrap_paragraph(sentence, "- ")
