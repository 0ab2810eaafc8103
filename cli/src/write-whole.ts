import { open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';

/**
 * Writes a file and the folders to it, whole or not at all. The owner, group and rights of one that stands there stay where the user
 * may keep them, and a link leads where it led; a pipe or a device is written to as it is.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const standing = await stat(file).catch(() => null);
  if (standing !== null && !standing.isFile()) return writeFile(file, content);
  const target = standing === null ? file : await realpath(file);
  await makeFolder(path.dirname(target));
  const draft = `${target}.${process.pid}.tmp`;
  try {
    const handle = await open(draft, 'wx', standing?.mode);
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
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
