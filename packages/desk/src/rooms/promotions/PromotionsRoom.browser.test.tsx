import type { RewardGrant } from '@livery/contract/control/shapes';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderRoom } from '../../../test/render-room.tsx';
import { allPromotions, anApplication } from '../../../test/fake-ask.ts';
import { PromotionsRoom } from './PromotionsRoom.tsx';

beforeEach(() => page.viewport(1280, 900));

test('approves an application next to its pictures, and counts pending ones', async () => {
  const decideApplication = vi.fn(async () => {});
  const applicationPictures = vi.fn(async () => ({ pictures: [] }));
  const screen = await renderRoom(PromotionsRoom, { decideApplication, applicationPictures });
  await expect.element(screen.getByRole('link', { name: 'Applications 1' })).toBeVisible();
  const one = screen.getByRole('article', { name: 'Show your best win, ana' });
  await expect.element(one.getByText('Look at this.')).toBeVisible();
  await one.getByRole('button', { name: 'Look at 2 pictures' }).click();
  expect(applicationPictures).toHaveBeenCalledWith({ id: 5 });
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await one.getByRole('button', { name: 'Approve' }).click();
  await expect.element(screen.getByText('Approved. ana can claim the reward.')).toBeVisible();
  expect(decideApplication.mock.calls).toEqual([[{ id: 5, decision: 'approve' }]]);
});

