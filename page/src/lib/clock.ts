// Remaining time as text.

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** Return seconds as `0:42`, `12:05` or `23:59:10`. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  return hours ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}
