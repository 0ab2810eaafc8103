import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleFiles } from './bundle.ts';
import { brandFile, Project } from './project.ts';

/** A project that is a checkout of the engine too, with neighbours; everything below `base` is in the snapshot. */
export interface Sandbox extends Disposable {
  base: string;
  /** Holds `brands/`; below `base`, so that its parents are in the snapshot. */
  root: string;
  /** An absolute path below `base`. */
  at(name: string): string;
  write(name: string, content: string): void;
  /** Makes a link at `name` that says `to`. */
  link(name: string, to: string): void;
  /** The bundle of a brand as a build leaves it, in the folder `name`. */
  bundle(name: string, code: string): void;
  /** Every name with what stands there: the hash of a file, the words of a link. */
  snapshot(): string[];
}

export function openSandbox(): Sandbox {
  const project = new Project();
  const base = project.root;
  const at = (name: string): string => path.join(base, name);
  const write = (name: string, content: string): void => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), content);
  };
  const bundle = (name: string, code: string): void => {
    for (const [file, content] of Object.entries(bundleFiles(code))) write(path.join(name, path.relative(`dist/${code}`, file)), content);
  };
  for (const code of ['acme', 'beta'])
    write(`work/project/brands/${code}/brand.json`, JSON.stringify(brandFile(code, { hosts: [`${code}.example`] })));
  for (const name of [
    'packages/portal/package.json',
    'schemas/brand.schema.json',
    'docs/cli.md',
    '.git/HEAD',
    'node_modules/it/index.js',
    '.livery/core/one/core.json',
  ])
    write(`work/project/${name}`, 'theirs');
  bundle('work/project/dist/acme', 'acme');
  bundle('work/project/dist/beta', 'beta');
  write('outside/notes.txt', 'mine');
  return {
    base,
    root: at('work/project'),
    at,
    write,
    bundle,
    link(name, to) {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      symlinkSync(to, at(name));
    },
    snapshot: () =>
      readdirSync(base, { recursive: true, encoding: 'utf8' })
        .toSorted()
        .map((name) => `${name} ${contentOf(at(name))}`),
    [Symbol.dispose]: () => project[Symbol.dispose](),
  };
}

function contentOf(file: string): string {
  const stats = lstatSync(file);
  if (stats.isSymbolicLink()) return `-> ${readlinkSync(file)}`;
  return stats.isDirectory() ? '/' : createHash('sha256').update(readFileSync(file)).digest('hex');
}
