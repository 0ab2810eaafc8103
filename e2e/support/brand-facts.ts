import path from 'node:path';
import { loadBrands, type ResolvedBrand } from '@livery/brand';

export interface BrandFacts {
  code: string;
  merchantCode: string;
  languages: { default: string; supported: readonly string[] };
  theme: { default: string };
  format: { amounts: string };
  compliance: { jurisdiction: string };
  /** Whether it names a provider and phones that members log in by. */
  offersSignIn: boolean;
}

/** What each brand below `root` says once its parents and the engine's defaults are in. */
export async function readBrandFacts(root: string): Promise<Map<string, BrandFacts>> {
  const reports = await loadBrands({ root });
  return new Map(reports.flatMap(({ code, brand }) => (brand === null ? [] : [[code, factsOf(brand)]])));
}

const known = await readBrandFacts(path.dirname(path.dirname(import.meta.dirname)));

/** @throws Error for a brand that is not there, or has errors */
export function brandFacts(code: string): BrandFacts {
  const facts = known.get(code);
  if (facts === undefined) throw new Error(`${code} is no brand without errors: livery check ${code} says what is wrong.`);
  return facts;
}

function factsOf({ code, merchantCode, languages, theme, format, compliance, signIn }: ResolvedBrand): BrandFacts {
  return { code, merchantCode, languages, theme, format, compliance, offersSignIn: signIn.phone && signIn.providers.length > 0 };
}
