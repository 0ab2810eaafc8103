export { buildBrands, type BuildEvent, type BuildReport } from './stamp/build-brands.ts';
export type { FilesManifest } from './output/files-manifest.ts';
export { loadCatalogues, loadTexts } from './texts/catalogues.ts';
export { compileCore } from './core/compile-core.ts';
export { routeScripts, swiperBytes } from './core/route-scripts.ts';
export { startDev, type DevServer } from './dev/dev-server.ts';
export type { AnswerFault } from './serve/answer-faults.ts';
export { startPreview, type PreviewServer } from './serve/preview-server.ts';
