import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileCore } from '../core/compile-core.ts';

export interface BrandRoot {
  root: string;
  write(path: string, content: string | Buffer): void;
  /** A whole brand; `changes` are laid over its top-level fields. */
  writeBrand(code: string, changes?: Record<string, unknown>): void;
  /** Copies our packages beside the brands, so that no edit meanwhile changes what is compiled; answers the portal's folder. */
  copyPortal(): string;
  /** Brings the portal as it is compiled in this repository, so that no test compiles it again that is not about that. */
  bringCore(): Promise<void>;
  /** One folder or file below the root; without a path all of it. */
  remove(path?: string): void;
}

const repository = join(import.meta.dirname, '../../../..');

/** Where a copied portal gives this repository's bytes: Rolldown orders a chunk's modules by path, and this too lies behind `node_modules`. */
export const besidePackages = join(repository, 'out/brand-roots');

/** A folder of brands on disk, as an operator has one. */
export function openBrandRoot(parent = tmpdir()): BrandRoot {
  mkdirSync(parent, { recursive: true });
  const root = mkdtempSync(join(parent, 'livery-builder-'));
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  return {
    root,
    write,
    writeBrand(code, changes = {}) {
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
      write(`brands/${code}/brand.json`, JSON.stringify(brand, null, 2));
      for (const picture of ['logo', 'icon', 'hero']) write(`brands/${code}/assets/${picture}.svg`, drawing(code, picture));
    },
    copyPortal() {
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
    },
    async bringCore() {
      const { dir, hash } = await compileCore({ root: repository });
      // No links: a test that edits a core would edit everybody's. A core younger than its record would count as edited.
      cpSync(dir, join(root, '.livery/core', hash), { recursive: true, preserveTimestamps: true });
    },
    remove: (path = '') => rmSync(join(root, path), { recursive: true, force: true }),
  };
}

function drawing(code: string, picture: string): string {
  const size = [...`${code}${picture}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="${size + 1}" fill="teal"/></svg>`;
}
