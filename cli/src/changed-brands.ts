import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { CliError, usageError } from './cli-error.ts';
import { exitCode } from './exit-codes.ts';

export interface Changes {
  /** The commit that is compared with, abbreviated. */
  base: string;
  /** Brands whose folder, or the folder of a brand that they extend, differs from that commit; sorted. */
  codes: string[];
  /** The engine differs too: every brand may be built anew. */
  isEngineChanged: boolean;
}

/** What vdiff and drift keep beside a brand: it changes no brand. */
const records = ['accepted.json'];
const lockfiles = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock'];
const mainBranches = ['origin/HEAD', 'origin/main', 'origin/master'];

/**
 * The brands of `known` that changed since a git ref, edits that are not committed and new files counted. Without a ref, since
 * the work left the main branch of `origin`, or since the last commit. Reads of the other brands only what they extend.
 */
export async function findChanges(root: string, known: readonly string[], ref?: string): Promise<Changes> {
  const top = (await git(root, ['rev-parse', '--show-toplevel'])).trim();
  const base = ref === undefined ? await defaultBase(root) : await requireCommit(root, ref);
  const list = async (args: string[]): Promise<string[]> => (await git(root, args)).split('\0').filter((file) => file !== '');
  const differing = ['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z'];
  const files = [
    ...(await list([...differing, '--relative', base, '--', 'brands'])),
    ...(await list(['ls-files', '--others', '--exclude-standard', '-z', '--', 'brands'])),
  ];
  const folders = new Set(files.map((file) => file.split('/')).flatMap((parts) => (isRecord(parts) ? [] : [parts[1] ?? ''])));
  const engine = enginePaths(top);
  const isEngineChanged = (await list([...differing, base, '--', ...engine])).length > 0;
  return { base: base.slice(0, 9), codes: await withHeirs(root, known, folders), isEngineChanged };
}

function isRecord(parts: readonly string[]): boolean {
  return parts.length === 3 && records.includes(parts[2] ?? '');
}

/** Changed brands, and those that extend a changed folder, however far. */
async function withHeirs(root: string, known: readonly string[], folders: ReadonlySet<string>): Promise<string[]> {
  if (folders.size === 0) return [];
  const parents = new Map<string, Promise<string | null>>();
  const parentOf = (folder: string): Promise<string | null> => {
    const parent = parents.get(folder) ?? readParent(root, folder);
    parents.set(folder, parent);
    return parent;
  };
  const isMeant = async (code: string): Promise<boolean> => {
    const chain = new Set<string>();
    for (let folder: string | null = code; folder !== null && !chain.has(folder); folder = await parentOf(folder)) {
      if (folders.has(folder)) return true;
      chain.add(folder);
    }
    return false;
  };
  const meant = await Promise.all(known.map(isMeant));
  return known.filter((_, index) => meant[index]).toSorted();
}

/** What a brand's file extends; nothing when it cannot be read: `check` tells what is wrong with it. */
async function readParent(root: string, folder: string): Promise<string | null> {
  try {
    const file: unknown = JSON.parse(await readFile(path.join(root, 'brands', folder, 'brand.json'), 'utf8'));
    const name = typeof file === 'object' && file !== null && 'extends' in file ? file.extends : null;
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}

/** Where this repository holds the engine, as git takes paths: its sources, or the lockfile that names its version. */
function enginePaths(top: string): string[] {
  const folders = ['@livery/portal', '@livery/builder', '@livery/theme', '@livery/brand', '@livery/ui', '@livery/contract'].flatMap(
    (name) => {
      const manifest = findManifest(name);
      const folder = manifest === null ? '' : path.relative(top, path.dirname(manifest));
      return folder === '' || folder.startsWith('..') || folder.split(path.sep).includes('node_modules') ? [] : [folder];
    },
  );
  return folders.length > 0 ? folders.map((folder) => `:(top)${folder}`) : lockfiles;
}

function findManifest(name: string): string | null {
  try {
    const manifest = findPackageJSON(name, import.meta.url);
    return manifest === undefined ? null : realpathSync(manifest);
  } catch {
    return null;
  }
}

/** Where the work left the main branch of `origin`; the last commit where there is none. */
export async function defaultBase(root: string): Promise<string> {
  const head = await requireCommit(root, 'HEAD');
  for (const branch of mainBranches) {
    const base = await git(root, ['merge-base', head, branch]).catch(() => '');
    if (base !== '') return base.trim();
  }
  return head;
}

/** The full name of a commit. Throws `CliError` `UnknownRef`, or `NoCommits` in a repository that has none. */
export async function requireCommit(root: string, ref: string): Promise<string> {
  try {
    return (await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])).trim();
  } catch (error) {
    if (error instanceof CliError) throw error;
    if (ref === 'HEAD') throw usageError('NoCommits', 'This repository has no commit yet.', 'Commit something first, or use --all.');
    const hint = 'Name a commit, a branch or a tag that this clone has: git fetch brings others.';
    throw usageError('UnknownRef', `git knows no ${JSON.stringify(ref)}.`, hint);
  }
}

/** Runs git in a folder and answers what it prints. Throws `CliError` where git or a repository is missing. */
export async function git(folder: string, args: readonly string[]): Promise<string> {
  // Texts of git are read below, so they must not be translated.
  const environment = { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' };
  return new Promise((resolve, reject) => {
    execFile('git', ['-C', folder, ...args], { env: environment, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else if (error.code === 'ENOENT') reject(noGit('There is no git on this machine.', 'Install git, or name the brands.', error));
      else if (/not a git repository/.test(stderr))
        reject(noGit(`${folder} is in no git repository.`, 'Run git init, or name the brands.', error));
      else if (/dubious ownership/.test(stderr))
        reject(noGit(`git does not trust ${folder}.`, stderr.trim().split('\n').at(-1)?.trim() ?? '', error));
      else reject(error);
    });
  });
}

function noGit(message: string, hint: string, cause: Error): CliError {
  return new CliError(exitCode.environment, { name: 'NoGit', title: 'Changes cannot be found', message, hint }, { cause });
}
