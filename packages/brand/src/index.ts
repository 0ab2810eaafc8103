export { assetsOf } from './assets/brand-assets.ts';
export { describeFleet, readBrandMarks, type BrandMark } from './fleet/brand-marks.ts';
export type { BrandReport, ResolvedBrand } from './brand-report.ts';
export type { Brand, BrandFile } from './schema/generated/brand.gen.ts';
export { engineTexts, everyKey, flattenTexts, missingTexts, placeholdersOf, type Catalogues } from './texts/catalogues.ts';
export {
  percentTranslated,
  readLanguage,
  readLanguages,
  sourceLanguage,
  withLanguages,
  type LanguageReport,
} from './languages/read-languages.ts';
export { printable } from './printable.ts';
export { editJson } from './json/edit-json.ts';
export { frameAt } from './json/frame-at.ts';
export { inspectFont } from './assets/inspect-font.ts';
export { readParent } from './layers/lineage.ts';
export { isJsonObject, type JsonObject } from './json/json-value.ts';
export { listBrands, listParents, loadBrands } from './load-brands.ts';
export { mergeValues, type Origin } from './layers/merge-layers.ts';
export { migrateBrandFile, type MigratedFile } from './migrations/migrate-brand-file.ts';
export { nearestWord } from './json/nearest-word.ts';
export { fromPointer, toPointer } from './json/pointer.ts';
export type { Fix, JsonFix } from './json/fix.ts';
export type { Problem } from './json/problem.ts';
export { ruleNames, type RuleName } from './json/rule-names.ts';
export type { PublicBrand } from './published/public-brand.ts';
export { largestPixels, rasterSize, type RasterSize } from './assets/raster-size.ts';
export { readSource } from './json/read-source.ts';
export { isBrandCode, reservedBecause } from './brand-code.ts';
export { concealSecrets, findSecret } from './json/secret-patterns.ts';
export { locate } from './json/source-file.ts';
export { readSvg } from './assets/read-svg.ts';
export { toPublicBrand, type AssetUrls } from './published/to-public-brand.ts';
export { themeOf } from './published/theme-of.ts';
export { toThemeSpec } from './published/to-theme-spec.ts';
export { engineVersion } from './layers/engine-range.ts';
export { exportTokens } from './tokens/export-tokens.ts';
