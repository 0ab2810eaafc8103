import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadBrands, type BrandFile, type BrandReport } from '@livery/brand';
import { defaultThemeSpec, deriveColours, themeToCss } from '@livery/theme';
import { usageError } from '../cli-error.ts';
import { drawAssets } from '../scaffold/draw-assets.ts';
import { lookOf, pick, seedOf } from '../scaffold/looks.ts';
import { findRoot } from '../targets.ts';
import { readCatalogues } from './catalogues.ts';

export interface NewBrand {
  name?: string;
  primary?: string;
  accent?: string;
  lang?: string;
  currency?: string;
  dryRun?: boolean;
}

export interface NewBrandResult {
  root: string;
  dir: string;
  /** Below `dir`. */
  files: string[];
  /** The check of what was written; `null` on a dry run. With errors, nothing is left behind. */
  report: BrandReport | null;
}

const codePattern = /^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])$/;
const reserved = ['games', 'gateway', 'control', 'www'];
const primaries = ['#1f5fd1', '#0f8a6a', '#d9480f', '#7a3ff2', '#c2255c', '#e8a200'];

/** Defaults that a prompt offers and a command without a terminal takes. */
export function defaultsFor(code: string): { name: string; primary: string; lang: string; currency: string } {
  const name = code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return { name, primary: pick(primaries, seedOf(code)), lang: 'pt', currency: 'BRL' };
}

/** Refuses a code that cannot be a brand's before anything is asked. */
export function requireNewCode(cwd: string, code: string): string {
  if (!codePattern.test(code)) {
    throw usageError(
      'BadCode',
      `${JSON.stringify(code)} is no code.`,
      'Use 2 to 32 lower-case letters, digits and inner hyphens, such as acme or acme-bet.',
    );
  }
  if (reserved.includes(code))
    throw usageError('ReservedCode', `"${code}" is taken by the engine.`, `Choose another one; taken are ${reserved.join(', ')}.`);
  const root = findRoot(cwd) ?? cwd;
  if (existsSync(path.join(root, 'brands', code)))
    throw usageError('BrandExists', `brands/${code} is there already.`, 'Choose another code, or edit that brand.');
  return root;
}

/** Writes a brand into a folder beside its place and moves it there whole. Throws `CliError` on values that cannot be a brand's. */
export async function makeBrand(cwd: string, code: string, request: NewBrand): Promise<NewBrandResult> {
  const root = requireNewCode(cwd, code);
  const dir = path.join(root, 'brands', code);
  const files = filesOf(root, code, request);
  const names = Object.keys(files).toSorted();
  if (request.dryRun === true) return { root, dir, files: names, report: null };

  await mkdir(path.join(root, 'brands'), { recursive: true });
  const draft = await mkdtemp(path.join(root, 'brands', '.new-'));
  try {
    for (const name of names) {
      await mkdir(path.dirname(path.join(draft, name)), { recursive: true });
      await writeFile(path.join(draft, name), files[name] ?? '');
    }
    await rename(draft, dir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const [report] = await loadBrands({ root, codes: [code], catalogues: await readCatalogues() });
  if (report?.ok !== true) await rm(dir, { recursive: true, force: true });
  return { root, dir, files: names, report: report ?? null };
}

function filesOf(root: string, code: string, request: NewBrand): Record<string, string> {
  const brand = brandOf(root, code, request);
  const { primary, accent } = brand.theme.seeds;
  const spec = { ...defaultThemeSpec, seeds: { primary, ...(typeof accent === 'string' ? { accent } : {}) } };
  const texts = Object.fromEntries((brand.languages?.supported ?? []).map((language) => [`locales/${language}.json`, '{}\n']));
  return { 'brand.json': toText(brand), ...drawAssets(themeToCss(spec).palettes, seedOf(code)), ...texts };
}

function brandOf(root: string, code: string, request: NewBrand): BrandFile {
  const defaults = defaultsFor(code);
  const { name = defaults.name, primary = defaults.primary, accent, lang = defaults.lang, currency = defaults.currency } = request;
  requireColour('--primary', primary);
  if (accent !== undefined) requireColour('--accent', accent);
  const look = lookOf(seedOf(code));
  const alt = name;
  return {
    ...(existsSync(path.join(root, 'schemas/brand.schema.json')) ? { $schema: '../../schemas/brand.schema.json' } : {}),
    schemaVersion: 1,
    code,
    identity: { name },
    languages: { default: lang, supported: [...new Set([lang, 'pt', 'en'])] },
    theme: { seeds: { primary, ...(accent === undefined ? {} : { accent }) }, ...look.theme },
    ...(look.layout === undefined ? {} : { layout: look.layout }),
    hero: { art: 'assets/hero.svg', artDark: 'assets/hero-dark.svg' },
    assets: { logo: { file: 'assets/logo.svg', alt }, logoDark: { file: 'assets/logo-dark.svg', alt }, icon: 'assets/icon.svg' },
    format: { currency },
  };
}

/** As a formatter leaves it: lists of words on one line. */
function toText(brand: BrandFile): string {
  const text = JSON.stringify(brand, null, 2).replaceAll(
    /\[\n([^[\]{}]*?)\n\s*\]/g,
    (_, entries: string) => `[${entries.trim().replaceAll(/\s*\n\s*/g, ' ')}]`,
  );
  return `${text}\n`;
}

function requireColour(flag: string, text: string): void {
  try {
    deriveColours({ ...defaultThemeSpec, seeds: { primary: text } });
  } catch {
    throw usageError('BadColour', `${flag} ${JSON.stringify(text)} is no colour.`, "Write a CSS colour such as '#ff6600', in quotes.");
  }
}
