import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listBrands } from '@livery/brand';
import { root as repository } from '../../root.ts';

interface BrandText {
  identity: object;
  theme: { seeds: object };
}

/** The code of a brand by its number. */
export function codeOf(index: number): string {
  return `bench-${String(index).padStart(4, '0')}`;
}

/**
 * Writes a realistic brand: the fonts, pictures and texts of one in this repository, with a new name, hosts and
 * colours.
 */
export async function writeBrand(root: string, index: number): Promise<void> {
  const models = await listBrands(repository);
  const model = path.join(repository, 'brands', models[index % models.length] ?? '');
  const code = codeOf(index);
  const dir = path.join(root, 'brands', code);
  await mkdir(path.dirname(dir), { recursive: true });
  await cp(model, dir, { recursive: true });
  const brand = JSON.parse(await readFile(path.join(model, 'brand.json'), 'utf8')) as BrandText;
  const own = {
    ...brand,
    code,
    merchantCode: code.toUpperCase(),
    identity: { ...brand.identity, name: `Bench ${index}` },
    hosts: [`${code}.example`, `www.${code}.example`],
    theme: { ...brand.theme, seeds: { ...brand.theme.seeds, primary: `oklch(0.75 0.15 ${Math.round((index * 137.5) % 360)})` } },
  };
  await writeFile(path.join(dir, 'brand.json'), JSON.stringify(own, null, 2));
}
