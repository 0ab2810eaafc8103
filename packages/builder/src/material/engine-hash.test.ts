import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashEngine } from './engine-hash.ts';
import { toolVersions } from './tool-versions.ts';

let root: string;
const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const inSource = (name: string, dependencies: Record<string, string> = {}): void => {
  const manifest = {
    name: `@livery/${name}`,
    exports: { '.': { 'livery-source': './src/index.ts', default: './dist/index.js' } },
    dependencies,
  };
  write(`node_modules/@livery/${name}/package.json`, manifest);
  write(`node_modules/@livery/${name}/src/index.ts`, name);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-engine-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the hash of the engine in a checkout', () => {
  const builder = 'packages/builder/src';
  const hash = (): string => hashEngine(join(root, builder));
  beforeEach(() => {
    write('packages/builder/package.json', {
      name: '@livery/builder',
      dependencies: { '@livery/brand': '1', '@livery/portal': '1', sharp: '1' },
    });
    write(`${builder}/page-html.ts`, 'a page');
    write('package-lock.json', { sharp: 1 });
    inSource('theme');
    inSource('brand', { '@livery/theme': '1' });
    inSource('portal', { '@livery/brand': '1' });
  });

  it.each([
    ['the builder', `${builder}/page-html.ts`],
    ['the brand package', 'node_modules/@livery/brand/src/to-public-brand.ts'],
    ['the theme package below it', 'node_modules/@livery/theme/src/theme-to-css.ts'],
    ['a schema beside the sources', 'node_modules/@livery/brand/src/generated/brand.json'],
    ['the versions of the libraries', 'package-lock.json'],
  ])('changes with %s', (_name, file) => {
    const before = hash();
    write(file, 'other');
    expect(hash()).not.toBe(before);
  });

  it.each([
    ['the portal, which is compiled', 'node_modules/@livery/portal/src/index.ts'],
    ['a test', `${builder}/page-html.test.ts`],
  ])('is unaffected by %s', (_name, file) => {
    const before = hash();
    write(file, 'other');
    expect(hash()).toBe(before);
  });

  it('changes with the versions of Node, its compressors, its Unicode data and the drawing library', () => {
    const versions = toolVersions();
    const named = versions.map((each) => each.replace(/ \S+$/, ''));
    expect(named).toEqual(expect.arrayContaining(['node', 'zlib', 'brotli', 'icu', 'sharp', 'libvips']));
    expect(versions.filter((each) => !/ \d+\.\d/.test(each))).toEqual([]);
    const hashes = versions.map((_, place) => hashEngine(join(root, builder), versions.with(place, 'other 1.0')));
    expect(new Set([hash(), ...hashes]).size).toBe(versions.length + 1);
  });

  it('is the same in another folder', () => {
    const before = hash();
    const other = mkdtempSync(join(tmpdir(), 'livery-engine-'));
    cpSync(root, other, { recursive: true });
    expect(hashEngine(join(other, builder))).toBe(before);
    rmSync(other, { recursive: true });
  });
});

describe('the hash of the engine in a published command', () => {
  const hash = (): string => hashEngine(join(root, 'node_modules/@livery/cli/dist'));
  beforeEach(() => {
    write('package-lock.json', {});
    write('node_modules/@livery/cli/package.json', {
      name: '@livery/cli',
      version: '1.0.0',
      dependencies: { '@livery/portal': '1', wawoff2: '1' },
    });
    write('node_modules/@livery/cli/dist/livery.js', 'import "../stamp/stamp-1.js"');
  });

  it('changes with its version and its modules, but not with what else is installed', () => {
    const hashes = [hash()];
    write('node_modules/@livery/cli/dist/stamp-1.js', 'stamp');
    hashes.push(hash());
    write('node_modules/@livery/cli/package.json', { name: '@livery/cli', version: '1.0.1' });
    hashes.push(hash());
    expect(new Set(hashes).size).toBe(3);
    write('package-lock.json', { other: 1 });
    expect(hash()).toBe(hashes[2]);
  });
});
