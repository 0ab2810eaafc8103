import { expect, test, vi } from 'vitest';
import { ControlError } from '#api/control-error.ts';
import { renderRoom, settled } from '../../../test/render-room.tsx';
import { aRule } from '../../../test/fake-ask.ts';
import { RegistrationRoom } from './RegistrationRoom.tsx';

test('keeps a pattern that RE2 rejects in its field, explains why, and saves the next one', async () => {
  const changeRule = vi
    .fn<() => Promise<void>>(async () => {})
    .mockRejectedValueOnce(new ControlError('INVALID_REQUEST', { fields: { '/acceptedPattern': 'pattern' } }));
  const screen = await renderRoom(RegistrationRoom, { changeRule });
  await screen.getByRole('button', { name: 'Edit email' }).click();
  const pattern = screen.getByRole('textbox', { name: 'Accepted pattern' });
  await pattern.fill('(?=.*a).*');
  await screen.getByRole('button', { name: 'Save the rule' }).click();
  await expect.element(pattern).toHaveAccessibleDescription(/RE2 cannot use this pattern/);
  await expect.element(pattern).toHaveValue('(?=.*a).*');
  await settled();
  await expect(screen.getByRole('dialog').element()).toBeAccessible();

  await pattern.fill('^a');
  await screen.getByRole('checkbox', { name: 'A registration needs it' }).click();
  await screen.getByRole('button', { name: 'Save the rule' }).click();
  await expect.element(screen.getByText('The rule of email is saved.')).toBeVisible();
  expect(changeRule).toHaveBeenLastCalledWith({ ...aRule, acceptedPattern: '^a', required: true });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('does not send lengths that are not numbers', async () => {
  const changeRule = vi.fn(async () => {});
  const screen = await renderRoom(RegistrationRoom, { changeRule });
  await screen.getByRole('button', { name: 'Edit email' }).click();
  await screen.getByRole('textbox', { name: 'Longest' }).fill('many');
  await screen.getByRole('button', { name: 'Save the rule' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Longest' })).toHaveAccessibleDescription('Enter a whole number up to 10000.');
  expect(changeRule).not.toHaveBeenCalled();
});

test('moves a field by one place', async () => {
  const orderRules = vi.fn(async () => {});
  const screen = await renderRoom(RegistrationRoom, { orderRules });
  await screen.getByRole('button', { name: 'Move username up' }).click();
  expect(orderRules).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Move email up' }).click();
  await expect.element(screen.getByText('email has moved.')).toBeVisible();
  expect(orderRules).toHaveBeenCalledExactlyOnceWith({ fields: ['email', 'username'] });
});
