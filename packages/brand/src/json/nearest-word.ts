import { distance } from 'fastest-levenshtein';

/**
 * The known word that a mistyped one most likely means. `null` if none is close. Transposed letters count as one slip.
 */
export function nearestWord(word: string, known: readonly string[]): string | null {
  const wanted = word.slice(0, 60).toLowerCase();
  const letters = sorted(wanted);
  let nearest: string | null = null;
  let best = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const other = candidate.toLowerCase();
    const steps = other.length === wanted.length && other !== wanted && sorted(other) === letters ? 1 : distance(wanted, other);
    if (steps < best) [nearest, best] = [candidate, steps];
  }
  return nearest;
}

function sorted(word: string): string {
  return [...word].toSorted().join('');
}
