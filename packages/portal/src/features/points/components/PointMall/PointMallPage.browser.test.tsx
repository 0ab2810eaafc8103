import { expect, test } from 'vitest';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import { aMember } from '#testing/test-world.ts';
import { points } from '../../index.ts';
import { aGood, someRules } from '../../points.builders.ts';
import { PointMallPage } from './PointMallPage.tsx';

const imageUrl = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const goods = [
  aGood({ id: 1, imageUrl }),
  aGood({ id: 2, imageUrl, title: 'Smart watch', kind: 'goods', amount: null, points: 46_000, stock: 5 }),
  aGood({ id: 3, imageUrl, title: 'Smartphone', kind: 'goods', amount: null, stock: 0 }),
  aGood({ id: 4, imageUrl, title: 'House cap', kind: 'goods', amount: null, stakeFrom: 100_000 }),
];

const answers = {
  pointBalance: { balance: 12_480, pending: 12, items: [], next: null },
  pointRewards: { goods, staked: 60_000, currency: 'BRL' },
  pointConfig: someRules(),
  pointGoods: { goods, currency: 'BRL' },
};

function open(isMember: boolean, address = '/pointMall') {
  const part = (
    <main>
      <PointMallPage />
    </main>
  );
  const after = [isMember ? loggedIn({ account: aMember(), firstTimeLogin: false }) : loggedOut()];
  return openPart(part, { features: [points], answers, address, after });
}

test('shows the mall, or only what is affordable if the address says so', async () => {
  const { screen } = await open(true, '/pointMall?show=affordable');
  await expect.element(screen.getByRole('heading', { name: 'Cash voucher 10' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Smart watch' }).elements()).toEqual([]);
});

test('shows a visitor the items, and asks for a login on each', async () => {
  const { screen, store } = await open(false);
  await expect.element(screen.getByRole('heading', { name: 'Smart watch' })).toBeVisible();
  await screen.getByRole('button', { name: 'Redeem: Smart watch' }).click();
  expect(selectDialogs(store.getState()).map(({ kind }) => kind)).toEqual(['login']);
});

test('asks a visitor to log in', async () => {
  const { screen, store } = await open(false);
  await screen.getByRole('button', { name: 'Log in to see your points' }).click();
  expect(selectDialogs(store.getState()).map(({ kind }) => kind)).toEqual(['login']);
});
