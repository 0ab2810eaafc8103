import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { requireBrandFile } from '@livery/builder/write-place';
import { cliError } from '../errors/cli-error.ts';
import { writeWhole } from '../files/write-whole.ts';

/** `accepted.json` beside the brand file records what somebody has accepted. It does not change the brand. */
export interface Accepted {
  /** How the brand looked: `livery vdiff --accept`. */
  pictures?: AcceptedPictures;
  /** Hashes of overridden values by pointer, for `livery drift --accept`. */
  overrides?: Record<string, string>;
}

export interface AcceptedPictures {
  /** The camera that took the pictures. */
  camera: string;
  /** The bundle that was photographed. */
  build: string;
  /** The hash of each picture, by shot. */
  shots: Record<string, string>;
}

/** The accepted pictures of a brand; empty without a record. Throws `CliError` `BrokenRecord`. */
export async function readAccepted(root: string, code: string): Promise<Accepted> {
  const text = await readFile(fileOf(root, code), 'utf8').catch(() => null);
  if (text === null) return {};
  try {
    const { version, pictures, overrides } = JSON.parse(text) as Accepted & { version: unknown };
    const isPictures = ({ camera, build, shots }: AcceptedPictures): boolean => areWords({ camera, build }) && areWords(shots);
    if (version !== 1 || (overrides !== undefined && !areWords(overrides)) || (pictures !== undefined && !isPictures(pictures)))
      throw new Error('another form');
    return { ...(pictures && { pictures }), ...(overrides && { overrides }) };
  } catch {
    throw cliError('BrokenRecord', { code });
  }
}

/**
 * Refuses a record that cannot be updated, before the work begins.
 *
 * @throws CliError `BrokenRecord`
 * @throws TargetRefused when a link leads it elsewhere
 */
export async function requireAcceptable(root: string, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    requireBrandFile(root, fileOf(root, code));
    await readAccepted(root, code);
  }
}

/** Merges a part into the record. The file is replaced atomically, and equal content gives equal bytes. */
export async function writeAccepted(root: string, code: string, part: Accepted): Promise<void> {
  await requireAcceptable(root, [code]);
  const { pictures, overrides } = { ...(await readAccepted(root, code)), ...part };
  const record = {
    version: 1,
    ...(overrides && { overrides: sorted(overrides) }),
    ...(pictures && { pictures: { ...pictures, shots: sorted(pictures.shots) } }),
  };
  await writeWhole(fileOf(root, code), `${JSON.stringify(record, null, 2)}\n`);
}

function areWords(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.values(value).every((word) => typeof word === 'string');
}

function fileOf(root: string, code: string): string {
  return path.join(root, 'brands', code, 'accepted.json');
}

function sorted(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));
}
