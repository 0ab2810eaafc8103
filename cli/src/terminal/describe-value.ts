import path from 'node:path';
import { printable } from '@livery/brand';
import { readColour, toHex } from '@livery/theme';
import { colourCells, hasColour } from './terminal.ts';

/** A value of a brand on one line. Paths of files are relative to the project. */
export function describeValue(value: unknown, root: string): string {
  return printable(wordsOf(value, root));
}

function wordsOf(value: unknown, root: string): string {
  if (typeof value === 'string' && path.isAbsolute(value) && value.startsWith(path.join(root, 'brands') + path.sep))
    return path.relative(root, value).replaceAll(path.sep, '/');
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none';
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A swatch before a colour, if the terminal shows colours; nothing for other values. */
export function swatch(pointer: string, value: unknown, stream: NodeJS.WriteStream): string {
  const hex = hexOf(pointer, value);
  if (hex === null || !hasColour(stream)) return '';
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return colourCells(channels.join(';'));
}

/** `#rrggbb` of a seed or a derived colour; null for any other value. */
export function hexOf(pointer: string, value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/theme\/(?:seeds|colours)\//.test(pointer)) return null;
  try {
    return toHex(readColour(value)).slice(0, 7);
  } catch {
    return null;
  }
}
