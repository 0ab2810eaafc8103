export type { Catalogues } from './catalogues.ts';
export type { Brand, BrandFile } from './generated/brand.gen.ts';
export type { BrandReport, ResolvedBrand } from './brand-report.ts';
export { listBrands, loadBrands, type LoadOptions } from './load-brands.ts';
export type { Origin, Provenance } from './merge-layers.ts';
export type { Problem } from './problem.ts';
export type { PublicBrand } from './public-brand.ts';
export { toPublicBrand, type AssetUrls } from './to-public-brand.ts';
export { toThemeSpec } from './to-theme-spec.ts';
