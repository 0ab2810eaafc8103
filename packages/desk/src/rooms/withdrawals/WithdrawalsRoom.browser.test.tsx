import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderRoom } from '../../../test/render-room.tsx';
import { aWithdrawal } from '../../../test/fake-ask.ts';
import { WithdrawalsRoom } from './WithdrawalsRoom.tsx';

beforeEach(() => page.viewport(1280, 900));

const listed = (changes: Partial<typeof aWithdrawal>) => async () => ({ items: [{ ...aWithdrawal, ...changes }], next: null });

test('shows where the money goes and offers only the possible next steps', async () => {
  const moveWithdrawal = vi.fn(async () => {});
  const screen = await renderRoom(WithdrawalsRoom, { moveWithdrawal });
  await expect.element(screen.getByText('ana@mail.example')).toBeVisible();
  await expect.element(screen.getByText('Ana Lima')).toBeVisible();
  expect(screen.getByRole('button', { name: /Approve|Mark as paid|Refund/ }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Take into review' }).click();
  await vi.waitFor(() => expect(moveWithdrawal).toHaveBeenCalledWith({ withdrawalId: 12, to: 'reviewing' }));
});

test('rejects only with a reason', async () => {
  const moveWithdrawal = vi.fn(async () => {});
  const screen = await renderRoom(WithdrawalsRoom, { moveWithdrawal, withdrawals: listed({ state: 'reviewing' }) });
  await screen.getByRole('button', { name: 'Reject' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(' The name differs. ');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await vi.waitFor(() => expect(moveWithdrawal.mock.calls).toEqual([[{ withdrawalId: 12, to: 'rejected', reason: 'The name differs.' }]]));
});

test('asks for confirmation before marking money as paid', async () => {
  const moveWithdrawal = vi.fn(async () => {});
  const screen = await renderRoom(WithdrawalsRoom, { moveWithdrawal, withdrawals: listed({ state: 'approved' }) });
  await screen.getByRole('button', { name: 'Mark as paid' }).click();
  expect(moveWithdrawal).not.toHaveBeenCalled();
  const question = screen.getByRole('alertdialog').or(screen.getByRole('dialog'));
  await expect.element(question.getByText('Was R$ 95.00 sent to Ana Lima?')).toBeVisible();
  await question.getByRole('button', { name: 'Mark as paid' }).click();
  await vi.waitFor(() => expect(moveWithdrawal).toHaveBeenCalledWith({ withdrawalId: 12, to: 'paid' }));
});

test('shows the proof of a case', async () => {
  const canvas = new OffscreenCanvas(30, 20);
  canvas.getContext('2d');
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
  const picture = btoa(String.fromCharCode(...bytes));
  const withdrawals = vi.fn(listed({ state: 'notReceived', received: 0 }));
  const screen = await renderRoom(WithdrawalsRoom, { withdrawals, withdrawalProof: async () => ({ pictures: [picture] }) }, '/?part=cases');
  expect(withdrawals).toHaveBeenLastCalledWith({ part: 'cases', limit: 25 });
  await screen.getByRole('button', { name: 'Look at the proof' }).click();
  const figure = screen.getByRole('figure', { name: 'Picture 1' });
  await expect.poll(() => figure.element().querySelector('canvas')?.width).toBe(30);
});

const anOrder = {
  provider: 'http',
  state: 'ordered',
  attempt: 1,
  asks: 1,
  providerReference: 'b7f2',
  told: null,
  reason: null,
  isOverpaid: false,
  excess: 0,
} as const;

test('allows no manual payment or rejection while a provider may pay, and lets the desk decide the outcome', async () => {
  const actOnPayout = vi.fn(async () => {});
  const screen = await renderRoom(WithdrawalsRoom, { actOnPayout, withdrawals: listed({ state: 'approved', payout: anOrder }) });
  await expect.element(screen.getByText('has accepted it as b7f2', { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: /Mark as paid|Reject|Ask it again/ }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'It was not paid' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It says so');
  await dialog.getByRole('button', { name: 'It was not paid' }).click();
  await vi.waitFor(() => expect(actOnPayout.mock.calls).toEqual([[{ withdrawalId: 12, act: 'failed', reason: 'It says so' }]]));
});

test('shows why a provider did not pay, and all remaining options', async () => {
  const actOnPayout = vi.fn(async () => {});
  const payout = { ...anOrder, state: 'failed', reason: 'The account is closed', isOverpaid: true, excess: 9_500 } as const;
  const screen = await renderRoom(WithdrawalsRoom, { actOnPayout, withdrawals: listed({ state: 'approved', payout, hasProvider: true }) });
  await expect.element(screen.getByText('The account is closed', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('paid more than was owed: R$ 95.00', { exact: false })).toBeVisible();
  for (const name of ['Mark as paid', 'Reject']) await expect.element(screen.getByRole('button', { name })).toBeVisible();
  await screen.getByRole('button', { name: 'Order it again' }).click();
  await vi.waitFor(() => expect(actOnPayout).toHaveBeenCalledWith({ withdrawalId: 12, act: 'order' }));
});

test('retries a silent provider', async () => {
  const actOnPayout = vi.fn(async () => {});
  const payout = { ...anOrder, asks: 3, providerReference: null };
  const screen = await renderRoom(WithdrawalsRoom, { actOnPayout, withdrawals: listed({ state: 'approved', payout }) });
  await screen.getByRole('button', { name: 'Ask it again' }).click();
  await vi.waitFor(() => expect(actOnPayout).toHaveBeenCalledWith({ withdrawalId: 12, act: 'order' }));
});

test('lets the desk record that an overpayment was returned', async () => {
  const actOnPayout = vi.fn(async () => {});
  const payout = { ...anOrder, state: 'paid', isOverpaid: true, excess: 9_500 } as const;
  const screen = await renderRoom(WithdrawalsRoom, { actOnPayout, withdrawals: listed({ state: 'receivedFull', payout }) });
  await screen.getByRole('button', { name: 'The money is back' }).click();
  expect(actOnPayout).not.toHaveBeenCalled();
  const question = screen.getByRole('alertdialog').or(screen.getByRole('dialog'));
  await question.getByRole('button', { name: 'The money is back' }).click();
  await vi.waitFor(() => expect(actOnPayout).toHaveBeenCalledWith({ withdrawalId: 12, act: 'returned' }));
});
