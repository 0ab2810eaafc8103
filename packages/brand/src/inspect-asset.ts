import { isUtf8 } from 'node:buffer';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { refuseSvg } from './inspect-svg.ts';

export type AssetKind = 'image' | 'font';

/** What a file is refused for, or what it weighs in bytes. */
export type AssetInspection = { refusal: string; hint: string; bytes: null } | { refusal: null; bytes: number };

const kinds: Record<AssetKind, { extensions: string[]; words: string }> = {
  image: { extensions: ['.svg', '.png'], words: 'an SVG or a PNG' },
  font: { extensions: ['.woff2'], words: 'a WOFF2 font' },
};

const largest: Record<string, number> = { '.svg': 200_000, '.png': 1_000_000, '.woff2': 500_000 };

/** Looks at a file that a brand names, without following links out of the brand's folder. Never throws. */
export async function inspectAsset(dir: string, file: string, kind: AssetKind): Promise<AssetInspection> {
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
    const stats = await lstat(current).catch(() => null);
    if (stats === null) return refuse('does not exist', 'Add the file, or correct the name (capitals count).');
    if (stats.isSymbolicLink()) return refuse('is a symbolic link', inside);
    if (current === path.join(dir, file) ? !stats.isFile() : !stats.isDirectory()) return refuse('is not a file', inside);
    const limit = largest[extension] ?? 0;
    if (stats.isFile() && stats.size > limit) return refuse(`is larger than ${limit / 1000} kB`, 'Make it smaller.');
  }
  const bytes = await readFile(current).catch(() => null);
  if (bytes === null) return refuse('cannot be read', 'Give the current user the right to read it.');
  const mistake = mistakeIn(bytes, extension);
  return mistake === null ? { refusal: null, bytes: bytes.length } : refuse(mistake.refusal, mistake.hint);
}

function mistakeIn(bytes: Buffer, extension: string): { refusal: string; hint: string } | null {
  if (extension === '.svg') {
    const mistake = isUtf8(bytes) ? refuseSvg(bytes.toString('utf8').replace(/^\uFEFF/, '')) : 'it is no UTF-8 text';
    if (mistake === null) return null;
    return {
      refusal: `is not a safe SVG: ${mistake}`,
      hint: 'Export a plain SVG: shapes, gradients and filters, nothing that runs or is fetched.',
    };
  }
  const signature = extension === '.png' ? '\x89PNG\r\n\x1a\n' : 'wOF2';
  if (bytes.toString('latin1', 0, signature.length) === signature) return null;
  return { refusal: `is called ${extension} and is something else`, hint: `Export it as a true ${extension.slice(1).toUpperCase()}.` };
}

function refuse(refusal: string, hint: string): AssetInspection {
  return { refusal, hint, bytes: null };
}
