import { beforeEach, describe, expect, it } from "vitest";
import english from "catalogue:en";
import { Connection, type ConnectionStatus } from "../src/lib/connection";
import { errorText } from "../src/lib/errors";
import { RequestError, type Update } from "../src/lib/protocol";
import { translations } from "../src/lib/translations.svelte";
import { FakePlatform, settle, snapshot, update } from "./fakePlatform";

let platform: FakePlatform;
let received: { type: string; number: number }[];
let statuses: ConnectionStatus[];
let errors: (RequestError | undefined)[];
let connection: Connection;

function connect(token: string | undefined = "secret"): void {
  const onStatus = (status: ConnectionStatus, error?: RequestError): void => {
    statuses.push(status);
    errors.push(error);
  };
  connection = new Connection({ table: "t", token }, platform, (message) => received.push(message as Update), onStatus);
  connection.start();
}
function join(): void {
  connect();
  platform.socket.accept();
  platform.socket.deliver(snapshot());
}
beforeEach(() => {
  platform = new FakePlatform();
  received = [];
  statuses = [];
  errors = [];
});

describe("hello", () => {
  it("carries the protocol, the table, the token and the last update seen", () => {
    join();
    expect(platform.socket.sent[0]).toMatchObject({
      type: "hello",
      protocol: 2,
      table: "t",
      token: "secret",
      last_seen: null,
    });
    expect(statuses).toEqual(["open"]);
  });
  it("is replaced by watch without a token", () => {
    connection = new Connection(
      { table: "t", key: "k" },
      platform,
      () => undefined,
      () => undefined,
    );
    connection.start();
    platform.socket.accept();
    expect(platform.socket.sent[0]).toMatchObject({ type: "watch", key: "k" });
  });
  it("with a wrong token closes the connection for good", () => {
    connect();
    platform.socket.accept();
    platform.socket.deliver({ type: "reject", id: null, family: "server-error", code: "bad_token", facts: {} });
    expect(connection.status).toBe("closed");
    platform.advance(60_000);
    expect(platform.sockets).toHaveLength(1);
  });
  it("with another protocol closes the connection, and the error asks to reload the page", () => {
    connect();
    platform.socket.accept();
    platform.socket.deliver({
      type: "reject",
      id: null,
      family: "server-error",
      code: "other_protocol",
      facts: { protocol: 2, known: 3 },
    });
    expect(connection.status).toBe("closed");
    translations.setText("en", english);
    expect(errorText(errors.at(-1)!.family, errors.at(-1)!)).toContain("Reload");
  });
});

describe("a connection that breaks", () => {
  it("reconnects by itself, with the number of the last update", () => {
    join();
    platform.socket.deliver(update(2), update(3));
    platform.socket.fail();
    expect(connection.status).toBe("offline");
    platform.advance(300);
    platform.socket.accept();
    expect(platform.socket.sent[0]).toMatchObject({ type: "hello", last_seen: 3 });
    platform.socket.deliver({ type: "resumed", number: 4, last_seen: 3, you: 0 }, update(4));
    expect(connection.status).toBe("open");
    expect(received.filter((message) => message.type === "update").map((message) => message.number)).toEqual([2, 3, 4]);
  });
  it("waits longer before each retry", () => {
    join();
    for (let n = 0; n < 5; n++) {
      platform.socket.fail();
      platform.advance(10_000);
    }
    expect(platform.sockets).toHaveLength(6);
  });
  it("sends unanswered commands again, unchanged and under the same id", async () => {
    join();
    const done = connection.command("play", { action: "place a" });
    const first = platform.socket.last("play");
    platform.socket.fail();
    platform.advance(300);
    platform.socket.accept();
    platform.socket.deliver({ type: "resumed", number: 1, last_seen: 1, you: 0 });
    expect(platform.socket.last("play")).toEqual(first);
    platform.socket.deliver({ type: "ack", id: first["id"], number: 2 });
    expect(await done).toBe(2);
    expect(connection.unanswered).toBe(0);
  });
  it("keeps requests made while it is offline until it is open again", async () => {
    join();
    connection.setOnline(false);
    const asked = connection.ask<string>("why_not", { action: "end" });
    expect(platform.socket.closed).toBe(true);
    connection.setOnline(true);
    platform.socket.accept();
    platform.socket.deliver({ type: "resumed", number: 1, last_seen: 1, you: 0 });
    platform.socket.deliver({ type: "ack", id: platform.socket.last("why_not")["id"], data: "because" });
    expect(await asked).toBe("because");
  });
  it("is recognized by an answer that doesn't come in time", () => {
    join();
    void connection.command("undo");
    platform.advance(11_000);
    expect(connection.status).toBe("offline");
  });
  it("opens no socket while the browser is offline", () => {
    platform.online = false;
    connect();
    expect(platform.sockets).toHaveLength(0);
    expect(connection.status).toBe("offline");
  });
});

describe("updates", () => {
  it("that arrive twice are passed on once", () => {
    join();
    platform.socket.deliver(update(2), update(2));
    expect(received.filter((message) => message.type === "update")).toHaveLength(1);
  });
  it("with a gap in their numbers cause a reconnection", () => {
    join();
    platform.socket.deliver(update(4));
    platform.socket.accept();
    expect(platform.sockets).toHaveLength(2);
    expect(platform.socket.sent[0]).toMatchObject({ last_seen: 1 });
  });
});

describe("answers", () => {
  it("a rejected command throws an error with family and code", async () => {
    join();
    const done = connection.command("play", { action: "end" });
    platform.socket.deliver({
      type: "reject",
      id: platform.socket.last("play")["id"],
      family: "refusal",
      code: "nothing_done",
      facts: { clause: "D-DRAW-2" },
    });
    await expect(done).rejects.toMatchObject({ family: "refusal", code: "nothing_done" });
  });
  it("a closed connection rejects pending and new requests", async () => {
    join();
    const waiting = connection.command("undo");
    connection.close();
    await expect(waiting).rejects.toBeInstanceOf(RequestError);
    await expect(connection.command("undo")).rejects.toBeInstanceOf(RequestError);
    await settle();
  });
});
