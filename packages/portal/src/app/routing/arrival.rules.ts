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

/** The token of a link that was mailed to set a password with. In the hash no server and no log sees it. */
export function resetTokenOf(hash: string): string | null {
  return /^#reset=([\w-]{43})$/.exec(hash)?.[1] ?? null;
}
