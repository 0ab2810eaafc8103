import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextArea } from './TextArea.tsx';

const limit = { max: 10, left: (count: number) => `${count} left`, over: (count: number) => `${count} too many` };

function Own() {
  const [value, setValue] = useState('');
  return <TextArea label="Message" value={value} onChange={setValue} limit={limit} />;
}

test.each([
  ['', '10 left'],
  ['👍🏽👩‍👩‍👧', '8 left'],
  ['é', '9 left'],
  ['مرحبا', '5 left'],
  ['0123456789!', '1 too many'],
])('counts %j as a reader does and cuts nothing off', async (text, words) => {
  const screen = await render(<Own />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await expect.element(field).toHaveValue(text);
  await expect.element(screen.getByText(words).first()).toBeVisible();
});

test('announces the count only near the limit', async () => {
  const screen = await render(<Own />);
  const spoken = screen.container.querySelector('[aria-live=polite] ~ *, span[aria-live=polite]');
  await screen.getByRole('textbox', { name: 'Message' }).fill('12345');
  expect(spoken?.textContent).toBe('');
  await screen.getByRole('textbox', { name: 'Message' }).fill('123456789');
  expect(spoken?.textContent).toBe('1 left');
});
