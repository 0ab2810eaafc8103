import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { dialogClosed, dialogRequested } from '#shared/state/dialogs.slice.ts';
import { createAppStore } from '#shared/state/store.ts';
import { useBehindLogin } from './use-behind-login.ts';

function Games({ title }: { title: string }) {
  return <p>{useBehindLogin(title)}</p>;
}

test('games that come while somebody logs in are drawn once the login is gone', async () => {
  const store = createAppStore();
  const page = (title: string) => (
    <Provider store={store}>
      <Games title={title} />
    </Provider>
  );
  const screen = await render(page('Loading'));
  store.dispatch(dialogRequested({ kind: 'login' }));
  await screen.rerender(page('Sol Dourado'));
  expect(screen.container.textContent).toBe('Loading');
  store.dispatch(dialogClosed('login'));
  await expect.poll(() => screen.container.textContent).toBe('Sol Dourado');
});

test('behind any other dialog they are drawn as they come', async () => {
  const store = createAppStore();
  const page = (title: string) => (
    <Provider store={store}>
      <Games title={title} />
    </Provider>
  );
  const screen = await render(page('Loading'));
  store.dispatch(dialogRequested({ kind: 'search' }));
  await screen.rerender(page('Sol Dourado'));
  expect(screen.container.textContent).toBe('Sol Dourado');
});
