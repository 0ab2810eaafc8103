import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import type { Vip } from '../../vip.api.ts';
import english from '../../vip.en.json' with { type: 'json' };
import { vipLoaded, vipSlice } from '../../vip.slice.ts';
import { VipPage } from './VipPage.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common, forms, vip: english } },
  interpolation: { escapeValue: false },
});

const levels: Vip['levels'] = [
  { level: 1, title: 'Bronze', stakeFrom: 100_000, reward: 500, state: 'claimed' },
  { level: 2, title: 'Silver', stakeFrom: 500_000, reward: 2_500, state: 'claimable' },
  { level: 3, title: 'Gold', stakeFrom: 2_000_000, reward: 10_000, state: 'locked' },
];

async function draw(vip: Partial<Vip>) {
  const store = createAppStore();
  store.inject(vipSlice);
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <main>
            <h1>VIP</h1>
            <VipPage />
          </main>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  store.dispatch(vipLoaded({ level: 2, staked: 600_000, currency: 'BRL', levels, ...vip }));
  return screen;
}

test('shows the member’s level, the way to the next and the ladder of all [member-20]', async () => {
  const screen = await draw({});
  await expect.element(screen.getByText('VIP level 2')).toBeVisible();
  await expect.element(screen.getByText('Stake R$ 14,000.00 more to reach Gold.')).toBeVisible();
  const rows = screen.getByRole('listitem').elements();
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Bronze.*Claimed$/),
    expect.stringMatching(/^Silver.*You are here.*Claim$/),
    expect.stringMatching(/^Gold(?!.*Claim)/),
  ]);
  await expect(screen.container).toBeAccessible();
});

test('shows the first step to a member without a level', async () => {
  const screen = await draw({ level: 0, staked: 0, levels: levels.map((level) => ({ ...level, state: 'locked' })) });
  await expect.element(screen.getByText('No level yet')).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.getAttribute('aria-current')),
  ).toEqual([null, null, null]);
});
