/** A typed whole number within bounds. Null for anything else. */
export function readWhole(text: string, least = 0, most = 9_999_999): number | null {
  const number = /^\d{1,7}$/.test(text.trim()) ? Number(text) : -1;
  return number >= least && number <= most ? number : null;
}
