import { constants, copyFileSync, linkSync, rmSync, type Stats } from 'node:fs';
import { open, realpath, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { orUndo } from '../process/interruption.ts';
import { makeFolder } from './make-folder.ts';

/**
 * Writes a file and the folders to it, whole or not at all. The owner, group and rights of one that stands there stay where the user
 * may keep them, and a link leads where it led; a pipe or a device is written to as it is. Whether the file may be written over is for
 * the caller to judge: `writeOutput` for what somebody names, `requireBrandFile` for what a brand is made of.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const standing = await stat(file).catch(() => null);
  if (standing !== null && !standing.isFile()) return writeFile(file, content);
  const target = standing === null ? file : await realpath(file);
  await withDraft(target, content, standing, (draft) => rename(draft, target));
}

/**
 * Writes a file that is not there yet and the folders to it, whole or not at all; `made` is told in the same moment. Throws with the code
 * `EEXIST` when there is one by now, and leaves that one as it is.
 */
export async function writeNew(file: string, content: string, made: () => void): Promise<void> {
  await withDraft(file, content, null, async (draft) => {
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
      // Not every disk has hard links.
      copyFileSync(draft, file, constants.COPYFILE_EXCL);
    }
    made();
  });
}

/** Writes a file beside its place, for `put` to put there; nothing is left of it however that ends. */
async function withDraft(
  target: string,
  content: string | Uint8Array,
  standing: Stats | null,
  put: (draft: string) => Promise<void>,
): Promise<void> {
  await makeFolder(path.dirname(target));
  const draft = `${target}.${process.pid}.tmp`;
  const handle = await open(draft, 'wx', standing?.mode).catch((error: unknown) => {
    throw Object.assign(error as Error, { path: target });
  });
  const remove = (): void => rmSync(draft, { force: true });
  await orUndo(remove, async () => {
    try {
      try {
        await handle.writeFile(content);
        // The mask took from the rights; what the group may do is given back to that group alone.
        if (standing !== null)
          await handle.chown(standing.uid, standing.gid).then(
            () => handle.chmod(standing.mode),
            () => undefined,
          );
        await handle.sync();
      } finally {
        await handle.close();
      }
      await put(draft);
    } catch (error) {
      // Do not leave the draft behind.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw Object.assign(error as Error, { path: target, dest: undefined });
      throw error;
    } finally {
      remove();
    }
  });
}
