// What dieb adds to the page.
import type { GamePage } from "../lib/gamePages.svelte";
import Picture from "./HomePicture.svelte";

export default {
  Picture,
  loadFirstScene: () => import("./FirstChest.svelte"),
  loadUi: () => import("./gameUi"),
  rules: { loadBook: () => import("./rules/book.json"), loadFigure: () => import("./rules/Figure.svelte") },
  loadLesson: () => import("./lesson"),
  loadSchool: () => import("./school"),
  chatTemplates: [],
} satisfies GamePage;
