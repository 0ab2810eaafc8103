import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

function Own(props: Partial<CodeFieldProps>) {
  const [value, setValue] = useState('');
  return <CodeField label="Code" length={6} value={value} onChange={setValue} {...props} />;
}

test('takes digits one by one, shows each in its box and reports when all are entered', async () => {
  const onComplete = vi.fn<(digits: string) => void>();
  const screen = await render(<Own onComplete={onComplete} />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  await field.click();
  await userEvent.keyboard('48120');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('7');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('481207');
  expect(screen.container.querySelector('[data-active]')?.parentElement?.textContent).toBe('481207');
  await userEvent.keyboard('{Backspace}');
  await expect.element(field).toHaveValue('48120');
});

test.each([
  ['as a message writes it', '481-207', '481207'],
  ['in a sentence', ' Your code: 4 8 1 2 0 7. ', '481207'],
  ['with other numbers before it', 'Bet365, válido até 14:05. Código: 481207', '481207'],
  ['in Arabic digits', '٤٨١٢٠٧', '481207'],
  ['in full-width digits', '４８１２０７', '481207'],
  ['longer than the code', '4812079999', '481207'],
  ['of ten thousand letters', '<script>'.repeat(1250), ''],
])('reads a paste %s', async (_, pasted, digits) => {
  const screen = await render(<Own />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  await field.fill(pasted);
  await expect.element(field).toHaveValue(digits);
});

test('explains why it is locked, and accepts nothing', async () => {
  const screen = await render(<Own disabledReason="Wait 5 minutes." />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  await expect.element(field).toHaveAccessibleDescription('Wait 5 minutes.');
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('4');
  await expect.element(field).toHaveValue('');
});
