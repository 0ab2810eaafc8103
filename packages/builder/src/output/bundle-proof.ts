import { lstatSync, readdirSync, readFileSync, readlinkSync, rmdirSync, unlinkSync, type Dirent } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FilesManifest } from './files-manifest.ts';
import { TargetRefused } from './target-refused.ts';

/** The present contents of a bundle folder. Paths are relative to it, with forward slashes. */
export type Standing =
  | { kind: 'nothing' }
  | { kind: 'bundle'; files: string[]; folders: string[] }
  | { kind: 'foreign'; why: string; hint: string };

/** Files that file managers leave in every folder. Nobody made them on purpose, so a bundle folder may contain them. */
const leftByFileManagers: readonly string[] = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];
const manifestName = 'files.json';
/** A bundle's manifest has about 100 kB. */
const largestManifest = 10_000_000;
const mostLooks = 100;

const moveOrRemove = 'Move what is yours to another place or remove the folder yourself, or build elsewhere with --out.';

/**
 * Whether a new bundle of the brand `code` may replace the folder. It may if the folder is empty, or if its `files.json` has this tool's
 * mark and the brand's code and lists every file in the folder. The contents of listed files are not compared, since the build writes them.
 */
export function inspectBundle(dir: string, code: string): Standing {
  for (let look = 0; look < mostLooks; look += 1) {
    const before = identityOf(dir);
    const standing = inspectOnce(dir, code);
    // Another build may have put its own bundle there, or may be removing an old one.
    if (standing !== null && (standing.kind !== 'foreign' || identityOf(dir) === before)) return standing;
  }
  return foreign('it changes while it is looked at', 'Build again when no other program writes there.');
}

/** Removes the files that `inspectBundle` found and no others. A file that was added later stays and is reported. */
export function removeBundle(dir: string, { files, folders }: Extract<Standing, { kind: 'bundle' }>): void {
  const removeFile = (file: string): void => tolerate(['ENOENT'], () => unlinkSync(join(dir, file)));
  const removeFolder = (folder: string): void => tolerate(['ENOENT', 'ENOTEMPTY', 'EEXIST'], () => rmdirSync(join(dir, folder)));
  for (const file of files) if (file !== manifestName) removeFile(file);
  for (const folder of folders.toSorted((one, other) => other.length - one.length)) removeFolder(folder);
  // The manifest goes last, because a partly removed bundle is recognised by it.
  if (files.includes(manifestName)) removeFile(manifestName);
  removeFolder('');
  if (identityOf(dir) === null) return;
  throw new TargetRefused(
    `${dir} stays: another program put a file there while the bundle was replaced.`,
    'Move that file to another place.',
  );
}

/** Null if the folder disappears during the inspection. */
function inspectOnce(dir: string, code: string): Standing | null {
  const stats = lstatSync(dir, { throwIfNoEntry: false });
  if (stats === undefined) return { kind: 'nothing' };
  if (stats.isSymbolicLink())
    return foreign(
      `it is a link to ${readlinkSync(dir)}`,
      'Remove the link, or build elsewhere with --out: where the link leads, for example.',
    );
  if (!stats.isDirectory()) return foreign('it is a file', 'Move that file to another place, or build elsewhere with --out.');
  try {
    const top = entriesOf(dir);
    if (top.length === 0) return { kind: 'bundle', files: [], folders: [] };
    if (!top.some((entry) => entry.name === manifestName && entry.isFile())) return foreign('it is a folder that no build has made');
    const manifest = readManifest(join(dir, manifestName));
    if (manifest === null) return foreign('its files.json was not written by a build');
    if (manifest.tool === undefined)
      return foreign(
        'it is a bundle of an earlier livery, which did not write down whose it is',
        `Remove it yourself (rm -r ${dir}) and build again.`,
      );
    if (manifest.tool !== 'livery') return foreign('its files.json was not written by a build');
    if (manifest.brand !== code) return foreign(`it is the bundle of ${manifest.brand}`, moveOrRemove);
    return compareEntries(dir, new Set([manifestName, 'version.json', ...manifest.files.map(({ path }) => path)]));
  } catch (error) {
    if (isOneOf(['ENOENT', 'ENOTDIR'], error)) return null;
    throw error;
  }
}

/** A bundle if the folder contains only `listed` files, by paths below it, and the folders on the way to them. */
export function compareEntries(dir: string, listed: ReadonlySet<string>): Exclude<Standing, { kind: 'nothing' }> {
  const parents = new Set<string>();
  for (const path of listed) for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) parents.add(folder);
  const files: string[] = [];
  const folders: string[] = [];
  const pending = [''];
  for (let below = pending.pop(); below !== undefined; below = pending.pop()) {
    for (const entry of entriesOf(join(dir, below))) {
      const path = `${below}${entry.name}`;
      if (entry.isDirectory() && parents.has(path)) {
        folders.push(path);
        pending.push(`${path}/`);
      } else if (entry.isFile() && (listed.has(path) || leftByFileManagers.includes(entry.name))) files.push(path);
      else return foreign(`${path} in it is no part of a bundle`);
    }
  }
  return { kind: 'bundle', files, folders };
}

function readManifest(file: string): (Omit<FilesManifest, 'tool'> & { tool?: string }) | null {
  if (lstatSync(file).size > largestManifest) return null;
  try {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as FilesManifest | null;
    if (manifest === null || typeof manifest !== 'object' || manifest.version !== 1 || typeof manifest.build !== 'string') return null;
    const isRecord = ({ path, bytes, sha256 }: FilesManifest['files'][number]): boolean =>
      typeof path === 'string' && isInner(path) && Number.isInteger(bytes) && /^[0-9a-f]{64}$/.test(sha256);
    return Array.isArray(manifest.files) && manifest.files.every(isRecord) ? manifest : null;
  } catch (error) {
    if (isOneOf(['ENOENT', 'ENOTDIR'], error)) throw error;
    return null;
  }
}

/** Whether a path stays inside the folder. */
function isInner(path: string): boolean {
  return !path.includes('\\') && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

function entriesOf(dir: string): Dirent[] {
  return readdirSync(dir, { withFileTypes: true });
}

function foreign(why: string, hint = moveOrRemove): Extract<Standing, { kind: 'foreign' }> {
  return { kind: 'foreign', why, hint };
}

function identityOf(path: string): string | null {
  const stats = lstatSync(path, { throwIfNoEntry: false, bigint: true });
  return stats === undefined ? null : `${stats.dev}:${stats.ino}`;
}

function tolerate(codes: readonly string[], act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!isOneOf(codes, error)) throw error;
  }
}

function isOneOf(codes: readonly string[], error: unknown): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}
