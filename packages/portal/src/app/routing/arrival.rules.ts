/** The token of a password link. It is in the hash, so that it never reaches a server or a log. */
export function resetTokenOf(hash: string): string | null {
  return /^#reset=([\w-]{43})$/.exec(hash)?.[1] ?? null;
}
