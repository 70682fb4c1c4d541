"""The server's protocol: every message a client may send and every message the server sends (`docs/protocol.md`).

The types are in `incoming` (joining and questions), `outgoing` (messages of the server), `http_bodies`, and in
`server.commands`, where each command has its check and its effect too.
"""

from __future__ import annotations

import msgspec

from baghdad.server.commands import SeatCommand
from baghdad.server.commands.command import Command
from baghdad.server.protocol.http_bodies import (
    Addresses,
    CreatedTable,
    GameInfo,
    GameList,
    Joined,
    JoinRequest,
    LessonRequest,
    LevelInfo,
    Lobby,
    NewTable,
    OptionInfo,
    Problem,
    PushKey,
    SeatWish,
    Step,
    Subscription,
    SubscriptionKeys,
    Unsubscription,
)
from baghdad.server.protocol.incoming import (
    PROTOCOL,
    AnyQuestion,
    Hello,
    Hint,
    History,
    Incoming,
    Legal,
    Mute,
    Payments,
    Query,
    Question,
    ToNotation,
    View,
    Watch,
    WhyNot,
)
from baghdad.server.protocol.outgoing import (
    Ack,
    Advice,
    Bye,
    Chances,
    Choices,
    Clock,
    MatchSummary,
    Outgoing,
    Ranked,
    Reject,
    Resumed,
    SeatInfo,
    Snapshot,
    TableInfo,
    Update,
)

__all__ = [
    "PROTOCOL",
    "Ack",
    "Addresses",
    "Advice",
    "AnyQuestion",
    "Bye",
    "Chances",
    "Choices",
    "Clock",
    "Command",
    "CreatedTable",
    "GameInfo",
    "GameList",
    "Hello",
    "Hint",
    "History",
    "Incoming",
    "JoinRequest",
    "Joined",
    "Legal",
    "LessonRequest",
    "LevelInfo",
    "Lobby",
    "MatchSummary",
    "Mute",
    "NewTable",
    "OptionInfo",
    "Outgoing",
    "Payments",
    "Problem",
    "PushKey",
    "Query",
    "Question",
    "Ranked",
    "Reject",
    "Resumed",
    "SeatCommand",
    "SeatInfo",
    "SeatWish",
    "Snapshot",
    "Step",
    "Subscription",
    "SubscriptionKeys",
    "TableInfo",
    "ToNotation",
    "Unsubscription",
    "Update",
    "View",
    "Watch",
    "WhyNot",
    "decode_incoming",
    "encode",
]

decode_incoming = msgspec.json.Decoder(Incoming).decode
encode = msgspec.json.Encoder().encode
