import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from './TextField.tsx';

test('announces its error before its hint, and that it is invalid', async () => {
  const screen = await render(<TextField label="Email" mark="optional" hint="For receipts." error="No address." />);
  const field = screen.getByRole('textbox', { name: 'Email optional' });
  await expect.element(field).toHaveAccessibleDescription('No address. For receipts.');
  await expect.element(field).toBeInvalid();
});

test('shows a password and hides it again without losing it', async () => {
  const screen = await render(<TextField label="Password" type="password" reveal={{ show: 'Show', hide: 'Hide' }} />);
  const field = screen.getByLabelText('Password', { exact: true });
  await field.fill('Mango-7');
  await screen.getByRole('button', { name: 'Show' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Hide' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveValue('Mango-7');
});

test('can be focused while locked, explains why, and keeps its value', async () => {
  const screen = await render(<TextField label="Email" defaultValue="m@example.com" disabledReason="Confirm your phone first." />);
  await userEvent.tab();
  const field = screen.getByRole('textbox', { name: 'Email' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(field).toHaveValue('m@example.com');
  await expect.element(field).toHaveAccessibleDescription('Confirm your phone first.');
});

test.each(['', '   ', 'ñandú', 'สวัสดี', 'مرحبا', '👩‍👩‍👧', '<script>alert(1)</script>', 'x'.repeat(10_000)])(
  'leaves %j unchanged',
  async (text) => {
    const screen = await render(<TextField label="Name" />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await field.fill(text);
    await expect.element(field).toHaveValue(text);
  },
);

test('is at least 44 px high, and grows with text at 200 %', async () => {
  const screen = await render(<TextField label="Name" />);
  const height = () => screen.getByRole('textbox').element().getBoundingClientRect().height;
  expect(height()).toBeGreaterThanOrEqual(44);
  document.documentElement.style.fontSize = '200%';
  expect(height()).toBeGreaterThanOrEqual(80);
  document.documentElement.style.fontSize = '';
});
