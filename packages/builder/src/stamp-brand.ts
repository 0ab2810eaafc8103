import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedBrand } from '@livery/brand';
import { bootScript } from './boot-script.ts';
import { buildId, prepareBrand, readAssets, type BrandAsset } from './brand-material.ts';
import { drawPictures } from './brand-pictures.ts';
import { openBundle, type BundleTotals } from './bundle.ts';
import { pageModules, type CoreBuild, type PageModules } from './core-build.ts';
import { coreStamp } from './core-stamp.ts';
import { criticalCss, usedNames } from './critical-css.ts';
import { drawPages, type DrawnPage } from './draw-pages.ts';
import { recoverOutput } from './output-folder.ts';
import { inlineHashes, pageHtml, type InlineParts } from './page-html.ts';
import { headersFile, securityHeaders } from './security-headers.ts';
import { redirectsFile, themeColours, webManifest } from './site-files.ts';

export interface StampOptions {
  /** Folder that gets the brand's bundle as `<code>/`. */
  outDir: string;
  /** Folder for pictures and measures that are dear to make, e.g. `.livery/derived`. */
  cacheDir: string;
  /** Origins that serve games, beside those of the brand file. */
  gamesOrigins?: string[];
}

export interface StampResult {
  code: string;
  status: 'built' | 'unchanged';
  out: string;
  ms: number;
  /** Number of files, and their bytes without the compressed twins. */
  files: number;
  bytes: number;
  /** Bytes of the home page in the default language, gzip. */
  htmlGzip: number;
}

/** Makes one brand's bundle from the compiled core, or leaves it when nothing that decides it changed. The bundle that stood there stays whole until the new one is. */
export async function stampBrand(
  core: CoreBuild,
  brand: ResolvedBrand,
  { outDir, cacheDir, gamesOrigins = [] }: StampOptions,
): Promise<StampResult> {
  const started = performance.now();
  const out = join(outDir, brand.code);
  recoverOutput(out);
  const assets = readAssets(brand);
  const build = buildId(core.hash, brand, assets, gamesOrigins);
  const standing = standingBundle(out, build);
  const totals = standing ?? (await writeBundle(core, brand, { out, cacheDir, gamesOrigins, assets, build }));
  return { code: brand.code, status: standing ? 'unchanged' : 'built', out, ms: performance.now() - started, ...totals };
}

function standingBundle(out: string, build: string): BundleTotals | null {
  const record = join(out, 'version.json');
  if (!existsSync(record)) return null;
  const version = JSON.parse(readFileSync(record, 'utf8')) as { build: string } & BundleTotals;
  return version.build === build ? { files: version.files, bytes: version.bytes, htmlGzip: version.htmlGzip } : null;
}

interface BundleInput {
  out: string;
  cacheDir: string;
  gamesOrigins: string[];
  assets: BrandAsset[];
  build: string;
}

async function writeBundle(core: CoreBuild, resolved: ResolvedBrand, input: BundleInput): Promise<BundleTotals> {
  const { out, cacheDir, gamesOrigins, assets, build } = input;
  const material = await prepareBrand(resolved, assets, cacheDir);
  const { brand, theme } = material;
  const shared = coreStamp(core);
  const [pages, pictures] = await Promise.all([drawPages(core, brand, resolved.texts), drawPictures(material, assets, cacheDir)]);
  const modules = pages.map((page) => pageModules(core, page.modules));
  const inline: InlineParts = {
    boot: bootScript(brand),
    theme: material.themeStyle,
    critical: criticalCss(
      shared.parsed([...new Set(modules.flatMap(({ styles }) => styles))]),
      usedNames([...new Set(pages.map((page) => page.html))].join('')),
    ),
    importMap: shared.importMap,
  };
  const documentOf = (page: DrawnPage, { scripts, styles }: PageModules): string =>
    pageHtml({
      ...page,
      brand,
      inline,
      texts: resolved.texts[page.language] ?? {},
      scripts,
      styles: shared.linked(styles),
      fonts: material.fonts,
      themeColours: themeColours(material),
      origin: material.origin,
    });

  const bundle = openBundle(out);
  try {
    bundle.linkCore(core);
    const plain: (readonly [path: string, content: Buffer | string])[] = [
      ...assets.map(({ path, content }) => [path, content] as const),
      ...pictures.map(({ path, content }) => [path, content] as const),
      ['manifest.webmanifest', webManifest(brand, theme)],
      ['_redirects', redirectsFile(brand)],
      [
        '_headers',
        headersFile(
          securityHeaders(brand, inlineHashes(inline), gamesOrigins),
          pages.map((page) => page.address),
        ),
      ],
    ];
    await Promise.all(plain.map(([path, content]) => bundle.addFile(path, content)));
    const sizes = await Promise.all(
      pages.map((page, index) => bundle.addFile(page.file, documentOf(page, modules[index] ?? pageModules(core, [])))),
    );
    return bundle.finish({ build, core: core.hash, inline, htmlGzip: sizes[pages.findIndex((page) => page.address === '/')] ?? 0 });
  } catch (error) {
    bundle.discard();
    throw error;
  }
}
