/**
 * Writes the field's cleaned text into its input and keeps the caret in place. React does not know the caret position
 * and would move it to the end.
 */
export function writeCleaned(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value === text) return;
  input.value = text;
  const place = Math.max(0, Math.min(caret, text.length));
  input.setSelectionRange(place, place);
}
