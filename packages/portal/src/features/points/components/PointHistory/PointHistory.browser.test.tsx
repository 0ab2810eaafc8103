import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { languageChanged } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import { points } from '../../index.ts';
import { aMovement, aRedemption } from '../../points.builders.ts';
import { PointHistory } from './PointHistory.tsx';

const answers = {
  redeemHistory: {
    items: [
      aRedemption({ imageUrl: null, state: 'rejected', remark: 'The address has no number.', decidedAt: '2026-11-21T12:00:00.000Z' }),
      aRedemption({ id: 6, imageUrl: null, state: 'approved', points: 2_400, quantity: 2, amount: 2_000 }),
    ],
    next: null,
  },
  pointBalance: {
    items: [aMovement(), aMovement({ id: '4-1', kind: 'redeemed', title: 'Cash voucher 10', points: -1_200, balance: 1_200 })],
    next: null,
    balance: 1_240,
    pending: 0,
  },
};

/** The headers and cells of the table at an address on a wide screen. */
async function read(address: string) {
  await page.viewport(1280, 900);
  const part = (
    <main>
      <PointHistory />
    </main>
  );
  const { screen, store } = await openPart(part, {
    features: [points],
    answers,
    address,
    now: '2026-11-22T12:00:00Z',
    after: [languageChanged('en')],
  });
  await expect.element(screen.getByRole('rowheader', { name: /Cash voucher 10/ }).first()).toBeVisible();
  const heads = screen
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);
  const rows = screen.getByRole('row').elements().slice(1);
  store.stop();
  return { heads, rows: rows.map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent.replace(/\s/g, ' '))) };
}

test('the redeem history shows status, amount, points, time and remark of each entry [points-04, points-07]', async () => {
  const { heads, rows } = await read('/?tab=redemptions');
  expect(heads).toEqual(['Item', 'Status', 'Amount', 'Points', 'Time', 'Note']);
  const time = expect.stringMatching(/20.*0?9:00/);
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ['Rejected', 'R$ 10.00', '1,200', time, 'The address has no number.'],
    ['Approved', 'R$ 20.00', '2,400', time, '–'],
  ]);
});

test('the points ledger shows the changed points and the balance after each change [points-05]', async () => {
  const { heads, rows } = await read('/?tab=ledger');
  expect(heads.slice(2)).toEqual(['Change', 'Balance']);
  expect(rows.map((cells) => cells.slice(2))).toEqual([
    ['+40', '1,240'],
    ['-1,200', '1,200'],
  ]);
});
