import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { parseTree } from 'jsonc-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { loadBrands } from './load-brands.ts';
import { parseSource } from './parse-source.ts';
import { valueAt } from './pointer.ts';
import { brandFile, BrandFolder } from './test/brand-folder.ts';

const full = {
  ...brandFile(),
  merchantCode: 'ACME',
  hosts: ['acme.example'],
  languages: { default: 'pt', supported: ['pt', 'en'] },
  theme: {
    seeds: { primary: '#ff6600', accent: 'oklch(0.6 0.2 20)' },
    modes: ['light'],
    shape: { radius: 'round' },
    fonts: { text: { family: 'system-ui' } },
  },
  layout: { header: 'flush' },
  footer: { vendors: ['PG'], links: [{ titleKey: 'common.help', to: '/help' }] },
  social: { youtube: 'https://youtube.example/acme' },
  features: { recent: false },
  environments: { production: { hosts: ['www.acme.example'], gateway: { baseUrl: 'https://gateway.example' } } },
};
const text = JSON.stringify(full, null, 2);
const values = [
  'null',
  '""',
  '"x"',
  '-1',
  '1e999',
  '{}',
  '[]',
  '[null]',
  'true',
  '"__proto__"',
  '{"a":{"b":1}}',
  '"../x"',
  '"http://x"',
  '"\\u0000"',
  '"#fff"',
  `"${'x'.repeat(500)}"`,
];
const keys = ['"__proto__"', '"constructor"', '"toString"', '""', '"a/b~c"', '"code"', '"hosts"'];

/** Where a value or a key of the text begins and ends. */
const spans = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|\b[\w.-]+\b/g)].map((match) => ({
  start: match.index,
  end: match.index + match[0].length,
}));

const mutation = fc.tuple(
  fc.nat(spans.length - 1),
  fc.oneof(
    fc.constantFrom(...values),
    fc.constantFrom(...keys),
    fc.constant(''),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom(',', ':', '{', '}', '[', ']', '/*', '//', '\r', '\uFEFF'),
  ),
  fc.constantFrom('replace', 'insert', 'cut'),
);

function mutate(changes: readonly (readonly [number, string, string])[]): string {
  return [...changes]
    .sort(([one], [other]) => other - one)
    .reduce((mutated, [index, content, kind]) => {
      const { start, end } = spans[index] ?? { start: 0, end: 0 };
      if (kind === 'cut') return mutated.slice(0, start);
      return mutated.slice(0, start) + content + mutated.slice(kind === 'replace' ? end : start);
    }, text);
}

describe('any input', () => {
  const folder = new BrandFolder();
  afterAll(() => folder[Symbol.dispose]());

  it('is answered with problems whose pointer and place are in the file, 10,000 times', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (changes) => {
        const mutated = mutate(changes);
        folder.write({ 'acme/brand.json': mutated });
        const [report] = await loadBrands({ root: folder.root });
        expect(report).toBeDefined();
        const lines = mutated.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
        for (const { line, column, pointer, message, hint, rule, frame } of report?.problems ?? []) {
          expect(lines.length).toBeGreaterThanOrEqual(line);
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
          if (pointer !== '') expect(pointerResolves(mutated, pointer), `${rule} ${pointer}`).toBe(true);
          expect([message, hint, mutated === '' ? 'none' : frame].every((each) => each !== '')).toBe(true);
        }
        expect(report?.ok).toBe(report?.brand !== null);
      }),
      { numRuns: 10_000 },
    );
  }, 300_000);

  it('leaves no trace on the prototype of objects', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

function pointerResolves(mutated: string, pointer: string): boolean {
  if (pointer.includes('__proto__')) return parseTree(mutated.replace(/^\uFEFF/, '')) !== undefined;
  return valueAt(parseSource('brand.json', mutated.replace(/^\uFEFF/, '')).source.value ?? null, pointer) !== undefined;
}

it('never writes', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'livery-brand-'));
  expect(await loadBrands({ root, codes: ['acme'] })).toMatchObject([{ ok: false }]);
  expect(existsSync(path.join(root, 'brands'))).toBe(false);
  rmSync(root, { recursive: true });
});
