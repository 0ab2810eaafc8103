import { existsSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { loadBrands } from './load-brands.ts';
import type { JsonValue } from './json/json-value.ts';
import { valueAt } from './json/pointer.ts';
import { brandFile } from './testing/brand-file.ts';
import { BrandFolder } from './testing/brand-folder.ts';
import { misplaced, mutatedBrand, mutationFiles, wholeText } from './testing/mutate-brand.ts';

describe('any input', () => {
  const folder = new BrandFolder().writeBrands(mutationFiles);
  afterAll(() => folder[Symbol.dispose]());

  it('passes if nothing is wrong with it', async () => {
    folder.writeBrands({ 'acme/brand.json': wholeText });
    expect(await loadBrands({ root: folder.root })).toMatchObject([{ ok: true, problems: [] }]);
  });

  it('yields problems with a pointer and position inside the file, 10,000 times [engine-42]', async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(mutatedBrand, async (bytes) => {
        folder.writeBrands({ 'acme/brand.json': bytes });
        const [report] = await loadBrands({ root: folder.root });
        expect(report?.ok).toBe(report?.brand !== null);
        for (const problem of report?.problems ?? []) {
          reached.add(problem.rule);
          if (problem.file === 'brands/acme/brand.json') expect(misplaced(problem, bytes)).toBeNull();
        }
      }),
      { numRuns: 10_000 },
    );
    const wanted = [
      'json-syntax',
      'json-depth',
      'json-encoding',
      'json-duplicate-key',
      'json-key',
      'schema-unknown-key',
      'asset',
      'extends',
      'engine-range',
    ];
    expect([...reached]).toEqual(expect.arrayContaining(wanted));
  }, 600_000);

  it.each([
    ['engine-range', { engine: '^99' }, '/engine'],
    ['engine-range', { engine: 'not a range' }, '/engine'],
    ['https-link', { license: { number: '1', authority: 'A', url: 'http://acme.example' } }, '/license/url'],
    ['https-link', { customerService: { url: 'nowhere' } }, '/customerService/url'],
    ['https-link', { social: { telegram: 'http://t.example' } }, '/social/telegram'],
    ['https-link', { gateway: { baseUrl: 'http://gateway.example' } }, '/gateway/baseUrl'],
    ['https-link', { frames: { games: ['https://one.example', 'ftp://two.example'] } }, '/frames/games/1'],
    ['https-link', { analytics: { collector: 'http://stats.example/matomo.php' } }, '/analytics/collector'],
    ['https-link', { analytics: { collector: 'https://stats.example/matomo.php?token_auth=0a1b2c' } }, '/analytics/collector'],
    ['https-link', { analytics: { collector: 'https://stats.example/matomo.php#0a1b2c' } }, '/analytics/collector'],
    ['https-link', { environments: { test: { gateway: { baseUrl: 'https://a.example/path' } } } }, '/environments/test/gateway/baseUrl'],
  ])('yields %s with a pointer to the exact value in %j [engine-42]', async (rule, changes, pointer) => {
    const file = { ...brandFile(), ...changes };
    folder.writeBrands({ 'acme/brand.json': file });
    const [report] = await loadBrands({ root: folder.root, codes: ['acme'] });
    const found = report?.problems.filter((problem) => problem.rule === rule) ?? [];
    expect(found.map((problem) => problem.pointer)).toEqual([pointer]);
    const value = valueAt(file as JsonValue, pointer);
    expect(typeof value).toBe('string');
    const line = JSON.stringify(file, null, 2).split('\n')[(found[0]?.line ?? 0) - 1];
    expect(line).toContain(JSON.stringify(value));
  });

  it('does not pollute the prototype of objects [engine-42]', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

it('does not create a missing folder of brands', async () => {
  using folder = new BrandFolder();
  expect(await folder.load({ codes: ['acme'] })).toMatchObject([{ ok: false }]);
  expect(existsSync(path.join(folder.root, 'brands'))).toBe(false);
});
