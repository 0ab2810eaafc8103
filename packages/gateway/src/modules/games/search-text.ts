/** Lower case, without accents and without space around: what a name and a search text are compared as. */
export function searchText(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
