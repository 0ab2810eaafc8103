import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import common from '#app/language/common.en.json' with { type: 'json' };
import { createAppStore } from '#shared/store/store.ts';
import { buildGroup } from '../../lottery-menu.builders.ts';
import english from '../../lottery-menu.en.json' with { type: 'json' };
import { lotteryMenuFailed, lotteryMenuLoaded, lotteryMenuSlice } from '../../lottery-menu.slice.ts';
import { LotteryMenu } from './LotteryMenu.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, 'lottery-menu': english } }, interpolation: { escapeValue: false } });

async function open(address: string, width = 1280) {
  await page.viewport(width, 900);
  const store = createAppStore();
  store.inject(lotteryMenuSlice);
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <MemoryRouter initialEntries={[address]}>
          <main>
            <h1>Lottery</h1>
            <LotteryMenu />
          </main>
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  return { store, screen };
}

test.each(brands)('leads to the games of each draw, and from a chosen one back to all, in %s', async (brand) => {
  wear(brand, 'light');
  const { store, screen } = await open('/elott?class=SSC');
  store.dispatch(lotteryMenuLoaded([buildGroup('LHC', 'LOTT', 1), buildGroup('SSC', 'ELOTT', 3)]));
  const balls = screen.getByRole('link', { name: /LHC.*1 lottery/ });
  await expect.element(balls).toHaveAttribute('href', '/lott?class=LHC');
  await expect.element(balls).not.toHaveAttribute('aria-current');
  const digits = screen.getByRole('link', { name: /SSC.*All lotteries/ });
  await expect.element(digits).toHaveAttribute('aria-current', 'true');
  await digits.click();
  await expect.element(screen.getByRole('link', { name: /SSC.*3 lotteries/ })).toHaveAttribute('href', '/elott?class=SSC');
});

test('is not there where a site has no lottery, and can be asked for again where it did not come', async () => {
  const { store, screen } = await open('/lott', 390);
  store.dispatch(lotteryMenuFailed({ code: 'NETWORK', status: 0, requestId: null }));
  await screen.getByRole('button', { name: common.actions.retry }).click();
  await expect.element(screen.getByText(common.shell.loading)).toBeInTheDocument();
  store.dispatch(lotteryMenuLoaded([]));
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
});
