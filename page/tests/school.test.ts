import { describe, expect, it } from "vitest";
import type { SchoolTask } from "../src/lib/protocol";
import { answerToRefused, judge, keptActions, nextAction } from "../src/school/task";

const task: SchoolTask = {
  ways: [[["guard a>c c", "guard b>c c"], "smuggle c"], ["escort … c"]],
  wrong: [
    { tries: [["smuggle c"]], answer: "gate", refused: true },
    { tries: [["smuggle a", "smuggle a"]], answer: "spent", refused: false },
    { tries: [["pass…"]], answer: "wait", refused: false },
    { tries: [["guard …"]], answer: "guard", refused: false },
  ],
  before: 0,
  hidden: [],
  lit: [],
  path: [],
};

describe("a step of the school", () => {
  it("is done by any of its ways", () => {
    expect(judge(task, ["guard b>c c"])).toEqual({ kind: "on" });
    expect(judge(task, ["guard b>c c", "smuggle c"])).toEqual({ kind: "done" });
    expect(judge(task, ["escort a>c c"])).toEqual({ kind: "done" });
  });

  it("keeps a right beginning when what follows is wrong", () => {
    expect(judge(task, ["guard a>c c", "pass *"])).toEqual({ kind: "wrong", answer: "wait", keep: 1 });
    expect(judge(task, ["guard a>b a"])).toEqual({ kind: "wrong", answer: "guard", keep: 0 });
    expect(judge(task, ["neutral a>b"])).toEqual({ kind: "wrong", answer: "", keep: 0 });
    expect(keptActions(task, ["guard a>c c", "pass"])).toBe(1);
  });

  it("waits for the end of a wrong try that takes several actions", () => {
    expect(judge(task, ["smuggle a"])).toEqual({ kind: "on" });
    expect(judge(task, ["smuggle a", "smuggle a"])).toEqual({ kind: "wrong", answer: "spent", keep: 0 });
  });

  it("answers what the rules refuse", () => {
    expect(answerToRefused(task, [], "smuggle c")).toBe("gate");
    expect(answerToRefused(task, ["guard a>b a"], "smuggle c")).toBe("gate");
    expect(answerToRefused(task, [], "smuggle f")).toBe("");
  });

  it("shows the next action of a way that is legal", () => {
    expect(nextAction(task, [], ["guard b>c c", "pass"])).toBe("guard b>c c");
    expect(nextAction(task, ["guard b>c c"], ["smuggle c"])).toBe("smuggle c");
    expect(nextAction(task, [], ["escort a>c c"])).toBe("escort a>c c");
    expect(nextAction(task, ["guard b>c c", "smuggle c"], [])).toBeNull();
  });
});
