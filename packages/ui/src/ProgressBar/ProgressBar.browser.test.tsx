import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressBar } from './ProgressBar.tsx';

test('describes its progress in words, never beyond its ends', async () => {
  const screen = await render(<ProgressBar label="Stakes" value={500} max={400} valueText="R$ 500.00 of R$ 400.00" />);
  const bar = screen.getByRole('progressbar', { name: 'Stakes' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '400');
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'R$ 500.00 of R$ 400.00');
  expect(screen.container.querySelector('rect')?.getAttribute('width')).toBe('100');
});

test('is empty without a goal', async () => {
  const screen = await render(<ProgressBar kind="meter" label="Left" value={0} max={0} valueText="Nothing" />);
  await expect.element(screen.getByRole('meter', { name: 'Left' })).toBeVisible();
  expect(screen.container.querySelector('rect')?.getAttribute('width')).toBe('0');
});
