import { runInNewContext } from 'node:vm';
import type { PublicBrand } from '@livery/brand/public-brand';
import { describe, expect, it } from 'vitest';
import { bootScript } from './boot-script.ts';

const brand = {
  theme: { modes: ['light', 'dark'], default: 'light' },
  languages: { default: 'en', supported: ['en'] },
} as unknown as PublicBrand;

/** A page that is read as far as `list`, the data block that names the scripts. */
function openPage(list: { textContent: string; nextSibling: object | null }, search = '') {
  const asked: string[] = [];
  const dataset: Record<string, string> = {};
  let finish = (): void => undefined;
  const document = {
    documentElement: { dataset },
    hidden: false,
    head: { append: (link: { href: string }) => asked.push(link.href) },
    createElement: () => ({}),
    getElementById: () => list,
    // A sheet that never comes: scripts are asked for, not evaluated.
    querySelectorAll: (selector: string) => (selector.startsWith('link') ? [{ sheet: null }] : []),
    addEventListener: (_event: string, listener: () => void) => {
      finish = listener;
    },
  };
  const frames: (() => void)[] = [];
  runInNewContext(bootScript(brand), {
    document,
    location: { pathname: '/', search },
    localStorage: { getItem: () => null },
    sessionStorage: { getItem: () => null },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    setTimeout: (task: () => void) => task(),
  });
  return { asked, dataset, paint: () => frames.forEach((frame) => frame()), finish: () => finish() };
}

describe('the boot script', () => {
  it('asks for the scripts behind the first frame', () => {
    const page = openPage({ textContent: '["/core/main.js"]', nextSibling: {} });
    expect(page.asked).toEqual([]);
    page.paint();
    expect(page.asked).toEqual(['/core/main.js']);
  });

  it('marks an address of one category before the first paint, and no other', () => {
    const list = { textContent: '[]', nextSibling: {} };
    const marks = ['', '?type=HOME', '?q=a', '?type=LIVE', '?page=2&type=LIVE'].map((search) => openPage(list, search).dataset['lobby']);
    expect(marks).toEqual([undefined, undefined, undefined, 'category', 'category']);
  });

  it('waits for the rest of a list that is half read', async () => {
    const list = { textContent: '["/core/ma', nextSibling: null };
    const page = openPage(list);
    page.paint();
    list.textContent = '["/core/main.js"]';
    page.finish();
    await expect.poll(() => page.asked).toEqual(['/core/main.js']);
  });
});
