import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { importsOf, readTexts } from '../house/source-files.ts';

/** Every hand-written file of the checkout, by its path from the root with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

/** Files that differ from the commit where this branch left `ref`, including uncommitted ones. */
export function changedFiles(ref: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const base = git('merge-base', ref, 'HEAD')[0] ?? ref;
  const named = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(named.filter((name) => name !== ''))].toSorted();
}

export function readSources(): Sources {
  return readTexts(root, '{packages,cli,e2e,scripts}/**/*.{ts,tsx,mjs,js}');
}

/** Files that can affect every test. */
const everywhere = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|scripts\/components\/(?!.*\.test\.).*)$/;
/** Journeys reach the product through a server and a browser, so imports do not show what they depend on. */
const servedToJourneys = [
  'e2e/support/serve.ts',
  'e2e/playwright.config.ts',
  'packages/desk/src/main.tsx',
  'packages/portal/src/main.tsx',
  'packages/portal/src/server.tsx',
];

/**
 * The tests that a change can break. They import or name a changed file, directly or through other files. A file that
 * is not source code belongs to every source that names it or, inside a package, to all the package's sources.
 */
export function testsOf(changed: readonly string[], sources: Sources): { units: string[]; journeys: string[] } {
  const tests = [...sources.keys()].filter((file) => /\.(test|e2e)\.tsx?$/.test(file));
  const reached = changed.some((file) => everywhere.test(file)) ? new Set(sources.keys()) : importersOf(seedsOf(changed, sources), sources);
  const journeysAll = servedToJourneys.some((file) => reached.has(file));
  return {
    units: tests.filter((file) => !file.endsWith('.e2e.ts') && reached.has(file)),
    journeys: tests.filter((file) => file.endsWith('.e2e.ts') && (journeysAll || reached.has(file))),
  };
}

function seedsOf(changed: readonly string[], sources: Sources): string[] {
  return changed.flatMap((file) => {
    if (/\.(tsx?|mjs|js)$/.test(file)) return [file];
    const home = homeOf(file);
    if (home !== undefined) return [...sources.keys()].filter((source) => homeOf(source) === home);
    const [top = file] = file.split('/');
    return [...sources].filter(([, text]) => text.includes(top)).map(([source]) => source);
  });
}

function importersOf(seeds: readonly string[], sources: Sources): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources) {
    for (const target of targetsOf(file, text, sources)) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const reached = new Set<string>();
  const queue = [...seeds];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    queue.push(...(importers.get(file) ?? []));
  }
  return reached;
}

/** Sources that a source imports or names in a string, such as scripts and workers that it starts. */
function targetsOf(file: string, text: string, sources: Sources): string[] {
  const named = [...text.matchAll(/['"`]([\w@./-]+)(?:\.(tsx?|mjs)['"`]|\$\{)/g)].map(
    ([, name = '', ending = 'ts']) => `${name}.${ending}`,
  );
  const folder = path.posix.dirname(file);
  return [...importsOf(text), ...named].flatMap((specifier) => {
    const candidates = [path.posix.join(folder, specifier), specifier, ...inPackage(specifier, file)];
    return candidates.filter((candidate) => sources.has(candidate));
  });
}

/** A package's export counts as all exports of the file behind it. */
function inPackage(specifier: string, file: string): string[] {
  if (specifier.startsWith('#')) return [`${homeOf(file)}/src/${specifier.slice(1)}`];
  const [, name, door] = /^@livery\/([a-z]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name === undefined) return [];
  const { exports } = manifestOf(name);
  const exact = exports[door === undefined ? '.' : `./${door}`]?.['livery-source'];
  const pattern = exports['./*']?.['livery-source'];
  const target = exact ?? (door === undefined ? undefined : pattern?.replaceAll('*', door));
  return target === undefined ? [] : [path.posix.join(folderOf(name), target)];
}

const homeOf = (file: string): string | undefined => /^(?:packages\/[^/]+|cli|e2e|scripts)(?=\/)/.exec(file)?.[0];
const folderOf = (name: string): string => (name === 'cli' || name === 'e2e' ? name : `packages/${name}`);

interface Manifest {
  exports: Record<string, Record<string, string> | undefined>;
}

const manifests = new Map<string, Manifest>();

function manifestOf(name: string): Manifest {
  const known = manifests.get(name) ?? (JSON.parse(readFileSync(path.join(root, folderOf(name), 'package.json'), 'utf8')) as Manifest);
  manifests.set(name, known);
  return known;
}
