import path from 'node:path';
import { themeToCss, type ThemeCss } from '@livery/theme';
import type { Catalogues } from './catalogues.ts';
import type { CheckedFile } from './check-brand-file.ts';
import type { Brand } from './generated/brand.gen.ts';
import { inspectAsset, type AssetKind } from './inspect-asset.ts';
import type { JsonObject } from './json-value.ts';
import type { ResolvedBrand } from './brand-report.ts';
import { isWithin, valueAt } from './pointer.ts';
import type { Problem } from './problem.ts';
import { readOverrides } from './read-overrides.ts';
import { allRules } from './rules/all-rules.ts';
import type { Neighbour, RuleContext } from './rules/rule.ts';
import { toProblem } from './source-file.ts';
import { toThemeSpec } from './to-theme-spec.ts';

const assetPointers: readonly (readonly [pointer: string, kind: AssetKind])[] = [
  ['/assets/logo/file', 'image'],
  ['/assets/logoDark/file', 'image'],
  ['/assets/icon', 'image'],
  ['/hero/art', 'image'],
  ['/hero/artDark', 'image'],
  ['/theme/fonts/display/file', 'font'],
  ['/theme/fonts/text/file', 'font'],
];

/** The second pass: named rules on the resolved brand and on its texts. `brand` is what a bundle is made of when all is well. */
export async function applyRules(
  checked: CheckedFile,
  { catalogues, neighbours }: { catalogues: Catalogues | null; neighbours: readonly Neighbour[] },
): Promise<{ problems: Problem[]; brand: ResolvedBrand | null }> {
  const { resolved, source, dir, folder, refused } = checked;
  if (resolved === null) return { problems: checked.problems, brand: null };
  const assets = await inspectAssets(dir, resolved);
  const context: RuleContext = { ...resolved, folder, assets, theme: deriveTheme(resolved.brand), catalogues, neighbours };
  const findings = allRules
    .flatMap((rule) => rule(context))
    .filter(({ pointer }) => !refused.some((each) => each !== '' && isWithin(pointer, each)));
  const texts = await readOverrides(dir, folder, resolved.brand.languages.supported, catalogues);
  return {
    problems: [...checked.problems, ...findings.map((finding) => toProblem(source, finding)), ...texts.problems],
    brand: {
      ...withAbsoluteAssets(resolved.brand, dir),
      dir,
      provenance: resolved.provenance,
      texts: texts.texts,
    },
  };
}

function deriveTheme(brand: Brand): ThemeCss | null {
  try {
    return themeToCss(toThemeSpec(brand));
  } catch {
    return null;
  }
}

/** Only files that the brand itself names: what is derived repeats one of them or is the engine's own. */
async function inspectAssets(dir: string, { brand, provenance }: NonNullable<CheckedFile['resolved']>): Promise<RuleContext['assets']> {
  const assets = new Map();
  for (const [pointer, kind] of assetPointers) {
    const file = valueAt(brand as unknown as JsonObject, pointer);
    if (typeof file !== 'string' || provenance[pointer]?.kind !== 'file') continue;
    assets.set(pointer, { file, kind, inspection: await inspectAsset(dir, file, kind) });
  }
  return assets;
}

function withAbsoluteAssets(brand: Brand, dir: string): Brand {
  const absolute = <File extends string | null>(file: File): File => (file === null ? file : (path.join(dir, file) as File));
  const { assets, hero, theme } = brand;
  const { display, text } = theme.fonts;
  return {
    ...brand,
    assets: {
      logo: { ...assets.logo, file: absolute(assets.logo.file) },
      logoDark: { ...assets.logoDark, file: absolute(assets.logoDark.file) },
      icon: absolute(assets.icon),
    },
    hero: { ...hero, art: absolute(hero.art), artDark: absolute(hero.artDark) },
    theme: { ...theme, fonts: { display: { ...display, file: absolute(display.file) }, text: { ...text, file: absolute(text.file) } } },
  };
}
