import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MaskedField } from './MaskedField.tsx';

function Own({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MaskedField label="CPF" mask="000.000.000-00" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

async function open(start?: string) {
  const screen = await render(<Own {...(start === undefined ? {} : { start })} />);
  const field = screen.getByRole('textbox', { name: 'CPF' });
  const input = field.element() as HTMLInputElement;
  return { field, input, digits: screen.getByRole('status'), at: (place: number) => input.setSelectionRange(place, place) };
}

test('groups digits while they are typed, and gives the digits alone', async () => {
  const { field, digits, input } = await open();
  await field.click();
  await userEvent.keyboard('529');
  await expect.element(field).toHaveValue('529');
  await userEvent.keyboard('9822472');
  await expect.element(field).toHaveValue('529.982.247-2');
  await userEvent.keyboard('x5');
  await expect.element(field).toHaveValue('529.982.247-25');
  await expect.element(digits).toHaveTextContent('52998224725');
  expect(input.selectionStart).toBe(14);
});

test.each([
  ['529.982.247-25', '529.982.247-25'],
  [' CPF: 529.982.247–25 ', '529.982.247-25'],
  ['52998224725', '529.982.247-25'],
  ['٥٢٩٩٨٢', '529.982'],
  ['5299822472599', '529.982.247-25'],
  ['none', ''],
])('reads a pasted %j', async (pasted, shown) => {
  const { field } = await open();
  await field.fill(pasted);
  await expect.element(field).toHaveValue(shown);
});

test('keeps the caret by the digit that was typed or deleted in the middle', async () => {
  const { field, input, at } = await open('52998224725');
  await field.click();
  at(5);
  await userEvent.keyboard('{Backspace}');
  await expect.element(field).toHaveValue('529.822.472-5');
  expect(input.selectionStart).toBe(3);
  at(4);
  await userEvent.keyboard('9');
  await expect.element(field).toHaveValue('529.982.247-25');
  expect(input.selectionStart).toBe(5);
});

test('lets Backspace and Delete skip a separator', async () => {
  const { field, input, at } = await open('529982');
  await field.click();
  at(4);
  await userEvent.keyboard('{Backspace}');
  expect(input.selectionStart).toBe(3);
  await userEvent.keyboard('{Backspace}');
  await expect.element(field).toHaveValue('529.82');
  at(3);
  await userEvent.keyboard('{Delete}');
  expect(input.selectionStart).toBe(4);
  await userEvent.keyboard('{Delete}');
  await expect.element(field).toHaveValue('529.2');
});
