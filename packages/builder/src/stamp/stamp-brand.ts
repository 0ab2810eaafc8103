import { join } from 'node:path';
import type { Catalogues, ResolvedBrand } from '@livery/brand';
import { loadPortalServer, pageModules, type CoreBuild, type Texts } from '../core/core-build.ts';
import { integrityOf } from '../output/content-hash.ts';
import { openBundle, type BundleTotals } from '../output/bundle.ts';
import { contrastCertificate } from '../report/certificate.ts';
import { headersFile, securityHeaders } from '../site/security-headers.ts';
import { offlineFile, offlinePage, serviceWorker, workerFile } from '../site/service-worker.ts';
import { redirectsFile, robotsFile, siteMap, themeColours, webManifest } from '../site/site-files.ts';
import { brandTexts } from '../texts/brand-texts.ts';
import { compiledLanguages, filesOf, ownLanguage, ownLanguages, speakOwnLanguages } from '../texts/own-languages.ts';
import { addressesBeside, textFiles } from '../texts/text-files.ts';
import { bootScript } from '../page/boot-script.ts';
import { inputsHash, prepareBrand, readAssets, type BrandAsset } from '../material/brand-material.ts';
import { BundleRefused } from '../material/bundle-refused.ts';
import { coreStamp } from '../page/core-stamp.ts';
import { criticalOf } from '../page/critical-of-pages.ts';
import { drawPages, type DrawnPage } from '../page/draw-pages.ts';
import { finishAssets } from './finish-assets.ts';
import { overHtmlBudget } from './gates/html-budget.ts';
import type { LeakGate } from './gates/leak-gate.ts';
import { inlineHashes, pageHtml, type InlineParts } from '../page/page-html.ts';

export interface StampOptions {
  /** Hash of the engine, as `engineHash` works it out. */
  engine: string;
  /** Folder that gets the brand's bundle as `<code>/`. */
  outDir: string;
  /** The cache folder for pictures and font metrics, e.g. `.livery/derived`. */
  cacheDir: string;
  /** The engine's texts. */
  catalogues: Catalogues;
  /** Looks for the marks of other brands and for secrets. */
  gate: LeakGate;
}

export interface StampResult {
  code: string;
  status: 'built' | 'unchanged';
  /** Id of the bundle. */
  build: string;
  out: string;
  ms: number;
  /** Number of files, and their bytes without the compressed twins. */
  files: number;
  bytes: number;
  /** Bytes of the home page in the default language, gzip. */
  htmlGzip: number;
}

/**
 * Makes one brand's bundle from the compiled core. The previous bundle stays whole until the new one is. Throws
 * `BundleRefused` if the new one leaks or is over its budget.
 */
export async function stampBrand(
  core: CoreBuild,
  brand: ResolvedBrand,
  { outDir, engine, ...options }: StampOptions,
): Promise<StampResult> {
  const started = performance.now();
  const out = join(outDir, brand.code);
  const spoken = speakOwnLanguages(brand, options.catalogues, compiledLanguages(core));
  const sources = readAssets(spoken);
  const inputs = inputsHash({ core: core.hash, engine }, spoken, sources);
  const totals = await writeBundle(core, spoken, { ...options, out, sources, inputs });
  return { code: brand.code, status: 'built', out, ms: performance.now() - started, ...totals };
}

/** The addresses without a language that pages name as their own, each once. */
function pathsToKeep(pages: readonly DrawnPage[]): string[] {
  return [...new Set(pages.flatMap(({ path }) => path ?? []))];
}

/** In any language. */
function isHome(path: string): boolean {
  return /(?:^|\/)index\.html$/.test(path);
}

interface BundleInput extends Omit<StampOptions, 'outDir' | 'engine'> {
  out: string;
  sources: BrandAsset[];
  inputs: string;
}

