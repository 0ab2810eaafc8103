import { foldText } from './fold-text.ts';

/** A part of a name, from its first character up to the one before `end`, in UTF-16 units. */
export interface NamePart {
  start: number;
  end: number;
}

/** How well a name fits a search. Lower ranks are better. */
export interface NameMatch {
  rank: number;
  /** The matches from left to right, without overlaps. */
  parts: NamePart[];
}

/**
 * Ranks: the name itself, its beginning, the beginning of a word, every word by its beginning, anywhere, then by the
 * number of typos.
 */
const ranks = { whole: 0, start: 1, wordStart: 2, words: 3, inside: 4, typos: 5 } as const;

/** The longest search word in which typos are allowed. */
const longestTolerant = 24;

// oxlint-disable-next-line no-control-regex -- all of ASCII, in which nothing has an accent or a capital of another length
const plainText = /^[\u0000-\u007f]*$/;

/** The allowed typos of a search word by its length. */
function toleranceOf({ length }: string): number {
  if (length > longestTolerant || length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** A folded name; `starts` and `ends` map its units to the original name if they differ. */
interface Folded {
  text: string;
  starts?: number[];
  ends?: number[];
}

function fold(name: string): Folded {
  if (plainText.test(name)) return { text: name.toLowerCase() };
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const character of name) {
    const folded = foldText(character);
    const end = at + character.length;
    // An accent on its own belongs to the letter before it.
    if (folded === '' && ends.length > 0) ends[ends.length - 1] = end;
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(at);
      ends.push(end);
    }
    text += folded;
    at = end;
  }
  return { text, starts, ends };
}

/** Matches names against a search that may contain typos. Null for no match. An empty search matches nothing. */
export function makeNameMatcher(search: string): (name: string) => NameMatch | null {
  const wanted = [...search].map(foldText).join('').trim();
  const words = wanted.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (name) => {
    if (wanted === '') return null;
    const folded = fold(name);
    const found = findWhole(folded.text, wanted) ?? findWords(folded.text, words);
    return found && { rank: found.rank, parts: join(found.parts.map((part) => unfold(folded, part))) };
  };
}

function findWhole(name: string, wanted: string): NameMatch | null {
  const first = name.indexOf(wanted);
  if (first === -1) return null;
  const atWord = wordStarts(name).find((start) => name.startsWith(wanted, start));
  const start = atWord ?? first;
  const parts = [{ start, end: start + wanted.length }];
  if (name.trim() === wanted) return { rank: ranks.whole, parts };
  if (first === 0) return { rank: ranks.start, parts: [{ start: 0, end: wanted.length }] };
  return { rank: atWord === undefined ? ranks.inside : ranks.wordStart, parts };
}

/** Every word of the search must be in the name, in any order. */
function findWords(name: string, words: readonly string[]): NameMatch | null {
  if (words.length === 0) return null;
  const starts = wordStarts(name);
  const parts: NamePart[] = [];
  let rank: number = ranks.words;
  for (const word of words) {
    const found = findWord(name, starts, word);
    if (found === null) return null;
    rank = Math.max(rank, found.rank);
    parts.push(found.part);
  }
  return { rank, parts };
}

function findWord(name: string, starts: readonly number[], word: string): { rank: number; part: NamePart } | null {
  const start = starts.find((each) => name.startsWith(word, each)) ?? name.indexOf(word);
  if (start !== -1) return { rank: starts.includes(start) ? ranks.words : ranks.inside, part: { start, end: start + word.length } };
  const tolerance = toleranceOf(word);
  let best: { typos: number; part: NamePart } | null = null;
  for (const each of tolerance === 0 ? [] : starts) {
    const near = nearestStart(word, name.slice(each, each + word.length + tolerance), tolerance);
    if (near.typos <= tolerance && near.typos < (best?.typos ?? Infinity)) {
      best = { typos: near.typos, part: { start: each, end: each + near.length } };
    }
  }
  return best && { rank: ranks.typos + best.typos, part: best.part };
}

/**
 * The edit distance between a word and the most similar prefix of a text: letters missing, added, wrong or swapped. It stops counting
 * at `most`, since each keystroke compares a thousand names.
 */
function nearestStart(word: string, text: string, most: number): { typos: number; length: number } {
  let before: number[] = [];
  let last = Array.from({ length: text.length + 1 }, (_, length) => length);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= text.length; column++) {
      const isSame = word[row - 1] === text[column - 1];
      const isSwapped = row > 1 && column > 1 && word[row - 1] === text[column - 2] && word[row - 2] === text[column - 1];
      const typos = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      );
      current.push(typos);
      if (typos < least) least = typos;
    }
    // A swap looks back two rows, so this stops only after two rows above the limit.
    if (least > most && Math.min(...last) >= most) return { typos: Infinity, length: 0 };
    before = last;
    last = current;
  }
  const typos = Math.min(...last);
  return { typos, length: last.lastIndexOf(typos) };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}

function wordStarts(text: string): number[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ index }) => index);
}

function unfold({ starts, ends }: Folded, { start, end }: NamePart): NamePart {
  return { start: starts?.[start] ?? start, end: ends?.[Math.max(start, end - 1)] ?? end };
}

function join(parts: readonly NamePart[]): NamePart[] {
  const joined: NamePart[] = [];
  for (const part of parts.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last !== undefined && part.start <= last.end) last.end = Math.max(last.end, part.end);
    else joined.push({ ...part });
  }
  return joined;
}
