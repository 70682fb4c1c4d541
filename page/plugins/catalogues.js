// Vite plugin: makes modules of the Fluent catalogues in src/baghdad/words. `catalogue:en` holds the page's own
// sentences and those of the common catalogue that the page uses too (palaces, events, refusals …); there is one module
// for each language, loaded when the language is chosen. Catalogues that only some pages need are modules of their own,
// such as `catalogue:lessons/en`; `catalogue:extras` exports a loader for each of them. `catalogue:languages` exports
// the loader of each language's catalogue, and what the catalogue declares: its name, direction and locale.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const WORDS = fileURLToPath(new URL("../../src/baghdad/words/", import.meta.url));
const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const NAME = "catalogue:";
const SUFFIX = ".ftl";
const FIRST = "en";
// A language is a catalogue; English comes first.
const LANGUAGES = [
  FIRST,
  ...readdirSync(WORDS)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
    .filter((language) => language !== FIRST)
    .sort(),
];
const ENTRY = /^([a-z][a-z0-9-]*) *=/gm;
const COMMENT = /^#.*\n?/gm;
// Prefixes of the keys that the page takes from the common catalogue, beyond those that games name.
const COMMON = [
  "refusal-",
  "undo-refused-",
  "server-error-",
  "option-error-",
  "game-error-",
  "notation-error-",
  "chat-",
  "list-",
  "result-",
  "level-",
  "hint-reason-",
  "summary-",
];
// Each game with a folder here says in `catalogue.json` which keys its pages (`page`, prefixes), its rulebook and
// lesson (`rules`) and its text mode (`queries`, prefixes) take from the common catalogue.
const games = Object.fromEntries(
  readdirSync(SOURCES)
    .filter((folder) => existsSync(`${SOURCES}${folder}/catalogue.json`))
    .map((folder) => [folder, JSON.parse(readFileSync(`${SOURCES}${folder}/catalogue.json`, "utf8"))]),
);
const SHARED = [...COMMON, ...Object.values(games).flatMap(({ page }) => page)];
// Extra catalogues: the folders of their files, and the keys they take from the common catalogue, or their prefixes.
const EXTRAS = {
  ...Object.fromEntries(
    Object.entries(games).map(([game, { rules }]) => [
      `rules/${game}`,
      { files: ["rules", `rules/${game}`], shared: rules },
    ]),
  ),
  characters: { files: ["characters"], shared: [] },
  lessons: { files: ["lessons"], shared: Object.values(games).flatMap(({ rules }) => rules) },
  coach: { files: ["coach"], shared: [] },
  school: { files: ["school"], shared: [] },
  queries: {
    files: ["queries"],
    shared: [],
    prefixes: ["query-error-", "did-you-mean", ...Object.values(games).flatMap(({ queries }) => queries)],
  },
};

/** Return the entries of a catalogue by key, without comments. */
export function entries(text) {
  const found = [...text.replace(COMMENT, "").matchAll(ENTRY)];
  const bare = text.replace(COMMENT, "");
  return new Map(found.map((hit, n) => [hit[1], bare.slice(hit.index, found[n + 1]?.index ?? bare.length).trimEnd()]));
}

/** Return the page's catalogue in a language, as Fluent source. */
export function catalogue(language) {
  const common = entries(readFileSync(`${WORDS}${language}.ftl`, "utf8"));
  const own = entries(readFileSync(`${WORDS}page/${language}.ftl`, "utf8"));
  const shared = [...common].filter(([key]) => SHARED.some((start) => key.startsWith(start)));
  return [...shared, ...own].map(([, text]) => text).join("\n") + "\n";
}

/** Return an extra catalogue in a language, as Fluent source. */
export function extra(name, language) {
  const common = entries(readFileSync(`${WORDS}${language}.ftl`, "utf8"));
  const { prefixes = [] } = EXTRAS[name];
  const further = [...common].filter(
    ([key]) => prefixes.some((start) => key.startsWith(start)) && !SHARED.some((start) => key.startsWith(start)),
  );
  const shared = [...EXTRAS[name].shared.map((key) => common.get(key)), ...further.map(([, text]) => text)];
  const own = EXTRAS[name].files.flatMap((file) => [
    ...entries(readFileSync(`${WORDS}${file}/${language}.ftl`, "utf8")).values(),
  ]);
  return [...shared, ...own].join("\n") + "\n";
}

/** Return what a language's catalogue declares: its name in itself, the direction of writing, the locale of dates. */
export function declaration(language) {
  const found = entries(readFileSync(`${WORDS}${language}${SUFFIX}`, "utf8"));
  const value = (key) => found.get(`language-${key}`).replace(/^.*= */, "");
  return { name: value("name"), direction: value("direction"), locale: value("locale") };
}

const loaders = (name) =>
  `{${LANGUAGES.map((language) => `${language}: () => import("${NAME}${name}/${language}")`).join(", ")}}`;

export function catalogues() {
  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const name = id.slice(NAME.length + 1);
      if (name === "languages") {
        const entries = LANGUAGES.map((language) => {
          const declared = JSON.stringify(declaration(language));
          return `${language}: { ...${declared}, load: () => import("${NAME}${language}") }`;
        });
        return `export default {${entries.join(", ")}};`;
      }
      if (name === "extras")
        return `export default {${Object.keys(EXTRAS)
          .map((one) => `"${one}": ${loaders(one)}`)
          .join(", ")}};`;
      const language = name.slice(name.lastIndexOf("/") + 1);
      this.addWatchFile(`${WORDS}${language}.ftl`);
      if (name !== language)
        return `export default ${JSON.stringify(extra(name.slice(0, -language.length - 1), language))};`;
      this.addWatchFile(`${WORDS}page/${language}.ftl`);
      return `export default ${JSON.stringify(catalogue(language))};`;
    },
  };
}
