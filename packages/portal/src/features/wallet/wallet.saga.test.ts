import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import type { Balance } from '@livery/contract/shapes';
import { balanceChanged, balancePushed, gameLeft, loggedIn, loggedOut, roundSettled } from '#shared/store/events.ts';
import { liveSlice, streamOpened } from '#shared/facts/live.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aMember, quietPage, settled } from '#testing/test-world.ts';
import { makeWalletSaga } from './wallet.saga.ts';
import { selectBalance, selectIsBalanceStale, balanceRequested, walletSlice } from './wallet.slice.ts';

const aBalance = (balance: number): Balance => ({ balance, currency: 'BRL', currencySymbol: 'R$', asOf: '2025-01-01T00:00:00Z' });

function aWorld(getBalance: () => Promise<Balance>) {
  const store = createAppStore();
  const page = quietPage();
  let calls = 0;
  store.inject(walletSlice);
  store.run('wallet', makeWalletSaga({ api: { getBalance: () => ((calls += 1), getBalance()) }, page }));
  const logIn = () => {
    store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
    return settled();
  };
  return { store, page, logIn, calls: () => calls, balance: () => selectBalance(store.getState()), stop: () => store.stop() };
}

afterEach(() => void vi.useRealTimers());

test('loads the balance after the login, but not for a visitor', async () => {
  const world = aWorld(async () => aBalance(5000));
  await settled();
  expect(world.calls()).toBe(0);
  await world.logIn();
  expect(world.balance()).toMatchObject({ status: 'ready', value: { balance: 5000 } });
  world.stop();
});

test('reloads it when a round settles, money moves, a game is left or the tab becomes visible', async () => {
  let amount = 5000;
  const world = aWorld(async () => aBalance(amount));
  await world.logIn();
  amount = 4900;
  world.store.dispatch(roundSettled());
  await settled();
  expect(world.balance().value?.balance).toBe(4900);
  amount = 4870;
  world.store.dispatch(balanceChanged());
  await settled();
  expect(world.balance().value?.balance).toBe(4870);
  amount = 4850;
  world.store.dispatch(gameLeft());
  await settled();
  expect(world.balance().value?.balance).toBe(4850);
  amount = 4800;
  world.page.signal('focus');
  await settled();
  expect(world.balance().value?.balance).toBe(4800);
  world.stop();
});

test('reloads it each minute while visible, which also detects an expired session, and never while hidden', async () => {
  vi.useFakeTimers();
  const world = aWorld(async () => aBalance(5000));
  world.store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.calls()).toBe(2);
  world.page.isVisible = () => false;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(world.calls()).toBe(2);
  world.stop();
});

test('keeps the last amount, marked as outdated, when a reload fails', async () => {
  let isDown = false;
  const world = aWorld(async () => {
    if (isDown) throw new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
    return aBalance(5000);
  });
  await world.logIn();
  isDown = true;
  world.store.dispatch(balanceRequested());
  await settled();
  expect(selectIsBalanceStale(world.store.getState())).toBe(true);
  expect(world.balance().value?.balance).toBe(5000);
  isDown = false;
  world.store.dispatch(balanceRequested());
  await settled();
  expect(world.balance().status).toBe('ready');
  world.stop();
});

test('clears the amount at logout, including one still loading', async () => {
  let answer: (balance: Balance) => void = () => undefined;
  const world = aWorld(() => new Promise((resolve) => (answer = resolve)));
  await world.logIn();
  world.store.dispatch(loggedOut());
  answer(aBalance(5000));
  await settled();
  expect(world.balance()).toEqual({ status: 'idle' });
  world.stop();
});

test('shows the amount pushed by the gateway over a pending answer, and stops requesting', async () => {
  vi.useFakeTimers();
  let answer: (balance: Balance) => void = () => undefined;
  const world = aWorld(() => new Promise((resolve) => (answer = resolve)));
  world.store.inject(liveSlice);
  world.store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
  world.store.dispatch(streamOpened());
  world.store.dispatch(balancePushed(aBalance(7_000)));
  answer(aBalance(5_000));
  await vi.advanceTimersByTimeAsync(120_000);
  world.store.dispatch(roundSettled());
  await vi.advanceTimersByTimeAsync(0);
  expect([world.balance().value?.balance, world.calls()]).toEqual([7_000, 1]);
  world.stop();
});
