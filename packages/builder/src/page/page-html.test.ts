import { loadBrands, toPublicBrand } from '@livery/brand';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PortalFolder } from '../testing/portal-folder.ts';
import { readAssets } from '../material/brand-material.ts';
import { pageHtml, type PageModel } from './page-html.ts';

const url = '/ic"on onload="x&<.svg';
let folder: PortalFolder;
let html: string;
let model: PageModel;
beforeAll(async () => {
  folder = new PortalFolder();
  folder.writeBrand('alfa');
  const [report] = await loadBrands({ root: folder.root });
  if (!report?.brand) throw new Error(JSON.stringify(report?.problems));
  const brand = toPublicBrand(
    report.brand,
    Object.fromEntries(readAssets(report.brand).map(({ file }) => [file, { url, width: 1, height: 1 }])),
  );
  model = {
    brand,
    inline: { boot: '', theme: '', importMap: '' },
    critical: '',
    language: 'pt',
    texts: {},
    textFiles: { pt: '/assets/texts-pt-0123456789.json' },
    ownLanguages: {},
    ownTexts: [],
    path: '/',
    title: '',
    description: '',
    html: '<header></header>',
    prerenderedPath: '/',
    scripts: [],
    styles: [],
    fonts: [url],
    themeColours: [],
    origin: 'https://alfa.example',
  };
  html = pageHtml(model);
});
afterAll(() => folder[Symbol.dispose]());

it('keeps an address inside its attribute, whatever it contains [engine-14]', () => {
  expect(html).not.toContain('onload="x');
  expect(html.split('href="/ic&quot;on onload=&quot;x&amp;&lt;.svg"')).toHaveLength(3);
});

it('states the direction of a language that runs from right to left, and of no other', () => {
  expect(html).toMatch(/^<!doctype html><html lang="pt" data-language/);
  expect(pageHtml({ ...model, language: 'ar' })).toMatch(/^<!doctype html><html lang="ar" dir="rtl" data-language/);
});

it('requests its fonts after the first pictures', () => {
  expect(html.indexOf('as="font"')).toBeGreaterThan(html.indexOf('<header>'));
});
