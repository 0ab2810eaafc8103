import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { loadBrands, readParent } from '@livery/brand';
import { CliError, cliError } from '../errors/cli-error.ts';
import { say } from '../terminal/terminal.ts';

export interface Changes {
  /** The commit to compare with, abbreviated. */
  base: string;
  /** Brands whose folder, the folder of a brand that they extend, or one of whose own languages differs from that commit; sorted. */
  codes: string[];
  /** The engine differs too: every brand may need a build. */
  isEngineChanged: boolean;
}

/** A file of vdiff and drift, which does not change the brand. */
const records = ['accepted.json'];
const lockfiles = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock'];
const mainBranches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/**
 * The brands of `known` that changed since a git ref, including uncommitted edits and new files. Without a ref, since
 * the branch left the main branch. Of unchanged brands, only `extends` is read.
 */
export async function findChanges(root: string, known: readonly string[], ref?: string): Promise<Changes> {
  const top = (await git(root, ['rev-parse', '--show-toplevel'])).trim();
  const base = ref === undefined ? await defaultBase(root) : await requireCommit(root, ref);
  const list = async (args: string[]): Promise<string[]> => (await git(root, args)).split('\0').filter((file) => file !== '');
  const differing = ['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z'];
  const files = [
    ...(await list([...differing, '--relative', base, '--', 'brands', 'languages'])),
    ...(await list(['ls-files', '--others', '--exclude-standard', '-z', '--', 'brands', 'languages'])),
  ];
  const parts = files.map((file) => file.split('/'));
  const folders = new Set(parts.flatMap((each) => (each[0] !== 'brands' || isRecord(each) ? [] : [each[1] ?? ''])));
  const languages = new Set(parts.flatMap((each) => (each[0] === 'languages' ? [each[1] ?? ''] : [])));
  const engine = enginePaths(top);
  const speakers = await speakersOf(root, known, languages);
  const codes = [...new Set([...withHeirs(root, known, folders), ...speakers])].toSorted();
  const isEngineChanged = (await list([...differing, base, '--', ...engine])).length > 0;
  return { base: base.slice(0, 9), codes, isEngineChanged };
}

/** The brands that name one of the languages. */
async function speakersOf(root: string, known: readonly string[], languages: ReadonlySet<string>): Promise<string[]> {
  if (languages.size === 0) return [];
  const reports = await loadBrands({ root, codes: known });
  return reports.filter(({ languages: named }) => named.some((language) => languages.has(language))).map(({ code }) => code);
}

function isRecord(parts: readonly string[]): boolean {
  return parts.length === 3 && records.includes(parts[2] ?? '');
}

/** Changed brands, and those that extend a changed folder directly or indirectly. */
function withHeirs(root: string, known: readonly string[], folders: ReadonlySet<string>): string[] {
  if (folders.size === 0) return [];
  const parents = new Map<string, string | null>();
  const parentOf = (folder: string): string | null => {
    const parent = parents.has(folder) ? (parents.get(folder) ?? null) : readParent(root, folder);
    parents.set(folder, parent);
    return parent;
  };
  const isMeant = (code: string): boolean => {
    const chain = new Set<string>();
    for (let folder: string | null = code; folder !== null && !chain.has(folder); folder = parentOf(folder)) {
      if (folders.has(folder)) return true;
      chain.add(folder);
    }
    return false;
  };
  return known.filter(isMeant).toSorted();
}

/** Git paths of the engine in this repository: its sources, or the lockfile with its version. */
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

/**
 * The merge base with the main branch, preferably that of `origin`; else the last commit. Says so if nothing lies between
 * the two. Throws `CliError` `ShallowClone` if the history is too short to tell.
 */
export async function defaultBase(root: string): Promise<string> {
  const head = await requireCommit(root, 'HEAD');
  const base = (await findFork(root, head)) ?? head;
  if (base === head) say('Compared with the last commit itself, since no main branch lies behind it: only what is not committed counts.');
  return base;
}

async function findFork(root: string, head: string): Promise<string | null> {
  for (const branch of mainBranches) {
    const base = await git(root, ['merge-base', head, branch]).catch(() => '');
    if (base !== '') return base.trim();
  }
  if ((await git(root, ['rev-parse', '--is-shallow-repository'])).trim() !== 'true') return null;
  throw cliError('ShallowClone', {});
}

/** The full name of a commit. Throws `CliError` `UnknownRef`, or `NoCommits` in a repository that has none. */
export async function requireCommit(root: string, ref: string): Promise<string> {
  try {
    return (await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])).trim();
  } catch (error) {
    if (error instanceof CliError) throw error;
    if (ref === 'HEAD') throw cliError('NoCommits', {});
    throw cliError('UnknownRef', { ref });
  }
}

/** Runs git in a folder and returns its output. Throws `CliError` if git or a repository is missing. */
export async function git(folder: string, args: readonly string[], variables: Record<string, string> = {}): Promise<string> {
  // The code below reads git's messages, so they must not be translated.
  const environment = { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', ...variables };
  return new Promise((resolve, reject) => {
    execFile('git', ['-C', folder, ...args], { env: environment, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else if (error.code === 'ENOENT') reject(cliError('NoGit', { case: 'program' }, { cause: error }));
      else if (/not a git repository/.test(stderr)) reject(cliError('NoGit', { case: 'repository', folder }, { cause: error }));
      else if (/dubious ownership/.test(stderr))
        reject(cliError('NoGit', { case: 'owner', folder, advice: stderr.trim().split('\n').at(-1)?.trim() ?? '' }, { cause: error }));
      else reject(error);
    });
  });
}
