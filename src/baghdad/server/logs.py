"""The house's log: a JSON object a line, with what was done and how it went, without hands, seeds or tokens."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

logger = logging.getLogger("baghdad.server")


def log(what: str, **facts: Any) -> None:
    """One line. Only names of tables, kinds, codes, counts and times belong here."""
    if logger.isEnabledFor(logging.INFO):
        logger.info(what, extra={"facts": facts})


def place_of(error: BaseException | None) -> str:
    """File and line where an error was raised; its text may hold anything."""
    trace = None if error is None else error.__traceback__
    if trace is None:
        return ""
    while trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename.rpartition('baghdad')[2]}:{trace.tb_lineno}"


class JsonLines(logging.Formatter):
    """Lines as JSON, those of the web server too."""

    def format(self, record: logging.LogRecord) -> str:
        """One record as a line."""
        facts = getattr(record, "facts", None)
        line = {"at": round(record.created, 3), "level": record.levelname.lower()}
        if facts is None:
            line |= {"what": record.name, "text": record.getMessage()}
            if record.exc_info:
                line |= {"kind": getattr(record.exc_info[0], "__name__", ""), "place": place_of(record.exc_info[1])}
        else:
            line |= {"what": record.msg, **facts}
        return msgspec.json.encode(line).decode()


def settings(level: str = "INFO") -> dict[str, Any]:
    """What uvicorn hands to `logging.config`: everything as JSON on standard error, no access log of its own."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "json"}},
        "loggers": {
            "baghdad.server": {"handlers": ["out"], "level": level, "propagate": False},
            "uvicorn": {"handlers": ["out"], "level": "WARNING", "propagate": False},
        },
    }
