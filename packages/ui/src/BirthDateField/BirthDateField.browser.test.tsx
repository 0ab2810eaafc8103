import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BirthDateField, type DatePart } from './BirthDateField.tsx';

const labels = { day: 'Day', month: 'Month', year: 'Year' };

function Own({ order = ['day', 'month', 'year'] }: { order?: readonly DatePart[] }) {
  const [value, setValue] = useState({ day: '', month: '', year: '' });
  return <BirthDateField label="Date of birth" order={order} labels={labels} value={value} onChange={setValue} error="No such day." />;
}

const valuesOf = (container: Element) => [...container.querySelectorAll('input')].map(({ value }) => value);

test('is a named group of three short fields, each with its autofill hint', async () => {
  const screen = await render(<Own />);
  const group = screen.getByRole('group', { name: 'Date of birth' });
  await expect.element(group.getByRole('textbox', { name: 'Year' })).toHaveAttribute('autocomplete', 'bday-year');
  await expect.element(group.getByRole('textbox', { name: 'Day' })).toHaveAccessibleDescription('No such day.');
  await group.getByRole('textbox', { name: 'Day' }).click();
  await userEvent.keyboard('1a7{Tab}٠٥{Tab}19910');
  expect(valuesOf(screen.container)).toEqual(['17', '05', '1991']);
});

test.each([
  ['a date with the year first', '1991-05-17', ['17', '05', '1991']],
  ['a date in the order of the field', ' 17/5/1991 ', ['17', '5', '1991']],
  ['no date in a month’s name', 'May', ['', '', '']],
])('reads text pasted into any part: %s', async (_, text, parts) => {
  const screen = await render(<Own />);
  const field = screen.getByRole('textbox', { name: 'Month' }).element();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(() => valuesOf(screen.container)).toEqual(parts);
});
