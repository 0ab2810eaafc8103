import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { loadBrands, type Problem } from '@livery/brand';
import { findChromium } from '../pictures/find-chromium.ts';
import { shotsOf, type Shot } from '../pictures/key-pages.ts';
import type { Site } from '../pictures/read-site.ts';
import { takePictures } from '../pictures/take-pictures.ts';
import { makeFolder } from '../files/make-folder.ts';
import { findTargets, type TargetOptions } from '../project/targets.ts';
import { writeWhole } from '../files/write-whole.ts';
import { readCatalogues } from '../project/catalogues.ts';
import { clearGallery, requireGalleryFolder } from '../pictures/gallery-folder.ts';
import { answeringGateway } from '../gateway/gateway-url.ts';
import { nameOfShot } from '../pages/looks-page.ts';
import { stampSites, workFolder } from '../pictures/sites.ts';
import { ignoreProgress, type Progress } from '../terminal/progress.ts';

export interface GalleryRequest extends TargetOptions {
  out?: string;
  gateway?: string;
  dryRun?: boolean;
  onProgress?: Progress;
}

export interface Gallery {
  root: string;
  /** The page, absolute; null when no brand could be drawn. */
  page: string | null;
  brands: { code: string; pictures: string[] }[];
  failed: { code: string; problems: Problem[] }[];
}

interface DrawnBrand {
  site: Site;
  /** `taken` is kept by the camera, `file` is its copy in the gallery. */
  shots: { shot: Shot; taken: string; file: string }[];
}

/** Draws every brand in every mode on every key page and lays the pictures into one folder with a page that shows them all. Throws `TargetRefused`. */
export async function makeGallery(
  cwd: string,
  patterns: readonly string[],
  { out, gateway, dryRun = false, onProgress = ignoreProgress, ...targets }: GalleryRequest,
): Promise<Gallery> {
  const { root, codes } = await findTargets(cwd, patterns, targets);
  const folder = out === undefined ? workFolder(root, 'gallery') : path.resolve(cwd, out);
  requireGalleryFolder(root, folder);
  if (dryRun) return planGallery(root, codes, folder);
  const gatewayUrl = await answeringGateway(gateway);
  await findChromium();
  const { sites, failed } = await stampSites(root, codes, onProgress);
  if (sites.length === 0) return { root, page: null, brands: [], failed };
  const taking = { cacheDir: workFolder(root, 'pictures'), onProgress, ...(gatewayUrl === undefined ? {} : { gatewayUrl }) };
  const album = await takePictures(sites, taking);

  const brands = sites.map((site): DrawnBrand => {
    const shots = shotsOf(site.modes);
    return {
      site,
      shots: shots.map((shot) => ({ shot, taken: album.fileOf(site, shot), file: pictureOf(folder, site.code, shot) })),
    };
  });
  const text = await drawGallery(folder, brands, onProgress);
  const page = path.join(folder, 'index.html');
  clearGallery(root, folder);
  await writeWhole(page, text);
  for (const { taken, file } of brands.flatMap(({ shots }) => shots)) {
    await makeFolder(path.dirname(file));
    await copyFile(taken, file);
  }
  return { root, page, brands: brands.map(({ site, shots }) => ({ code: site.code, pictures: shots.map(({ file }) => file) })), failed };
}

/** Where everything would go. */
async function planGallery(root: string, codes: readonly string[], folder: string): Promise<Gallery> {
  const reports = await loadBrands({ root, codes: [...codes], catalogues: await readCatalogues() });
  const brands = reports.flatMap(({ code, brand }) =>
    brand === null ? [] : [{ code, pictures: shotsOf(brand.theme.modes).map((shot) => pictureOf(folder, code, shot)) }],
  );
  const failed = reports.filter(({ ok }) => !ok).map(({ code, problems }) => ({ code, problems }));
  return { root, page: brands.length === 0 ? null : path.join(folder, 'index.html'), brands, failed };
}

function pictureOf(folder: string, code: string, shot: Shot): string {
  return path.join(folder, 'pictures', code, `${shot.id}.png`);
}

const sizes = { desktop: { width: 640, height: 400 }, mobile: { width: 185, height: 400 } };

async function drawGallery(folder: string, brands: readonly DrawnBrand[], onProgress: Progress): Promise<string> {
  const [{ escapeHtml, reportPage }, { thumbnail }, { readFile }] = await Promise.all([
    import('@livery/builder/report-page'),
    import('@livery/builder/thumbnail'),
    import('node:fs/promises'),
  ]);
  const sections: string[] = [];
  for (const [index, { site, shots }] of brands.entries()) {
    onProgress(`laying out ${site.code}`, { done: index + 1, of: brands.length });
    const strips: string[] = [];
    for (const [mode, group] of Map.groupBy(shots, ({ shot }) => shot.mode)) {
      const figures: string[] = [];
      for (const { shot, taken, file } of group) {
        const address = await thumbnail(await readFile(taken), sizes[shot.screen.id]);
        const link = encodeURI(path.relative(folder, file).split(path.sep).join('/'));
        figures.push(
          `<figure><a href="${link}"><img src="${address}" alt="${escapeHtml(`${site.code}: ${nameOfShot(shot.id)}`)}"></a><figcaption>${escapeHtml(`${shot.page.title}, ${shot.screen.title.toLowerCase()}`)}</figcaption></figure>`,
        );
      }
      strips.push(`<h3>${escapeHtml(mode)}</h3>\n<div class="strip">${figures.join('')}</div>`);
    }
    sections.push(`<section>\n<h2 id="${escapeHtml(site.code)}">${escapeHtml(site.code)}</h2>\n${strips.join('\n')}\n</section>`);
  }
  const contents = brands.map(({ site }) => `<a href="#${escapeHtml(site.code)}">${escapeHtml(site.code)}</a>`);
  return reportPage({
    by: 'gallery',
    title: 'Every brand at a glance',
    lead: 'Each key page in each mode; a picture leads to the whole page.',
    summary: [
      { label: brands.length === 1 ? 'brand' : 'brands', value: brands.length },
      { label: 'pictures', value: brands.reduce((sum, { shots }) => sum + shots.length, 0) },
    ],
    body: `${brands.length > 1 ? `<p>${contents.join(' · ')}</p>\n` : ''}${sections.join('\n')}`,
  });
}
