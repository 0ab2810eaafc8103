import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An empty folder that is deleted when `open` is disposed. */
export async function openScratch(open: AsyncDisposableStack, name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `livery-${name}-`));
  open.defer(() => rm(folder, { recursive: true, force: true }));
  // If this process runs as root, PostgreSQL runs as another user and needs access.
  await chmod(folder, 0o755);
  return folder;
}
