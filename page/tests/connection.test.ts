import { beforeEach, describe, expect, it } from "vitest";
import { Connection, type Status } from "../src/lib/connection";
import { Refused, type News } from "../src/lib/protocol";
import { FakeWorld, news, settle, snapshot } from "./fakePlatform";

let world: FakeWorld;
let heard: { type: string; number: number }[];
let statuses: Status[];
let line: Connection;

function connect(token: string | undefined = "secret"): void {
  line = new Connection({ table: "t", token }, world, (message) => heard.push(message as News), (status) => statuses.push(status));
  line.start();
}
function greeted(): void {
  connect();
  world.socket.opens();
  world.socket.says(snapshot());
}
beforeEach(() => {
  world = new FakeWorld();
  heard = [];
  statuses = [];
});

describe("hello", () => {
  it("says who one is, and what one knows", () => {
    greeted();
    expect(world.socket.sent[0]).toMatchObject({ type: "hello", protocol: 1, table: "t", token: "secret", have: null });
    expect(statuses).toEqual(["open"]);
  });
  it("watches without a token", () => {
    line = new Connection({ table: "t", key: "k" }, world, () => undefined, () => undefined);
    line.start();
    world.socket.opens();
    expect(world.socket.sent[0]).toMatchObject({ type: "watch", key: "k" });
  });
  it("ends for good where no seat is opened", () => {
    connect();
    world.socket.opens();
    world.socket.says({ type: "reject", id: null, family: "server-error", code: "bad_token", facts: {} });
    expect(line.status).toBe("shut");
    world.wait(60_000);
    expect(world.sockets).toHaveLength(1);
  });
});

describe("a line that breaks", () => {
  it("comes back by itself, with the number of the last news", () => {
    greeted();
    world.socket.says(news(2), news(3));
    world.socket.breaks();
    expect(line.status).toBe("away");
    world.wait(300);
    world.socket.opens();
    expect(world.socket.sent[0]).toMatchObject({ type: "hello", have: 3 });
    world.socket.says({ type: "resumed", number: 4, have: 3, you: 0 }, news(4));
    expect(line.status).toBe("open");
    expect(heard.filter((message) => message.type === "news").map((message) => message.number)).toEqual([2, 3, 4]);
  });
  it("waits longer each time", () => {
    greeted();
    for (let n = 0; n < 5; n++) {
      world.socket.breaks();
      world.wait(10_000);
    }
    expect(world.sockets).toHaveLength(6);
  });
  it("says again what had no answer, under the same id, and as it was", async () => {
    greeted();
    const done = line.command("play", { action: "place a" });
    const first = world.socket.last("play");
    world.socket.breaks();
    world.wait(300);
    world.socket.opens();
    world.socket.says({ type: "resumed", number: 1, have: 1, you: 0 });
    expect(world.socket.last("play")).toEqual(first);
    world.socket.says({ type: "ack", id: first["id"], number: 2 });
    expect(await done).toBe(2);
    expect(line.unanswered).toBe(0);
  });
  it("keeps what is said meanwhile until it is back", async () => {
    greeted();
    line.network(false);
    const asked = line.ask<string>("why_not", { action: "end" });
    expect(world.socket.closed).toBe(true);
    line.network(true);
    world.socket.opens();
    world.socket.says({ type: "resumed", number: 1, have: 1, you: 0 });
    world.socket.says({ type: "ack", id: world.socket.last("why_not")["id"], data: "because" });
    expect(await asked).toBe("because");
  });
  it("counts as broken when an answer doesn't come", () => {
    greeted();
    void line.command("undo");
    world.wait(11_000);
    expect(line.status).toBe("away");
  });
  it("isn't looked for while there is no network", () => {
    world.there = false;
    connect();
    expect(world.sockets).toHaveLength(0);
    expect(line.status).toBe("away");
  });
});

describe("news", () => {
  it("that come twice count once", () => {
    greeted();
    world.socket.says(news(2), news(2));
    expect(heard.filter((message) => message.type === "news")).toHaveLength(1);
  });
  it("with a gap are asked for again", () => {
    greeted();
    world.socket.says(news(4));
    world.socket.opens();
    expect(world.sockets).toHaveLength(2);
    expect(world.socket.sent[0]).toMatchObject({ have: 1 });
  });
});

describe("answers", () => {
  it("a refusal has its reason", async () => {
    greeted();
    const done = line.command("play", { action: "end" });
    world.socket.says({ type: "reject", id: world.socket.last("play")["id"], family: "refusal", code: "nothing_done", facts: { clause: "D-DRAW-2" } });
    await expect(done).rejects.toMatchObject({ family: "refusal", code: "nothing_done" });
  });
  it("a line that is shut refuses everything", async () => {
    greeted();
    const waiting = line.command("undo");
    line.close();
    await expect(waiting).rejects.toBeInstanceOf(Refused);
    await expect(line.command("undo")).rejects.toBeInstanceOf(Refused);
    await settle();
  });
});
