import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Disclosure } from './Disclosure.tsx';

test('opens with the keyboard, and closes its neighbour of the same name', async () => {
  const screen = await render(
    <>
      <Disclosure label="How long?" name="questions" open>
        Two hours.
      </Disclosure>
      <Disclosure label="How much?" name="questions">
        Nothing.
      </Disclosure>
    </>,
  );
  await expect.element(screen.getByText('Two hours.')).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Nothing.')).toBeVisible();
  await expect.element(screen.getByText('Two hours.')).not.toBeVisible();
});

test('focuses a field as soon as its section opens', async () => {
  const screen = await render(
    <Disclosure label="More rules">
      <input aria-label="Rate" />
    </Disclosure>,
  );
  const part = screen.container.querySelector('details');
  const field = screen.container.querySelector('input');
  if (part === null || field === null) throw new Error('Nothing was drawn');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  part.open = true;
  field.focus();
  expect(document.activeElement).toBe(field);
});
