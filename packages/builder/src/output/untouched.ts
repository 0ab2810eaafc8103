import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether files are as they were when their record was written, which is written last: one that is gone, of another size or younger has been
 * touched by somebody else. Throws when there is no record.
 */
export function areUntouched(record: string, folder: string, files: readonly { path: string; bytes: number }[]): boolean {
  const { mtimeMs: written } = statSync(record);
  return files.every(({ path, bytes }) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    return stats?.size === bytes && stats.mtimeMs <= written;
  });
}
