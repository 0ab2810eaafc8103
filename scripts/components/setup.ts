import '@livery/ui/reset.css';
import axe from 'axe-core';
import { brands, wear } from 'virtual:wear';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

/** WCAG 2.2 A and AA, which the journeys also require of whole pages. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// On a page that it considers hidden, Chromium runs idle callbacks only every ten seconds.
window.requestIdleCallback = (run) => window.setTimeout(run, 50, { didTimeout: false, timeRemaining: () => 50 });
window.cancelIdleCallback = window.clearTimeout;

// Test files share a page, because a new one would load every module again. Each file starts with a clean page.
beforeAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  root.lang = 'en';
  await page.viewport(1280, 900);
});

// By then the file no longer needs its spies.
afterAll(async () => {
  await cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

beforeEach(async () => {
  // The library cleans up only where it is loaded, which is once per page.
  await cleanup();
  restartTabbing();
  wear(brands[0] ?? '', 'light');
  // The pointer of the last test may rest where this test draws, which would show as hovered.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1279, y: 899 });
});

/** Makes Tab start at the top of the page. Otherwise it continues from the last focus, even if that element is gone. */
function restartTabbing(): void {
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

expect.extend({
  async toBeAccessible(element: Element) {
    // Text that is still fading in has less contrast. Endless animations, such as a spinner, are not awaited.
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { violations } = await axe.run(element, { runOnly });
    const told = violations.map(({ help, nodes }) => [help, ...nodes.map(({ html }) => `  ${html}`)].join('\n'));
    return { pass: violations.length === 0, message: () => told.join('\n') };
  },
});
