import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlError } from '#api/control-error.ts';
import { renderRoom, settled } from '../../../test/render-room.tsx';
import { aMember } from '../../../test/fake-ask.ts';
import { MembersRoom } from './MembersRoom.tsx';

beforeEach(() => page.viewport(1280, 900));

test('closes an account only after a second press', async () => {
  const changeMemberState = vi.fn(async () => {});
  const screen = await renderRoom(MembersRoom, { changeMemberState });
  await screen.getByRole('button', { name: 'Actions for ana' }).click();
  await screen.getByRole('menuitem', { name: 'Close the account' }).click();
  expect(changeMemberState).not.toHaveBeenCalled();
  await screen.getByRole('dialog', { name: 'Close ana?' }).getByRole('button', { name: 'Close the account' }).click();
  await expect.element(screen.getByText('ana is closed.')).toBeVisible();
  expect(changeMemberState).toHaveBeenCalledExactlyOnceWith({ account: 'ana', state: 'closed' });
});

test('lifts a withdrawal hold after a second press, if there is one', async () => {
  const releaseWithdrawals = vi.fn(async () => ({ ended: 1 }));
  const items = [
    { ...aMember, heldUntil: '2026-11-28T15:30:00.000Z' },
    { ...aMember, account: 'bea' },
  ];
  const screen = await renderRoom(MembersRoom, { releaseWithdrawals, members: async () => ({ items, next: null }) });
  await expect.element(screen.getByText(/withdrawals held until/)).toBeVisible();
  await screen.getByRole('button', { name: 'Actions for bea' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'End all sessions' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'End the hold on withdrawals' }).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Actions for ana' }).click();
  await screen.getByRole('menuitem', { name: 'End the hold on withdrawals' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Let ana withdraw again?' });
  expect(releaseWithdrawals).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'End the hold on withdrawals' }).click();
  await expect.element(screen.getByText('ana can withdraw again.')).toBeVisible();
  expect(releaseWithdrawals).toHaveBeenCalledExactlyOnceWith({ account: 'ana' });
});

test('offers to reopen a closed account', async () => {
  const changeMemberState = vi.fn(async () => {});
  const screen = await renderRoom(MembersRoom, {
    changeMemberState,
    members: async () => ({ items: [{ ...aMember, state: 'closed' }], next: null }),
  });
  await screen.getByRole('button', { name: 'Actions for ana' }).click();
  await screen.getByRole('menuitem', { name: 'Open the account again' }).click();
  await expect.element(screen.getByText('ana is open again.')).toBeVisible();
  expect(changeMemberState).toHaveBeenCalledExactlyOnceWith({ account: 'ana', state: 'active' });
});

test('books an amount once over repeated presses, and keeps it after a refusal', async () => {
  const grant = vi
    .fn<(grant: { amount: number; idempotencyKey?: string }) => Promise<{ balance: number }>>(async () => ({
      balance: 0,
    }))
    .mockRejectedValueOnce(new ControlError('NETWORK'));
  const screen = await renderRoom(MembersRoom, { grant });
  await screen.getByRole('button', { name: 'Actions for ana' }).click();
  await screen.getByRole('menuitem', { name: 'Give or take balance' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Balance of ana' });
  await settled();
  await expect(dialog.element()).toBeAccessible();
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.fill('ten');
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await expect.element(amount).toHaveAccessibleDescription('Enter an amount above zero.');
  await amount.fill('12.5');
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await expect.element(screen.getByText('The gateway does not answer. Check that it is running.')).toBeInTheDocument();
  await expect.element(amount).toHaveValue('12.5');
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await expect.element(screen.getByText('The balance of ana has changed.')).toBeVisible();
  const [first, second] = grant.mock.calls.map(([sent]) => sent);
  expect(first).toMatchObject({ account: 'ana', amount: 1_250 });
  expect(second).toEqual(first);
});

test('gives a bonus with its rollover and expiry once, and keeps the input after a refusal', async () => {
  const grantBonus = vi
    .fn<(order: object) => Promise<{ bonusId: number }>>(async () => ({ bonusId: 1 }))
    .mockRejectedValueOnce(new ControlError('NETWORK'));
  const screen = await renderRoom(MembersRoom, { grantBonus });
  await screen.getByRole('button', { name: 'Actions for ana' }).click();
  await screen.getByRole('menuitem', { name: 'Give a bonus' }).click();
  const dialog = screen.getByRole('dialog', { name: 'A bonus for ana' });
  await settled();
  await expect(dialog.element()).toBeAccessible();
  const give = dialog.getByRole('button', { name: 'Give it' });
  await dialog.getByRole('textbox', { name: 'Rollover' }).fill('0');
  await give.click();
  await expect.element(dialog.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  expect(grantBonus).not.toHaveBeenCalled();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await dialog.getByRole('textbox', { name: 'Rollover' }).fill('4');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A birthday');
  await give.click();
  await expect.element(screen.getByText('The gateway does not answer. Check that it is running.')).toBeInTheDocument();
  await give.click();
  await expect.element(screen.getByText('ana has a bonus.')).toBeVisible();
  const [first, second] = grantBonus.mock.calls.map(([sent]) => sent);
  expect(first).toMatchObject({ account: 'ana', amount: 1_250, rollover: 4, days: 7, reason: 'A birthday' });
  expect(second).toEqual(first);
});

test('searches members by name and state, and pages by key', async () => {
  const members = vi.fn(async () => ({ items: [aMember], next: 'key-2' }));
  const screen = await renderRoom(MembersRoom, { members });
  await screen.getByRole('searchbox').fill('an');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('combobox', { name: 'State' }).selectOptions('Closed');
  await vi.waitFor(() => expect(members).toHaveBeenLastCalledWith({ search: 'an', state: 'closed', limit: 25 }));
  await screen.getByRole('link', { name: 'Next page' }).click();
  await vi.waitFor(() => expect(members).toHaveBeenLastCalledWith({ search: 'an', state: 'closed', after: 'key-2', limit: 25 }));
  await screen.getByRole('link', { name: 'First page' }).click();
  await vi.waitFor(() => expect(members).toHaveBeenLastCalledWith({ search: 'an', state: 'closed', limit: 25 }));
});
