import type { RouteName } from '@livery/contract/routes';
import { shapes } from '@livery/contract/shapes';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import type { ApiClient } from '#api/client.ts';
import { acted } from '#features/agent-contracts/agent-contracts.commands.ts';
import { agentContracts } from '#features/agent-contracts/index.ts';
import { agentRecruiting } from '#features/agent-recruiting/index.ts';
import { accountSubmitted, linkSubmitted, passwordRequested } from '#features/agent-recruiting/agent-recruiting.commands.ts';
import { bonuses } from '#features/bonuses/index.ts';
import { forfeitConfirmed } from '#features/bonuses/bonuses.commands.ts';
import { deposit } from '#features/deposit/index.ts';
import { depositSubmitted } from '#features/deposit/deposit.slice.ts';
import { lotteryDesk } from '#features/lottery-desk/index.ts';
import { cancellationConfirmed as ticketCancelled, placeSubmitted } from '#features/lottery-desk/lottery-desk.slice.ts';
import { missions } from '#features/missions/index.ts';
import { missionClaimed } from '#features/missions/missions.commands.ts';
import { points } from '#features/points/index.ts';
import { convertSubmitted, redeemSubmitted } from '#features/points/points.slice.ts';
import { rebate } from '#features/rebate/index.ts';
import { rebateClaimed } from '#features/rebate/rebate.commands.ts';
import { rewards } from '#features/rewards/index.ts';
import { promotionClaimed } from '#features/rewards/promotions/promotions.slice.ts';
import { openingStarted, rewardClaimed } from '#features/rewards/rewards.slice.ts';
import { transfer } from '#features/transfer/index.ts';
import { downlineTransferSubmitted } from '#features/transfer/downline.slice.ts';
import { uplineTransferSubmitted } from '#features/transfer/upline.slice.ts';
import { recallSubmitted, transferSubmitted } from '#features/transfer/wallets.slice.ts';
import { vip } from '#features/vip/index.ts';
import { levelClaimed } from '#features/vip/vip.commands.ts';
import { withdrawal } from '#features/withdrawal/index.ts';
import { cancellationConfirmed, withdrawalSubmitted } from '#features/withdrawal/withdrawal.slice.ts';
import type { MoneyCall } from '#shared/money/money-command.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import type { Feature } from '#shared/ports/feature.ts';
import { loggedIn, loggedOut } from '#shared/store/events.ts';
import { createAppStore, type AppStore } from '#shared/store/store.ts';
import { aBrand, aMember, memoryCookies, memoryStore, memoryTabs, quietPage, recordedNavigation } from '#testing/test-world.ts';

const paymentPassword = '135790';

const offer = { kind: 'player' as const, rates: [] };

/** Every call of the contract with an idempotency key, with its feature and the command of its button. */
const calls: Record<MoneyCall, { feature: Feature; command: Parameters<AppStore['dispatch']>[0]; target?: string | number }> = {
  walletTransfer: { feature: transfer, command: transferSubmitted({ direction: 'in', vendor: 'PG', amount: 100 }) },
  recallWallets: { feature: transfer, command: recallSubmitted({}) },
  transferToUpline: { feature: transfer, command: uplineTransferSubmitted({ receiver: 3, amount: 100, paymentPassword }) },
  transferToDownline: { feature: transfer, command: downlineTransferSubmitted({ receiver: 3, amount: 100, paymentPassword }) },
  requestWithdrawal: { feature: withdrawal, command: withdrawalSubmitted({ accountId: 3, amount: 100, paymentPassword }) },
  cancelWithdrawal: { feature: withdrawal, command: cancellationConfirmed({ withdrawalId: 12 }), target: 12 },
  openDeposit: { feature: deposit, command: depositSubmitted({ method: 'pix', amount: 100 }) },
  claimMission: { feature: missions, command: missionClaimed({ id: 'spins', periodStart: '2026-11-23' }), target: 'spins' },
  claimRaffle: { feature: rewards, command: rewardClaimed({ rewardId: 7 }), target: 7 },
  openPrize: { feature: rewards, command: openingStarted({ ticketId: 21, choice: 1 }), target: 21 },
  claimPromotion: { feature: rewards, command: promotionClaimed({ promotionId: 1 }), target: 1 },
  claimVipReward: { feature: vip, command: levelClaimed({ level: 2 }), target: 2 },
  claimRebate: { feature: rebate, command: rebateClaimed({}) },
  forfeitBonus: { feature: bonuses, command: forfeitConfirmed({ id: 7 }), target: 7 },
  redeemReward: { feature: points, command: redeemSubmitted({ goodId: 1, quantity: 1, points: 100, paymentPassword }) },
  addDownline: { feature: agentRecruiting, command: accountSubmitted({ username: 'maria77', nickname: 'Maria', ...offer }) },
  renewFirstPassword: { feature: agentRecruiting, command: passwordRequested({ memberId: 7 }), target: 7 },
  addInvitationLink: { feature: agentRecruiting, command: linkSubmitted({ note: '', expiresOn: null, cap: null, ...offer }) },
  dividendContract: { feature: agentContracts, command: acted.dividend({ action: 'accept', agreement: 12 }), target: 12 },
  dailySalaryContract: { feature: agentContracts, command: acted.daily({ action: 'reject', agreement: 12 }), target: 12 },
  hourlySalaryContract: { feature: agentContracts, command: acted.hourly({ action: 'withdraw', agreement: 12 }), target: 12 },
  realTimeSalaryContract: { feature: agentContracts, command: acted.realTime({ action: 'terminate', agreement: 12 }), target: 12 },
  placeLotteryTickets: {
    feature: lotteryDesk,
    command: placeSubmitted({
      game: 7,
      bets: [{ play: 'place', slots: ['1'], stake: 100, odds: [980] }],
      issues: [{ number: '20261128-0128', times: 1 }],
    }),
  },
  cancelLotteryTicket: { feature: lotteryDesk, command: ticketCancelled({ ticket: 501 }), target: 501 },
  convertPoints: { feature: points, command: convertSubmitted({ points: 100, amount: 100, paymentPassword }) },
};
const rows = Object.entries(calls).map(([name, row]) => ({ name: name as MoneyCall, ...row }));

