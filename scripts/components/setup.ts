import '@livery/ui/reset.css';
import axe from 'axe-core';
import { brands, wear } from 'virtual:wear';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

/** WCAG 2.2 A and AA, as the journeys ask of whole pages. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// Chromium calls what waits for idle moments every ten seconds only on a page that it takes for hidden, as it may one of several.
window.requestIdleCallback = (run) => window.setTimeout(run, 50, { didTimeout: false, timeRemaining: () => 50 });
window.cancelIdleCallback = window.clearTimeout;

// Files of tests share a page, since a new one would load every module again: each begins as if the page were its own.
beforeAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  root.lang = 'en';
  await page.viewport(1280, 900);
});

// By then a file's own spies are no longer needed.
afterAll(async () => {
  await cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

beforeEach(async () => {
  // The library asks for it where it is loaded, which is once a page.
  await cleanup();
  restartTabbing();
  wear(brands[0] ?? '', 'light');
  // What the last test pointed at may lie where this one draws, and would be held.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1279, y: 899 });
});

/** Tab goes on from where the focus was last, also where that is gone: here from the page's start. */
function restartTabbing(): void {
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

expect.extend({
  async toBeAccessible(element: Element) {
    // Half faded in, words have half their contrast. What goes on for ever, such as a spinner, is not waited for.
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { violations } = await axe.run(element, { runOnly });
    const told = violations.map(({ help, nodes }) => [help, ...nodes.map(({ html }) => `  ${html}`)].join('\n'));
    return { pass: violations.length === 0, message: () => told.join('\n') };
  },
});
