import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Waterfall } from './Waterfall.tsx';

test('describes every bar in words, and starts each change where the previous one ended', async () => {
  const screen = await render(
    <Waterfall
      caption="How it came about"
      parts={[
        { label: 'Gross', value: 100, text: 'R$ 1.00', isSum: true },
        { label: 'Taken off', value: -40, text: '-R$ 0.40' },
        { label: 'Left', value: 60, text: 'R$ 0.60', isSum: true },
      ]}
    />,
  );
  await expect.element(screen.getByRole('figure', { name: 'How it came about' })).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['GrossR$ 1.00', 'Taken off-R$ 0.40', 'LeftR$ 0.60']);
  const [gross, less, left] = [...screen.container.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect());
  expect(less?.right).toBeCloseTo(gross?.right ?? 0, 0);
  expect(less?.left).toBeCloseTo(left?.right ?? 0, 0);
  expect(left?.left).toBeCloseTo(gross?.left ?? 0, 0);
  await expect(screen.container).toBeAccessible();
});
