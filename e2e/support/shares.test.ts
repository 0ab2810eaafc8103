import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyBrand, shareOf } from './shares.ts';
import { root } from './address.ts';

const journeys = globSync('e2e/journeys/*/*.e2e.ts', { cwd: root });
const files = journeys.map((file) => path.basename(file));
const demoBrands = globSync('brands/*/brand.json', { cwd: root }).map((file) => path.basename(path.dirname(file)));

/** The brands that run a journey, by the title that Playwright matches. */
function takers(brands: string[], file: string, tags = ''): string[] {
  return brands.filter((brand) => shareOf(brand, brands, files).test(`${brand} ${file} a group shows games ${tags}`));
}

describe('journeys', () => {
  it('run in exactly one brand each, or in all brands if the brand matters', () => {
    for (const brands of [demoBrands, [...demoBrands, 'acme'], ['acme']]) {
      for (const file of files) {
        expect(takers(brands, file), file).toHaveLength(1);
        expect(takers(brands.toReversed(), file)).toEqual(takers(brands, file));
        expect(takers(brands, file, everyBrand)).toEqual(brands);
      }
    }
  });

  it('give every demo brand a fair share', () => {
    const counts = new Map(
      journeys.map((file) => [path.basename(file), readFileSync(path.join(root, file), 'utf8').split(/\btest\(/).length - 1]),
    );
    const count = (file: string): number => counts.get(file) ?? 0;
    const all = files.reduce((sum, file) => sum + count(file), 0);
    for (const brand of demoBrands) {
      const own = files.filter((file) => takers(demoBrands, file).includes(brand)).reduce((sum, file) => sum + count(file), 0);
      expect(own / all, brand).toBeGreaterThan(0.7 / demoBrands.length);
    }
  });
});
