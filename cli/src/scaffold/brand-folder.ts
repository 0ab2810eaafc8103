import { existsSync, lstatSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TargetRefused } from '@livery/builder/target-refused';
import { cliError } from '../errors/cli-error.ts';
import { makeFolder } from '../files/make-folder.ts';
import { writeNew } from '../files/write-whole.ts';

export interface BrandFolder {
  /**
   * Writes files by their path below the folder. A new folder appears in one move; otherwise files are added and
   * `brand.json` comes last. Throws `CliError` `BrandExists` if another process has created one of them meanwhile.
   */
  fill(files: Readonly<Record<string, string>>): Promise<void>;
  /** Removes the files that were written, even after a failure midway. Files of others stay. */
  empty(): void;
}

/**
 * Refuses a brand folder, or a subfolder to be filled, that is a link or a file, since the files would be written elsewhere.
 *
 * @throws TargetRefused
 */
export function requireBrandFolder(dir: string, names: readonly string[]): void {
  for (const folder of new Set([dir, ...names.map((name) => path.dirname(path.join(dir, name)))])) refuse(folder, true);
  for (const name of names) refuse(path.join(dir, name), false);
}

function refuse(place: string, isFolder: boolean): void {
  const stats = existsSync(path.dirname(place)) ? lstatSync(place, { throwIfNoEntry: false }) : undefined;
  if (stats === undefined || (isFolder && stats.isDirectory())) return;
  const what = stats.isSymbolicLink() ? 'a link' : stats.isDirectory() ? 'a folder' : 'a file';
  throw new TargetRefused(`Nothing is written to ${place}: it is ${what}.`, 'Move it to another place, or choose another code.');
}

/** The folder of a new brand, which may already contain a designer's files. */
export function openBrandFolder(dir: string): BrandFolder {
  const undos: (() => void)[] = [];
  const addFolder = async (folder: string): Promise<void> => {
    if (existsSync(folder)) return;
    await addFolder(path.dirname(folder));
    await makeFolder(folder);
    undos.push(() => rmdirSync(folder));
  };
  const addFiles = async (files: Readonly<Record<string, string>>): Promise<void> => {
    const names = Object.keys(files).toSorted((one, other) => Number(one === 'brand.json') - Number(other === 'brand.json'));
    for (const name of names) {
      const file = path.join(dir, name);
      await addFolder(path.dirname(file));
      await writeNew(file, files[name] ?? '', () => undos.push(() => rmSync(file, { force: true })));
    }
  };
  const addWhole = async (files: Readonly<Record<string, string>>): Promise<void> => {
    const draft = await makeDraft(dir);
    undos.push(() => rmSync(draft, { recursive: true, force: true }));
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(draft, name)), { recursive: true });
      await writeFile(path.join(draft, name), text);
    }
    renameSync(draft, dir);
    const folders = new Set(Object.keys(files).map((name) => path.dirname(path.join(dir, name))));
    for (const folder of [...folders].toSorted((one, other) => one.length - other.length)) undos.push(() => rmdirSync(folder));
    for (const name of Object.keys(files)) undos.push(() => rmSync(path.join(dir, name), { force: true }));
  };
  return {
    async fill(files) {
      try {
        await addFolder(path.dirname(dir));
        await (existsSync(dir) ? addFiles(files) : addWhole(files));
      } catch (error) {
        if (!['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
        throw cliError('BrandExists', { case: 'meanwhile', dir });
      }
    },
    empty() {
      for (const undo of undos.splice(0).toReversed()) {
        try {
          undo();
        } catch {
          // Another process has put something else there.
        }
      }
    },
  };
}

/** A new folder beside the brand's own, with a unique name. */
async function makeDraft(dir: string): Promise<string> {
  for (let turn = 0; ; turn += 1) {
    const draft = path.join(path.dirname(dir), `.new-${path.basename(dir)}-${process.pid}-${turn}`);
    try {
      await mkdir(draft);
      return draft;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
