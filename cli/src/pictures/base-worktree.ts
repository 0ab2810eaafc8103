import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { buildBrands } from '@livery/builder';
import { isWithin } from '@livery/builder/write-place';
import { git } from '../project/changed-brands.ts';
import { orUndo } from '../process/interruption.ts';

interface Builder {
  buildBrands: typeof buildBrands;
}

/** A project at a commit, in a separate folder. */
export interface BaseWorktree {
  /** The folder that holds `brands/`; `null` when the commit has none. */
  root: string | null;
  /** The builder of that commit, or this command's if the repository does not contain the engine. */
  loadBuilder(): Promise<Builder>;
}

/**
 * Checks out a commit beside the repository while `work` runs, and removes it in any case. The repository's index and
 * working tree do not change.
 */
export async function withBase<Result>(root: string, commit: string, work: (base: BaseWorktree) => Promise<Result>): Promise<Result> {
  const top = realpathSync((await git(root, ['rev-parse', '--show-toplevel'])).trim());
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'livery-base-')));
  const tree = path.join(home, 'tree');
  const remove = (): void => {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    execFileSync('git', ['-C', root, 'worktree', 'prune']);
  };
  return orUndo(remove, async () => {
    try {
      await git(root, ['-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '--detach', tree, commit]);
      const project = path.join(tree, path.relative(top, realpathSync(root)));
      const own = ownBuilder(top, tree);
      if (own === null) await bringCores(root, project);
      else await linkModules(top, tree);
      return await work({
        root: existsSync(path.join(project, 'brands')) ? project : null,
        loadBuilder: () => (own === null ? import('@livery/builder') : (import(pathToFileURL(own).href) as Promise<Builder>)),
      });
    } finally {
      remove();
    }
  });
}

/** The builder in the tree; null if the repository does not contain the engine, as with an installed command. */
function ownBuilder(top: string, tree: string): string | null {
  let builder: string;
  try {
    builder = fileURLToPath(import.meta.resolve('@livery/builder'));
  } catch {
    return null;
  }
  const then = path.join(tree, path.relative(top, builder));
  return isOwn(builder, top) && existsSync(then) ? then : null;
}

/** Whether a file belongs to the repository and not to an installed package. */
function isOwn(file: string, top: string): boolean {
  return isWithin(file, top) && !path.relative(top, file).split(path.sep).includes('node_modules');
}

/** Copies the compiled portals into the tree. With links, a build there could prune ours. */
async function bringCores(root: string, project: string): Promise<void> {
  const [cores, target] = [root, project].map((each) => path.join(each, '.livery', 'core')) as [string, string];
  // A core that is newer than its record would count as edited.
  if (existsSync(cores) && !existsSync(target)) await cp(cores, target, { recursive: true, preserveTimestamps: true });
}

/** Links the installed packages into the tree, except those of the repository itself. */
async function linkModules(top: string, tree: string): Promise<void> {
  const installed = path.join(top, 'node_modules');
  const link = async (name: string): Promise<void> => {
    const source = realpathSync(path.join(installed, name));
    const target = isOwn(source, top) ? path.join(tree, path.relative(top, source)) : source;
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
