import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhoneField } from './PhoneField.tsx';

const countries = [
  { code: 'BR', dialling: '55', name: 'Brazil' },
  { code: 'US', dialling: '1', name: 'United States' },
  { code: 'CA', dialling: '1', name: 'Canada' },
  { code: 'JM', dialling: '1876', name: 'Jamaica' },
];

function Own({ country = 'BR' }: { country?: string }) {
  const [value, setValue] = useState({ country, number: '' });
  return <PhoneField label="Mobile number" countries={countries} countryLabel="Country" value={value} onChange={setValue} />;
}

test.each([
  ['a number of the chosen country', 'BR', '(11) 98765-4321', 'BR', '11987654321'],
  ['a number with its country', 'US', '+55 11 98765-4321', 'BR', '11987654321'],
  ['a number with two zeros', 'US', '0055 11 98765 4321', 'BR', '11987654321'],
  ['a code that two countries share, for the chosen one', 'CA', '+1 416 555 0123', 'CA', '4165550123'],
  ['the longest code that fits', 'CA', '+1 876 555 0123', 'JM', '5550123'],
  ['a country that is not offered', 'BR', '+49 30 1234', 'BR', '49301234'],
  ['Arabic digits', 'BR', '١١٩٨٧', 'BR', '11987'],
  ['no number at all', 'BR', '📱 <b>call me</b>', 'BR', ''],
])('reads %s', async (_, start, pasted, country, number) => {
  const screen = await render(<Own country={start} />);
  const field = screen.getByRole('textbox', { name: 'Mobile number' });
  await field.fill(pasted);
  await expect.element(field).toHaveValue(number);
  await expect.element(screen.getByRole('combobox', { name: 'Country' })).toHaveValue(country);
});

test('lets the keys choose the country before the number', async () => {
  const screen = await render(<Own />);
  await userEvent.tab();
  await expect.element(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'JM');
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  await expect.element(screen.getByText('+1876', { exact: true })).toBeVisible();
});
