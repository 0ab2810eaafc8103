import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { StrengthMeter } from './StrengthMeter.tsx';

test('fills one bar per step, each level in another colour, and gives the score in words', async () => {
  const screen = await render(<StrengthMeter score={0} word="" />);
  const bars = () => [...screen.container.querySelectorAll('[data-filled]')];
  const filled = () => bars().filter((bar) => bar.getAttribute('data-filled') === 'true').length;
  expect([bars().length, filled()]).toEqual([4, 0]);
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  for (const [score, word] of [
    [1, 'Weak'],
    [3, 'Good'],
    [4, 'Strong'],
  ] as const) {
    await screen.rerender(<StrengthMeter score={score} word={word} />);
    expect(filled()).toBe(score);
    await expect.element(screen.getByRole('status')).toHaveTextContent(word);
  }
  await screen.rerender(<StrengthMeter score={2} word="Fair" />);
  const [full, empty] = [bars()[0], bars()[3]].map((bar) => getComputedStyle(bar as Element).backgroundColor);
  expect(full).not.toBe(empty);
  expect(screen.container.querySelector('[aria-hidden=true]')?.contains(bars()[0] ?? null)).toBe(true);
});
