// What voleurs adds to the page.
import type { GamePage } from "../lib/gamePages.svelte";
import Picture from "./HomePicture.svelte";

export default {
  Picture,
  loadUi: () => import("./gameUi"),
  rules: {
    loadBook: () => import("./rules/book.json"),
    loadFigure: () => import("./rules/Figure.svelte"),
    loadSymbols: () => import("./symbols"),
  },
  loadLesson: () => import("./lesson"),
  loadSchool: () => import("./school"),
  chatTemplates: ["chat-good-offer", "chat-no-deal"],
} satisfies GamePage;
