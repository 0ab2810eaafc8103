export { buildBrands, type BuildEvent, type BuildReport } from './build-brands.ts';
export type { FilesManifest } from './bundle.ts';
export { loadCatalogues } from './catalogues.ts';
export { compileCore } from './compile-core.ts';
export { startDev, type DevServer } from './dev-server.ts';
export { startPreview, type PreviewServer } from './preview-server.ts';
