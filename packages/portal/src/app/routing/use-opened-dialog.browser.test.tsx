import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { accountLoaded, tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import { aMember } from '#testing/test-world.ts';
import { routeOf } from './routes.tsx';
import { useOpenedDialog } from './use-opened-dialog.ts';

function Page() {
  useOpenedDialog(routeOf('/register'), true);
  return <p>{useLocation().pathname}</p>;
}

test.each([
  ['opens for a trial account', 4, ['register'], '/register'],
  ['leads a member home', 0, [], '/'],
])('the registration address %s', async (_, type, kinds, address) => {
  const store = createAppStore();
  store.dispatch(tokenLookedUp({ hasToken: true }));
  const screen = await render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/register']}>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
  await expect.element(screen.getByText('/register', { exact: true })).toBeVisible();
  store.dispatch(accountLoaded(aMember({ type })));
  await expect.poll(() => selectDialogs(store.getState()).map(({ kind }) => kind)).toEqual(kinds);
  await expect.element(screen.getByText(address, { exact: true })).toBeVisible();
});
