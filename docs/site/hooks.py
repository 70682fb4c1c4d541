"""Hooks of MkDocs: pages that are made of files outside docs/, and links to such files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parent.parent.parent
OUTSIDE = re.compile(r"\[([^\]]*)\]\((?:\.\./)+(?!docs/)[^)\s]*\)")  # a link to a file of the repository
INTO_DOCS = re.compile(r"\]\(docs/")
CHECKOUT = {"CONTRIBUTING.md": "contributing.md"}


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are files of the repository's root."""
    for source, name in CHECKOUT.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Take the address from links to files outside docs/, which a site doesn't have."""
    for source, name in CHECKOUT.items():
        markdown = markdown.replace(f"](../{source})", f"]({name})")
    if page.file.src_uri in CHECKOUT.values():
        markdown = INTO_DOCS.sub("](", markdown)
    return OUTSIDE.sub(r"\1", markdown)
