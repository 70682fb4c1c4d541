// Theme, sound and its volume, pace, text mode, single-letter keys and talk as reactive state, stored in this browser.
import { loadPreferences, savePreferences, type Preferences } from "./storage";

class PreferenceState {
  theme = $state<"night" | "day">("night");
  text = $state(false);
  sound = $state(false);
  volume = $state(0.4);
  pace = $state<Preferences["pace"]>("");
  keys = $state(true);
  talk = $state(true);
  notices = $state(false);

  load(): void {
    const stored = loadPreferences();
    const prefersDay = typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: light)").matches;
    this.theme = stored.theme || (prefersDay ? "day" : "night");
    this.text = stored.text;
    this.sound = stored.sound;
    this.volume = stored.volume;
    this.pace = stored.pace;
    this.keys = stored.keys;
    this.talk = stored.talk;
    this.notices = stored.notices;
    this.applyTheme();
  }

  toggleTheme(): void {
    this.theme = this.theme === "night" ? "day" : "night";
    savePreferences({ theme: this.theme });
    this.applyTheme();
  }

  toggleText(): void {
    this.text = !this.text;
    savePreferences({ text: this.text });
  }

  toggleSound(): void {
    this.sound = !this.sound;
    savePreferences({ sound: this.sound });
  }

  setVolume(volume: number): void {
    this.volume = volume;
    savePreferences({ volume });
  }

  setPace(pace: Preferences["pace"]): void {
    this.pace = pace;
    savePreferences({ pace });
  }

  toggleKeys(): void {
    this.keys = !this.keys;
    savePreferences({ keys: this.keys });
  }

  toggleTalk(): void {
    this.talk = !this.talk;
    savePreferences({ talk: this.talk });
  }

  setNotices(on: boolean): void {
    this.notices = on;
    savePreferences({ notices: on });
  }

  private applyTheme(): void {
    document.documentElement.classList.toggle("day", this.theme === "day");
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", this.theme === "day" ? "#8FC3DE" : "#0A0920");
  }
}

export const preferences = new PreferenceState();
