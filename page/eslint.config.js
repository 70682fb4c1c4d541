// Lint rules of the page: the recommended ones of ESLint, typescript-eslint and Svelte. Prettier formats.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const UNUSED = { argsIgnorePattern: "^_", varsIgnorePattern: "^_" };

export default [
  { ignores: ["node_modules", "public"] },
  js.configs.recommended,
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // the type checker knows better
      "@typescript-eslint/no-unused-vars": ["error", UNUSED],
      // Rows and seats are looked up by numbers that come with them; TypeScript can't know that they exist.
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    files: ["src/**"],
    rules: {
      "svelte/no-unused-svelte-ignore": "off", // svelte-check reports what it ignores; the linter doesn't see that
      "svelte/prefer-svelte-reactivity": "off", // sets are made anew in each computation, never changed afterwards
      "svelte/no-useless-mustaches": "off", // {" "} is a space that the formatter keeps
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
];
