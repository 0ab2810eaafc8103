import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Marquee } from './Marquee.tsx';

const labels = { label: 'Notices', pauseLabel: 'Pause', playLabel: 'Play' };
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), content: `A notice of some length, number ${index}` }));

const allowMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
afterEach(() => allowMotion('reduce'));

/** How far the list has scrolled, in pixels. */
const rolled = (list: Element) => -new DOMMatrix(getComputedStyle(list).transform).e;

test('scrolls content that does not fit, until paused [home-02]', async () => {
  await allowMotion('no-preference');
  const screen = await render(<Marquee {...labels} items={items(20)} />);
  const list = screen.getByRole('list').first().element();
  await expect.poll(() => rolled(list), { timeout: 10_000 }).toBeGreaterThan(2);
  await screen.getByRole('button', { name: 'Pause' }).click();
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(list.getAnimations().map(({ playState }) => playState)).toEqual(['paused']);
});

test('stands still if everything fits or reduced motion is preferred', async () => {
  const few = await render(<Marquee {...labels} items={items(1)} />);
  expect(few.getByRole('list').element().getAnimations()).toEqual([]);
  await few.unmount();
  const many = await render(<Marquee {...labels} items={items(20)} />);
  expect(many.getByRole('list').first().element().getAnimations()).toEqual([]);
});
