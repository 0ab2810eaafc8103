import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadBrands, type ResolvedBrand } from '@livery/brand';
import { buildBrands, loadCatalogues, startPreview, type PreviewServer } from '@livery/builder';
import { speakPseudo } from '@livery/builder/pseudo-language';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './find-chromium.ts';
import { startSampleGateway, type SampleGateway } from './sample-gateway.ts';
import { sampleNames } from './sample-world.ts';
import { settle, steadyPage, watchCalls, type Calls } from './settle.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../testing/project.ts';

/** Page texts outside the catalogues: the brand's data, sample games, and languages' own names. */
const data = [...sampleNames, 'BGS', '0000-2025', 'Português', 'English', 'BRL', 'R$'];

let project: Project;
let gateway: SampleGateway;
let preview: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  const license = { number: '0000-2025', authority: '1234', url: 'https://license.example' };
  project = new Project({
    'brands/acme/brand.json': brandFile('acme', {
      identity: { name: '77' },
      license,
      languages: { supported: ['en'] },
      budgets: { htmlKb: 100 },
    }),
  });
  await project.bringCore();
  const [report] = await loadBrands({ root: project.root });
  const { texts } = speakPseudo(report?.brand as ResolvedBrand, await loadCatalogues());
  // As an override of every text, which also tests that placeholders are kept.
  mkdirSync(path.join(project.root, 'brands/acme/locales'));
  writeFileSync(path.join(project.root, 'brands/acme/locales/en.json'), JSON.stringify(texts['en']));
  const outDir = path.join(project.root, 'dist');
  const { brands } = await buildBrands({ root: project.root, outDir });
  expect(brands.map(({ status, problems }) => ({ status, problems }))).toEqual([{ status: 'built', problems: [] }]);
  gateway = await startSampleGateway(() => 'BRL');
  preview = await startPreview({
    outputs: [{ code: 'acme', dir: path.join(outDir, 'acme'), hosts: [] }],
    port: 0,
    gatewayUrl: gateway.url,
  });
  browser = await openChromium();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await preview?.close();
  await gateway?.close();
  project?.[Symbol.dispose]();
});

/** Every text that is visible or read out. */
function shownTexts(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (owner !== null && owner.closest('script,style,svg') === null && (node.textContent ?? '').trim() !== '')
      texts.push(node.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])
      texts.push(element.getAttribute(name) ?? '');
  return texts;
}

/** The plain letters of a text, without its data. */
function plainPart(text: string): string {
  const rest = data.toSorted((one, other) => other.length - one.length).reduce((left, name) => left.replaceAll(name, ''), text);
  return (rest.match(/[A-Za-z]{2,}/g) ?? []).join(' ');
}

describe.each(['/', '/?type=RNG', '/login', '/nowhere'])('in the pseudo-language %s', (address) => {
  let page: Page;
  let calls: Calls;

  beforeAll(async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 844 }, reducedMotion: 'reduce' });
    await context.addInitScript(steadyPage);
    page = await context.newPage();
    calls = watchCalls(page);
    await page.goto(`http://acme.localhost:${preview.port}${address}`);
    await settle(page, calls);
  });

  afterAll(() => page.context().close());

  it('shows no text from outside the catalogues [engine-17]', async () => {
    const texts = await page.evaluate(shownTexts);
    expect(texts.filter((text) => text.includes('~')).length).toBeGreaterThan(5);
    expect([...new Set(texts.filter((text) => plainPart(text) !== ''))]).toEqual([]);
  });

  it('has room for longer texts, so that nothing makes a phone scroll sideways [engine-17]', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await settle(page, calls);
    const { page: wide, window: room } = await page.evaluate(() => ({ page: document.documentElement.scrollWidth, window: innerWidth }));
    expect([wide <= room, room]).toEqual([true, 390]);
  });
});
