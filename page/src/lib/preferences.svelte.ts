// How the reader likes the page: theme, sound, words instead of pictures. Kept in this browser.
import { like, likes } from "./storage";

class Liking {
  theme = $state<"night" | "day">("night");
  text = $state(false);
  sound = $state(false);

  begin(): void {
    const kept = likes();
    const day = typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: light)").matches;
    this.theme = kept.theme || (day ? "day" : "night");
    this.text = kept.text;
    this.sound = kept.sound;
    this.dress();
  }

  turnTheme(): void {
    this.theme = this.theme === "night" ? "day" : "night";
    like({ theme: this.theme });
    this.dress();
  }

  turnText(): void {
    this.text = !this.text;
    like({ text: this.text });
  }

  turnSound(): void {
    this.sound = !this.sound;
    like({ sound: this.sound });
  }

  private dress(): void {
    document.documentElement.classList.toggle("day", this.theme === "day");
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", this.theme === "day" ? "#8FC3DE" : "#0A0920");
  }
}

export const liking = new Liking();
