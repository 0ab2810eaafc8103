import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { loadBrands, type Problem } from '@livery/brand';
import { findChromium } from '../../pictures/find-chromium.ts';
import { shotsOf, type Shot } from '../../pictures/key-pages.ts';
import { takePictures } from '../../pictures/take-pictures.ts';
import { makeFolder } from '../../files/make-folder.ts';
import { findTargets, type TargetOptions } from '../../project/targets.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { readTexts } from '../../project/catalogues.ts';
import { clearGallery, requireGalleryFolder } from '../../pictures/gallery-folder.ts';
import { answeringGateway } from '../../gateway/gateway-url.ts';
import { galleryPage, type DrawnBrand } from '../../pages/gallery-page.ts';
import { stampSites } from '../../pictures/sites.ts';
import { workFolder } from '../../project/work-folder.ts';
import { ignoreProgress, type Progress } from '../../terminal/progress.ts';

export interface GalleryRequest extends TargetOptions {
  out?: string;
  gateway?: string;
  dryRun?: boolean;
  onProgress?: Progress;
}

export interface Gallery {
  root: string;
  /** The absolute path of the page; null if no brand could be drawn. */
  page: string | null;
  brands: { code: string; pictures: string[] }[];
  failed: { code: string; problems: Problem[] }[];
}

/** Photographs every brand in every mode on every key page, and writes a page with all pictures. Throws `TargetRefused`. */
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
  const text = await galleryPage(folder, brands, onProgress);
  const page = path.join(folder, 'index.html');
  clearGallery(root, folder);
  await writeWhole(page, text);
  for (const { taken, file } of brands.flatMap(({ shots }) => shots)) {
    await makeFolder(path.dirname(file));
    await copyFile(taken, file);
  }
  return { root, page, brands: brands.map(({ site, shots }) => ({ code: site.code, pictures: shots.map(({ file }) => file) })), failed };
}

/** The paths of all files. */
async function planGallery(root: string, codes: readonly string[], folder: string): Promise<Gallery> {
  const reports = await loadBrands({ root, codes: [...codes], ...(await readTexts(root)) });
  const brands = reports.flatMap(({ code, brand }) =>
    brand === null ? [] : [{ code, pictures: shotsOf(brand.theme.modes).map((shot) => pictureOf(folder, code, shot)) }],
  );
  const failed = reports.filter(({ ok }) => !ok).map(({ code, problems }) => ({ code, problems }));
  return { root, page: brands.length === 0 ? null : path.join(folder, 'index.html'), brands, failed };
}

function pictureOf(folder: string, code: string, shot: Shot): string {
  return path.join(folder, 'pictures', code, `${shot.id}.png`);
}
