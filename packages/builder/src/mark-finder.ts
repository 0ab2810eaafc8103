import type { BrandMark } from '@livery/brand';

export interface FoundMark {
  mark: BrandMark;
  /** In UTF-16 code units. */
  at: number;
}

/** Finds the marks of a whole fleet in one pass over a text. */
export interface MarkFinder {
  find(text: string): FoundMark[];
}

interface Entry {
  mark: BrandMark;
  /** The mark as pages write it. */
  written: string;
  /** How far its first word stands in. */
  lead: number;
}

const slots = 1 << 16;

/** Letters, digits, the underscore, and all letters that are no ASCII. */
const wordCodes = Uint8Array.from({ length: 1 << 16 }, (_, code) => (code >= 0xc0 || /\w/.test(String.fromCharCode(code)) ? 1 : 0));

/**
 * Marks are found as whole words, capitals counting: a name inside a longer word is another word, a host inside a longer host
 * another host, but a host counts below its subdomains. The time does not grow with the fleet: words are looked up by a hash of
 * their letters, and only what hits is cut out of the text.
 */
export function openMarkFinder(marks: readonly BrandMark[]): MarkFinder {
  const filled = new Uint8Array(slots);
  const byWord = new Map<string, Entry[]>();
  for (const mark of marks) {
    for (const written of new Set([mark.text, escaped(mark.text)])) {
      const lead = [...written].findIndex((letter) => isWordCode(letter.charCodeAt(0)));
      if (lead < 0) continue;
      const word = wordAt(written, lead);
      filled[hashOf(word)] = 1;
      byWord.set(word, [...(byWord.get(word) ?? []), { mark, written, lead }]);
    }
  }
  return {
    find(text) {
      const found: FoundMark[] = [];
      let start = 0;
      let hash = 0;
      for (let at = 0; at <= text.length; at++) {
        const code = at < text.length ? text.charCodeAt(at) : 0;
        if (wordCodes[code] === 1) {
          hash = step(hash, code);
          continue;
        }
        if (at > start && filled[hash] === 1) {
          for (const entry of byWord.get(text.slice(start, at)) ?? []) {
            if (standsAt(text, start - entry.lead, entry)) found.push({ mark: entry.mark, at: start - entry.lead });
          }
        }
        start = at + 1;
        hash = 0;
      }
      return found;
    },
  };
}

function standsAt(text: string, at: number, { mark, written }: Entry): boolean {
  if (at < 0 || !text.startsWith(written, at)) return false;
  const [before, after, second] = [text.charCodeAt(at - 1), text.charCodeAt(at + written.length), text.charCodeAt(at + written.length + 1)];
  if (isWordCode(before) || isWordCode(after)) return false;
  if (mark.kind !== 'host') return true;
  const [hyphen, dot] = [45, 46];
  return before !== hyphen && after !== hyphen && !(after === dot && isWordCode(second));
}

function wordAt(text: string, at: number): string {
  let end = at;
  while (end < text.length && isWordCode(text.charCodeAt(end))) end++;
  return text.slice(at, end);
}

function isWordCode(code: number): boolean {
  return wordCodes[code] === 1;
}

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = step(hash, word.charCodeAt(at));
  return hash;
}

function step(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) & (slots - 1);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
