import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** One picture of a brand before and after. */
export interface LookChange {
  /** `<page>-<mode>-<screen>`. */
  shot: string;
  status: 'same' | 'changed' | 'new' | 'gone';
  /** The share of the picture that changed, 0 to 1. */
  ratio: number;
  /** Absolute paths of PNG files. `before` is also null if the accepted picture is on another machine. */
  before: string | null;
  after: string | null;
  /** A PNG with the changes marked. */
  difference: Buffer | null;
}

/** True if the picture differs from the accepted one, which is not on this machine. */
export function isIncomparable({ status, before }: LookChange): boolean {
  return status === 'changed' && before === null;
}

export interface PicturePair {
  shot: string;
  before: string | null;
  /** The hash of the picture before, known even without its file. */
  hashBefore: string | null;
  after: string | null;
}

export async function hashOfFile(file: string): Promise<string> {
  return hashOf(await readFile(file));
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 20);
}

/** Compares a picture before and after. Without the earlier file, a different hash counts as completely changed. */
export async function compareLooks({ shot, before, hashBefore, after }: PicturePair): Promise<LookChange> {
  const change = { shot, before, after, ratio: 0, difference: null };
  if (after === null) return { ...change, status: 'gone', ratio: 1 };
  if (hashBefore === null) return { ...change, status: 'new', ratio: 1 };
  const now = await readFile(after);
  if (hashOf(now) === hashBefore) return { ...change, status: 'same' };
  if (before === null) return { ...change, status: 'changed', ratio: 1 };
  const { comparePictures } = await import('@livery/builder/picture-difference');
  const { ratio, picture } = await comparePictures(await readFile(before), now);
  return { ...change, status: ratio === 0 ? 'same' : 'changed', ratio, difference: picture };
}
