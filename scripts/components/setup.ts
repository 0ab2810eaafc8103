import '@livery/ui/reset.css';
import axe from 'axe-core';
import { brands, wear } from 'virtual:wear';
import { beforeEach, expect } from 'vitest';
import { cdp } from 'vitest/browser';

/** WCAG 2.2 A and AA, as the journeys ask of whole pages. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// Chromium calls what waits for idle moments every ten seconds only on a page that it takes for hidden, as it may one of several.
window.requestIdleCallback = (run) => window.setTimeout(run, 50, { didTimeout: false, timeRemaining: () => 50 });
window.cancelIdleCallback = window.clearTimeout;

beforeEach(async () => {
  wear(brands[0] ?? '', 'light');
  // What the last test pointed at may lie where this one draws, and would be held.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1279, y: 899 });
});

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
