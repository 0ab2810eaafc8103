/** A moment that the gateway wrote down; null for a text that is none, which nobody could format. */
export function instantOf(text: string): Date | null {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
