"""The server's log: one JSON object a line, with what was done and how it went; no hands, seeds or tokens."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

logger = logging.getLogger("baghdad.server")


def log(what: str, **facts: Any) -> None:
    """Log an event. Facts may only be names of tables, kinds, codes, counts and times."""
    if logger.isEnabledFor(logging.INFO):
        logger.info(what, extra={"facts": facts})


def log_error(what: str, error: BaseException | None = None, **facts: Any) -> None:
    """Log that something went wrong, with the class and place of an error; its text may hold secrets."""
    if error is not None:
        facts |= {"kind": type(error).__name__, "place": place_of(error)}
    logger.error(what, extra={"facts": facts})


def place_of(error: BaseException | None) -> str:
    """Return file and line where an error was raised; its text isn't logged because it may hold secrets."""
    trace = None if error is None else error.__traceback__
    if trace is None:
        return ""
    while trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename.rpartition('baghdad')[2]}:{trace.tb_lineno}"


class JsonLines(logging.Formatter):
    """Formats log records as JSON, those of uvicorn too."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line."""
        facts = getattr(record, "facts", None)
        line = {"at": round(record.created, 3), "level": record.levelname.lower()}
        if facts is None:
            line |= {"what": record.name, "text": record.getMessage()}
            if record.exc_info:
                line |= {"kind": getattr(record.exc_info[0], "__name__", ""), "place": place_of(record.exc_info[1])}
        else:
            line |= {"what": record.msg, **facts}
        return msgspec.json.encode(line).decode()


def logging_config(level: str = "INFO") -> dict[str, Any]:
    """Return the configuration for `logging.config`: JSON lines on standard error, without uvicorn's access log."""
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
