import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { likes } from "./lib/storage";
import { liking } from "./lib/preferences.svelte";
import { chosen, words } from "./lib/translations.svelte";

liking.begin();
const wished = new URLSearchParams(location.search).get("language") ?? likes().language;
await words.speak(chosen(wished, navigator.languages));
mount(App, { target: document.getElementById("page")! });
if ("serviceWorker" in navigator && window.isSecureContext) void keepItself();

/** What was fetched before there was anybody to keep it is kept too. */
async function keepItself(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}
