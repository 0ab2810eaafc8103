import {
  engineTexts,
  everyKey,
  flattenTexts,
  loadBrands,
  missingTexts,
  placeholdersOf,
  type Catalogues,
  type LanguageReport,
  type Problem,
  type ResolvedBrand,
} from '@livery/brand';
import { findTargets, type TargetOptions } from '../../project/targets.ts';
import type { ProjectTexts } from '@livery/builder/catalogues';
import { readTexts } from '../../project/catalogues.ts';
import { checkProgress } from '../make/check.ts';
import { findGaps, type GlyphGap } from '../../project/glyph-gaps.ts';
import { ignoreProgress, type Progress } from '../../terminal/progress.ts';

export interface CoverageRequest extends TargetOptions {
  onProgress?: Progress;
}

/** A text by its dotted key: the languages that the engine lacks it in, and the brands that reword it, by language. */
export interface KeyRow {
  key: string;
  missing: string[];
  /** Languages whose text has other placeholders than most. */
  unlike: string[];
  overrides: Record<string, string[]>;
}

export interface LanguageRow {
  code: string;
  language: string;
  keys: number;
  /** Texts that the brand or its parents reword. */
  own: number;
  /** Texts that are missing in this language. */
  missing: number;
  gaps: GlyphGap[];
}

export interface Coverage {
  root: string;
  languages: string[];
  /** How far the operator's own languages are. */
  translations: { language: string; keys: number; translated: number }[];
  keys: KeyRow[];
  rows: LanguageRow[];
  /** Brands with errors, and their problems about texts and languages. */
  failed: { code: string; problems: Problem[] }[];
}

/** Compares the texts of all languages and brands, and finds missing placeholders and glyphs. */
export async function findCoverage(
  cwd: string,
  patterns: readonly string[],
  { onProgress = ignoreProgress, ...targets }: CoverageRequest,
): Promise<Coverage> {
  const { root, codes } = await findTargets(cwd, patterns, targets);
  const texts = await readTexts(root);
  const { catalogues, languages: own } = texts;
  const reports = await loadBrands({ root, codes, ...texts, onProgress: checkProgress(onProgress) });
  const brands = reports.flatMap(({ brand }) => (brand === null ? [] : [brand]));
  const languages = Object.keys(catalogues).toSorted();
  const rows: LanguageRow[] = [];
  for (const [index, brand] of brands.entries()) {
    onProgress(`reading the fonts of ${brand.code}`, { done: index + 1, of: brands.length });
    rows.push(...(await rowsOf(brand, texts)));
  }
  return {
    root,
    languages,
    translations: own.map(({ code, keys, missing }) => ({ language: code, keys, translated: keys - missing.length })),
    keys: keyRows(catalogues, languages, brands, own),
    rows,
    failed: reports.filter(({ brand }) => brand === null).map(({ code, problems }) => ({ code, problems: aboutTexts(problems) })),
  };
}

export function hasFindings({ keys, rows, failed }: Coverage): boolean {
  return (
    failed.length > 0 || keys.some(({ missing, unlike }) => missing.length + unlike.length > 0) || rows.some(({ gaps }) => gaps.length > 0)
  );
}

function aboutTexts(problems: readonly Problem[]): Problem[] {
  const own = problems.filter(({ rule, file }) => rule.startsWith('text-') || rule === 'language' || file.includes('/locales/'));
  return own.length > 0 ? own : [...problems];
}

async function rowsOf(brand: ResolvedBrand, { catalogues, languages }: ProjectTexts): Promise<LanguageRow[]> {
  return Promise.all(
    brand.languages.supported.map(async (language) => {
      const engine = engineTexts(catalogues, language);
      const own = flattenTexts(brand.texts[language] ?? {});
      const translation = languages.find(({ code }) => code === language);
      const missing = translation?.missing ?? missingTexts(catalogues, language);
      return {
        code: brand.code,
        language,
        keys: translation?.keys ?? engine.size + missing.length,
        own: own.size,
        missing: missing.filter((key) => !own.has(key)).length,
        gaps: await findGaps(brand, language, new Map([...engine, ...own])),
      };
    }),
  );
}

/** One row per text, by its key. `translations` are the operator's own languages. */
export function keyRows(
  catalogues: Catalogues,
  languages: readonly string[],
  brands: readonly ResolvedBrand[],
  translations: readonly LanguageReport[] = [],
): KeyRow[] {
  const lacking = new Map(languages.map((language) => [language, new Set(missingTexts(catalogues, language))]));
  for (const { code, missing } of translations) lacking.set(code, new Set(missing));
  // Check has compared their placeholders with English, which knows more about plural forms.
  const isOwn = (language: string): boolean => translations.some(({ code }) => code === language);
  const every = new Set([...everyKey(catalogues), ...translations.flatMap(({ missing }) => missing)]);
  const own = brands.map(({ code, texts }) => ({
    code,
    texts: Object.entries(texts).map(([language, tree]) => ({ language, keys: flattenTexts(tree) })),
  }));
  return [...every].toSorted().map((key) => {
    const texts = languages.map((language) => ({ language, text: engineTexts(catalogues, language).get(key) }));
    const overrides = own.map(
      ({ code, texts: worded }) => [code, worded.filter(({ keys }) => keys.has(key)).map(({ language }) => language)] as const,
    );
    return {
      key,
      missing: languages.filter((language) => lacking.get(language)?.has(key)),
      unlike: unlikeMost(
        texts.flatMap(({ language, text }) =>
          text === undefined || isOwn(language) ? [] : [{ language, names: placeholdersOf(text).join() }],
        ),
      ),
      overrides: Object.fromEntries(overrides.filter(([, spoken]) => spoken.length > 0)),
    };
  });
}

/** The languages whose placeholders differ from most others; all of them if there is no majority. */
function unlikeMost(texts: readonly { language: string; names: string }[]): string[] {
  const parts = [...Map.groupBy(texts, ({ names }) => names).values()].toSorted((one, other) => other.length - one.length);
  const [first = [], second = []] = parts;
  if (parts.length < 2) return [];
  return (first.length > second.length ? parts.slice(1) : parts).flat().map(({ language }) => language);
}
