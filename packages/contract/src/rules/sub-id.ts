/** In characters. */
export const longestSubId = 32;

/** Normalises the sub-id of a link; empty if it is missing or has other characters. */
export function readSubId(typed = ''): string {
  return typed.length <= longestSubId && /^[A-Za-z0-9._-]+$/.test(typed) ? typed : '';
}
