import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

const quick = { label: 'Quick amounts', amounts: ['20.00', '50.00'] };

function Own(props: Partial<MoneyFieldProps>) {
  const [value, setValue] = useState('');
  return <MoneyField label="Amount" symbol="R$" tidy={(text) => `${text}.00`} value={value} onChange={setValue} quick={quick} {...props} />;
}

test('keeps the text while typing, and formats it on blur', async () => {
  const screen = await render(<Own />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await expect.element(field).toHaveAttribute('inputmode', 'decimal');
  await field.click();
  await userEvent.keyboard('75');
  await expect.element(field).toHaveValue('75');
  await userEvent.tab();
  await expect.element(field).toHaveValue('75.00');
});

test('keeps the text while a dialog covers the field, and formats it on a later blur', async () => {
  const screen = await render(
    <>
      <Own />
      <dialog>
        <button>Log in</button>
      </dialog>
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await field.click();
  await userEvent.keyboard('75');
  const dialog = screen.container.querySelector('dialog') as HTMLDialogElement;
  dialog.showModal();
  await expect.element(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
  await expect.element(field).toHaveValue('75');
  dialog.close();
  await expect.element(field).toHaveFocus();
  await userEvent.tab();
  await expect.element(field).toHaveValue('75.00');
});

test('accepts a quick amount with one press and shows which one is selected', async () => {
  const screen = await render(<Own />);
  const fifty = screen.getByRole('group', { name: 'Quick amounts' }).getByRole('button', { name: 'R$ 50.00' });
  await fifty.click();
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('50.00');
  await expect.element(fifty).toHaveAttribute('aria-pressed', 'true');
});

test('offers no quick amount while locked', async () => {
  const screen = await render(<Own disabledReason="On its way." />);
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription('On its way.');
  expect(screen.getByRole('button').elements()).toEqual([]);
});
