"""The server's log: one JSON object a line, with what was done and how it went; no hands, seeds or tokens."""

from __future__ import annotations

import json
import logging
import logging.config
import sys
import threading
from typing import Any

import msgspec

logger = logging.getLogger("baghdad.server")
TRACEBACK = "Traceback "


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


def first_line(text: str) -> str:
    """Return the first line of a library's message, or the class of the error where it is a whole traceback.

    The rest may show what an error says, and that may hold secrets.
    """
    lines = text.splitlines() or [""]
    return lines[-1].partition(":")[0] if lines[0].startswith(TRACEBACK) else lines[0]


class JsonLines(logging.Formatter):
    """Formats log records as JSON, those of libraries too."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line."""
        facts = getattr(record, "facts", None)
        line = {"at": round(record.created, 3), "level": record.levelname.lower()}
        if facts is None:
            line |= {"what": record.name, "text": first_line(record.getMessage())}
            if record.exc_info:
                line |= {"kind": getattr(record.exc_info[0], "__name__", ""), "place": place_of(record.exc_info[1])}
        else:
            line |= {"what": record.msg, **facts}
        try:
            return msgspec.json.encode(line, enc_hook=repr).decode()
        except ValueError:  # a lone surrogate
            return json.dumps(line, default=repr)


def configure(level: str = "INFO") -> None:
    """Have everything that this process says on standard error be JSON lines: logs, warnings, errors of threads."""
    logging.config.dictConfig(logging_config(level))
    logging.captureWarnings(True)
    logging.raiseExceptions = False  # a log that can't be written must not be reported there in another form
    threading.excepthook = lambda failed: log_error("thread_failed", failed.exc_value)
    sys.unraisablehook = lambda failed: log_error("error_ignored", failed.exc_value)
    sys.excepthook = lambda _, error, __: log_error("process_failed", error)


def logging_config(level: str = "INFO") -> dict[str, Any]:
    """Return the configuration for `logging.config`: JSON lines on standard error, without uvicorn's access log."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "json"}},
        "loggers": {
            "baghdad.server": {"handlers": ["out"], "level": level, "propagate": False},
            "uvicorn": {"level": "WARNING"},
        },
        "root": {"handlers": ["out"], "level": "WARNING"},  # all libraries, and asyncio
    }
