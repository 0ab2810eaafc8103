import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderRoom, settled } from '../../../test/render-room.tsx';
import { aDeposit } from '../../../test/fake-ask.ts';
import { DepositsRoom } from './DepositsRoom.tsx';

beforeEach(() => page.viewport(1280, 900));

const details = 'Details of R$ 20.00 by ana';
const inReview = async () => ({ items: [{ ...aDeposit, state: 'review' as const, paidAmount: 1_500, paidUnit: 'BRL' }], next: null });

test('shows the provider’s report, and credits the amount actually paid', async () => {
  const settleDeposit = vi.fn(async () => {});
  const deposits = vi.fn(inReview);
  const screen = await renderRoom(DepositsRoom, { settleDeposit, deposits });
  await screen.getByRole('button', { name: details }).click();
  const dialog = screen.getByRole('dialog', { name: 'R$ 20.00 by ana' });
  await expect.element(dialog.getByText('Paid: R$ 15.00')).toBeVisible();
  await settled();
  await expect(dialog.element()).toBeAccessible();
  await dialog.getByRole('button', { name: 'Credit R$ 15.00' }).click();
  await expect.element(screen.getByText('The payment is in the balance of ana.')).toBeVisible();
  expect(settleDeposit).toHaveBeenCalledExactlyOnceWith({ id: aDeposit.id, verdict: 'credit' });
  await vi.waitFor(() => expect(deposits).toHaveBeenCalledTimes(2));
});

test('refuses only with a reason', async () => {
  const settleDeposit = vi.fn(async () => {});
  const screen = await renderRoom(DepositsRoom, { settleDeposit, deposits: inReview });
  await screen.getByRole('button', { name: details }).click();
  const reason = screen.getByRole('textbox', { name: 'Reason for the refusal' });
  await screen.getByRole('button', { name: 'Refuse' }).click();
  await expect.element(reason).toHaveAccessibleDescription(/Enter a reason, in a few words\./);
  expect(settleDeposit).not.toHaveBeenCalled();
  await reason.fill(' Paid by somebody else ');
  await screen.getByRole('button', { name: 'Refuse' }).click();
  await expect.element(screen.getByText('The deposit of ana is refused.')).toBeVisible();
  expect(settleDeposit).toHaveBeenCalledExactlyOnceWith({ id: aDeposit.id, verdict: 'refuse', reason: 'Paid by somebody else' });
});

test('neither credits a payment in another currency nor settles a deposit outside review', async () => {
  const foreign = { ...aDeposit, state: 'review' as const, paidAmount: 1_500, paidUnit: 'USD' };
  const screen = await renderRoom(DepositsRoom, { deposits: async () => ({ items: [foreign], next: null }) });
  await screen.getByRole('button', { name: details }).click();
  await expect.element(screen.getByText(/It was paid in USD/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Credit/ }).elements()).toEqual([]);
  await screen.unmount();
  const other = await renderRoom(DepositsRoom);
  await other.getByRole('button', { name: details }).click();
  await expect.element(other.getByRole('dialog')).toBeVisible();
  expect(other.getByRole('button', { name: 'Refuse' }).elements()).toEqual([]);
});

test('searches deposits by account and state, and pages by key', async () => {
  const deposits = vi.fn(async () => ({ items: [aDeposit], next: 'key-2' }));
  const screen = await renderRoom(DepositsRoom, { deposits });
  await screen.getByRole('searchbox').fill('an');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('combobox', { name: 'State' }).selectOptions('In review');
  await screen.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => deposits.mock.lastCall).toEqual([{ search: 'an', state: 'review', after: 'key-2', limit: 25 }]);
});
