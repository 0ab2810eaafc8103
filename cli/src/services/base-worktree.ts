import { existsSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { buildBrands } from '@livery/builder';
import { git } from '../changed-brands.ts';

export interface Builder {
  buildBrands: typeof buildBrands;
}

/** A project as it was at a commit, in a folder of its own. */
export interface BaseWorktree {
  /** The folder that holds `brands/`; `null` when the commit has none. */
  root: string | null;
  /** The builder that made bundles then; the installed one where the repository does not hold the engine. */
  loadBuilder(): Promise<Builder>;
  close(): Promise<void>;
}

/** Checks a commit out beside the repository. The index and the working tree of the repository stay as they are. */
export async function openBase(root: string, commit: string): Promise<BaseWorktree> {
  const top = realpathSync((await git(root, ['rev-parse', '--show-toplevel'])).trim());
  const home = realpathSync(await mkdtemp(path.join(tmpdir(), 'livery-base-')));
  const tree = path.join(home, 'tree');
  const close = async (): Promise<void> => {
    await git(root, ['worktree', 'remove', '--force', tree]).catch(() => undefined);
    await rm(home, { recursive: true, force: true });
    await git(root, ['worktree', 'prune']);
  };
  try {
    await git(root, ['-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '--detach', tree, commit]);
    const project = path.join(tree, path.relative(top, realpathSync(root)));
    const builder = fileURLToPath(import.meta.resolve('@livery/builder'));
    const then = path.join(tree, path.relative(top, builder));
    const isOwn = isWithin(builder, top) && existsSync(then);
    if (isOwn) await linkModules(top, tree);
    return {
      root: existsSync(path.join(project, 'brands')) ? project : null,
      loadBuilder: async () => (await import(isOwn ? pathToFileURL(then).href : '@livery/builder')) as Builder,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Whether a file is the repository's own and not installed into it. */
function isWithin(file: string, top: string): boolean {
  const relative = path.relative(top, file);
  return !relative.startsWith('..') && !path.isAbsolute(relative) && !relative.split(path.sep).includes('node_modules');
}

/** Gives the tree the installed packages; those that the repository itself holds come from the tree. */
async function linkModules(top: string, tree: string): Promise<void> {
  const installed = path.join(top, 'node_modules');
  const link = async (name: string): Promise<void> => {
    const source = realpathSync(path.join(installed, name));
    const target = isWithin(source, top) ? path.join(tree, path.relative(top, source)) : source;
    if (existsSync(target)) await symlink(target, path.join(tree, 'node_modules', name), 'junction');
  };
  await mkdir(path.join(tree, 'node_modules'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (!name.startsWith('@')) await link(name);
    else {
      await mkdir(path.join(tree, 'node_modules', name));
      for (const inner of await readdir(path.join(installed, name))) await link(path.join(name, inner));
    }
  }
}
