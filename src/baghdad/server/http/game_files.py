"""Serves what games give to the page: the folder with the module of their page, and the catalogues of their words.

The address of a file contains a hash of its folder, so that browsers may keep it for ever.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import baghdad
from baghdad.core.errors import MissingPart
from baghdad.server.context import ServerContext
from baghdad.server.http.static_files import FOLDER, StaticFile, static_files
from baghdad.server.logs import log
from baghdad.server.page_module import BuiltModule

PAGE, WORDS = "page", "words"  # the parts
MODULE = "page.js"  # in the folder of the part `page`
CATALOGUE = ".ftl"
MANIFEST = FOLDER / "manifest.json"  # Vite's: the files of the build by their sources


@dataclass(frozen=True, slots=True)
class GameFolder:
    """The files of a part that is a folder, in memory."""

    address: str
    files: dict[str, StaticFile]


def _declared(game: str, part: str) -> Any:
    """Return a part of a game; None if the game has none, or one that can't be imported: it can be played without."""
    try:
        return baghdad.game(game).part(part)
    except MissingPart:
        return None
    except (ImportError, AttributeError) as error:
        log("broken_part", game=game, part=part, error=type(error).__name__)
        return None


@cache
def game_folder(game: str, part: str) -> GameFolder | None:
    """Return the folder that is a part of a game; None if the game doesn't have that part, or it is no folder."""
    path = _declared(game, part)
    if not isinstance(path, Path):
        return None
    files = {file.name: file for file in static_files(path, immutable=True)}
    version = sha256("".join(name + file.etag for name, file in files.items()).encode()).hexdigest()[:12]
    return GameFolder(f"/games/{game}/{part}/{version}", files)


def page_address(game: str) -> str | None:
    """Return the address of the ES module that is a game's page; None if the game has no page of its own."""
    folder = game_folder(game, PAGE)
    if folder is not None:
        return f"{folder.address}/{MODULE}"
    module = _declared(game, PAGE)
    return built_address(module) if isinstance(module, BuiltModule) else None


def built_address(module: BuiltModule, manifest: Path = MANIFEST) -> str | None:
    """Return the address of a module of our build; None where the page isn't built."""
    if not manifest.exists():
        return None
    return f"/{json.loads(manifest.read_text(encoding='utf-8'))[module.source]['file']}"


def word_addresses(game: str) -> dict[str, str]:
    """Return the address of the catalogue of a game's words in each language that has one."""
    folder = game_folder(game, WORDS)
    if folder is None:
        return {}
    catalogues = [name for name in folder.files if "/" not in name and name.endswith(CATALOGUE)]
    return {name.removesuffix(CATALOGUE): f"{folder.address}/{name}" for name in catalogues}


def routes(context: ServerContext) -> list[BaseRoute]:
    """Return the route to the files of all games; it waits until the rules are loaded, like every use of a game."""

    async def handle(request: Request) -> Response:
        await context.registry()
        game, part, path = (str(request.path_params[name]) for name in ("game", "part", "path"))
        folder = game_folder(game, part) if game in baghdad.games() and part in (PAGE, WORDS) else None
        file = folder.files.get(path) if folder and request.url.path == f"{folder.address}/{path}" else None
        if file is None:
            raise HTTPException(404)
        return file.respond(request)

    return [Route("/games/{game}/{part}/{version}/{path:path}", handle)]