const stores: AppStore[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const store of stores.splice(0)) store.stop();
  vi.useRealTimers();
});

/**
 * One tab with one feature. The gateway answers each money call with the next code, and keeps repeating the last one.
 */
function openTab(feature: Feature, codes: FailureCode[], tabStorage = memoryStore(), memberId = 7) {
  const bodies: { idempotencyKey: string }[] = [];
  const client: ApiClient = {
    call: async (name: RouteName, _guard: unknown, input?: { body?: unknown }) => {
      if (!Object.hasOwn(calls, name)) throw new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
      bodies.push(input?.body as { idempotencyKey: string });
      throw new ApiFailure({ code: codes[Math.min(bodies.length, codes.length) - 1] ?? 'NETWORK', status: 0, requestId: null });
    },
  };
  const store = createAppStore();
  stores.push(store);
  if (feature.slice !== undefined) store.inject(feature.slice);
  store.dispatch(loggedIn({ account: aMember({ id: memberId }), firstTimeLogin: false }));
  const saga = feature.makeSaga?.({
    client,
    confirmIdentity: async () => false,
    brand: aBrand(),
    clock: { now: () => Date.now() },
    tabStorage,
    deviceStorage: memoryStore(),
    navigation: recordedNavigation(),
    cookies: memoryCookies(),
    page: quietPage(),
    tabs: memoryTabs(),
  });
  if (saga !== undefined) store.run(feature.name, saga);
  const press = async (command: Parameters<AppStore['dispatch']>[0]) => {
    store.dispatch(command);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, bodies, press, keys: () => bodies.map(({ idempotencyKey }) => idempotencyKey), tabStorage };
}

test('the table has every call of the contract with an idempotency key', () => {
  const carriesKey = (shape: object) => 'body' in shape && JSON.stringify(shape.body).includes('"idempotencyKey"');
  const keyed = Object.entries(shapes).filter(([, shape]) => carriesKey(shape));
  expect(Object.keys(calls).toSorted()).toEqual(keyed.map(([name]) => name).toSorted());
});

describe.each(rows)('$name', ({ name, feature, command, target }) => {
  const status = (store: AppStore) => selectSubmission(name, target)(store.getState());

  test('shows that it is checking while the outcome is unknown, and retries with the same key', async () => {
    const tab = openTab(feature, ['TIMEOUT', 'NETWORK', 'TIMEOUT', 'TIMEOUT']);
    await tab.press(command);
    expect(status(tab.store)).toEqual({ status: 'sending', isUncertain: true });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tab.bodies).toHaveLength(4);
    expect(new Set(tab.bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(status(tab.store)).toMatchObject({ status: 'refused', failure: { code: 'TIMEOUT' } });
    await tab.press(command);
    expect(new Set(tab.keys()).size).toBe(1);
  });

  test('keeps the key over a reload and past a refusal that came before the key was looked up', async () => {
    const before = openTab(feature, ['NETWORK']);
    await before.press(command);
    before.store.stop();
    const after = openTab(feature, ['NOT_LOGGED_IN', 'RATE_LIMITED', 'NETWORK'], before.tabStorage);
    await after.press(command);
    await after.press(command);
    await after.press(command);
    expect(after.keys()).toHaveLength(3);
    expect(new Set([...before.keys(), ...after.keys()]).size).toBe(1);
  });

  test('drops the key after a refusal', async () => {
    const tab = openTab(feature, ['STATE_CHANGED']);
    await tab.press(command);
    expect(status(tab.store)).toMatchObject({ status: 'refused', failure: { code: 'STATE_CHANGED' } });
    expect(tab.tabStorage.entries()).toEqual({});
    await tab.press(command);
    expect(new Set(tab.keys()).size).toBe(2);
  });

  test('ignores a second press while the first is being sent', async () => {
    const tab = openTab(feature, ['NETWORK']);
    tab.store.dispatch(command);
    tab.store.dispatch(command);
    await vi.advanceTimersByTimeAsync(0);
    await tab.press(command);
    expect(tab.bodies).toHaveLength(1);
  });

  test('stops at logout, and another member gets a different key', async () => {
    const tab = openTab(feature, ['NETWORK']);
    await tab.press(command);
    tab.store.dispatch(loggedOut());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.bodies).toHaveLength(1);
    expect(status(tab.store)).toEqual({ status: 'editing' });
    const next = openTab(feature, ['NETWORK'], tab.tabStorage, 8);
    await next.press(command);
    expect(next.keys()).not.toEqual(tab.keys());
  });

  test('uses a different key in another tab', async () => {
    const [one, other] = [openTab(feature, ['NETWORK']), openTab(feature, ['NETWORK'])];
    await one.press(command);
    await other.press(command);
    expect(one.keys()).not.toEqual(other.keys());
  });
});
