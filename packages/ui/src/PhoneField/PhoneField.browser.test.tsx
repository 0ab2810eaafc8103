import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhoneField } from './PhoneField.tsx';

const countries = [
  { code: 'BR', dialling: '55', name: 'Brazil', longest: 11 },
  { code: 'AI', dialling: '1', name: 'Anguilla', longest: 10, prefixes: ['264'] },
  { code: 'CA', dialling: '1', name: 'Canada', longest: 10 },
  { code: 'US', dialling: '1', name: 'United States', longest: 10, isMain: true },
  { code: 'GG', dialling: '44', name: 'Guernsey', longest: 10, prefixes: ['1481', '7781'] },
  { code: 'GB', dialling: '44', name: 'United Kingdom', longest: 10, isMain: true },
  { code: 'RU', dialling: '7', name: 'Russia', longest: 10, isMain: true },
  { code: 'KZ', dialling: '7', name: 'Kazakhstan', longest: 10, prefixes: ['7'] },
  { code: 'VA', dialling: '39', name: 'Vatican City', longest: 10, prefixes: ['06698'] },
  { code: 'IT', dialling: '39', name: 'Italy', longest: 10, isMain: true },
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
  ['a country not offered', 'BR', '+49 30 1234', 'BR', '+49301234'],
  ['the main country of a code', 'BR', '+1 202 555 0123', 'US', '2025550123'],
  ['the main country, not the first one', 'BR', '+44 7911 123456', 'GB', '7911123456'],
  ['Russia, not Kazakhstan', 'BR', '+7 912 345-67-89', 'RU', '9123456789'],
  ['Italy, not the Vatican', 'BR', '+39 06 1234 5678', 'IT', '0612345678'],
  ['the country in the number itself', 'US', '+1 264 555 0123', 'AI', '2645550123'],
  ['marks before the plus', 'US', '\u202A+55 11 98765-4321\u202C', 'BR', '11987654321'],
  ['isolates before the plus', 'US', '\u2068+55 11 98765-4321\u2069', 'BR', '11987654321'],
  ['an override before the plus', 'BR', '\u202D+5511987654321\u202C', 'BR', '11987654321'],
  ['a direction before the plus', 'BR', '\u200E+55 11 98765-4321', 'BR', '11987654321'],
  ['a plus in brackets', 'BR', '(+55) 11 98765-4321', 'BR', '11987654321'],
  ['an address of a call', 'BR', 'tel:+5511987654321', 'BR', '11987654321'],
  ['a label before the plus', 'US', 'Cel.: ＋55 11 98765-4321', 'BR', '11987654321'],
  ['a quote before the plus', 'US', "'+5511987654321'", 'BR', '11987654321'],
  ["the chosen country's own code without a plus", 'BR', '5511987654321', 'BR', '11987654321'],
  ['one digit too many after the area 55', 'BR', '559876543210', 'BR', '559876543210'],
  ['Arabic digits', 'BR', '١١٩٨٧', 'BR', '11987'],
  ['no number at all', 'BR', '📱 <b>call me</b>', 'BR', ''],
])('reads %s', async (_, start, pasted, country, number) => {
  const screen = await render(<Own country={start} />);
  const field = screen.getByRole('textbox', { name: 'Mobile number' });
  await field.fill(pasted);
  await expect.element(field).toHaveValue(number);
  await expect.element(screen.getByRole('combobox', { name: 'Country' })).toHaveValue(country);
});

test.each([
  ['+12025550123', 'US', '2025550123'],
  ['+5511987654321', 'BR', '11987654321'],
  ['+447911123456', 'GB', '7911123456'],
  ['+12645550123', 'AI', '2645550123'],
  ['00447911123456', 'GB', '7911123456'],
  ['5511987654321', 'BR', '11987654321'],
  ['+999', 'BR', '+999'],
])('reads %s typed key by key', async (keys, country, number) => {
  const screen = await render(<Own />);
  const field = screen.getByRole('textbox', { name: 'Mobile number' });
  await field.click();
  await userEvent.keyboard(keys);
  await expect.element(field).toHaveValue(number);
  await expect.element(screen.getByRole('combobox', { name: 'Country' })).toHaveValue(country);
});

test('choosing a country after the number removes its own code', async () => {
  const screen = await render(<Own />);
  const field = screen.getByRole('textbox', { name: 'Mobile number' });
  await field.fill('12025550123');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'US');
  await expect.element(field).toHaveValue('2025550123');
});

test('keeps the caret in place while typing', async () => {
  const screen = await render(<Own />);
  const field = screen.getByRole('textbox', { name: 'Mobile number' });
  await field.fill('11987654321');
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight} 5-6');
  await expect.element(field).toHaveValue('1156987654321');
});

test('allows choosing the country before the number by keyboard', async () => {
  const screen = await render(<Own />);
  await userEvent.tab();
  await expect.element(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'JM');
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  await expect.element(screen.getByText('+1876', { exact: true })).toBeVisible();
});
