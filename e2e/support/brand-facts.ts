import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface BrandFacts {
  code: string;
  merchantCode: string;
  languages: { default: string; supported: string[] };
  theme: { default: string };
  format: { amounts: string };
  compliance: { jurisdiction: string };
  /** Whether it names a provider and phones that members log in by. */
  offersSignIn: boolean;
}

const root = path.dirname(path.dirname(import.meta.dirname));

/** What a brand's file says, with the engine's own where it says nothing. */
export function brandFacts(code: string): BrandFacts {
  const file = JSON.parse(readFileSync(path.join(root, 'brands', code, 'brand.json'), 'utf8')) as Partial<BrandFacts> & {
    signIn?: { providers?: object[]; phone?: boolean };
  };
  return {
    code,
    merchantCode: file.merchantCode ?? code.toUpperCase(),
    languages: { default: file.languages?.default ?? 'pt', supported: file.languages?.supported ?? ['pt', 'en'] },
    theme: { default: file.theme?.default ?? 'light' },
    format: { amounts: file.format?.amounts ?? 'specified' },
    compliance: { jurisdiction: file.compliance?.jurisdiction ?? 'none' },
    offersSignIn: file.signIn?.phone === true && (file.signIn.providers ?? []).length > 0,
  };
}
