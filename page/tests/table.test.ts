import { beforeEach, describe, expect, it, vi } from "vitest";
import { TableState } from "../src/lib/table.svelte";
import { FakeWorld, news, settle, snapshot } from "./worlds";

let world: FakeWorld;
let table: TableState;
beforeEach(() => {
  world = new FakeWorld();
  table = new TableState("t", { token: "secret" }, world);
  table.start();
  world.socket.opens();
});
const answer = (type: string, data: unknown): void => world.socket.says({ type: "ack", id: world.socket.last(type)["id"], data });

describe("a table", () => {
  it("asks what may be done as soon as one is to act", async () => {
    world.socket.says(snapshot());
    expect(table.mine).toBe(true);
    answer("legal", { stands: 1, legal: [{ action: "place a" }] });
    await settle();
    expect(table.choices?.map((choice) => choice.action)).toEqual(["place a"]);
  });
  it("asks again later when that was too fast", async () => {
    world.socket.says(snapshot());
    world.socket.says({ type: "reject", id: world.socket.last("legal")["id"], family: "house-error", code: "too_many", facts: {} });
    await settle();
    world.wait(1200);
    await settle();
    answer("legal", { stands: 1, legal: [{ action: "place b" }] });
    await settle();
    expect(table.choices).toHaveLength(1);
  });
  it("shows news one after the other, and can be hurried", async () => {
    world.socket.says(snapshot({ to_act: [1] }));
    let arrive = (): void => undefined;
    table.show = vi.fn(() => new Promise<void>((resolve) => void (arrive = resolve)));
    world.socket.says(news(2, { to_act: [1] }), news(3));
    await settle();
    expect(table.view).toEqual({ seat: 0 });
    arrive();
    await settle();
    expect(table.view).toMatchObject({ number: 2 });
    table.hurry();
    expect(table.view).toMatchObject({ number: 3 });
    arrive();
    await settle();
    expect(table.mine).toBe(true);
    expect(table.told.map((one) => one.number)).toEqual([2, 3]);
  });
  it("what is no longer legal isn't offered", async () => {
    world.socket.says(snapshot());
    answer("legal", { legal: [{ action: "place a" }] });
    await settle();
    world.socket.says(news(2, { seat: 0, to_act: [1] }));
    await settle();
    expect(table.choices).toBeNull();
    expect(table.mine).toBe(false);
  });
  it("remembers what was said, and forgets nothing of the past", async () => {
    world.socket.says(snapshot({ number: 3 }));
    answer("history", { number: 3, news: [news(1), news(2), news(3)] });
    world.socket.says(news(4, { kind: "say", facts: { key: "chat-hello" } }));
    await settle();
    expect(table.said.map((said) => said.key)).toEqual(["chat-hello"]);
    expect(table.told.map((one) => one.number)).toEqual([1, 2, 3, 4]);
  });
  it("looks at an earlier moment, and back", async () => {
    world.socket.says(snapshot());
    const looking = table.lookAt(1);
    answer("view", { number: 1, view: { seat: 1 } });
    await looking;
    expect(table.past).toEqual({ number: 1, view: { seat: 1 } });
    table.backToNow();
    expect(table.past).toBeNull();
  });
});
