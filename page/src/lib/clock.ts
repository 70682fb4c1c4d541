// Time that is left, as a clock shows it.

const two = (number: number): string => String(number).padStart(2, "0");

/** `0:42`, `12:05`, `23:59:10`. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
