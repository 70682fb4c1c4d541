// Whether the shuffles were fixed before the match: the hash published then must be that of the seed published now.

export async function hashOfSeed(seed: string): Promise<string> {
  const bytes = new TextEncoder().encode(`baghdad seed ${seed}`);
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const isFair = async (seed: string, published: string): Promise<boolean> => (await hashOfSeed(seed)) === published;
