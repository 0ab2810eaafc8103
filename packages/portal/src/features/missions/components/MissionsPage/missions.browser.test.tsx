import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import type { Mission } from '../../missions.api.ts';
import missions from '../../missions.en.json' with { type: 'json' };
import {
  boardLoaded,
  boardRequested,
  missionClaimed,
  missionRefused,
  missionsSlice,
  summaryLoaded,
  summaryRequested,
} from '../../missions.slice.ts';
import { MissionsPage } from './MissionsPage.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, forms, missions } }, interpolation: { escapeValue: false } });

const hour = 3_600_000;

function aMission(endsAt: string): Mission {
  return {
    id: 'first-spins',
    title: 'Warm up',
    period: 'daily',
    periodStart: '2026-11-23',
    endsAt,
    goal: 'rounds',
    gameType: null,
    gameTypeTitle: null,
    target: 5,
    progress: 3,
    reward: 100,
    rewardTo: 'CASH',
    rollover: null,
    state: 'open',
  };
}

const views = [
  {
    view: 'missions',
    loaded: (endsAt: string, clockOffset: number) =>
      summaryLoaded({ missions: [aMission(endsAt)], claimable: 0, currency: 'BRL', clockOffset }),
    requested: summaryRequested,
  },
  {
    view: 'leaderboard',
    loaded: (endsAt: string, clockOffset: number) =>
      boardLoaded({ endsAt, asOf: endsAt, currency: 'BRL', top: [], own: null, clockOffset }),
    requested: boardRequested,
  },
] as const;

/** The page in a view of its, before anything was answered. */
async function open({ view, requested }: (typeof views)[number]) {
  const store = createAppStore();
  store.inject(missionsSlice);
  let asked = 0;
  const { dispatch } = store;
  store.dispatch = ((action) => {
    if (requested.match(action)) asked += 1;
    return dispatch(action);
  }) as typeof store.dispatch;
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter initialEntries={[`/member/missions?view=${view}`]}>
            <MissionsPage />
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, store, asked: () => asked };
}

test.each(views)('$view: asks once more when the time is over, however often the gateway answers the same', async (each) => {
  const { screen, store, asked } = await open(each);
  const same = each.loaded(new Date(Date.now() - hour).toISOString(), 0);
  store.dispatch(same);
  await expect.element(screen.getByRole('timer')).toHaveTextContent('00:00:00');
  await expect.poll(asked).toBe(2);
  for (let times = 0; times < 3; times += 1) {
    store.dispatch(each.requested());
    store.dispatch(same);
    await expect.element(screen.getByRole('timer')).toBeVisible();
  }
  expect(asked(), 'the three above').toBe(5);
  store.dispatch(each.loaded(new Date(Date.now() - 1).toISOString(), 0));
  await expect.poll(asked).toBe(6);
});

test.each(views)('$view: counts by the clock of the gateway', async (each) => {
  const { screen, store } = await open(each);
  store.dispatch(each.loaded(new Date(Date.now() + 3 * hour).toISOString(), 2 * hour));
  await expect.element(screen.getByRole('timer')).toBeVisible();
  expect(screen.getByRole('timer').element().textContent).toMatch(/^(01:00:00|00:59:5\d)$/);
});

test('a claim whose outcome nobody knows is no failure, and may be sent again', async () => {
  const { screen, store } = await open(views[0]);
  store.dispatch(views[0].loaded(new Date(Date.now() + hour).toISOString(), 0));
  store.dispatch(missionClaimed('first-spins'));
  store.dispatch(missionRefused({ code: 'TIMEOUT', status: 0, requestId: null }));
  await expect.element(screen.getByText(forms.unknown)).toBeVisible();
  expect(screen.getByRole('alert').elements()).toEqual([]);
});
