import { readFile } from 'node:fs/promises';
import type { ReportFact } from '@livery/builder/report-page';
import { keyPages, screens } from '../pictures/key-pages.ts';
import { isIncomparable, type LookChange } from '../pictures/compare-looks.ts';

/** A brand of the page: its result in two or three words, and its pictures. */
export interface LookSection {
  code: string;
  label: string;
  tone: 'good' | 'warn' | 'bad';
  pictures: readonly LookChange[];
}

export interface LooksPage {
  /** The verb that makes the page. */
  by: 'vdiff' | 'impact';
  title: string;
  lead: string;
  summary: readonly ReportFact[];
  sections: readonly LookSection[];
}

/** One document with every changed picture: before, after and the difference, scaled down and embedded. */
export async function looksPage({ by, title, lead, summary, sections }: LooksPage): Promise<string> {
  const { reportPage } = await import('@livery/builder/report-page');
  const parts: string[] = [];
  for (const section of sections) parts.push(await drawSection(section));
  return reportPage({ by, title, lead, summary, body: parts.join('\n') });
}

/** `home-dark-mobile` in words. */
export function nameOfShot(id: string): string {
  const parts = id.split('-');
  const screen = screens.find((each) => each.id === parts.at(-1))?.title ?? '';
  const page = keyPages.find((each) => each.id === parts.slice(0, -2).join('-'))?.title ?? '';
  return `${page}, ${parts.at(-2)}, ${screen.toLowerCase()}`;
}

async function drawSection({ code, label, tone, pictures }: LookSection): Promise<string> {
  const { escapeHtml } = await import('@livery/builder/report-page');
  const changed = pictures.filter(({ status }) => status === 'changed' || status === 'gone');
  const fresh = pictures.filter(({ status }) => status === 'new');
  const same = pictures.filter(({ status }) => status === 'same');
  const heading = `<h2>${escapeHtml(code)} <span class="chip ${tone}">${escapeHtml(label)}</span></h2>`;
  const trios: string[] = [];
  for (const change of changed) trios.push(await drawTrio(change));
  const strip: string[] = [];
  for (const { shot, after } of fresh)
    if (after !== null) strip.push(await figure(nameOfShot(shot), after, strips[shot.endsWith('mobile') ? 'mobile' : 'desktop']));
  return [
    heading,
    ...trios,
    ...(strip.length > 0 ? [`<div class="strip">${strip.join('')}</div>`] : []),
    ...(same.length > 0 && changed.length + fresh.length > 0 ? [`<p class="quiet">${same.length} more pictures look the same.</p>`] : []),
  ].join('\n');
}

const strips = { desktop: { width: 640, height: 400 }, mobile: { width: 185, height: 400 } };

async function drawTrio(change: LookChange): Promise<string> {
  const { shot, status, ratio, before, after, difference } = change;
  const size = { width: shot.endsWith('mobile') ? 390 : 640 };
  const changed = isIncomparable(change) ? 'changed' : `${(ratio * 100).toFixed(ratio < 0.01 ? 2 : 0)} % of it changed`;
  const share = status === 'gone' ? 'is no longer there' : changed;
  const figures = [
    before === null
      ? absent('The accepted picture is not on this machine. livery impact draws both.')
      : await figure('Before', before, size),
    after === null ? absent('The brand no longer has this picture.') : await figure('After', after, size),
    difference === null ? '' : await figure('Difference', difference, size),
  ];
  return `<h3>${nameOfShot(shot)} <span class="quiet">${share}</span></h3>\n<div class="trio">${figures.join('')}</div>`;
}

function absent(sentence: string): string {
  return `<figure><figcaption>${sentence}</figcaption></figure>`;
}

async function figure(caption: string, picture: string | Buffer, size: { width: number; height?: number }): Promise<string> {
  const { thumbnail } = await import('@livery/builder/thumbnail');
  const address = await thumbnail(typeof picture === 'string' ? await readFile(picture) : picture, size);
  return `<figure><img src="${address}" alt=""><figcaption>${caption}</figcaption></figure>`;
}
