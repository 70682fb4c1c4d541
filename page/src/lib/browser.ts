// The real platform of a connection: the browser's WebSocket, timers and network state.
import type { Platform } from "./connection";

export const browser: Platform = {
  openSocket: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
  setTimer(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  isOnline: () => navigator.onLine,
};
