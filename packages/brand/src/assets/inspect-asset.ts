import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { inspectFont, type FontFacts } from './inspect-font.ts';
import { bytesAt, entriesAt, statsAt } from '../json/read-at-once.ts';
import { largestPixels, rasterSize } from './raster-size.ts';
import type { Place } from '../json/source-file.ts';
import { isWhole } from './raster-whole.ts';
import { readSvg } from './read-svg.ts';

export type AssetKind = 'image' | 'font' | 'text';

/** Why a file is refused, or its size in bytes. */
export type AssetInspection =
  | (Mistake & { bytes: null; /** What else is wrong with it. */ others: readonly Mistake[] })
  | {
      refusal: null;
      bytes: number;
      /** What the font itself states. */
      font: FontFacts | null;
      /** Names of elements that the bundle removes from a drawing. */
      leftOut: string[];
    };

const kinds: Record<AssetKind, { extensions: string[]; words: string }> = {
  image: { extensions: ['.svg', '.png', '.webp', '.jpg', '.jpeg'], words: 'an SVG, PNG, WebP or JPEG' },
  font: { extensions: ['.woff2'], words: 'a WOFF2 font' },
  text: { extensions: ['.txt'], words: 'a text' },
};

const largest: Record<string, number> = {
  '.svg': 200_000,
  '.png': 1_000_000,
  '.webp': 500_000,
  '.jpg': 500_000,
  '.jpeg': 500_000,
  '.woff2': 500_000,
  '.txt': 100_000,
};

interface Mistake {
  refusal: string;
  hint: string;
  /** The position in the file. `null` for the whole file. */
  place: Place | null;
}

/** Inspects a file that a brand names, without following links out of the brand's folder. Never throws. */
export function inspectAsset(dir: string, file: string, kind: AssetKind): AssetInspection {
  const inside = 'Put the file into the brand’s own assets/ and name it from there.';
  if (/\\|^\/|^[a-z]+:|\0/i.test(file) || file.split('/').some((part) => part === '..' || part === '.' || part === '')) {
    return refuse('is not a plain path inside the brand’s folder', inside);
  }
  const extension = path.posix.extname(file).toLowerCase();
  if (!kinds[kind].extensions.includes(extension))
    return refuse(`is not ${kinds[kind].words}`, `Use ${kinds[kind].extensions.join(' or ')}.`);

  let current = dir;
  for (const part of file.split('/')) {
    const folder = current;
    current = path.join(folder, part);
    const stats = statsAt(current);
    if (stats instanceof Error && hasTwin(folder, part))
      return refuse(
        'does not exist, though a name that looks the same does: its accents are stored in another Unicode form',
        'Rename the file to a name without accents, or type its name again. A Mac often stores names in the other form (NFD).',
      );
    if (stats instanceof Error) return refuse('does not exist', 'Add the file, or correct the name (capitals count).');
    if (stats.isSymbolicLink()) return refuse('is a symbolic link', inside);
    if (current === path.join(dir, file) ? !stats.isFile() : !stats.isDirectory()) return refuse('is not a file', inside);
    const limit = largest[extension] ?? 0;
    if (stats.isFile() && stats.size > limit) return refuse(`is larger than ${limit / 1000} kB`, smallerHint(kind, extension));
  }
  const bytes = bytesAt(current);
  if (bytes instanceof Error) return refuse('cannot be read', 'Give the current user the right to read it.');
  const font = kind === 'font' ? inspectFont(bytes) : null;
  const leftOut: string[] = [];
  const mistakes = kind === 'font' ? (font === null ? [otherwise('.woff2')] : []) : mistakesIn(bytes, extension, leftOut);
  const [first, ...others] = mistakes;
  return first === undefined ? { refusal: null, bytes: bytes.length, font, leftOut } : { ...first, bytes: null, others };
}

/** Screens that show pictures have up to 2,000 pixels across. */
function smallerHint(kind: AssetKind, extension: string): string {
  if (kind !== 'image') return 'Make it smaller.';
  if (extension === '.svg') return 'Simplify the drawing, and take photographs out of it.';
  return 'Export it at most 2000 pixels wide, as a WebP or JPEG of quality 80.';
}

function hasTwin(folder: string, name: string): boolean {
  return entriesAt(folder).some((entry) => entry.name.normalize() === name.normalize());
}

function mistakesIn(bytes: Buffer, extension: string, leftOut: string[]): Mistake[] {
  if (extension === '.svg') return isUtf8(bytes) ? mistakesInSvg(bytes.toString('utf8'), leftOut) : [mistake('is not UTF-8 text', asUtf8)];
  if (extension === '.txt') return isUtf8(bytes) ? [] : [mistake('is not UTF-8 text', asUtf8)];
  const size = rasterSize(bytes);
  if (size === null || size.kind !== (extension === '.jpg' ? 'jpeg' : extension.slice(1))) return [otherwise(extension)];
  if (size.width * size.height > largestPixels) {
    const shown = `${size.width} × ${size.height}`;
    return [mistake(`is ${shown} pixels large`, 'Scale it down: 4096 × 4096 is the most that a picture may hold.')];
  }
  return isWhole(bytes, size.kind) ? [] : [mistake('is cut short or damaged', 'Export the picture or copy it here again.')];
}

const asUtf8 = 'Save it as UTF-8.';

function mistakesInSvg(text: string, leftOut: string[]): Mistake[] {
  const { refusals, removed } = readSvg(text);
  leftOut.push(...removed.map(({ message, line }) => `${message} (line ${line})`));
  return refusals.map(({ message, line, column }) => ({
    refusal: `is not a safe SVG: ${message}`,
    hint: 'Correct this place, or export a plain SVG: shapes, gradients and filters, nothing that runs or is fetched.',
    place: { line, column },
  }));
}

function mistake(refusal: string, hint: string): Mistake {
  return { refusal, hint, place: null };
}

function otherwise(extension: string): Mistake {
  const kind = extension.slice(1).toUpperCase();
  return mistake(`is not a valid ${kind} file`, `Export it as ${kind}.`);
}

function refuse(refusal: string, hint: string): AssetInspection {
  return { ...mistake(refusal, hint), bytes: null, others: [] };
}
