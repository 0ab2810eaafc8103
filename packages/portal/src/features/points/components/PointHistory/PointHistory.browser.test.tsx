import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { languageChanged } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand, memoryStore } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import lists from '../../../../shared/lists/lists.en.json' with { type: 'json' };
import { aMovement, aRedemption } from '../../points.builders.ts';
import type { PointsApi } from '../../points.api.ts';
import points from '../../points.en.json' with { type: 'json' };
import { makePointsSaga } from '../../points.saga.ts';
import { pointsSlice } from '../../points.slice.ts';
import { PointHistory } from './PointHistory.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common, lists, points } },
  interpolation: { escapeValue: false },
});

/** The heads and the cells of the table at an address, as a wide screen has them. */
async function read(address: string) {
  await page.viewport(1280, 900);
  const store = createAppStore();
  store.inject(pointsSlice);
  store.dispatch(languageChanged('en'));
  const api = {
    getHistory: async () => ({
      items: [
        aRedemption({ imageUrl: null, state: 'rejected', remark: 'The address has no number.', decidedAt: '2026-11-21T12:00:00.000Z' }),
        aRedemption({ id: 6, imageUrl: null, state: 'approved', points: 2_400, quantity: 2, amount: 2_000 }),
      ],
      next: null,
    }),
    getLedger: async () => ({
      items: [aMovement(), aMovement({ id: '4-1', kind: 'redeemed', title: 'Cash voucher 10', points: -1_200, balance: 1_200 })],
      next: null,
      balance: 1_240,
      pending: 0,
    }),
  } as unknown as PointsApi;
  store.run('points', makePointsSaga({ api, tabStorage: memoryStore(), makeKey: () => 'key' }));
  const clock = { now: () => Date.parse('2026-11-22T12:00:00Z') };
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <PortsContext value={{ client: { call: async () => ({}) as never }, clock, tabStorage: memoryStore() }}>
            <MemoryRouter initialEntries={[address]}>
              <main>
                <PointHistory />
              </main>
            </MemoryRouter>
          </PortsContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
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
  expect(heads).toEqual(['What', 'Status', 'Amount', 'Points', 'Time', 'Remark']);
  const time = expect.stringMatching(/20.*0?9:00/);
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ['Rejected', 'R$ 10.00', '1,200', time, 'The address has no number.'],
    ['Approved', 'R$ 20.00', '2,400', time, '–'],
  ]);
});

test('the points ledger shows the changed points and the balance after each [points-05]', async () => {
  const { heads, rows } = await read('/?tab=ledger');
  expect(heads.slice(2)).toEqual(['Change', 'Balance']);
  expect(rows.map((cells) => cells.slice(2))).toEqual([
    ['+40', '1,240'],
    ['-1,200', '1,200'],
  ]);
});
