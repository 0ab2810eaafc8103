import { takeEvery } from 'typed-redux-saga';
import { afterEach, expect, test, vi } from 'vitest';
import type { Funds, MerchantWallet } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import { balanceChanged, loggedOut } from '#shared/store/events.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { memoryStore, settled } from '#testing/test-world.ts';
import type { TransferApi } from './transfer.api.ts';
import { selectFunds, selectMerchantWallet, selectMoved, selectRecalled } from './transfer.selectors.ts';
import { transferState } from './transfer.state.ts';
import { makeWalletsSaga } from './wallets.saga.ts';
import { fundsRequested, recallSubmitted, transferSubmitted, walletRequested } from './wallets.slice.ts';

const aWallet = (vendors: readonly string[] = ['PG', 'PT']): MerchantWallet => ({
  isSingle: vendors.length === 0,
  wallets: vendors.map((vendor) => ({ vendor, name: vendor, balance: 0 })),
});
const someFunds: Funds = {
  currency: 'BRL',
  currencySymbol: 'R$',
  cash: 10_000,
  held: 0,
  bonus: 0,
  wallets: ['PG', 'PT'].map((vendor) => ({ vendor, name: vendor, balance: 0, isOpen: true })),
  asOf: '2025-01-01T00:00:00Z',
};
const wanted = { direction: 'in', vendor: 'PG', amount: 4_000 } as const;
const failure = (code: 'NETWORK' | 'VENDOR_UNAVAILABLE') => new ApiFailure({ code, status: 0, requestId: null });

type Api = Pick<TransferApi, 'getMerchantWallet' | 'getFunds' | 'postTransfer' | 'postRecall'>;

function aWorld(changes: Partial<Api> = {}, tabStorage = memoryStore()) {
  const store = createAppStore();
  store.inject(transferState);
  const calls: string[] = [];
  const keys: string[] = [];
  const api: Api = {
    getMerchantWallet: async () => (calls.push('wallet'), aWallet()),
    getFunds: async () => (calls.push('funds'), someFunds),
    postTransfer: async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return { cash: 6_000, balance: 4_000 };
    },
    postRecall: async () => ({ cash: 10_000, results: [] }),
    ...changes,
  };
  let moves = 0;
  store.run('wallets', makeWalletsSaga({ api, tabStorage }));
  store.run('listener', function* listen() {
    yield* takeEvery(balanceChanged, () => void (moves += 1));
  });
  const open = async () => {
    store.dispatch(walletRequested());
    store.dispatch(fundsRequested());
    await settled();
  };
  return { store, calls, keys, tabStorage, open, moves: () => moves, see: store.getState, stop: () => store.stop() };
}

afterEach(() => void vi.useRealTimers());

test('asks for the merchant wallet once a session, and keeps it in session storage [wallet-06]', async () => {
  const first = aWorld();
  await first.open();
  await first.open();
  expect(first.calls).toEqual(['wallet', 'funds', 'funds']);
  first.stop();
  const reloaded = aWorld({}, first.tabStorage);
  await reloaded.open();
  expect(reloaded.calls).toEqual(['funds']);
  expect(selectMerchantWallet(reloaded.see())).toEqual({ status: 'ready', value: aWallet() });
  reloaded.stop();
});

test('asks again where nothing readable is kept, or other vendors than there are', async () => {
  const spoilt = aWorld({}, memoryStore({ 'livery.merchant-wallet': '{"isSingle":"no"}' }));
  await spoilt.open();
  expect(spoilt.calls).toContain('wallet');
  spoilt.stop();
  const outdated = aWorld({}, memoryStore({ 'livery.merchant-wallet': JSON.stringify(aWallet(['PG'])) }));
  await outdated.open();
  expect(outdated.calls).toEqual(['funds', 'wallet']);
  expect(selectMerchantWallet(outdated.see()).value).toEqual(aWallet());
  outdated.stop();
});

test('shows what a transfer left, keeps it for the session, and says that money moved', async () => {
  const world = aWorld();
  await world.open();
  world.store.dispatch(transferSubmitted(wanted));
  await settled();
  expect(selectFunds(world.see()).value).toMatchObject({ cash: 6_000, wallets: [{ balance: 4_000 }, { balance: 0 }] });
  expect(selectMoved(world.see())).toEqual(wanted);
  const kept: unknown = JSON.parse(world.tabStorage.get('livery.merchant-wallet') ?? '');
  expect(kept).toMatchObject({ wallets: [{ vendor: 'PG', balance: 4_000 }, { balance: 0 }] });
  expect(world.moves()).toBe(1);
  world.store.dispatch(transferSubmitted(wanted));
  await settled();
  expect(new Set(world.keys).size, 'the same again is another transfer').toBe(2);
  world.stop();
});

test('a button that is pressed twice at once moves money once', async () => {
  const world = aWorld();
  await world.open();
  world.store.dispatch(transferSubmitted(wanted));
  world.store.dispatch(transferSubmitted(wanted));
  await settled();
  expect(world.keys).toHaveLength(1);
  expect(world.moves()).toBe(1);
  world.stop();
});

test('reads anew what there is when a transfer is refused', async () => {
  const world = aWorld({ postTransfer: () => Promise.reject(failure('VENDOR_UNAVAILABLE')) });
  await world.open();
  world.store.dispatch(transferSubmitted(wanted));
  await settled();
  expect(selectSubmission('walletTransfer')(world.see())).toMatchObject({ status: 'refused', failure: { code: 'VENDOR_UNAVAILABLE' } });
  expect(world.calls).toEqual(['wallet', 'funds', 'funds']);
  expect(world.moves()).toBe(0);
  world.stop();
});

test('tells of each vendor what came of recalling all, and forgets everything at logout', async () => {
  const results = [
    { vendor: 'PG', name: 'PG', amount: 4_000, code: null },
    { vendor: 'PT', name: 'PT', amount: 0, code: 'VENDOR_UNAVAILABLE' as const },
  ];
  const wallets = someFunds.wallets.map((wallet) => ({ ...wallet, balance: 4_000 }));
  const world = aWorld({
    getFunds: async () => ({ ...someFunds, wallets }),
    postRecall: async () => ({ cash: 14_000, results }),
  });
  await world.open();
  world.store.dispatch(recallSubmitted({}));
  await settled();
  expect(selectRecalled(world.see())).toEqual(results);
  expect(selectFunds(world.see()).value).toMatchObject({ cash: 14_000, wallets: [{ balance: 0 }, { balance: 4_000 }] });
  world.store.dispatch(loggedOut());
  expect([selectRecalled(world.see()), selectFunds(world.see()).status]).toEqual([null, 'idle']);
  world.stop();
});
