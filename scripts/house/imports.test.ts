import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { isTest, sourceFiles } from './source-files.ts';

const packages = [
  'contract',
  'theme',
  'brand',
  'ui',
  'portal',
  'desk',
  'builder',
  'arcade',
  'art',
  'lottery',
  'gateway',
  'sandbox',
] as const;
const homes: Record<string, string> = {
  ...Object.fromEntries(packages.map((name) => [`@livery/${name}`, `packages/${name}/`])),
  '@livery/cli': 'cli/',
  '@livery/e2e': 'e2e/',
  scripts: 'scripts/',
};
const belowSandbox = ['contract', 'theme', 'brand', 'ui', 'desk', 'builder', 'arcade', 'art', 'lottery', 'gateway', 'cli'].map(
  (name) => `@livery/${name}`,
);
const allowed: Record<string, readonly string[]> = {
  '@livery/contract': [],
  '@livery/theme': [],
  '@livery/brand': ['@livery/contract', '@livery/theme'],
  '@livery/ui': ['@livery/contract', '@livery/theme'],
  '@livery/portal': ['@livery/contract', '@livery/theme', '@livery/brand', '@livery/ui', '@livery/lottery'],
  '@livery/desk': ['@livery/contract', '@livery/theme', '@livery/ui', '@livery/lottery'],
  '@livery/builder': ['@livery/contract', '@livery/theme', '@livery/brand', '@livery/portal'],
  '@livery/arcade': [],
  '@livery/art': [],
  '@livery/lottery': ['@livery/contract'],
  '@livery/gateway': ['@livery/contract', '@livery/arcade', '@livery/art', '@livery/lottery'],
  '@livery/cli': ['@livery/contract', '@livery/theme', '@livery/brand', '@livery/builder', '@livery/gateway', '@livery/lottery'],
  '@livery/sandbox': belowSandbox,
  '@livery/e2e': [...belowSandbox, '@livery/sandbox'],
  scripts: [...belowSandbox, '@livery/sandbox'],
};

