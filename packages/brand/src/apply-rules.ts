import path from 'node:path';
import { themeToCss, type ThemeCss } from '@livery/theme';
import { readAssets, withAbsoluteAssets } from './assets/brand-assets.ts';
import type { ResolvedBrand } from './brand-report.ts';
import type { BrandSource, BrandSources } from './layers/brand-source.ts';
import type { LanguageReport } from './languages/read-languages.ts';
import type { Catalogues } from './texts/catalogues.ts';
import type { CheckedFile } from './layers/check-brand-file.ts';
import type { Claims } from './fleet/claims.ts';
import type { JsonFix } from './json/fix.ts';
import type { Brand } from './schema/generated/brand.gen.ts';
import type { Provenance } from './layers/merge-layers.ts';
import { isWithin, valueAt } from './json/pointer.ts';
import type { Problem } from './json/problem.ts';
import { readOverrides } from './texts/read-overrides.ts';
import type { Resolution } from './layers/resolve-brand.ts';
import { allRules } from './rules/all-rules.ts';
import type { RuleContext, RuleFinding } from './rules/rule.ts';
import { toProblem } from './json/source-file.ts';
import { rememberTheme } from './published/theme-of.ts';
import { toThemeSpec } from './published/to-theme-spec.ts';
import type { BrandTokens, TokenReading } from './tokens/read-tokens.ts';

interface RulesOptions {
  sources: BrandSources;
  catalogues: Catalogues | null;
  languages: readonly LanguageReport[];
  claims: Claims;
}

/**
 * The second pass: named rules on the resolved brand and its texts. If none fails, the bundle is built from `brand`.
 */
export async function applyRules(
  { folder, dir, files, problems, resolved }: CheckedFile,
  { sources, catalogues, languages, claims }: RulesOptions,
): Promise<{ problems: Problem[]; brand: ResolvedBrand | null }> {
  if (resolved === null) return { problems, brand: null };
  const { brand, provenance, shadows } = resolved;
  const { brandTokens, problems: tokenProblems } = await readTokensOf(resolved, sources);
  const context: RuleContext = {
    brand,
    files: files.flatMap(({ source, file }) => (file === null ? [] : [{ path: source.path, value: file }])),
    folder,
    assets: readAssets(sources, resolved),
    theme: deriveTheme(brand, brandTokens),
    tokens: brandTokens,
    catalogues,
    languages,
    claims,
  };
  const findings = allRules
    .flatMap((rule) => rule(context))
    .flatMap((finding) =>
      brandTokens !== null && finding.file === brandTokens.source.path
        ? [toProblem(brandTokens.source, finding)]
        : place(finding, files, provenance),
    );
  const texts = readOverrides(files, { sources, supported: brand.languages.supported, catalogues });
  const whole: ResolvedBrand = {
    ...withAbsoluteAssets(sources.root, resolved),
    dir,
    parents: files.slice(1).map((file) => file.folder),
    provenance,
    shadows,
    tokens: brandTokens?.tokens ?? null,
    texts: texts.texts,
  };
  if (context.theme !== null) rememberTheme(whole, context.theme);
  return { problems: [...problems, ...findings, ...tokenProblems, ...texts.problems], brand: whole };
}

/** The file is in the folder of the brand that names it, which may be a parent. */
async function readTokensOf({ brand, provenance }: Resolution, sources: BrandSources): Promise<TokenReading> {
  const { tokens: file } = brand.theme;
  const origin = provenance['/theme/tokens'];
  if (file === null || origin?.kind !== 'file') return { brandTokens: null, problems: [] };
  const { readTokens } = await import('./tokens/read-tokens.ts');
  return readTokens(sources, path.posix.dirname(origin.file), file);
}

function deriveTheme(brand: Brand, brandTokens: BrandTokens | null): ThemeCss | null {
  try {
    return themeToCss(toThemeSpec({ ...brand, tokens: brandTokens?.tokens ?? null }));
  } catch {
    return null;
  }
}

/** Reports a finding at its value's source, unless the schema has already refused the value. */
function place(finding: RuleFinding, files: readonly BrandSource[], provenance: Provenance): Problem[] {
  const origin =
    finding.file === undefined ? originOf(finding.pointer, files, provenance) : { file: finding.file, pointer: finding.pointer };
  const owner = files.find(({ source }) => source.path === origin.file);
  if (owner === undefined || owner.refused.some((pointer) => pointer !== '' && isWithin(origin.pointer, pointer))) return [];
  const { fix, ...told } = finding;
  const isPlaced = fix === undefined || fix.edits === undefined || finding.file !== undefined;
  const fixed = isPlaced ? fix : fixIn(owner, fix, files, provenance);
  return [toProblem(owner.source, { ...told, pointer: origin.pointer, ...(fixed === undefined ? {} : { fix: fixed }) })];
}

/** A rule's fix changes the resolved brand, so it is offered only if one file contains all changed values. */
function fixIn(
  { source }: BrandSource,
  { title, edits }: JsonFix,
  files: readonly BrandSource[],
  provenance: Provenance,
): JsonFix | undefined {
  const origins = edits.map(({ pointer }) => originOf(pointer, files, provenance));
  if (origins.some(({ file }) => file !== source.path)) return undefined;
  return { title, edits: edits.map((edit, index) => ({ ...edit, pointer: origins[index]?.pointer ?? edit.pointer })) };
}

/** A derived value points to its source. A value that is in no file points to the nearest one around it. */
function originOf(pointer: string, files: readonly BrandSource[], provenance: Provenance): { file: string | undefined; pointer: string } {
  const origin = provenance[pointer];
  if (origin?.kind === 'file') return origin;
  if (origin?.kind === 'derived') return originOf(origin.from, files, provenance);
  const holder = files.find(({ file }) => file !== null && valueAt(file, pointer) !== undefined) ?? files[0];
  return { file: holder?.source.path, pointer };
}
