import { join } from 'node:path';
import { loadBrands, type Catalogues, type Problem } from '@livery/brand';
import { prepareBrand, readAssets, type BrandAsset, type BrandMaterial } from './brand-material.ts';
import type { Texts } from './core-build.ts';
import type { DevUpdate } from './dev-update.ts';

/** A brand under edit: its last good state, and what is wrong with the present one. */
export interface DevBrand {
  code: string;
  dir: string;
  /** Null until the brand was right once. */
  good: { material: BrandMaterial; assets: BrandAsset[]; texts: Record<string, Texts>; hosts: string[] } | null;
  problems: Problem[];
}

export interface DevBrands {
  all(): DevBrand[];
  get(code: string): DevBrand | undefined;
  /** Reads a brand again after an edit. */
  reload(code: string): Promise<DevUpdate>;
}

export async function openDevBrands(root: string, codes: string[] | undefined, catalogues: Catalogues): Promise<DevBrands> {
  const cacheDir = join(root, '.livery', 'derived');
  const brands = new Map<string, DevBrand>();
  const read = async (wanted: string[] | undefined): Promise<void> => {
    for (const { code, dir, ok, problems, brand } of await loadBrands({ root, catalogues, ...(wanted && { codes: wanted }) })) {
      const previous = brands.get(code)?.good ?? null;
      const errors = problems.filter(({ severity }) => severity === 'error');
      if (!ok || !brand) {
        brands.set(code, { code, dir, good: previous, problems: errors });
        continue;
      }
      const assets = readAssets(brand);
      const material = await prepareBrand(brand, assets, cacheDir);
      brands.set(code, { code, dir, good: { material, assets, texts: brand.texts, hosts: brand.hosts }, problems: [] });
    }
  };
  await read(codes);
  return {
    all: () => [...brands.values()],
    get: (code) => brands.get(code),
    async reload(code) {
      await read([code]);
      const brand = brands.get(code);
      const good = brand?.problems.length === 0 ? brand.good : null;
      return {
        code,
        problems: brand?.problems ?? [],
        state: good && { brand: good.material.brand, theme: good.material.themeStyle, texts: good.texts },
      };
    },
  };
}
