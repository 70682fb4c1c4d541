import { beforeEach, describe, expect, it, vi } from "vitest";
import { TableState } from "../src/lib/table.svelte";
import { FakeWorld, news, settle, snapshot } from "./fakePlatform";

let world: FakeWorld;
let table: TableState;
beforeEach(() => {
  world = new FakeWorld();
  table = new TableState("t", { token: "secret" }, world);
  table.start();
  world.socket.opens();
});
const answer = (type: string, data: unknown): void => world.socket.says({ type: "ack", id: world.socket.last(type)["id"], data });

const offer = (stands: number, ...actions: string[]): object => ({ type: "choices", stands, legal: actions.map((action) => ({ action })) });

describe("a table", () => {
  it("is told what may be done, with every state", async () => {
    world.socket.says(snapshot(), offer(1, "place a"));
    expect(world.socket.last("hello")["legal"]).toBe("full");
    expect(table.mine).toBe(true);
    expect(table.choices?.map((choice) => choice.action)).toEqual(["place a"]);
  });
  it("offers nothing of a state that isn't shown yet", async () => {
    world.socket.says(snapshot({ to_act: [1] }));
    let arrive = (): void => undefined;
    table.show = () => new Promise<void>((resolve) => void (arrive = resolve));
    world.socket.says(news(2), offer(2, "place b"));
    await settle();
    expect(table.choices).toBeNull();
    arrive();
    await settle();
    expect(table.choices).toHaveLength(1);
  });
  it("keeps what may be done while others talk or go on to another table", async () => {
    world.socket.says(snapshot(), offer(1, "place a"), news(2, { kind: "say", stands: 1, facts: { key: "chat-hello" } }));
    world.socket.says(news(3, { kind: "again", stands: 1, facts: { table: "u" } }));
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
    world.socket.says(offer(1, "place a"));
    expect(table.choices).toHaveLength(1);
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
