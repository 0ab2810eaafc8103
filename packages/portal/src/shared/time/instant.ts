/** A moment from the gateway. Null for an invalid text. */
export function instantOf(text: string): Date | null {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
