import {
  loadBrands,
  readLanguages,
  withLanguages,
  type BrandReport,
  type Catalogues,
  type Problem,
  type ResolvedBrand,
} from '@livery/brand';
import type { Texts } from '../core/core-build.ts';
import { derivedFolder } from '../material/derived-cache.ts';
import { cleanPicture } from '../pictures/clean-picture.ts';
import { themeColours } from '../site/site-files.ts';
import { prepareBrand, readAssets, type BrandAsset, type BrandMaterial } from '../material/brand-material.ts';
import { BundleRefused } from '../material/bundle-refused.ts';
import { brandTexts, type BrandTexts } from '../texts/brand-texts.ts';
import { speakOwnLanguages } from '../texts/own-languages.ts';
import { speakPseudo } from '../texts/pseudo-language.ts';
import { createDevTexts, type DevTexts } from './texts.ts';
import type { DevUpdate } from './browser/update.ts';

export interface GoodBrand {
  resolved: ResolvedBrand;
  material: BrandMaterial;
  assets: BrandAsset[];
  /** By language: the brand's texts, and the engine's for those that the brand removed. */
  texts: Record<string, Texts>;
  /** Every text that its pages show. */
  wording: BrandTexts;
  hosts: string[];
}

/** A brand under edit: its last valid state and the problems of the present one. */
export interface DevBrand {
  code: string;
  /** Null until the brand was valid once. */
  good: GoodBrand | null;
  problems: Problem[];
}

export interface DevBrands {
  all(): DevBrand[];
  /** Reads a folder of `brands/` and all brands that extend it again. False if one of them is broken. */
  read(folder: string): Promise<boolean>;
  /** Reads all brands again, because a language changed. False if one of them is broken. */
  readAll(): Promise<boolean>;
  /** Changes that open pages do not have yet. */
  news(): DevUpdate[];
}

interface Entry extends DevBrand {
  /** Folders of `brands/` that the last good state extends. */
  parents: string[];
  texts: DevTexts;
  told: string;
}

/** `engine` are the portal's texts. With `pseudo`, every text is shown in the pseudo-language. */
export async function openDevBrands(root: string, codes: string[] | undefined, engine: Catalogues, pseudo = false): Promise<DevBrands> {
  const cacheDir = derivedFolder(root);
  const brands = new Map<string, Entry>();

  const take = async ({ code, ok, problems, brand: found }: BrandReport, catalogues: Catalogues): Promise<void> => {
    const entry = brands.get(code) ?? { code, good: null, problems: [], parents: [], texts: createDevTexts(), told: '' };
    brands.set(code, entry);
    entry.problems = problems.filter(({ severity }) => severity === 'error');
    if (!ok || !found) return;
    const brand = speakOwnLanguages(found, catalogues, Object.keys(engine));
    try {
      const assets = await Promise.all(
        readAssets(brand).map(async (asset) => ({ ...asset, content: await cleanPicture(asset, cacheDir) })),
      );
      entry.good = {
        resolved: brand,
        wording: brandTexts(brand, catalogues),
        material: await prepareBrand(brand, assets, cacheDir),
        assets,
        texts: entry.texts.complete((pseudo ? speakPseudo(brand, catalogues) : brand).texts, catalogues),
        hosts: brand.hosts,
      };
    } catch (error) {
      if (!(error instanceof BundleRefused)) throw error;
      entry.problems = error.problems;
    }
    entry.parents = brand.parents;
  };
  const read = async (wanted: string[] | undefined): Promise<void> => {
    const languages = readLanguages(root, engine);
    const catalogues = withLanguages(engine, languages);
    for (const report of await loadBrands({ root, catalogues, languages, ...(wanted && { codes: wanted }) }))
      await take(report, catalogues);
  };

  await read(codes);
  for (const entry of brands.values()) entry.told = JSON.stringify(updateOf(entry));
  return {
    all: () => [...brands.values()],
    async read(folder) {
      // The parents of a broken brand are unknown.
      const touched = [...brands.values()].filter(
        ({ code, parents, problems }) => code === folder || parents.includes(folder) || problems.length > 0,
      );
      await read(touched.map(({ code }) => code));
      return touched.every(({ problems }) => problems.length === 0);
    },
    async readAll() {
      await read([...brands.keys()]);
      return [...brands.values()].every(({ problems }) => problems.length === 0);
    },
    news() {
      return [...brands.values()].flatMap((entry) => {
        const update = updateOf(entry);
        const text = JSON.stringify(update);
        if (text === entry.told) return [];
        entry.told = text;
        return [update];
      });
    },
  };
}

function updateOf({ code, good, problems }: DevBrand): DevUpdate {
  if (!good || problems.length > 0) return { code, problems, state: null };
  const { material, texts } = good;
  return { code, problems, state: { brand: material.brand, theme: material.themeStyle, themeColours: themeColours(material), texts } };
}
