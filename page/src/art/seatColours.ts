// Colours and shapes of seats, in both games.
import { colourOf } from "./seatOrder.svelte";

export interface SeatColours {
  fill: string;
  light: string;
  shade: string;
  ink: string;
  shape: "disc" | "diamond" | "triangle" | "square" | "star" | "hexagon" | "bar";
}

export const SEAT_COLOURS: readonly SeatColours[] = [
  { fill: "#12B886", light: "#63E6BE", shade: "#066648", ink: "#04211A", shape: "disc" },
  { fill: "#2474D6", light: "#6FB1FF", shade: "#0C3A78", ink: "#FFFFFF", shape: "diamond" },
  { fill: "#F3EAD7", light: "#FFFFFF", shade: "#A3906A", ink: "#2A1F10", shape: "triangle" },
  { fill: "#C2274B", light: "#F2748F", shade: "#6B0E26", ink: "#FFFFFF", shape: "square" },
  { fill: "#F2C230", light: "#FFE68A", shade: "#8A6606", ink: "#2A1F10", shape: "star" },
  { fill: "#8E5BD6", light: "#C6A5FA", shade: "#45207E", ink: "#FFFFFF", shape: "hexagon" },
];
/** Return the colours and the shape of a seat at the table that is displayed. */
export const coloursOf = (seat: number): SeatColours => SEAT_COLOURS[colourOf(seat) % SEAT_COLOURS.length]!;
/** For neutral guards and the Vizier. */
export const NEUTRAL_COLOURS: SeatColours = {
  fill: "#17151F",
  light: "#45414F",
  shade: "#000000",
  ink: "#8D8798",
  shape: "bar",
};
