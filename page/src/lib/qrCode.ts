// A QR code as the path of an SVG, one unit for each module.
import qrcode from "qrcode-generator";

const QUIET = 4; // modules of margin, which cameras need
const ANY_VERSION = 0; // the smallest that holds the text

export interface QrCode {
  size: number; // with the margin
  path: string;
}

export function qrCode(text: string): QrCode {
  const code = qrcode(ANY_VERSION, "M");
  code.addData(text, "Byte");
  code.make();
  const modules = code.getModuleCount();
  let path = "";
  for (let row = 0; row < modules; row++)
    for (let column = 0; column < modules; column++)
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
  return { size: modules + 2 * QUIET, path };
}
