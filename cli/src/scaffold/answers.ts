import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBrandCode, listBrands, listParents, printable, reservedBecause } from '@livery/brand';
import { defaultThemeSpec, deriveColours } from '@livery/theme';
import { cliError, type CliError } from '../errors/cli-error.ts';
import { pick, seedOf } from './looks.ts';

const primaries = ['#1f5fd1', '#0f8a6a', '#d9480f', '#7a3ff2', '#c2255c', '#e8a200'];

/** Defaults that a prompt offers and a command without a terminal takes. */
export function defaultsFor(code: string): { name: string; primary: string; currency: string } {
  const name = code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return { name, primary: pick(primaries, seedOf(code)), currency: 'BRL' };
}

/** Validates the code of a new brand. Its folder may exist. */
export function refuseCode(root: string, code: string): CliError | null {
  if (!isBrandCode(code)) return cliError('BadCode', { code });
  const reserved = reservedBecause(code);
  if (reserved !== null) return cliError('ReservedCode', reserved);
  return existsSync(path.join(root, 'brands', code, 'brand.json')) ? cliError('BrandExists', { case: 'before', code }) : null;
}

export function refuseColour(text: string, flag = ''): CliError | null {
  try {
    deriveColours({ ...defaultThemeSpec, seeds: { primary: text } });
    return null;
  } catch {
    return cliError('BadColour', { flag, text });
  }
}

/** Validates a folder to inherit from. */
export async function refuseParent(root: string, text: string, flag = ''): Promise<CliError | null> {
  const known = [...(await listParents(root)), ...(await listBrands(root))];
  return known.includes(text) ? null : cliError('UnknownBrand', { case: 'parent', flag, text, known });
}

/** Validates a language, which the portal must have. */
export function refuseLanguage(known: readonly string[], text: string, flag = ''): CliError | null {
  return known.includes(text) ? null : cliError('BadLanguage', { case: 'portal', flag, text, known: known.toSorted() });
}

export function refuseCurrency(text: string, flag = ''): CliError | null {
  return Intl.supportedValuesOf('currency').includes(text) ? null : cliError('BadCurrency', { flag, text });
}

export function refuseName(text: string, flag = ''): CliError | null {
  const isReadable = text.trim() !== '' && text.length <= 40 && printable(text) === text;
  return isReadable ? null : cliError('BadName', { flag, text });
}
