import { loadBrands } from '@livery/brand';
import { BrandFolder, picture } from '@livery/brand/testing/brand-folder';
import { loadCatalogues } from '@livery/builder/catalogues';
import { codeOf } from './brand-folders.ts';
import type { Row } from '../row.ts';

const count = 1000;

/**
 * Resolves and checks a thousand generated brands that share a parent, then one of them, as an edit in `dev` or a
 * `check` does.
 */
export async function benchBrands(): Promise<Row[]> {
  using folder = new BrandFolder();
  writeBrands(folder);
  const { root } = folder;
  const catalogues = await loadCatalogues();
  const load = async (codes?: string[]): Promise<number> => {
    const start = performance.now();
    const reports = await loadBrands({ root, catalogues, ...(codes === undefined ? {} : { codes }) });
    const failed = reports.find(({ ok }) => !ok);
    if (failed !== undefined) throw new Error(`${failed.code}: ${failed.problems[0]?.message ?? 'failed'}`);
    return performance.now() - start;
  };
  await load(Array.from({ length: 50 }, (_, index) => codeOf(index)));
  const all = await load();
  await load([codeOf(1)]);
  const one = await load([codeOf(500)]);
  return [
    { name: `resolve and check of ${count} brands, per brand`, value: all / count, unit: 'ms', budget: 5 },
    { name: `resolve and check of ${count} brands`, value: all / 1000, unit: 's' },
    { name: `check of one brand among ${count}`, value: one, unit: 'ms', budget: 150 },
  ];
}

function writeBrands(folder: BrandFolder): void {
  folder.writeBrands({
    '_base/brand.json': {
      schemaVersion: 2,
      theme: { modes: ['light', 'dark'], shape: { radius: 'round' }, density: 'airy' },
      layout: { header: 'centred', lobby: 'rails', tile: 'portrait' },
      assets: { logo: { light: 'assets/logo.svg' }, icon: 'assets/logo.svg' },
      license: { number: '0000/2025', authority: 'Example Gaming Authority', url: 'https://authority.example/0000' },
    },
    '_base/assets/logo.svg': picture,
  });
  for (let index = 0; index < count; index += 1) {
    const code = codeOf(index);
    const hue = (index * 137.5) % 360;
    folder.writeBrands({
      [`${code}/brand.json`]: {
        schemaVersion: 2,
        code,
        extends: '_base',
        identity: { name: `Bench ${index}` },
        hosts: [`${code}.example`, `www.${code}.example`],
        theme: { seeds: { primary: `oklch(0.65 0.15 ${hue})`, accent: `oklch(0.6 0.18 ${(hue + 120) % 360})` } },
        hero: { art: { light: 'assets/hero.svg' } },
        environments: { production: { gateway: { baseUrl: `https://gateway.${code}.example` } } },
      },
      [`${code}/assets/hero.svg`]: picture,
      [`${code}/locales/pt.json`]: { home: { hero: { title: `Bench ${index}` } } },
    });
  }
}
