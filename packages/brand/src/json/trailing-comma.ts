import { createScanner } from 'jsonc-parser';

/**
 * The offsets of commas after the last entry of an object or list. It is the most common slip, and safe to fix
 * automatically.
 */
export function trailingCommas(text: string): number[] {
  const scanner = createScanner(text, true);
  const found: number[] = [];
  let [before, last] = [
    { sign: '', offset: 0 },
    { sign: '', offset: 0 },
  ];
  // Computed from offsets, because after a string that ends in a backslash the scanner reports a length for the end of
  // the file.
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const sign = scanner.getTokenLength() === 1 ? (text[offset] ?? '') : 'word';
    if (last.sign === ',' && isClosing(sign) && !['', ',', ':', '{', '['].includes(before.sign)) found.push(last.offset);
    [before, last] = [last, { sign, offset }];
  }
  return found;
}

export function removeTrailingCommas(text: string): string {
  return trailingCommas(text).reduceRight((left, offset) => left.slice(0, offset) + left.slice(offset + 1), text);
}

function isClosing(sign: string): boolean {
  return sign === '}' || sign === ']';
}
