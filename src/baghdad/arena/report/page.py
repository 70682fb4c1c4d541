"""The page of a report: its sections, charts and conclusions, on a page of its own or beside other games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from baghdad.arena.report.findings import supported
from baghdad.arena.report.markdown import Table, wrap_paragraph
from baghdad.arena.report.report import Figures, Page, Report, Section
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
    return "\n".join([f"# {page.title}", "", *wrap_paragraph(page.introduction), "", ""])


def marks(game: str) -> tuple[str, str]:
    """Return the marks around a game's section."""
    return f"<!-- {game}: written by `baghdad balance` -->", f"<!-- end of {game} -->"


def render(report: Report, figures: Figures, page: Path) -> str:
    """Return the text of a report, and draw its charts beside the page."""
    settings = (
        f"All seats are `{figures['bot']}`; {figures['matches']} matches of each variant, seed {figures['seed']}, "
        f"version {figures['baghdad']}, rules {figures['version']}."
    )
    conclusions = supported(report.sorted_findings(figures))
    sections = [Section("", [settings]), *report.sections(figures), Section("Conclusions", [conclusions])]
    return "\n".join(line for section in sections for line in _lines(report, section, page))


def _lines(report: Report, section: Section, page: Path) -> Iterator[str]:
    if section.title:
        yield f"{'###' if report.heading else '##'} {section.title}"
        yield ""
    for block in section.blocks:
        if isinstance(block, str):
            yield from wrap_paragraph(block)
        elif isinstance(block, list):
            yield from (line for item in block for line in wrap_paragraph(item, "- "))
        elif isinstance(block, Table):
            yield from block.lines()
        else:
            stem = f"{page.stem}-{report.game}" if report.heading else page.stem
            file = f"{stem}-{block.name}.svg"
            block.draw(page.with_name(file))
            yield f"![{block.description}]({file})"
        yield ""
