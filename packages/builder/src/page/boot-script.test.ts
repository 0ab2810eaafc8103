import { runInNewContext } from 'node:vm';
import type { PublicBrand } from '@livery/brand/public-brand';
import { describe, expect, it } from 'vitest';
import { bootScript } from './boot-script.ts';

const brand = {
  theme: { modes: ['light', 'dark'], default: 'light' },
  languages: { default: 'en', supported: ['en', 'pt'] },
} as unknown as PublicBrand;

/** A page that is read as far as `list`, the data block that names the scripts. */
function openPage(
  list: { textContent: string; nextSibling: object | null },
  search = '',
  { pathname = '/', stored = null as string | null, token = () => null as string | null } = {},
) {
  const asked: string[] = [];
  const replaced: string[] = [];
  const dataset: Record<string, string> = {};
  let finish = (): void => undefined;
  const document = {
    documentElement: { dataset },
    hidden: false,
    head: { append: (link: { href: string }) => asked.push(link.href) },
    createElement: () => ({}),
    getElementById: () => list,
    // A sheet that never arrives: scripts are requested, but not evaluated.
    querySelectorAll: (selector: string) => (selector.startsWith('link') ? [{ sheet: null }] : []),
    addEventListener: (_event: string, listener: () => void) => {
      finish = listener;
    },
  };
  const frames: (() => void)[] = [];
  runInNewContext(bootScript(brand), {
    document,
    location: { pathname, search, hash: '', replace: (address: string) => replaced.push(address) },
    localStorage: { getItem: () => stored },
    sessionStorage: { getItem: token },
    matchMedia: () => ({ matches: false }),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    setTimeout: (task: () => void) => task(),
  });
  return { asked, replaced, dataset, paint: () => frames.forEach((frame) => frame()), finish: () => finish() };
}

describe('the boot script', () => {
  it('requests the scripts after the first frame', () => {
    const page = openPage({ textContent: '["/core/main.js"]', nextSibling: {} });
    expect(page.asked).toEqual([]);
    page.paint();
    expect(page.asked).toEqual(['/core/main.js']);
  });

  it('marks a single-category address before the first paint, and no other', () => {
    const list = { textContent: '[]', nextSibling: {} };
    const marks = ['', '?type=HOME', '?q=a', '?type=LIVE', '?page=2&type=LIVE'].map((search) => openPage(list, search).dataset['lobby']);
    expect(marks).toEqual([undefined, undefined, undefined, 'category', 'category']);
  });

  it('marks a stored session before the first paint, even if other stored values are broken', () => {
    const list = { textContent: '[]', nextSibling: {} };
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    const tokens = [() => 'token', () => null, forbidden];
    const marks = tokens.map((token) => openPage(list, '', { stored: '{"theme"', token }).dataset['viewer']);
    expect(marks).toEqual(['member', undefined, undefined]);
  });

  it('shows the stored mode if the brand has it, otherwise the brand’s own mode', () => {
    const list = { textContent: '[]', nextSibling: {} };
    const modes = ['dark', 'system', 'neon'].map((theme) => openPage(list, '', { stored: JSON.stringify({ theme }) }).dataset['theme']);
    expect([...modes, openPage(list).dataset['theme']]).toEqual(['dark', 'light', undefined, 'light']);
  });

  it('contains nothing that would end an inline script', () => {
    expect(bootScript(brand)).not.toMatch(/<\/script|<!--/i);
  });

  it('redirects to the stored language from any address without a language', () => {
    const list = { textContent: '[]', nextSibling: {} };
    const goesTo = (pathname: string, language: string) =>
      openPage(list, '?a=1', { pathname, stored: JSON.stringify({ language }) }).replaced;
    expect(goesTo('/', 'pt')).toEqual(['/pt/?a=1']);
    expect(goesTo('/promotions', 'pt')).toEqual(['/pt/promotions?a=1']);
    for (const stays of [goesTo('/pt/promotions', 'pt'), goesTo('/pt', 'pt'), goesTo('/promotions', 'en'), goesTo('/', 'xx')])
      expect(stays).toEqual([]);
  });

  it('waits for the rest of a list that has only partly arrived', async () => {
    const list = { textContent: '["/core/ma', nextSibling: null };
    const page = openPage(list);
    page.paint();
    list.textContent = '["/core/main.js"]';
    page.finish();
    await expect.poll(() => page.asked).toEqual(['/core/main.js']);
  });
});
