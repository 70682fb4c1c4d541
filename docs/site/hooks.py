"""Hooks of MkDocs: pages that are made of files outside docs/, and links to such files."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
UPWARDS = re.compile(r"\[([^\]]*)\]\((\.\./[^)\s]*)\)")
INTO_DOCS = re.compile(r"\]\(docs/")
CHECKOUT = {"CONTRIBUTING.md": "contributing.md"}


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are files of the repository's root."""
    from mkdocs.structure.files import File

    for source, name in CHECKOUT.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Take the address from links to files outside docs/, which a site doesn't have."""
    for source, name in CHECKOUT.items():
        markdown = markdown.replace(f"](../{source})", f"]({name})")
    if page.file.src_uri in CHECKOUT.values():
        markdown = INTO_DOCS.sub("](", markdown)
    folder = posixpath.dirname(page.file.src_uri)

    def inside(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, link[2]))
        return link[1] if target.startswith("../") else link[0]

    return UPWARDS.sub(inside, markdown)
