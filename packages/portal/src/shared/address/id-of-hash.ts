/** The id that the hash of an address names; null without one. */
export function idOfHash(hash: string): string | null {
  const id = hash.slice(1);
  if (id === '') return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