test('refuses an application only with a reason', async () => {
  const decideApplication = vi.fn(async () => {});
  const screen = await renderRoom(PromotionsRoom, { decideApplication });
  await screen.getByRole('button', { name: 'Refuse' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Refuse this application' });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(' Not your win. ');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await vi.waitFor(() => expect(decideApplication.mock.calls).toEqual([[{ id: 5, decision: 'reject', reason: 'Not your win.' }]]));
});

test('shows past decisions without any action', async () => {
  const refused = { ...anApplication, state: 'rejected' as const, reason: 'Not your win.', pictures: 0 };
  const applications = vi.fn(async () => ({ items: [refused], next: null }));
  const screen = await renderRoom(PromotionsRoom, { applications });
  await screen.getByRole('combobox', { name: 'State' }).selectOptions('Refused');
  await vi.waitFor(() => expect(applications).toHaveBeenLastCalledWith({ state: 'rejected', limit: 25 }));
  await expect.element(screen.getByText('Refused: Not your win.')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('shows the state of promotions and withdraws one', async () => {
  const switchPromotion = vi.fn(async () => {});
  const screen = await renderRoom(PromotionsRoom, { switchPromotion }, '/?part=activities');
  await expect.element(screen.getByText('Over')).toBeVisible();
  await expect.element(screen.getByRole('switch', { name: 'Carnival' })).not.toBeChecked();
  await screen.getByRole('switch', { name: 'Show your best win' }).click();
  await expect.element(screen.getByText('Show your best win is no longer offered.')).toBeVisible();
  expect(switchPromotion.mock.calls).toEqual([[{ id: 5, isOn: false }]]);
});

test('shows the members of an activity, counted and filtered by state', async () => {
  const answer = { items: [{ memberId: 3, account: 'ana', state: 'applying' as const, since: '2026-11-22T20:00:00.000Z' }], next: '3' };
  const participants = vi.fn(async () => ({ ...answer, counts: { applying: 1, claimed: 30 } }));
  const screen = await renderRoom(PromotionsRoom, { participants }, '/?part=activities');
  await screen.getByRole('link', { name: '3 in Show your best win' }).click();
  await expect.element(screen.getByText('ana', { exact: true })).toBeVisible();
  const states = screen.getByRole('combobox', { name: 'State' });
  expect([...states.element().querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'All states (31)',
    'Applied (1)',
    'Claimed (30)',
  ]);
  await states.selectOptions('Claimed (30)');
  await vi.waitFor(() => expect(participants).toHaveBeenLastCalledWith({ promotion: '5', state: 'claimed', limit: 25 }));
  await screen.getByRole('link', { name: 'Next page' }).click();
  await vi.waitFor(() => expect(participants).toHaveBeenLastCalledWith({ promotion: '5', state: 'claimed', after: '3', limit: 25 }));
  await screen.getByRole('combobox', { name: 'Activity' }).selectOptions('Carnival');
  await vi.waitFor(() => expect(participants).toHaveBeenLastCalledWith({ promotion: '9', limit: 25 }));
  await expect(screen.container).toBeAccessible();
});

test('lists unclaimed rewards, and gives money or tickets once for the values entered', async () => {
  const giveReward = vi.fn<(reward: RewardGrant) => Promise<{ rewardId: number }>>();
  giveReward.mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ rewardId: 7 });
  const screen = await renderRoom(PromotionsRoom, { giveReward }, '/?part=rewards');
  await expect.element(screen.getByText('R$ 12.50')).toBeVisible();
  await expect.element(screen.getByText('Not yet')).toBeVisible();
  await screen.getByRole('button', { name: 'Give a reward' }).click();
  const dialog = screen.getByRole('dialog');
  const give = dialog.getByRole('button', { name: 'Give it' });
  await give.click();
  await expect.element(dialog.getByText('Enter an amount above zero.')).toBeVisible();
  expect(giveReward).not.toHaveBeenCalled();
  await dialog.getByRole('textbox', { name: 'Account' }).fill(' lucas ');
  await dialog.getByRole('textbox', { name: 'Name that the member sees' }).fill('A gift');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('2,50');
  await give.click();
  await vi.waitFor(() => expect(giveReward).toHaveBeenCalledTimes(1));
  await give.click();
  await expect.element(screen.getByText('lucas can claim it now.')).toBeVisible();
  const [[lost], [again]] = giveReward.mock.calls as [[RewardGrant], [RewardGrant]];
  expect(again).toEqual(lost);
  expect(again).toMatchObject({ account: 'lucas', title: 'A gift', prize: { kind: 'cash', amount: 250 } });

  await screen.getByRole('button', { name: 'Give a reward' }).click();
  await dialog.getByRole('textbox', { name: 'Account' }).fill('lucas');
  await dialog.getByRole('textbox', { name: 'Name that the member sees' }).fill('A gift');
  await dialog.getByRole('combobox', { name: 'Type of reward' }).selectOptions('Tickets');
  await dialog.getByRole('combobox', { name: 'Pool' }).selectOptions('Grand raffle');
  await dialog.getByRole('textbox', { name: 'How many' }).fill('3');
  await expect(dialog.element()).toBeAccessible();
  await give.click();
  await vi.waitFor(() => expect(giveReward).toHaveBeenCalledTimes(3));
  const given = giveReward.mock.calls[2]?.[0];
  expect(given?.prize).toEqual({ kind: 'tickets', amount: 3, poolId: 4 });
  expect(given?.idempotencyKey).not.toBe(again.idempotencyKey);
});

test('draws a raffle early after confirmation, and only a raffle', async () => {
  const settleRaffle = vi.fn(async () => ({ winners: 9 }));
  const screen = await renderRoom(PromotionsRoom, { settleRaffle }, '/?part=pools');
  await screen.getByRole('button', { name: 'Draw it now' }).click();
  expect(settleRaffle).not.toHaveBeenCalled();
  const question = screen.getByRole('alertdialog').or(screen.getByRole('dialog'));
  await expect.element(question.getByText(/9 tickets take part/)).toBeVisible();
  await question.getByRole('button', { name: 'Draw it now' }).click();
  await expect.element(screen.getByText('Grand raffle is drawn: 9 prizes wait for the winners.')).toBeVisible();
  expect(settleRaffle.mock.calls).toEqual([[{ id: 4 }]]);
});

test('does not offer a raffle that is already drawn', async () => {
  const pools = allPromotions.pools.map((pool) => ({
    ...pool,
    raffle: pool.raffle === null ? null : { ...pool.raffle, settledAt: '2026-11-22T20:00:00.000Z', winners: 9 },
  }));
  const screen = await renderRoom(PromotionsRoom, { promotions: async () => ({ ...allPromotions, pools }) }, '/?part=pools');
  await expect.element(screen.getByText('9 won')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Draw it now' }).elements()).toEqual([]);
});
