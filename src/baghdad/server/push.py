"""Web Push: tells people whose page is closed that it is their turn, through the push service of their browser.

It needs a key in the settings (VAPID) and the package pywebpush. A message is encrypted for the browser alone; it has
the sentence to display and the address of the seat without its token.
"""

from __future__ import annotations

import asyncio
import base64
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

import baghdad
from baghdad.server.errors import ServerError
from baghdad.server.logs import log
from baghdad.server.settings import PushSettings
from baghdad.server.storage.store import StoredSubscription
from baghdad.words import localizer_for

if TYPE_CHECKING:
    from baghdad.server.storage.sql_store import SqlStore

TTL_SECONDS = 24 * 3600  # how long a push service keeps a message for a browser that is off
TIMEOUT_SECONDS = 10
GONE = (404, 410)  # the browser has given the subscription up
POINT = 65  # bytes of an uncompressed public key


class PushSender:
    """Sends messages to push services in a thread of its own: they may be slow."""

    def __init__(self, settings: PushSettings, store: SqlStore) -> None:
        try:
            import pywebpush  # noqa: F401
            import requests
            from py_vapid import Vapid
        except ImportError:
            raise ServerError("no_extra", package="pywebpush", extra="push") from None
        self.settings = settings
        self.store = store
        try:
            self.vapid: Any = Vapid.from_file(settings.private_key)
        except Exception:  # of the file or of what is in it
            raise ServerError("bad_push_key", path=settings.private_key) from None
        self.thread = ThreadPoolExecutor(1, "push")
        self.session = requests.Session()
        self.session.max_redirects = 0  # a push service must not lead elsewhere

    @property
    def public_key(self) -> str:
        """Return the public key by which browsers know this server."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def check(self, subscription: StoredSubscription) -> None:
        """Raise ServerError unless a subscription leads to a push service that the settings name, with usable keys."""
        parts = urlsplit(subscription.endpoint)
        allowed = parts.hostname is not None and any(
            parts.hostname == name or (name.startswith("*.") and parts.hostname.endswith(name[1:]))
            for name in self.settings.services
            if "://" not in name and parts.scheme == "https" and parts.port in (None, 443)
        )
        if not allowed and f"{parts.scheme}://{parts.netloc}" not in self.settings.services:
            raise ServerError("bad_subscription", service=(parts.hostname or "")[:80])
        with suppress(ValueError):
            if len(decoded(subscription.p256dh)) == POINT and len(decoded(subscription.auth)) == 16:
                return
        raise ServerError("bad_subscription", service=(parts.hostname or "")[:80])

    async def tell(self, table: str, game: str, seat: int, token_hash: str) -> None:
        """Tell the person in a seat that it is their turn; drop subscriptions that their browsers have given up."""
        for subscription in await self.store.load_subscriptions(table, seat, token_hash):
            message = msgspec.json.encode(message_for(subscription.language, game, table, seat))
            loop = asyncio.get_running_loop()
            status = await loop.run_in_executor(self.thread, self._send, subscription, message)
            log("push", status=status)
            if status in GONE:
                await self.store.delete_subscription(table, seat, subscription.endpoint)

    def _send(self, subscription: StoredSubscription, message: bytes) -> int:
        """Send a message and return the status of the push service, 0 if it couldn't be reached."""
        import requests
        from pywebpush import WebPushException, webpush

        parts = urlsplit(subscription.endpoint)
        claims: dict[str, Any] = {"sub": self.settings.subject, "aud": f"{parts.scheme}://{parts.netloc}"}
        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        try:
            answer: Any = webpush(
                {"endpoint": subscription.endpoint, "keys": keys},
                message,  # pyright: ignore[reportArgumentType]  # bytes are taken too
                vapid_private_key=self.vapid,
                vapid_claims=claims,
                ttl=TTL_SECONDS,
                timeout=TIMEOUT_SECONDS,
                requests_session=self.session,
            )
        except WebPushException as error:
            return 0 if error.response is None else int(error.response.status_code)
        except requests.RequestException:
            return 0
        return int(answer.status_code)

    def close(self) -> None:
        """Send nothing more."""
        self.thread.shutdown(wait=False, cancel_futures=True)


def message_for(language: str, game: str, table: str, seat: int) -> dict[str, str]:
    """Return what a browser displays: the title of the game, a sentence, and which page it opens."""
    say = localizer_for(language)
    return {
        "title": say(f"{game}-title") if say.knows(f"{game}-title") else baghdad.game(game).title,
        "body": say("push-your-turn"),
        "hash": f"#table={table}&seat={seat}",
    }


def decoded(text: str) -> bytes:
    """Return what base64url without padding stands for; ValueError if it isn't that."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
