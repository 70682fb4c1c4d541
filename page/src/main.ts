import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { likes } from "./lib/keep";
import { liking } from "./lib/likes.svelte";
import { chosen, words } from "./lib/words.svelte";

liking.begin();
const wished = new URLSearchParams(location.search).get("language") ?? likes().language;
await words.speak(chosen(wished, navigator.languages));
mount(App, { target: document.getElementById("page")! });
if ("serviceWorker" in navigator && window.isSecureContext) void navigator.serviceWorker.register("/sw.js");
