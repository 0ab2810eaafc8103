import { constants, copyFileSync, linkSync, rmSync, type Stats } from 'node:fs';
import { open, realpath, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { orUndo } from '../process/interruption.ts';
import { makeFolder } from './make-folder.ts';

/**
 * Writes a file and its folders atomically. An existing file keeps its owner, group and permissions as far as the user
 * may set them, and a link keeps its target. Pipes and devices are written directly. The caller decides whether the
 * file may be overwritten: `writeOutput` checks a chosen target, `requireBrandFile` a file of a brand.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const standing = await stat(file).catch(() => null);
  if (standing !== null && !standing.isFile()) return writeFile(file, content);
  const target = standing === null ? file : await realpath(file);
  await withDraft(target, content, standing, (draft) => rename(draft, target));
}

/**
 * Writes a new file and its folders atomically, and calls `made` in the same moment. Throws with the code
 * `EEXIST` if the file exists by now, and leaves it alone.
 */
export async function writeNew(file: string, content: string, made: () => void): Promise<void> {
  await withDraft(file, content, null, async (draft) => {
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
      // Some file systems have no hard links.
      copyFileSync(draft, file, constants.COPYFILE_EXCL);
    }
    made();
  });
}

/** Writes a temporary file beside the target, which `put` moves there. It is removed in any case. */
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
        // The umask removed permissions. Restore those of the group.
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
