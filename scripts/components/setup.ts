import '@livery/ui/reset.css';
import axe from 'axe-core';
import { brands, wear } from 'virtual:wear';
import { beforeEach, expect } from 'vitest';

/** WCAG 2.2 A and AA, as the journeys ask of whole pages. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

beforeEach(() => wear(brands[0] ?? '', 'light'));

expect.extend({
  async toBeAccessible(element: Element) {
    const { violations } = await axe.run(element, { runOnly });
    const told = violations.map(({ help, nodes }) => [help, ...nodes.map(({ html }) => `  ${html}`)].join('\n'));
    return { pass: violations.length === 0, message: () => told.join('\n') };
  },
});
