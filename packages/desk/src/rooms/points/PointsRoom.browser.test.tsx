import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderRoom } from '../../../test/render-room.tsx';
import { PointsRoom } from './PointsRoom.tsx';

beforeEach(() => page.viewport(1280, 900));

test('approves a redemption with a note to the member, and shows where to send it', async () => {
  const decideRedemption = vi.fn(async () => {});
  const screen = await renderRoom(PointsRoom, { decideRedemption });
  const one = screen.getByRole('article', { name: 'Lucky seven mug, ana' });
  await expect.element(one.getByText('Goods to send · 2 pieces · 4,800 points')).toBeVisible();
  await expect.element(one.getByText('50000-000 Recife')).toBeVisible();
  await one.getByRole('button', { name: 'Approve' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Approve this redemption' });
  await dialog.getByRole('textbox', { name: 'Remark' }).fill(' Parcel BR1 ');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.element(screen.getByText('Approved: ana is told.')).toBeVisible();
  expect(decideRedemption.mock.calls).toEqual([[{ id: 8, decision: 'approve', remark: 'Parcel BR1' }]]);
});

test('rejects one only with a remark', async () => {
  const decideRedemption = vi.fn(async () => {});
  const screen = await renderRoom(PointsRoom, { decideRedemption });
  await screen.getByRole('button', { name: 'Reject' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Reject this redemption' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('None left.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await vi.waitFor(() => expect(decideRedemption.mock.calls).toEqual([[{ id: 8, decision: 'reject', remark: 'None left.' }]]));
});

test('changes the price and stock of an item, and withdraws it from sale', async () => {
  const changeGood = vi.fn(async () => {});
  const screen = await renderRoom(PointsRoom, { changeGood }, '/?part=goods');
  await screen.getByRole('button', { name: 'Change: Lucky seven mug' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Points for one piece' }).fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Enter a whole number above zero.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Points for one piece' }).fill('2500');
  await dialog.getByRole('textbox', { name: 'Pieces in stock' }).fill('40');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Lucky seven mug is changed.')).toBeVisible();
  await screen.getByRole('switch', { name: 'Lucky seven mug' }).click();
  await expect.element(screen.getByText('Lucky seven mug is no longer offered.')).toBeVisible();
  expect(changeGood.mock.calls).toEqual([
    [{ id: 3, points: 2_500, stock: 40, isOn: true }],
    [{ id: 3, points: 2_400, stock: 12, isOn: false }],
  ]);
});
