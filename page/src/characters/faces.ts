// The faces of the characters as SVG symbols. Clothes and ring take the colours of the seat (`--pc`, `--ph`, `--pl`),
// all else is fixed, so that a character is known in any colour. Loaded when a face is displayed for the first time.
export { default as FACES } from "./faces.svg?raw";
