/** The id in an address's hash. Null if there is none. */
export function idOfHash(hash: string): string | null {
  const id = hash.slice(1);
  if (id === '') return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