/** Exceptions to the law below. */
const exceptions: readonly { from: RegExp; to: RegExp; why: string }[] = [
  { from: /vitest\.config\.ts$/, to: /^scripts\/gate\/node-tests\.ts$/, why: 'Every package runs its tests in Node the same way.' },
  { from: /^scripts\//, to: /^[^/]+$/, why: 'Files in the root are the scripts’ own.' },
  { from: /find-survivors\.test\.ts$/, to: /^@tiny\//, why: 'The test writes a package of that name.' },
  { from: /^scripts\/generate\.ts$/, to: /^@livery\/portal\/generate$/, why: 'It writes the generated files of every package.' },
];
const isException = (from: string, to: string): boolean => exceptions.some((each) => each.from.test(from) && each.to.test(to));

const files = sourceFiles();
const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const homeOf = (file: string): string | undefined => Object.keys(homes).find((name) => file.startsWith(homes[name] ?? '\0'));
const isBare = (specifier: string): boolean => !/^[.#/]|^node:|^virtual:/.test(specifier) && !builtinModules.includes(specifier);

describe('imports', () => {
  it('go only from a level to lower ones', () => {
    const wrong = files.flatMap((file) => {
      const home = homeOf(file.path);
      if (home === undefined) return [];
      return file.imports
        .filter((to) => packageName(to) in homes && packageName(to) !== home && !allowed[home]?.includes(packageName(to)))
        .filter((to) => !isException(file.path, to))
        .map((to) => `${file.path} imports ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  it('never leave a package by a path, only by package name', () => {
    const wrong = files.flatMap((file) => {
      const home = homeOf(file.path);
      if (home === undefined) return [];
      return file.imports
        .filter((to) => to.startsWith('.'))
        .map((to) => path.posix.join(path.posix.dirname(file.path), to))
        .filter((to) => homeOf(to) !== home && !isException(file.path, to))
        .map((to) => `${file.path} imports ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  it('never connect two portal features or two desk rooms', () => {
    const wrong = files.flatMap((file) => {
      const own = /(?:features|rooms)\/([^/]+)\//.exec(file.path)?.[1];
      if (own === undefined) return [];
      return file.imports
        .filter((to) => {
          const target = to.startsWith('.') ? path.posix.join(path.posix.dirname(file.path), to) : to;
          const other = /(?:features|rooms)\/([^/]+)/.exec(target)?.[1];
          return other !== undefined && other !== own;
        })
        .map((to) => `${file.path} imports ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  const wings = {
    api: ['shared', 'features', 'app'],
    shared: ['features', 'app'],
    features: ['app'],
  } as const;
  it.each(Object.entries(wings))('in the portal’s %s never reach the layers above it', (wing, above) => {
    const home = 'packages/portal/src/';
    const wrong = files
      .filter((file) => file.path.startsWith(`${home}${wing}/`) && !isTest(file))
      .flatMap((file) =>
        file.imports
          .filter((to) => {
            const target = to.startsWith('.') ? path.posix.join(path.posix.dirname(file.path), to).replace(home, '') : to.replace(/^#/, '');
            return above.some((other) => target.startsWith(`${other}/`));
          })
          .map((to) => `${file.path} imports ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  it('are declared in the package.json of the importing package', () => {
    const wrong = files.flatMap((file) => {
      const home = homeOf(file.path);
      if (home === undefined) return [];
      // The root's manifest belongs to the scripts and does not list the workspaces.
      const folder = home === 'scripts' ? '' : (homes[home] ?? '');
      const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Record<
        string,
        Record<string, string> | undefined
      >;
      const declared = new Set([...Object.keys(manifest['dependencies'] ?? {}), ...Object.keys(manifest['devDependencies'] ?? {}), home]);
      const atRoot = new Set(isTest(file) || file.path.includes('/scripts/') || file.path.endsWith('.config.ts') ? rootTools() : []);
      return file.imports
        .filter((to) => isBare(to) && !declared.has(packageName(to)) && !atRoot.has(packageName(to)))
        .filter((to) => !isException(file.path, to) && (home !== 'scripts' || !(packageName(to) in homes)))
        .map((to) => `${file.path} imports ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  it('never bring Node into browser code', () => {
    const browser = /^packages\/(?:(?:contract|theme|ui|portal|desk)\/src|builder\/src\/\w+\/browser)\//;
    const wrong = files
      .filter((file) => browser.test(file.path) && !isTest(file))
      .flatMap((file) => file.imports.filter((to) => to.startsWith('node:')).map((to) => `${file.path} imports ${to}`));
    expect(wrong).toEqual([]);
  });

  it("bring values into the builder's browser code only from its own folder", () => {
    const wrong = files
      .filter((file) => /^packages\/builder\/src\/\w+\/browser\//.test(file.path) && !isTest(file))
      .flatMap((file) =>
        [...file.text.matchAll(/(?:import|export)\s+(type\s+)?[^;]*?from\s*'(\.\.[^']*)'/g)]
          .filter(([, type]) => type === undefined)
          .map(([, , to]) => `${file.path} imports ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  it('bring contract values into portal and desk only from schema-free modules', () => {
    const wrong = files
      .filter((file) => /^packages\/(portal|desk)\/src\//.test(file.path) && !isTest(file))
      .flatMap((file) =>
        [...file.text.matchAll(/import\s+(type\s+)?[^;]*?from\s*'@livery\/contract\/(?:control\/)?shapes'/g)]
          .filter(([, type]) => type === undefined)
          .map(() => file.path),
      );
    expect(wrong).toEqual([]);
  });

  it('reach the portal only from the builder', () => {
    const wrong = files
      .filter((file) => !/^packages\/(portal|builder)\//.test(file.path))
      .flatMap((file) =>
        file.imports
          .filter((to) => packageName(to) === '@livery/portal' && !isException(file.path, to))
          .map((to) => `${file.path} imports ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  it('in a stylesheet name only the theme, sprinkles and stylesheets', () => {
    const wrong = files
      .filter((file) => file.path.endsWith('.css.ts') && !file.path.startsWith('packages/theme/'))
      .flatMap((file) =>
        file.imports
          .filter((to) => !/^@vanilla-extract\/|^@livery\/theme|\.css(\.ts)?$/.test(to))
          .map((to) => `${file.path} imports ${to}`),
      );
    expect(wrong).toEqual([]);
  });
});

function rootTools(): string[] {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { devDependencies: Record<string, string> };
  return Object.keys(manifest.devDependencies);
}
