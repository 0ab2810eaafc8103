import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ScratchFolder } from '@livery/brand/testing/scratch-folder';

const repository = join(import.meta.dirname, '../../../..');

/** Where a copied portal gives the same bytes. Rolldown orders a chunk's modules by path, and this is also below `node_modules`. */
export const besidePackages = join(repository, 'out/brand-roots');

/** An operator's folder, in which the portal can be compiled or be there already. */
export class PortalFolder extends ScratchFolder {
  /** A whole brand with pictures; `changes` replace keys at the top. */
  writeBrand(code: string, changes: Record<string, unknown> = {}): void {
    const name = code[0]?.toUpperCase() + code.slice(1);
    const brand = {
      schemaVersion: 2,
      code,
      identity: { name },
      hosts: [`${code}.example`],
      theme: { seeds: { primary: 'teal' } },
      hero: { art: { light: 'assets/hero.svg' } },
      assets: { logo: { light: 'assets/logo.svg', alt: name }, icon: 'assets/icon.svg' },
      ...changes,
    };
    const pictures = ['logo', 'icon', 'hero'].map((picture) => [`brands/${code}/assets/${picture}.svg`, drawing(code, picture)]);
    this.write({ [`brands/${code}/brand.json`]: brand, ...Object.fromEntries(pictures) });
  }

  /** Copies our packages beside the brands, so that edits meanwhile do not affect the build. Returns the portal's folder. */
  copyPortal(): string {
    const { root } = this;
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    for (const name of readdirSync(join(repository, 'node_modules'))) {
      if (name !== '@livery') symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name));
    }
    cpSync(join(repository, 'package-lock.json'), join(root, 'package-lock.json'));
    for (const name of ['brand', 'contract', 'portal', 'theme', 'ui']) {
      const from = join(repository, 'packages', name);
      const to = join(root, 'packages', name);
      cpSync(join(from, 'package.json'), join(to, 'package.json'));
      cpSync(join(from, 'src'), join(to, 'src'), { recursive: true });
      if (existsSync(join(from, 'node_modules'))) symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
      mkdirSync(join(root, 'node_modules/@livery'), { recursive: true });
      symlinkSync(to, join(root, 'node_modules/@livery', name));
    }
    return join(root, 'packages/portal');
  }

  /** Provides this repository's compiled portal, so that only tests about compiling compile it again. */
  async bringCore(): Promise<void> {
    // Imported late: most tests of the command need no compiler.
    const { compileCore } = await import('../core/compile-core.ts');
    const { dir, hash } = await compileCore({ root: repository });
    // No links: a test that edits a core would edit everybody's. A core younger than its record would count as edited.
    cpSync(dir, join(this.root, '.livery/core', hash), { recursive: true, preserveTimestamps: true });
  }
}

function drawing(code: string, picture: string): string {
  const size = [...`${code}${picture}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="${size + 1}" fill="teal"/></svg>`;
}
