/**
 * Puts the text that a field made of what was typed into its input, with the caret where it belongs. Left to React, which knows nothing of
 * the caret, it would jump to the end.
 */
export function writeCleaned(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value === text) return;
  input.value = text;
  const place = Math.max(0, Math.min(caret, text.length));
  input.setSelectionRange(place, place);
}
