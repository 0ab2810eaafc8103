import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether files are unchanged since their record was written, which is written last. A file that is missing, has another size or is newer
 * has been changed. Throws without a record.
 */
export function areUntouched(record: string, folder: string, files: readonly { path: string; bytes: number }[]): boolean {
  const { mtimeMs: written } = statSync(record);
  return files.every(({ path, bytes }) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    return stats?.size === bytes && stats.mtimeMs <= written;
  });
}
