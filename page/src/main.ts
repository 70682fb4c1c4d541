import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts/fonts.css";
import "./app.css";
import { games } from "./lib/games.svelte";
import { preferences } from "./lib/preferences.svelte";
import { loadPreferences } from "./lib/storage";
import { chooseLanguage, translations } from "./lib/translations.svelte";

void start();

/**
 * Display the page. This is a function, because the pages of games import this file: they would wait for an `await`
 * here.
 */
async function start(): Promise<void> {
  preferences.load();
  const language = new URLSearchParams(location.search).get("language") ?? loadPreferences().language;
  await Promise.all([translations.setLanguage(chooseLanguage(language, navigator.languages)), games.restore()]);
  mount(App, { target: document.getElementById("page")! });
  if ("serviceWorker" in navigator && window.isSecureContext) void registerServiceWorker();
}

/** Register the service worker, and have it cache the files that were loaded before it was active. */
async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}
