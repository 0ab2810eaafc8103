import { cp, lstat, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

const leftOut = new Set(['node_modules', '.git', 'dist', 'out', '.livery', 'test-results', 'playwright-report']);

/**
 * Copies a checkout without build outputs. Its packages find the copy's own workspaces and the original's installed
 * dependencies.
 */
export async function copyCheckout(root: string, target: string): Promise<void> {
  await cp(root, target, { recursive: true, filter: (file) => !leftOut.has(path.basename(file)) });
  await linkInstalled(path.join(root, 'node_modules'), path.join(target, 'node_modules'));
  for (const workspace of await readdir(path.join(root, 'packages')))
    await linkInstalled(path.join(root, 'packages', workspace, 'node_modules'), path.join(target, 'packages', workspace, 'node_modules'));
}

/** A link to a workspace is relative, so that it leads to the copy's. */
async function linkInstalled(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => []);
  if (names.length > 0) await mkdir(to, { recursive: true });
  for (const name of names) {
    if (name.startsWith('.') && name !== '.bin') continue;
    const installed = path.join(from, name);
    const isWorkspace = name === '@livery' || (await lstat(installed)).isSymbolicLink();
    if (isWorkspace) await cp(installed, path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(installed, path.join(to, name));
  }
}
