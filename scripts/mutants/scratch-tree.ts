import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const left = new Set(['node_modules', '.git', 'out', 'dist']);

/**
 * A copy of the workspace to break, so that an aborted run leaves nothing behind in the real one. Dependencies are
 * linked, not copied. The workspace's own packages are those of the copy.
 */
export function makeScratchTree(root: string): { folder: string } & Disposable {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'livery-mutants-')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  cpSync(root, folder, { recursive: true, filter: (source) => !left.has(path.basename(source)) });
  for (const place of ['.', ...workspacesOf(root)]) linkPackages(root, folder, path.join(place, 'node_modules'));
  return {
    folder,
    [Symbol.dispose]: () => {
      process.off('exit', remove);
      remove();
    },
  };
}

export function workspacesOf(root: string): string[] {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  return globSync(workspaces, { cwd: root }).filter((folder) => existsSync(path.join(root, folder, 'package.json')));
}

function linkPackages(root: string, folder: string, place: string): void {
  if (!existsSync(path.join(root, place))) return;
  mkdirSync(path.join(folder, place), { recursive: true });
  for (const name of readdirSync(path.join(root, place))) {
    const below = path.join(place, name);
    if (name.startsWith('@')) linkPackages(root, folder, below);
    else if (!name.startsWith('.')) symlinkSync(targetOf(root, folder, below), path.join(folder, below), 'junction');
  }
}

/** The folder of a package. Packages of the workspace are in the copy. */
function targetOf(root: string, folder: string, place: string): string {
  const real = realpathSync(path.join(root, place));
  const inRoot = path.relative(realpathSync(root), real);
  return inRoot.startsWith('..') || inRoot.split(path.sep).includes('node_modules') ? real : path.join(folder, inRoot);
}
