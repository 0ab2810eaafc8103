import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shot } from '../pictures/key-pages.ts';
import type { Site } from '../pictures/read-site.ts';
import type { Progress } from '../terminal/progress.ts';
import { nameOfShot } from './looks-page.ts';

export interface DrawnBrand {
  site: Site;
  /** `taken` is the camera's file, `file` its copy in the gallery. */
  shots: { shot: Shot; taken: string; file: string }[];
}

const sizes = { desktop: { width: 640, height: 400 }, mobile: { width: 185, height: 400 } };

/** One document with every picture, each a link to the full size. */
export async function galleryPage(folder: string, brands: readonly DrawnBrand[], onProgress: Progress): Promise<string> {
  const [{ escapeHtml, reportPage }, { thumbnail }] = await Promise.all([
    import('@livery/builder/report-page'),
    import('@livery/builder/thumbnail'),
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
