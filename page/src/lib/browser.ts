// The browser's side of a line: its sockets, its clock, its network.
import type { World } from "./connection";

export const browser: World = {
  open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
  after(milliseconds, what) {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
  online: () => navigator.onLine,
};
