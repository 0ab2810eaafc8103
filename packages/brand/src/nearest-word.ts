import { distance } from 'fastest-levenshtein';

/** The known word that a mistyped one most likely means; `null` when none is near. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  const wanted = word.slice(0, 60).toLowerCase();
  let nearest: string | null = null;
  let best = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const steps = distance(wanted, candidate.toLowerCase());
    if (steps < best) [nearest, best] = [candidate, steps];
  }
  return nearest;
}
