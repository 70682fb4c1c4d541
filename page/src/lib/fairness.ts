// Check that the seed wasn't chosen during the match: its hash was published before the match, the seed afterwards.

export async function hashOfSeed(seed: string): Promise<string> {
  const bytes = new TextEncoder().encode(`baghdad seed ${seed}`);
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const isFair = async (seed: string, publishedHash: string): Promise<boolean> =>
  (await hashOfSeed(seed)) === publishedHash;
