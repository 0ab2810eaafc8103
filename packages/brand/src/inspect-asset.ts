import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { inspectFont, type FontFacts } from './inspect-font.ts';
import { refuseSvg } from './inspect-svg.ts';
import { bytesAt, statsAt } from './read-at-once.ts';
import { largestPixels, rasterSize } from './raster-size.ts';

export type AssetKind = 'image' | 'font' | 'text';

/** What a file is refused for, or what it weighs in bytes. */
export type AssetInspection =
  | { refusal: string; hint: string; bytes: null }
  | { refusal: null; bytes: number; /** What a font says of itself. */ font: FontFacts | null };

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
}

/** Looks at a file that a brand names, without following links out of the brand's folder. Never throws. */
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
    current = path.join(current, part);
    const stats = statsAt(current);
    if (stats instanceof Error) return refuse('does not exist', 'Add the file, or correct the name (capitals count).');
    if (stats.isSymbolicLink()) return refuse('is a symbolic link', inside);
    if (current === path.join(dir, file) ? !stats.isFile() : !stats.isDirectory()) return refuse('is not a file', inside);
    const limit = largest[extension] ?? 0;
    if (stats.isFile() && stats.size > limit) return refuse(`is larger than ${limit / 1000} kB`, 'Make it smaller.');
  }
  const bytes = bytesAt(current);
  if (bytes instanceof Error) return refuse('cannot be read', 'Give the current user the right to read it.');
  const font = kind === 'font' ? inspectFont(bytes) : null;
  const mistake = kind === 'font' ? (font === null ? otherwise('.woff2') : null) : mistakeIn(bytes, extension);
  return mistake === null ? { refusal: null, bytes: bytes.length, font } : refuse(mistake.refusal, mistake.hint);
}

function mistakeIn(bytes: Buffer, extension: string): Mistake | null {
  if (extension === '.txt') return isUtf8(bytes) ? null : { refusal: 'is no UTF-8 text', hint: 'Save it as UTF-8.' };
  if (extension === '.svg') {
    const mistake = isUtf8(bytes) ? refuseSvg(bytes.toString('utf8').replace(/^\uFEFF/, '')) : 'it is no UTF-8 text';
    if (mistake === null) return null;
    return {
      refusal: `is not a safe SVG: ${mistake}`,
      hint: 'Export a plain SVG: shapes, gradients and filters, nothing that runs or is fetched.',
    };
  }
  const size = rasterSize(bytes);
  if (size === null || size.kind !== (extension === '.jpg' ? 'jpeg' : extension.slice(1))) return otherwise(extension);
  if (size.width * size.height <= largestPixels) return null;
  const shown = `${size.width} × ${size.height}`;
  return { refusal: `is ${shown} pixels large`, hint: 'Scale it down: 4096 × 4096 is the most that a picture may hold.' };
}

function otherwise(extension: string): Mistake {
  return {
    refusal: `is no valid ${extension.slice(1).toUpperCase()} file`,
    hint: `Export it as a true ${extension.slice(1).toUpperCase()}.`,
  };
}

function refuse(refusal: string, hint: string): AssetInspection {
  return { refusal, hint, bytes: null };
}
