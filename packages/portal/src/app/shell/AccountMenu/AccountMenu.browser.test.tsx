import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { loggedIn } from '#shared/store/events.ts';
import { aBrand, aMember } from '#testing/test-world.ts';
import { createRuntime } from '../../start/runtime.ts';
import { AccountMenu } from './AccountMenu.tsx';

async function open(language: string, type = 0) {
  const { store, texts } = await createRuntime(aBrand(), language, {});
  store.dispatch(loggedIn({ account: aMember({ type }), firstTimeLogin: false }));
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts.i18n}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter>
            <AccountMenu />
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  await screen.getByRole('button', { name: /Marina/ }).click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  return screen
    .getByRole('menuitem')
    .elements()
    .map((entry) => [entry.textContent, entry.getAttribute('href')]);
}

test.each([
  ['en', ['My account', 'Withdraw', 'Transaction history', 'Bet history', 'Log out']],
  ['pt', ['Minha conta', 'Sacar', 'Extrato da conta', 'Histórico de apostas', 'Sair']],
] as const)('the account dropdown has the specified entries, in %s [header-05]', async (language, [mine, withdraw, record, bets, out]) => {
  expect(await open(language)).toEqual([
    [mine, '/member'],
    [withdraw, '/member/withdraw'],
    [record, '/member/transactionHistory'],
    [bets, '/member/personalHistoryCopy'],
    [out, null],
  ]);
});

test('an agent’s dropdown also has the agent centre [header-06]', async () => {
  expect((await open('en', 1)).map(([name]) => name)).toEqual([
    'My account',
    'Agent centre',
    'Withdraw',
    'Transaction history',
    'Bet history',
    'Log out',
  ]);
});
