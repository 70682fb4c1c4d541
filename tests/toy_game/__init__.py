"""The Dozen, a package of its own with a small game, and its installation for tests."""

import tomllib
from pathlib import Path
from shutil import copy, copytree

SOURCE = Path(__file__).parent


def install(folder: Path) -> None:
    """Install the package into a folder like pip does with a wheel, without pip: its files and its metadata."""
    described = tomllib.loads((SOURCE / "pyproject.toml").read_text(encoding="utf-8"))
    project = described["project"]
    for name in described["tool"]["hatch"]["build"]["targets"]["wheel"]["include"]:
        if (SOURCE / name).is_dir():
            copytree(SOURCE / name, folder / name)
        else:
            copy(SOURCE / name, folder)
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = (
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in project["entry-points"].items()
    )
    (info / "entry_points.txt").write_text("\n".join(groups))
