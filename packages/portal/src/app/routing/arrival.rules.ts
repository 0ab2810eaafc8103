/** The token of a password link. It is in the hash, so that no server and no log sees it. */
export function resetTokenOf(hash: string): string | null {
  return /^#reset=([\w-]{43})$/.exec(hash)?.[1] ?? null;
}
