import type { BrandMark } from '@livery/brand';
import { escapeHtml } from '../../report/escape-html.ts';

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
  /** The mark as a text, a page or a data block writes it. */
  written: string;
  /** The offset of its first word. */
  lead: number;
}

const slots = 1 << 16;

/** A letter, digit or combining mark of any script, or the underscore. A superscript digit is a footnote and does not count. */
const letters = /[\p{L}\p{Nd}\p{M}_]+/gu;

let known: Uint8Array | null = null;

/** 1 for each code unit of a word. `isWordAt` handles surrogate pairs. */
function wordCodes(): Uint8Array {
  if (known) return known;
  known = new Uint8Array(1 << 16);
  const all = String.fromCharCode(...known.keys());
  for (const { index, 0: run } of all.matchAll(letters)) known.fill(1, index, index + run.length);
  return known;
}

/**
 * Finds marks as whole, case-sensitive words: a name inside a longer word does not count, nor a host inside a longer
 * host, but a host's subdomains do. The time does not grow with the fleet: words are looked up by a hash of their
 * letters, and only hits are cut out of the text.
 */
export function openMarkFinder(marks: readonly BrandMark[]): MarkFinder {
  const filled = new Uint8Array(slots);
  const byWord = new Map<string, Entry[]>();
  const words = wordCodes();
  for (const mark of marks) {
    for (const written of new Set([mark.text, escapeHtml(mark.text), JSON.stringify(mark.text).slice(1, -1)])) {
      const lead = leadOf(written);
      const word = wordAt(written, lead);
      if (word === '') continue;
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
        if (words[code] === 1 || (isHalf(code) && isWordAt(text, at))) {
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
  const end = at + written.length;
  if (isWordAt(text, at - 1) || isWordAt(text, end)) return false;
  if (mark.kind !== 'host') return true;
  return text[at - 1] !== '-' && text[end] !== '-' && !(text[end] === '.' && isWordAt(text, end + 1));
}

function leadOf(written: string): number {
  let lead = 0;
  while (lead < written.length && !isWordAt(written, lead)) lead++;
  return lead;
}

function wordAt(text: string, at: number): string {
  let end = at;
  while (isWordAt(text, end)) end++;
  return text.slice(at, end);
}

/** Beyond the first plane a letter is two code units, as a picture is. */
function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (!isHalf(code)) return wordCodes()[code] === 1;
  const start = code < 0xdc00 ? at : at - 1;
  return text.slice(start, start + 2).search(letters) === 0;
}

function isHalf(code: number): boolean {
  return code >= 0xd800 && code < 0xe000;
}

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = step(hash, word.charCodeAt(at));
  return hash;
}

function step(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) & (slots - 1);
}
