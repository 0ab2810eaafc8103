import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioCards } from './RadioCards.tsx';

const options = [
  { value: 'pix', label: 'PIX', description: 'At once' },
  { value: 'card', label: 'Card', description: 'At once', disabledReason: 'Back tomorrow' },
  { value: 'bank', label: 'Bank transfer', description: 'A working day' },
];

function Own() {
  const [value, setValue] = useState('');
  return <RadioCards label="Way to pay" name="method" options={options} value={value} onChange={setValue} error="Choose one." required />;
}

test('is a radio group with described options, and the arrow keys skip a disabled one', async () => {
  const screen = await render(<Own />);
  const group = screen.getByRole('radiogroup', { name: 'Way to pay' });
  await expect.element(group).toHaveAccessibleDescription('Choose one.');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group.getByRole('radio', { name: 'Card' })).toHaveAccessibleDescription('Back tomorrow');
  await expect.element(group.getByRole('radio', { name: 'Card' })).toBeDisabled();
  await group.getByText('A working day').click();
  await expect.element(group.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(group.getByRole('radio', { name: 'PIX' })).toBeChecked();
});
