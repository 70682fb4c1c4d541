// The command line of a table displayed as text: commands, questions to the server, actions in notation, and answers.
import { lineText, type QueryLine } from "../lib/queryLines";
import { RequestError } from "../lib/protocol";
import { namesOf } from "../lib/seatNames";
import type { TableState } from "../lib/table.svelte";
import { translate, translations } from "../lib/translations.svelte";
import { ruleFor } from "../rules/ruleReference";
import type { GameUi } from "./gameUi";
import { reasonText } from "./reasons";

const SHORT = 5; // lines of an answer; the rest after `more`

export class CommandLine {
  rule = $state(""); // the rule that the answer follows from
  private answers = $state.raw<string[]>([]);
  private rest = $state.raw<string[]>([]); // of the last answer
  private actions: string[] = []; // in the last answer, which can be chosen by their numbers

  /** Create it while a component is. */
  constructor(
    private readonly context: () => { ui: GameUi; table: TableState },
    private readonly sendCommand: (type: string) => Promise<void>,
  ) {
    $effect(() => void translations.loadExtra("queries"));
  }

  private table = $derived.by(() => this.context().table);
  private ui = $derived.by(() => this.context().ui);
  private name = $derived.by(() => namesOf(this.table.info, this.table.you));

  /** The lines of the answer on display. */
  lines = $derived.by((): string[] => [
    ...this.answers,
    ...(this.rest.length ? [translate("query-more", { number: this.rest.length })] : []),
  ]);

  /** Display the beginning of an answer; `more` displays the rest. */
  private answer(...text: string[]): void {
    const shown = text.length > SHORT + 1 ? SHORT : text.length; // the line about the rest is a line too
    this.answers = text.slice(0, shown);
    this.rest = text.slice(shown);
    this.rule = "";
  }
  private more = (): void => this.answer(...(this.rest.length ? this.rest : [translate("query-no-more")]));
  private query = (text: string): Promise<QueryLine[]> => this.table.query(text, translations.catalogue);
  private toNotation = (text: string): Promise<string> => this.table.toNotation(text, translations.catalogue);
  private shown = (action: string): string => this.ui.forReader?.(action) ?? action;

  /** Display lines of the server; those that describe actions get numbers. */
  private answerLines(lines: readonly QueryLine[]): void {
    this.actions = lines.flatMap((line) => (line.action ? [line.action] : []));
    let number = 0;
    this.answer(...lines.map((line) => (line.action ? `${++number}. ` : "") + lineText(line, this.name)));
  }
  /** Display all that has happened since the last action of this seat, that action included. */
  private answerLast(): void {
    const told = this.ui.groupTurns(this.table.updates).flatMap((turn) => turn.lines);
    const own = told.findLastIndex((line) => line.seat === this.table.you);
    const since = told
      .slice(Math.max(0, own))
      .map((line) =>
        `${this.ui.eventText(line.event, this.name)} ${this.ui.privateText(line.event, this.table.you)}`.trim(),
      );
    this.answer(...(since.length ? since : [translate("page-log-empty")]));
  }
  private answerError(...errors: RequestError[]): void {
    const near = errors.map((error) => String(error.facts["nearest"] ?? "")).find(Boolean);
    this.answer(
      ...errors.map((error) => this.ui.errorText(error.family, error)),
      ...(near ? [translate("did-you-mean", { nearest: this.shown(near) })] : []),
    );
    this.rule = ruleFor(errors[0]!.family, errors[0]!);
  }

  private async playOrAsk(text: string): Promise<void> {
    const unknown = this.table.you === null || this.table.over ? null : await this.play(await this.toNotation(text));
    if (unknown === undefined) return;
    try {
      this.answerLines(await this.query(text));
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== "unknown_query" || !unknown) throw error;
      this.answerError(unknown, error);
    }
  }
  /** Play an action and say so, or that it was taken back before. */
  private async playAndAnswer(action: string): Promise<void> {
    const played = await this.table.play(action);
    this.answer(translate(played ? "page-text-done" : "page-text-kept"));
  }
  /** Play an action; return the error if it isn't one, since it may be a query. */
  private async play(action: string): Promise<RequestError | undefined> {
    try {
      return void (await this.playAndAnswer(action));
    } catch (error) {
      if (error instanceof RequestError && error.code === "unknown_action") return error;
      throw error;
    }
  }

  /** Carry out a line. */
  async run(text: string): Promise<void> {
    const [word = "", ...words] = text.split(/\s+/);
    if (!word) return;
    try {
      await this.runCommand(word.toLowerCase(), words, text);
    } catch (error) {
      if (!(error instanceof RequestError)) return;
      this.answerError(error);
    }
  }
  private async runCommand(word: string, words: string[], text: string): Promise<void> {
    if (word === "undo") return await this.sendCommand("undo");
    if (word === "more") return this.more();
    if (word === "last") return this.answerLast();
    if (word === "all") return this.answerLines(await this.query(["moves", ...words].join(" ")));
    if (word === "why") {
      const refusal = await this.table.whyNot(await this.toNotation(words.join(" ")), true);
      this.answer(refusal ? this.ui.errorText("refusal", refusal) : translate("page-text-possible"));
      return void (this.rule = refusal?.clause ?? "");
    }
    if (word === "hint") {
      this.answer(translate("page-thinking"));
      const advice = await this.table.hint();
      return this.answer(
        ...advice.ranking
          .slice(0, 3)
          .map((ranked) =>
            [
              this.shown(ranked.action),
              ranked.chance === null ? "" : translations.percent(ranked.chance),
              reasonText(ranked, this.ui, this.name),
            ].join(" · "),
          ),
      );
    }
    if (word === "log")
      return this.answer(
        ...this.ui
          .groupTurns(this.table.updates)
          .flatMap((turn) => turn.lines.map((line) => `${line.number}. ${this.ui.eventText(line.event, this.name)}`))
          .reverse(),
      );
    if (word === "look") return words[0] ? await this.table.showPast(Number(words[0])) : this.table.showPresent();
    if (word === "help" || word === "?")
      return this.answer(...[await this.queryHelp(), translate("page-text-commands"), this.ui.help()].filter(Boolean));
    if (!/^\d+$/.test(text)) return await this.playOrAsk(text);
    const action = this.actions[Number(text) - 1];
    if (action === undefined) return this.answer(translate("query-no-number", { number: text }));
    await this.playAndAnswer(action);
  }
  /** Return what can be asked; the server lists it when it doesn't know a query. */
  private async queryHelp(): Promise<string> {
    try {
      await this.query("?");
      return "";
    } catch (error) {
      return error instanceof RequestError && Array.isArray(error.facts["queries"])
        ? translate("query-help", { queries: error.facts["queries"].join(", ") })
        : "";
    }
  }
}
