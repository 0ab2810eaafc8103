import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { dialogClosed, dialogRequested } from '#shared/store/dialogs.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { useBehindLogin } from './use-behind-login.ts';

function Games({ title }: { title: string }) {
  return <p>{useBehindLogin(title)}</p>;
}

/** Games that loaded while a dialog covered them. */
async function comeBehind(kind: 'login' | 'search') {
  const store = createAppStore();
  const page = (title: string) => (
    <Provider store={store}>
      <Games title={title} />
    </Provider>
  );
  const screen = await render(page('Loading'));
  store.dispatch(dialogRequested({ kind }));
  await screen.rerender(page('Sol Dourado'));
  return { store, shown: () => screen.container.textContent };
}

test('games that load during a login are rendered once the login is closed', async () => {
  const { store, shown } = await comeBehind('login');
  expect(shown()).toBe('Loading');
  store.dispatch(dialogClosed('login'));
  await expect.poll(shown).toBe('Sol Dourado');
});

test('they are rendered at once behind any other dialog', async () => {
  const { shown } = await comeBehind('search');
  expect(shown()).toBe('Sol Dourado');
});
