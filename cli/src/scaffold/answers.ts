import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBrandCode, listBrands, listParents, printable, reservedBecause } from '@livery/brand';
import { defaultThemeSpec, deriveColours } from '@livery/theme';
import { pick, seedOf } from './looks.ts';

/** Why a value cannot be a brand's, and what can. */
export interface Refusal {
  /** Of the error that a flag with this value makes. */
  name: string;
  message: string;
  hint: string;
}

const primaries = ['#1f5fd1', '#0f8a6a', '#d9480f', '#7a3ff2', '#c2255c', '#e8a200'];

/** Defaults that a prompt offers and a command without a terminal takes. */
export function defaultsFor(code: string): { name: string; primary: string; currency: string } {
  const name = code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return { name, primary: pick(primaries, seedOf(code)), currency: 'BRL' };
}

/** Of the code of a brand that is not there yet; its folder may be. */
export function refuseCode(root: string, code: string): Refusal | null {
  if (!isBrandCode(code)) {
    const hint = 'Use 2 to 32 lower-case letters, digits and inner hyphens, such as acme or acme-bet.';
    return { name: 'BadCode', message: `${JSON.stringify(code)} is no code.`, hint };
  }
  const reserved = reservedBecause(code);
  if (reserved !== null) return { name: 'ReservedCode', ...reserved };
  if (!existsSync(path.join(root, 'brands', code, 'brand.json'))) return null;
  return { name: 'BrandExists', message: `brands/${code} is there already.`, hint: 'Choose another code, or edit that brand.' };
}

export function refuseColour(text: string): Refusal | null {
  try {
    deriveColours({ ...defaultThemeSpec, seeds: { primary: text } });
    return null;
  } catch {
    return {
      name: 'BadColour',
      message: `${JSON.stringify(text)} is no colour.`,
      hint: "Write a CSS colour such as '#ff6600', in quotes.",
    };
  }
}

/** Of a folder to inherit from. */
export async function refuseParent(root: string, parent: string): Promise<Refusal | null> {
  const known = [...(await listParents(root)), ...(await listBrands(root))];
  if (known.includes(parent)) return null;
  const hint = known.length > 0 ? `There are: ${known.join(', ')}.` : 'brands/ is empty.';
  return { name: 'UnknownBrand', message: `${JSON.stringify(parent)} is no brand here.`, hint };
}

/** Of a language that is to be among those of the portal. */
export function refuseLanguage(known: readonly string[], language: string): Refusal | null {
  if (known.includes(language)) return null;
  return {
    name: 'BadLanguage',
    message: `${JSON.stringify(language)} is no language of the portal.`,
    hint: `Write one of: ${known.toSorted().join(', ')}.`,
  };
}

export function refuseCurrency(text: string): Refusal | null {
  if (Intl.supportedValuesOf('currency').includes(text)) return null;
  return {
    name: 'BadCurrency',
    message: `${JSON.stringify(text)} is no currency.`,
    hint: 'Write the code of ISO 4217, such as BRL or EUR.',
  };
}

export function refuseName(text: string): Refusal | null {
  if (text.trim() !== '' && text.length <= 40 && printable(text) === text) return null;
  return {
    name: 'BadName',
    message: `${JSON.stringify(text)} cannot be a name: players read it in titles and texts.`,
    hint: 'Write 1 to 40 characters that can be seen.',
  };
}
