import type { Page } from 'playwright-core';

const quiet = 250;
const timeout = 20_000;
const mostLooks = 6;

/**
 * Makes rendering deterministic: random numbers repeat, idle work runs at once, carousels stop, scrolling is instant, and
 * content outside the viewport is rendered too. Runs before the page's own scripts.
 */
export function steadyPage(): void {
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const idle = { didTimeout: false, timeRemaining: () => 50 };
  window.requestIdleCallback = (run) => Number(setTimeout(() => run(idle), 0));
  window.cancelIdleCallback = (handle) => clearTimeout(handle);
  window.setInterval = (() => 0) as unknown as typeof window.setInterval;
  window.IntersectionObserver = class {
    readonly tell: (entries: object[]) => void;
    constructor(tell: (entries: object[]) => void) {
      this.tell = tell;
    }
    observe(target: Element) {
      setTimeout(() => this.tell([{ target, isIntersecting: true, boundingClientRect: target.getBoundingClientRect() }]));
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof window.IntersectionObserver;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*{content-visibility:visible!important;scroll-behavior:auto!important}');
  document.adoptedStyleSheets.push(sheet);
  for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
    const scroll = Element.prototype[name] as (...args: unknown[]) => void;
    Element.prototype[name] = function atOnce(this: Element, ...args: unknown[]) {
      const [first, ...rest] = args;
      return scroll.call(this, typeof first === 'object' && first !== null ? { ...first, behavior: 'instant' } : first, ...rest);
    } as never;
  }
}

/**
 * Resets positions that depend on timing: rails go to their start or their selected item. Bars at the bottom of the window
 * go to the end of the page, where they cover nothing in a full-page picture.
 */
function layDown(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.scrollLeft !== 0) element.scrollLeft = 0;
    element.style.removeProperty('translate');
  }
  for (const chosen of document.querySelectorAll('nav [aria-current], [role=tablist] [aria-selected=true]'))
    chosen.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  scrollTo({ top: 0, behavior: 'instant' });
  const below = document.documentElement.scrollHeight - innerHeight;
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, top } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (position === 'fixed' && box.height > 0 && box.top > innerHeight / 2 && Number.parseFloat(top) > innerHeight / 2)
      element.style.setProperty('translate', `0 ${below}px`);
  }
}

export interface Calls {
  hasBooted: () => boolean;
  isIdle: () => boolean;
}

/** Counts the requests of a page from now on. */
export function watchCalls(page: Page): Calls {
  let open = 0;
  let last = Date.now();
  let booted = false;
  page.on('request', () => void (open += 1));
  const end = (url: string): void => {
    open -= 1;
    last = Date.now();
    if (url.includes('/wps/system/status')) booted = true;
  };
  page.on('requestfinished', (request) => end(request.url()));
  page.on('requestfailed', (request) => end(request.url()));
  return { hasBooted: () => booted, isIdle: () => open <= 0 && Date.now() - last >= quiet };
}

/** Waits until the portal is hydrated, requests, fonts and pictures are done, and nothing moves. Stops waiting after 20 s. */
export async function settle(page: Page, calls: Calls): Promise<void> {
  const until = Date.now() + timeout;
  while (Date.now() < until) {
    if (calls.hasBooted() && calls.isIdle() && (await page.evaluate(standsStill, quiet)) && calls.isIdle()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page: waits until all visible content has loaded and nothing has changed for a while. */
async function standsStill(milliseconds: number): Promise<boolean> {
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  // Content behind a dialog may load after the dialog is closed.
  const inSight = document.querySelector('dialog:modal') ?? document;
  if (inSight.querySelector('[aria-busy=true]') !== null) return false;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => done(false));
    const timer = setTimeout(() => done(true), milliseconds);
    const done = (still: boolean): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(still);
    };
    observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  });
}

/** A full-page picture that a second one confirms, or the last one if the page never settles. */
export async function takeSteady(page: Page): Promise<Buffer> {
  const look = async (): Promise<Buffer> => {
    await page.evaluate(layDown);
    return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  };
  let last = await look();
  for (let turn = 0; turn < mostLooks; turn += 1) {
    const next = await look();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}
