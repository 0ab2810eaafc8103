import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField } from './DateField.tsx';

function Own({ onChange }: { onChange: (date: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <DateField
      label="From"
      value={value}
      onChange={(date) => {
        setValue(date);
        onChange(date);
      }}
    />
  );
}

test('returns a day as year, month and day in any typed order, and nothing when it is emptied', async () => {
  const onChange = vi.fn<(date: string) => void>();
  const screen = await render(<Own onChange={onChange} />);
  const field = screen.getByLabelText('From');
  await userEvent.fill(field, '2026-01-15');
  await expect.element(field).toHaveValue('2026-01-15');
  await userEvent.fill(field, '');
  await expect.element(field).toHaveValue('');
  expect(onChange.mock.calls).toEqual([['2026-01-15'], ['']]);
});

test('passes its limits to the browser, and shows its error and why it is disabled', async () => {
  const screen = await render(<DateField label="From" min="2026-01-01" value="2025-12-31" onChange={() => undefined} error="Too early." />);
  const field = screen.getByLabelText('From');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining('Too early.'));
  expect((field.element() as HTMLInputElement).validity.rangeUnderflow).toBe(true);
  await screen.rerender(<DateField label="From" value="" onChange={() => undefined} disabledReason="Choose a period first." />);
  await expect.element(field).toBeDisabled();
  await expect.element(field).toHaveAccessibleDescription('Choose a period first.');
});
