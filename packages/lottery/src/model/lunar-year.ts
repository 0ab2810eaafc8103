/** The animals of the lunar years, in order. */
export const animals = ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'] as const;

// The calendar's days begin in China, wherever the gateway runs.
const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', { year: 'numeric', timeZone: 'Asia/Shanghai' });

/**
 * The animal of the lunar year at a moment, 0 (rat) to 11 (pig). It changes at the lunar new year, in January or
 * February.
 */
export function animalAt(moment: Date): number {
  // TypeScript's list of parts lacks the year of such a calendar.
  const parts: readonly { readonly type: string; readonly value: string }[] = chinese.formatToParts(moment);
  const year = parts.find(({ type }) => type === 'relatedYear')?.value;
  if (year === undefined) throw new TypeError('This system has no Chinese calendar.');
  return (((Number(year) - 4) % 12) + 12) % 12;
}

/** The animal of a number in LHC: 1 has the animal of the year, 2 the one before it, and so on backwards. */
export function animalOfNumber(number: number, animalOfYear: number): number {
  return (((animalOfYear - (number - 1)) % 12) + 12) % 12;
}
