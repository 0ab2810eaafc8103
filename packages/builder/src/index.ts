export { buildBrands, type BrandBuild, type BuildEvent, type BuildOptions, type BuildReport } from './build-brands.ts';
export type { FileRecord, FilesManifest } from './bundle.ts';
export { loadCatalogues } from './catalogues.ts';
export { compileCore, type CompileOptions } from './compile-core.ts';
export type { CoreBuild, CoreFile } from './core-build.ts';
export { startDev, type DevOptions, type DevServer } from './dev-server.ts';
export { PortBusy } from './listen.ts';
export { startPreview, type PreviewOptions, type PreviewServer } from './preview-server.ts';
