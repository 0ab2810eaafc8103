/** The plays that a word in a Vietnamese slip means, by the number of digits in its numbers. */
type PlaysByDigits = Readonly<Record<number, readonly string[]>>;

const words: Readonly<Record<string, PlaysByDigits>> = {
  b: { 2: ['lo-2'], 3: ['lo-3'], 4: ['lo-4'] },
  dau: { 2: ['head'], 3: ['head-3'] },
  duoi: { 2: ['de'], 3: ['de-3'], 4: ['de-4'] },
  // Head and tail: the stake applies to each.
  dd: { 2: ['head', 'de'] },
  xc: { 3: ['head-3', 'de-3'] },
  da: { 2: ['da'] },
};
const synonyms: Readonly<Record<string, string>> = { bao: 'b', lo: 'b', dui: 'duoi' };
/** Words followed by a count of numbers: `xien2`. */
const counted: Readonly<Record<string, readonly number[]>> = { xien: [2, 3, 4], truot: [4, 8, 10] };

/** `dn` is Da Nang, Dong Nai and 'stations of the south'; `bt` is Ben Tre, Binh Thuan and a bet; and so on. Nobody can tell which was meant. */
const ambiguous = new Set(['dn', 'dt', 'bt', 'bd']);

export type Word =
  | { readonly by: 'digits'; readonly plays: PlaysByDigits }
  | { readonly by: 'count'; readonly counts: readonly number[] }
  | 'ambiguous'
  | 'unknownPlay';

export function wordOf(text: string): Word {
  if (ambiguous.has(text)) return 'ambiguous';
  if (Object.hasOwn(counted, text)) return { by: 'count', counts: counted[text] as readonly number[] };
  const word = Object.hasOwn(synonyms, text) ? (synonyms[text] as string) : text;
  return Object.hasOwn(words, word) ? { by: 'digits', plays: words[word] as PlaysByDigits } : 'unknownPlay';
}

/** How a play is written after its numbers, up to its amount. Null for a play without a word. */
export function wordFor(play: string): string | null {
  const [name = '', count = ''] = play.split('-');
  if (counted[name]?.includes(Number(count)) === true) return `${name}${count} `;
  return (
    Object.entries(words).find(([, plays]) =>
      Object.values(plays).some(([first, second]) => first === play && second === undefined),
    )?.[0] ?? null
  );
}
