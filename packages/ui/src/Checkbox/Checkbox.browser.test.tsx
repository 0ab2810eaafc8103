import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Checkbox } from './Checkbox.tsx';

test('is toggled by its label, but not by a link in it', async () => {
  const visit = vi.fn<() => void>();
  const label = (
    <>
      I agree to the{' '}
      <a
        href="#terms"
        onClick={(event) => {
          event.preventDefault();
          visit();
        }}
      >
        terms
      </a>
    </>
  );
  const screen = await render(<Checkbox label={label} error="Agree to go on." />);
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms' });
  await expect.element(box).toHaveAccessibleDescription('Agree to go on.');
  await screen.getByRole('link', { name: 'terms' }).click();
  expect(visit).toHaveBeenCalledOnce();
  await expect.element(box).not.toBeChecked();
  await screen.getByText(/^I agree/).click({ position: { x: 4, y: 12 } });
  await expect.element(box).toBeChecked();
});
