import { realpathSync } from 'node:fs';
import { lstat, readFile, stat } from 'node:fs/promises';
import { TargetRefused } from '@livery/builder/target-refused';
import { isWithin, requirePlace } from '@livery/builder/write-place';
import { findRoot } from '../project/find-root.ts';
import { writeWhole } from './write-whole.ts';

/** A file that a verb writes at a chosen place, and the mark of one that it wrote before. */
export interface OutputKind {
  /** With its article, after "it is not": `a page that livery matrix wrote`. */
  name: string;
  /** The flag that names the file. */
  flag: string;
  isOwn: (text: string) => boolean;
}

/** Livery's own files are far smaller. */
const largest = 100_000_000;

/**
 * Refuses a target that must not be overwritten: a file that this verb did not write, a folder, a link that leads nowhere or
 * out of the project, and anything among sources. An empty or missing file is fine, and so is a pipe.
 *
 * @throws TargetRefused
 */
export async function requireOutput(cwd: string, file: string, { name, flag, isOwn }: OutputKind): Promise<void> {
  const hint = `Name another file with ${flag}.`;
  const standing = await stat(file).catch(() => null);
  // Pipes and terminals contain nothing to lose.
  if (standing !== null && !standing.isFile() && !standing.isDirectory() && !standing.isBlockDevice()) return;
  const root = findRoot(cwd) ?? cwd;
  const refuse = (why: string, remedy: string): TargetRefused => new TargetRefused(`${file} is not written over: ${why}.`, remedy);
  if (standing?.isDirectory()) throw refuse('it is a folder', `Name a file with ${flag}, in that folder for example.`);
  if (standing?.isBlockDevice()) throw refuse('it is a disk', hint);
  const place = requirePlace(root, file, { hint });
  if (standing === null || standing.size === 0) return;
  const isLink = (await lstat(file)).isSymbolicLink();
  if (isLink && !isWithin(place, realpathSync(root))) throw refuse(`it is a link to ${place}, outside of the project`, hint);
  if (standing.size > largest || !isOwn(await readFile(file, 'utf8')))
    throw refuse(`it is not ${name}`, `Delete that file if you no longer need it, or name another one with ${flag}.`);
}

/** Writes a file atomically, also over one that the same verb wrote before. Throws like `requireOutput`. */
export async function writeOutput(cwd: string, file: string, content: string, kind: OutputKind): Promise<void> {
  await requireOutput(cwd, file, kind);
  await writeWhole(file, content);
}
