import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { takeEvery } from 'typed-redux-saga';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { dialogClosed, selectDialogs, trialRefused } from '#shared/store/dialogs.slice.ts';
import { gameRequested, type GameReference } from '#shared/games/games.ts';
import { createAppStore } from '#shared/store/store.ts';
import common from '../language/common.en.json' with { type: 'json' };
import { Dialog } from './NoticeDialog.tsx';

const i18n = createInstance();
await i18n.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common } } });

const game: GameReference = { nodeId: 7, vassalage: 'PG', gameType: 'RNG', gameName: 'Moon', hasDemo: true };

async function open(demo?: GameReference) {
  const store = createAppStore();
  const asked: GameReference[] = [];
  store.run('games', function* listen() {
    yield* takeEvery(gameRequested, ({ payload }) => void asked.push(payload));
  });
  store.dispatch(trialRefused(demo));
  const request = { kind: 'notice', code: 'in_need_true_account', ...(demo === undefined ? {} : { demo }) } as const;
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Dialog request={request} onClose={() => store.dispatch(dialogClosed('notice'))} />
      </I18nextProvider>
    </Provider>,
  );
  return { screen, asked, kinds: () => selectDialogs(store.getState()).map(({ kind }) => kind) };
}

test('a refused trial account can confirm or create an account [error-09]', async () => {
  const confirmed = await open();
  await expect(confirmed.screen.container).toBeAccessible();
  expect(confirmed.screen.getByRole('button', { name: 'Play the demo' }).elements()).toEqual([]);
  await confirmed.screen.getByRole('button', { name: 'Got it' }).click();
  expect(confirmed.kinds()).toEqual([]);
  await confirmed.screen.unmount();
  const { screen, kinds } = await open();
  await screen.getByRole('button', { name: 'Create an account' }).click();
  expect(kinds()).toEqual(['register']);
});

test('a trial account that opened a game can play its demo', async () => {
  const { screen, asked, kinds } = await open(game);
  await screen.getByRole('button', { name: 'Play the demo' }).click();
  expect(kinds()).toEqual([]);
  expect(asked).toEqual([{ ...game, isDemo: true }]);
});
