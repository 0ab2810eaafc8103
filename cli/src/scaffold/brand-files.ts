import { toPointer, type BrandFile } from '@livery/brand';
import { defaultThemeSpec, themeToCss } from '@livery/theme';
import { defaultsFor } from './answers.ts';
import { drawAssets } from './draw-assets.ts';
import { defaultLook, looks, seedOf, type LookName } from './looks.ts';
import { schemaAddress } from './schema-address.ts';

/** The answers for a new brand. The rest is derived from its code or inherited from its parent, its languages included. */
export interface BrandWishes {
  name?: string;
  primary?: string;
  accent?: string;
  lang?: string;
  currency?: string;
  look?: LookName;
  extends?: string;
}

/** The content of every file of a new brand, by its path below the brand's folder. A brand with a parent shows the parent's pictures. */
export function brandFiles(root: string, code: string, wishes: BrandWishes): Record<string, string> {
  const brand = describeBrand(root, code, wishes);
  const texts = Object.fromEntries((brand.languages?.supported ?? []).map((language) => [`locales/${language}.json`, '{}\n']));
  const drawn = wishes.extends === undefined ? drawFor(code, wishes) : {};
  return { 'brand.json': toText(brand), ...drawn, ...texts };
}

function drawFor(code: string, wishes: BrandWishes): Record<string, string> {
  const { primary = defaultsFor(code).primary, accent } = wishes;
  const spec = { ...defaultThemeSpec, seeds: { primary, ...(accent === undefined ? {} : { accent }) } };
  return drawAssets(themeToCss(spec).palettes, seedOf(code));
}

/** The languages of a new brand, its own first. */
export function supportedBeside(lang: string): string[] {
  return [...new Set([lang, 'pt', 'en'])];
}

/** A brand with a parent has only its name and the given values. One without has every value, so that all can be edited in one place. */
function describeBrand(root: string, code: string, wishes: BrandWishes): BrandFile {
  const defaults = defaultsFor(code);
  const isChild = wishes.extends !== undefined;
  const { name = defaults.name, primary = isChild ? undefined : defaults.primary, accent, lang } = wishes;
  const currency = wishes.currency ?? (isChild ? undefined : defaults.currency);
  const lookName = wishes.look ?? (isChild ? undefined : defaultLook(code));
  const look = lookName === undefined ? undefined : looks[lookName];
  const seeds = { ...(primary === undefined ? {} : { primary }), ...(accent === undefined ? {} : { accent }) };
  const theme = { ...(Object.keys(seeds).length === 0 ? {} : { seeds }), ...copy(look?.theme) };
  const $schema = schemaAddress(root);
  return {
    ...($schema === null ? {} : { $schema }),
    schemaVersion: 2,
    code,
    ...(wishes.extends === undefined ? {} : { extends: wishes.extends }),
    identity: { name },
    ...(lang === undefined ? {} : { languages: { default: lang, supported: supportedBeside(lang) } }),
    ...(Object.keys(theme).length === 0 ? {} : { theme }),
    ...(look === undefined ? {} : { layout: look.layout }),
    ...(isChild ? {} : drawings(name)),
    ...(currency === undefined ? {} : { format: { currency } }),
  };
}

/** The paths of the drawn pictures. */
function drawings(name: string): Pick<BrandFile, 'hero' | 'assets'> {
  return {
    hero: { art: { light: 'assets/hero.svg', dark: 'assets/hero-dark.svg' } },
    assets: {
      logo: { light: 'assets/logo.svg', dark: 'assets/logo-dark.svg', alt: name },
      mark: { light: 'assets/logo.svg', dark: 'assets/logo-dark.svg' },
      icon: 'assets/icon.svg',
    },
  };
}

/** Copied, because the looks are constants and a brand's file is edited. */
function copy(theme: (typeof looks)[LookName]['theme'] | undefined): NonNullable<BrandFile['theme']> {
  return structuredClone(theme ?? {}) as NonNullable<BrandFile['theme']>;
}

/** The text of a brand file without the values at `pointers`, and without objects that this leaves empty. */
export function withoutValues(text: string, pointers: readonly string[]): string {
  const strip = (value: unknown, pointer: string): unknown => {
    if (pointers.includes(pointer)) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const kept = Object.entries(value).flatMap(([key, inner]) => {
      const left = strip(inner, `${pointer}${toPointer([key])}`);
      return left === undefined ? [] : [[key, left]];
    });
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
  };
  return toText(strip(JSON.parse(text), '') as BrandFile);
}

/** In the formatter's style: lists of words on one line. */
function toText(brand: BrandFile): string {
  const text = JSON.stringify(brand, null, 2).replaceAll(
    /\[\n([^[\]{}]*?)\n\s*\]/g,
    (_, entries: string) => `[${entries.trim().replaceAll(/\s*\n\s*/g, ' ')}]`,
  );
  return `${text}\n`;
}
