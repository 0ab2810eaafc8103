import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HelpPopup } from './HelpPopup.tsx';

test('opens and closes with the keyboard, visible next to its button', async () => {
  const screen = await render(<HelpPopup label="What is a rollover?">You stake it first.</HelpPopup>);
  await expect.element(screen.getByText('You stake it first.')).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const popup = screen.getByText('You stake it first.');
  await expect.element(popup).toBeVisible();
  await expect.poll(() => getComputedStyle(popup.element()).opacity).toBe('1');
  const { left, right, top, bottom } = popup.element().getBoundingClientRect();
  expect(left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight).toBe(true);
  await expect(screen.container).toBeAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeVisible();
  await expect.element(screen.getByRole('button')).toHaveFocus();
});
