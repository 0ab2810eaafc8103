import { takeEvery } from 'typed-redux-saga';
import { expect, test } from 'vitest';
import type { Funds, MerchantWallet } from '@livery/contract/shapes';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { balanceChanged, changeTold, loggedOut } from '#shared/store/events.ts';
import { openWorld } from '#testing/open-world.ts';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { transfer } from './index.ts';
import { fundsRead, walletRead } from './transfer.reads.ts';
import { selectMoved, selectRecalled } from './transfer.state.ts';
import { recallSubmitted, transferSubmitted } from './wallets.slice.ts';

const merchantWallet: MerchantWallet = {
  isSingle: false,
  wallets: ['PG', 'PT'].map((vendor) => ({ vendor, name: vendor, balance: 0 })),
};
const funds: Funds = {
  currency: 'BRL',
  currencySymbol: 'R$',
  cash: 10_000,
  held: 0,
  bonus: 0,
  wallets: ['PG', 'PT'].map((vendor) => ({ vendor, name: vendor, balance: 0, isOpen: true })),
  asOf: '2025-01-01T00:00:00Z',
};
const booked = { number: 71, at: '2026-05-17T12:00:00Z' };
const wanted = { direction: 'in', vendor: 'PG', amount: 4_000 } as const;

async function aWorld(changes: Answers = {}) {
  const answers = { merchantWallet, funds, walletTransfer: { cash: 6_000, balance: 4_000, ...booked }, ...changes };
  const world = openWorld({ features: [transfer], answers });
  let moves = 0;
  world.store.run('listener', function* listen() {
    yield* takeEvery(balanceChanged, () => void (moves += 1));
  });
  await world.show(walletRead, {});
  await world.show(fundsRead, {});
  const kept = () => JSON.parse(world.dependencies.tabStorage.get('livery.merchant-wallet') ?? 'null') as MerchantWallet | null;
  const keys = () => world.callsOf('walletTransfer').map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
  return { ...world, kept, keys, moves: () => moves, see: world.store.getState };
}

test('reloads the merchant wallet when the funds name other vendors', async () => {
  const vendors = ['PG', 'PT'];
  const world = await aWorld({
    funds: () => ({ ...funds, wallets: vendors.map((vendor) => ({ vendor, name: vendor, balance: 0, isOpen: true })) }),
    merchantWallet: () => ({ isSingle: false, wallets: vendors.map((vendor) => ({ vendor, name: vendor, balance: 0 })) }),
  });
  expect(world.kept()).toEqual(merchantWallet);
  vendors.push('EVO');
  await world.tell(readsOutdated('funds'));
  expect(world.known(walletRead, {}).value?.wallets.map(({ vendor }) => vendor)).toEqual(['PG', 'PT', 'EVO']);
  expect(world.kept()?.wallets).toHaveLength(3);
});

test('reloads the funds when the gateway reports a change', async () => {
  const world = await aWorld();
  await world.tell(changeTold({ topic: 'funds', reference: null }));
  expect(world.callsOf('funds')).toHaveLength(2);
});

test('shows the balances after a transfer, keeps them for the session, and announces that money moved', async () => {
  const world = await aWorld();
  await world.tell(transferSubmitted(wanted));
  expect(world.known(fundsRead, {}).value).toMatchObject({ cash: 6_000, wallets: [{ balance: 4_000 }, { balance: 0 }] });
  expect(selectMoved(world.see())).toEqual({ ...wanted, ...booked });
  expect(world.kept()).toMatchObject({ wallets: [{ vendor: 'PG', balance: 4_000 }, { balance: 0 }] });
  expect(world.moves()).toBe(1);
  await world.tell(transferSubmitted(wanted));
  expect(new Set(world.keys()).size, 'the same again is another transfer').toBe(2);
});

test('a button pressed twice at once moves money once', async () => {
  const world = await aWorld();
  world.store.dispatch(transferSubmitted(wanted));
  await world.tell(transferSubmitted(wanted));
  expect(world.keys()).toHaveLength(1);
  expect(world.moves()).toBe(1);
});

test('reloads the funds after a transfer is refused', async () => {
  const world = await aWorld({ walletTransfer: refusedWith('VENDOR_UNAVAILABLE', 409) });
  await world.tell(transferSubmitted(wanted));
  expect(selectSubmission('walletTransfer')(world.see())).toMatchObject({ status: 'refused', failure: { code: 'VENDOR_UNAVAILABLE' } });
  expect(world.callsOf('funds')).toHaveLength(2);
  expect(world.moves()).toBe(0);
});

test('shows the result of a recall for each vendor, and clears everything at logout', async () => {
  const results = [
    { vendor: 'PG', name: 'PG', amount: 4_000, code: null },
    { vendor: 'PT', name: 'PT', amount: 0, code: 'VENDOR_UNAVAILABLE' as const },
  ];
  const world = await aWorld({
    funds: { ...funds, wallets: funds.wallets.map((wallet) => ({ ...wallet, balance: 4_000 })) },
    recallWallets: { cash: 14_000, results },
  });
  await world.tell(recallSubmitted({}));
  expect(selectRecalled(world.see())).toEqual(results);
  expect(world.known(fundsRead, {}).value).toMatchObject({ cash: 14_000, wallets: [{ balance: 0 }, { balance: 4_000 }] });
  await world.tell(loggedOut());
  expect([selectRecalled(world.see()), world.known(fundsRead, {}).status]).toEqual([null, 'idle']);
});
