/** Characters. */
export const longestSubId = 32;

/** The sub-id of a link's address as it is kept; empty for none and for one of other signs. */
export function readSubId(typed = ''): string {
  return typed.length <= longestSubId && /^[A-Za-z0-9._-]+$/.test(typed) ? typed : '';
}
