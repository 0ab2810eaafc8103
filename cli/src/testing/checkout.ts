import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { brandFile } from '@livery/brand/testing/brand-file';
import { ScratchFolder } from '@livery/brand/testing/scratch-folder';
import { bundleFiles } from './bundle.ts';

/** A folder with a project in it that is a checkout of the engine too, and with neighbours of that project. */
export class Checkout extends ScratchFolder {
  /** Holds `brands/`. */
  readonly project = this.at('work/project');

  constructor() {
    super();
    for (const code of ['acme', 'beta'])
      this.write({ [`work/project/brands/${code}/brand.json`]: brandFile(code, { hosts: [`${code}.example`] }) });
    for (const name of [
      'packages/portal/package.json',
      'schemas/brand.schema.json',
      'docs/cli.md',
      '.git/HEAD',
      'node_modules/it/index.js',
      '.livery/core/one/core.json',
    ])
      this.write({ [`work/project/${name}`]: 'theirs' });
    this.bundle('work/project/dist/acme', 'acme');
    this.bundle('work/project/dist/beta', 'beta');
    this.write({ 'outside/notes.txt': 'mine' });
  }

  /** The absolute path of a name. */
  at(name: string): string {
    return path.join(this.root, name);
  }

  /** Writes the bundle of a brand as a build leaves it, in the folder `name`. */
  bundle(name: string, code: string): void {
    for (const [file, content] of Object.entries(bundleFiles(code)))
      this.write({ [path.join(name, path.relative(`dist/${code}`, file))]: content });
  }

  /** Every name with the hash of a file or the target of a link. */
  snapshot(): string[] {
    return readdirSync(this.root, { recursive: true, encoding: 'utf8' })
      .toSorted()
      .map((name) => `${name} ${contentOf(this.at(name))}`);
  }
}

function contentOf(file: string): string {
  const stats = lstatSync(file);
  if (stats.isSymbolicLink()) return `-> ${readlinkSync(file)}`;
  return stats.isDirectory() ? '/' : createHash('sha256').update(readFileSync(file)).digest('hex');
}
