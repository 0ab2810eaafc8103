import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressRing } from './ProgressRing.tsx';

test('describes its progress in words, never beyond its ends', async () => {
  const screen = await render(<ProgressRing label="Rounds" value={7} max={5} valueText="All 5 rounds" />);
  const ring = screen.getByRole('progressbar', { name: 'Rounds' });
  await expect.element(ring).toHaveAttribute('aria-valuenow', '5');
  await expect.element(ring).toHaveAttribute('aria-valuetext', 'All 5 rounds');
  expect(screen.container.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray')).toBe('100 100');
});

test('has no arc without progress or without a goal', async () => {
  const screen = await render(
    <>
      <ProgressRing label="Rounds" value={0} max={5} valueText="0 of 5" />
      <ProgressRing label="None" value={0} max={0} valueText="Nothing" />
    </>,
  );
  await expect.element(screen.getByRole('progressbar', { name: 'None' })).toHaveAttribute('aria-valuenow', '0');
  expect(screen.container.querySelectorAll('circle')).toHaveLength(2);
});
