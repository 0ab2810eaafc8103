import { brands, wear } from 'virtual:wear';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { KitStates } from './kit-states.ts';
import { alone } from './KitPage.css.ts';

const kits = Object.values(import.meta.glob<KitStates>('../../../*/src/**/*.kit.tsx', { eager: true, import: 'kit' }));
const modes = ['light', 'dark'] as const;

beforeEach(() => page.viewport(320, 640));

afterEach(() => vi.restoreAllMocks());

test('has components with unique titles', () => {
  const titles = kits.map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(20);
  expect(new Set(titles).size).toBe(titles.length);
});

describe.each(kits)('$title', ({ states }) => {
  test('renders in every state on the smallest phone, without warnings from React or axe', async () => {
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    // Other tests check the colours of every brand from the stylesheets, so here brands and modes alternate.
    for (const [index, [state, draw]] of Object.entries(states).entries()) {
      wear(brands[Math.floor(index / 2) % brands.length] ?? '', modes[index % 2] ?? 'light');
      const screen = await render(<main className={alone}>{draw()}</main>);
      await expect(screen.baseElement, state).toBeAccessible();
      expect(document.documentElement.scrollWidth, `${state}: width`).toBeLessThanOrEqual(innerWidth);
      document.documentElement.dir = 'rtl';
      expect(document.documentElement.scrollWidth, `${state}: width from the right`).toBeLessThanOrEqual(innerWidth);
      document.documentElement.dir = '';
      await cleanup();
    }
    expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
