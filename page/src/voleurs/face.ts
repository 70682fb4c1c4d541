import type { Face } from "../table/face";
export const face = null as unknown as Face;
