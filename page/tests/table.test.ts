import { beforeEach, describe, expect, it, vi } from "vitest";
import { TableState } from "../src/lib/table.svelte";
import { FakePlatform, settle, snapshot, TABLE_INFO, update } from "./fakePlatform";

let platform: FakePlatform;
let table: TableState;
beforeEach(() => {
  platform = new FakePlatform();
  table = new TableState("t", { token: "secret" }, platform);
  table.start();
  platform.socket.accept();
});
const answer = (type: string, data: unknown): void =>
  platform.socket.deliver({ type: "ack", id: platform.socket.last(type)["id"], data });

const choices = (state_version: number, ...actions: string[]): object => ({
  type: "choices",
  state_version,
  legal: actions.map((action) => ({ action })),
});

describe("a table", () => {
  it("receives the legal actions of every state", async () => {
    platform.socket.deliver(snapshot(), choices(1, "place a"));
    expect(platform.socket.last("hello")["legal"]).toBe("full");
    expect(table.myTurn).toBe(true);
    expect(table.choices?.map((choice) => choice.action)).toEqual(["place a"]);
  });
  it("offers no actions of a state that isn't displayed yet", async () => {
    platform.socket.deliver(snapshot({ to_act: [1] }));
    let finish = (): void => undefined;
    table.playback.animate = () => new Promise<void>((resolve) => void (finish = resolve));
    platform.socket.deliver(update(2), choices(2, "place b"));
    await settle();
    expect(table.choices).toBeNull();
    finish();
    await settle();
    expect(table.choices).toHaveLength(1);
  });
  it("keeps the legal actions while others chat or open the next table", async () => {
    platform.socket.deliver(
      snapshot(),
      choices(1, "place a"),
      update(2, { kind: "say", state_version: 1, facts: { key: "chat-hello" } }),
    );
    platform.socket.deliver(update(3, { kind: "again", state_version: 1, facts: { table: "u" } }));
    await settle();
    expect(table.choices).toHaveLength(1);
  });
  it("applies updates one after the other, and can skip animations", async () => {
    platform.socket.deliver(snapshot({ to_act: [1] }));
    let finish = (): void => undefined;
    table.playback.animate = vi.fn(() => new Promise<void>((resolve) => void (finish = resolve)));
    platform.socket.deliver(update(2, { to_act: [1] }), update(3));
    await settle();
    expect(table.view).toEqual({ seat: 0 });
    finish();
    await settle();
    expect(table.view).toMatchObject({ number: 2 });
    table.playback.skip();
    expect(table.view).toMatchObject({ number: 3 });
    finish();
    await settle();
    expect(table.myTurn).toBe(true);
    expect(table.updates.map((one) => one.number)).toEqual([2, 3]);
  });
  it("ignores an answer about the seats that is older than the one it has", async () => {
    const answers: ((data: object) => void)[] = [];
    vi.stubGlobal(
      "fetch",
      () => new Promise((resolve) => answers.push((data) => resolve({ ok: true, json: async () => data }))),
    );
    platform.socket.deliver(snapshot(), update(2, { kind: "sit" }), update(3, { kind: "start" }));
    await settle();
    const state = (number: number, found: string): object =>
      snapshot({ number, table: { ...TABLE_INFO, state: found } });
    answers[1]!(state(3, "playing"));
    await settle();
    answers[0]!(state(2, "open"));
    await settle();
    expect(table.info?.state).toBe("playing");
    vi.unstubAllGlobals();
  });
  it("drops legal actions when another state follows", async () => {
    platform.socket.deliver(snapshot());
    platform.socket.deliver(choices(1, "place a"));
    expect(table.choices).toHaveLength(1);
    platform.socket.deliver(update(2, { seat: 0, to_act: [1] }));
    await settle();
    expect(table.choices).toBeNull();
    expect(table.myTurn).toBe(false);
  });
  it("collects chat messages, and loads the history", async () => {
    platform.socket.deliver(snapshot({ number: 3 }));
    answer("history", { number: 3, updates: [update(1), update(2), update(3)] });
    platform.socket.deliver(update(4, { kind: "say", facts: { key: "chat-hello" } }));
    await settle();
    expect(table.chat.map((message) => message.key)).toEqual(["chat-hello"]);
    expect(table.updates.map((one) => one.number)).toEqual([1, 2, 3, 4]);
  });
  it("displays an earlier state, and the present one again", async () => {
    platform.socket.deliver(snapshot());
    const shown = table.showPast(1);
    answer("view", { number: 1, view: { seat: 1 } });
    await shown;
    expect(table.past).toEqual({ number: 1, view: { seat: 1 } });
    table.showPresent();
    expect(table.past).toBeNull();
  });
});

describe("what is told of a match", () => {
  const numbers = (): number[] => {
    const told: number[] = [];
    table.tellWith((one) => void told.push(one.number));
    return told;
  };
  it("is every action once, in order, even where animations are skipped", async () => {
    platform.socket.deliver(snapshot({ to_act: [1] }));
    const told = numbers();
    table.playback.animate = () => new Promise<void>(() => undefined);
    platform.socket.deliver(update(2), update(3, { kind: "say", facts: {} }), update(4, { kind: "undo" }), update(5));
    await settle();
    table.playback.skip();
    expect(told).toEqual([2, 4, 5]);
  });
  it("includes what happened before anybody listened", async () => {
    platform.socket.deliver(snapshot({ to_act: [1] }), update(2), update(3));
    await settle();
    expect(numbers()).toEqual([2, 3]);
  });
  it("includes what was missed while the connection was lost", async () => {
    platform.socket.deliver(snapshot());
    answer("history", { number: 1, updates: [update(1)] });
    await settle();
    const told = numbers();
    platform.socket.deliver(snapshot({ number: 3, state_version: 3 }));
    answer("history", { number: 3, updates: [update(1), update(2), update(3)] });
    await settle();
    platform.socket.deliver(update(4));
    await settle();
    expect(told).toEqual([2, 3, 4]);
  });
});
