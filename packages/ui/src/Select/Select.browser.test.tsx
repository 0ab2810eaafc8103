import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Select } from './Select.tsx';

const options = [
  { value: 'pix', label: 'Pix' },
  { value: 'card', label: 'Card' },
];

function Own({ onChange = () => undefined }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <Select
      label="Way to pay"
      placeholder="Choose one"
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test('shows its placeholder until a choice by pointer or keyboard, and never offers it', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(<Own onChange={onChange} />);
  const select = screen.getByRole('combobox', { name: 'Way to pay' });
  await expect.element(select).toHaveDisplayValue('Choose one');
  expect(screen.getByRole('option', { name: 'Choose one' }).elements()).toEqual([]);
  await userEvent.selectOptions(select, 'Card');
  await expect.element(select).toHaveDisplayValue('Card');
  (select.element() as HTMLElement).focus();
  await userEvent.keyboard('p');
  await expect.element(select).toHaveDisplayValue('Pix');
  expect(onChange.mock.calls).toEqual([['card'], ['pix']]);
});

test('shows its hint, its error or why it is disabled, and keeps a label hidden from view', async () => {
  const screen = await render(<Select label="Way to pay" hint="Pix is quickest." error="Choose a way." options={options} />);
  const select = screen.getByRole('combobox', { name: 'Way to pay' });
  await expect.element(select).toBeInvalid();
  await expect.element(select).toHaveAccessibleDescription(expect.stringContaining('Choose a way.'));
  await screen.rerender(<Select label="Way to pay" disabledReason="Log in first." options={options} />);
  await expect.element(select).toBeDisabled();
  await expect.element(select).toHaveAccessibleDescription('Log in first.');
  await screen.rerender(<Select label="Way to pay" labelHidden options={options} />);
  await expect.element(select).toBeVisible();
  expect(screen.getByText('Way to pay').element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
});