async function writeBundle(core: CoreBuild, resolved: ResolvedBrand, input: BundleInput): Promise<BundleTotals & { build: string }> {
  const { out, cacheDir, inputs } = input;
  const texts = brandTexts(resolved, input.catalogues);
  const assets = await finishAssets(resolved, { assets: input.sources, texts, cacheDir });
  const material = await prepareBrand(resolved, assets, cacheDir);
  const { brand, theme } = material;
  const shared = coreStamp(core);
  const { routes, closedPaths, firstNamespaces } = await loadPortalServer(core);
  // Loading what draws takes longer than leaving an unchanged brand.
  const { drawPictures } = await import('../pictures/brand-pictures.ts');
  const [pages, pictures] = await Promise.all([
    drawPages(core, brand, resolved.texts),
    drawPictures(resolved, material, { assets, texts, cacheDir }),
  ]);
  const own = ownLanguages(resolved, compiledLanguages(core));
  const spoken = textFiles(resolved.texts, brand.languages.supported, own);
  const ownFiles = own.map((language) => ownLanguage(language, resolved.texts[language] ?? {}, firstNamespaces));
  const inlineTexts = (language: string): Texts => (own.includes(language) ? {} : (resolved.texts[language] ?? {}));
  const inline: InlineParts = {
    boot: bootScript(brand),
    theme: material.themeStyle,
    importMap: shared.importMap,
  };
  const critical = criticalOf(pages, ({ modules }, markup) => shared.critical(pageModules(core, modules).styles, markup));
  const documentOf = (page: DrawnPage): string => {
    const { scripts, styles } = pageModules(core, page.modules);
    return pageHtml({
      ...page,
      critical: critical.get(page.styledAs) ?? '',
      brand,
      inline,
      texts: inlineTexts(page.language),
      textFiles: addressesBeside(spoken, page.language),
      ownLanguages: Object.fromEntries(ownFiles.map(({ language, address }) => [language, address])),
      ownTexts: ownFiles
        .filter(({ language }) => language === page.language)
        .flatMap((file) => filesOf(file, page.namespaces, firstNamespaces)),
      scripts,
      styles: shared.linked(styles),
      fonts: material.fonts,
      themeColours: themeColours(material),
      origin: material.origin,
    });
  };

  const certificate = contrastCertificate({
    code: resolved.code,
    name: resolved.identity.name,
    level: resolved.theme.contrast.level,
    theme,
  });
  const offline = offlinePage(brand, theme, texts);
  const hashes = inlineHashes(inline, [...critical.values()]);
  const bundle = openBundle(out);
  try {
    bundle.linkCore(core);
    // Two files of one name and content are one.
    const plain = new Map<string, Buffer | string>([
      ...assets.map(({ path, content }) => [path, content] as const),
      ...pictures.map(({ path, content }) => [path, content] as const),
      ...[...spoken, ...ownFiles.flatMap(({ files }) => files)].map(({ path, content }) => [path, content] as const),
      ['manifest.webmanifest', webManifest(brand, theme)],
      [offlineFile, offline.html],
      ['robots.txt', robotsFile(material.origin, closedPaths)],
      ...(material.origin === null ? [] : [['sitemap.xml', siteMap(brand, material.origin, pathsToKeep(pages))] as const]),
      ['contrast.json', certificate.json],
      ['contrast.html', certificate.html],
      [
        '_redirects',
        redirectsFile(
          brand,
          routes,
          pages.map((page) => page.file),
        ),
      ],
      [
        '_headers',
        headersFile(
          securityHeaders(
            brand,
            { ...hashes, styles: [...hashes.styles, certificate.styleHash, `'${integrityOf(offline.style)}'`] },
            { transport: resolved.security.strictTransport },
          ),
          pages.map((page) => page.address),
          brand.languages.supported.filter((language) => language !== brand.languages.default).map((language) => `/${language}`),
        ),
      ],
    ]);
    const documents = pages.map((page) => [page.file, documentOf(page)] as const);
    const leaks = input.gate.find(core, resolved, {
      files: [...plain, ...documents],
      repeated: [...Object.values(inline), ...critical.values()],
    });
    if (leaks.length > 0) throw new BundleRefused(leaks);
    await Promise.all([...plain].map(([path, content]) => bundle.addFile(path, content)));
    const sizes = await Promise.all(
      documents.map(([path, content]) => bundle.addFile(path, content, { effort: isHome(path) ? 'first' : 'each' })),
    );
    const home = pages.findIndex((page) => page.address === '/');
    const htmlGzip = sizes[home] ?? 0;
    const words = JSON.stringify(inlineTexts(brand.languages.default));
    const drawn = { critical: critical.get(pages[home]?.styledAs ?? '') ?? '', page: pages[home]?.html ?? '' };
    const over = overHtmlBudget(resolved, htmlGzip, { ...inline, ...drawn, texts: words });
    if (over) throw new BundleRefused([over]);
    const entry = `/${core.manifest[core.entry]?.file ?? ''}`;
    const worker = {
      path: workerFile,
      contentOf: serviceWorker,
      reason: 'keeps hashed files and the page that says that there is no connection',
    };
    return await bundle.finish({ inputs, core: core.hash, entry, inline, htmlGzip, worker });
  } catch (error) {
    bundle.discard();
    throw error;
  }
}
