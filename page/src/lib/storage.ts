// What this browser remembers: who one is, how one likes the page, and the seats one holds.

export interface Kept {
  table: string;
  game: string;
  tokens: Record<number, string>; // by seat; several where several people share this screen
  key?: string | undefined;
  names: string[];
  over: boolean;
  at: number;
}

export interface Likes {
  name: string;
  language: string;
  theme: "night" | "day" | "";
  text: boolean;
  sound: boolean;
  slow: boolean;
}

const LIKES = "baghdad.likes";
const TABLES = "baghdad.tables";
const MOST = 60;
const USUAL: Likes = { name: "", language: "", theme: "", text: false, sound: false, slow: false };

function read<Data>(key: string, otherwise: Data): Data {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Data | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, data: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(data));
  } catch {
    // A browser that remembers nothing still plays.
  }
}

export const likes = (): Likes => ({ ...USUAL, ...read<Partial<Likes>>(LIKES, {}) });
export const like = (some: Partial<Likes>): void => write(LIKES, { ...likes(), ...some });

export const tables = (): Kept[] => read<Kept[]>(TABLES, []).sort((one, other) => other.at - one.at);
export const tableOf = (name: string): Kept | undefined => tables().find((kept) => kept.table === name);

export function keep(table: Kept): void {
  const others = tables().filter((kept) => kept.table !== table.table);
  write(TABLES, [table, ...others].slice(0, MOST));
}

export const forget = (name: string): void => write(TABLES, tables().filter((kept) => kept.table !== name));
