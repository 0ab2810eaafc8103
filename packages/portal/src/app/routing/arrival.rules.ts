/** The token of a link that was mailed to set a password with. In the hash no server and no log sees it. */
export function resetTokenOf(hash: string): string | null {
  return /^#reset=([\w-]{43})$/.exec(hash)?.[1] ?? null;
}
