import path from 'node:path';
import { loadBrands, type ResolvedBrand } from '@livery/brand';

export interface BrandFacts {
  code: string;
  merchantCode: string;
  languages: { default: string; supported: readonly string[] };
  theme: { default: string };
  format: { amounts: string };
  compliance: { jurisdiction: string };
  identity: { name: string; ageMark: number; copyrightYear: number };
  layout: ResolvedBrand['layout'];
  /** The hero's light picture, relative to the brand's folder. Null if it has none. */
  art: string | null;
  /** The brand's own wording of the engine's texts, by language. */
  texts: ResolvedBrand['texts'];
  /** Addresses of the networks in its footer. */
  social: Readonly<Record<string, string>>;
  /** Null if it has no licence number. */
  license: { number: string; authority: string } | null;
  /** Whether members can log in with a provider or a phone. */
  offersSignIn: boolean;
}

/** The facts of each brand below `root`, with parents and the engine's defaults applied. */
export async function readBrandFacts(root: string): Promise<Map<string, BrandFacts>> {
  const reports = await loadBrands({ root });
  return new Map(reports.flatMap(({ code, brand }) => (brand === null ? [] : [[code, factsOf(brand)]])));
}

const known = await readBrandFacts(path.resolve(import.meta.dirname, '../../../..'));

/** @throws Error if the brand is missing or has errors */
export function brandFacts(code: string): BrandFacts {
  const facts = known.get(code);
  if (facts === undefined) throw new Error(`${code} has errors: livery check ${code} says what is wrong.`);
  return facts;
}

function factsOf(brand: ResolvedBrand): BrandFacts {
  const { code, merchantCode, languages, theme, format, compliance, identity, layout, signIn, license, texts, hero, dir } = brand;
  const social = Object.entries(brand.social).filter((entry): entry is [string, string] => entry[1] !== null);
  return {
    code,
    merchantCode,
    languages,
    theme,
    format,
    compliance,
    identity,
    layout,
    art: hero.art.light === null ? null : path.relative(dir, hero.art.light),
    texts,
    social: Object.fromEntries(social),
    license: license.number === '' ? null : license,
    offersSignIn: signIn.phone && signIn.providers.length > 0,
  };
}
