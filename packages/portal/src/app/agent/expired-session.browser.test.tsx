import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ServedRoute } from '@livery/contract/shapes';
import { makeSessionSaga } from '#features/session/session.saga.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { makeReadsSaga } from '#shared/reads/reads.saga.ts';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { sessionExpired, sessionOpened } from '#shared/store/events.ts';
import { estimatesOf } from '#testing/earnings.builders.ts';
import { refusedWith, tableClient, type Answers } from '#testing/table-client.ts';
import { anOverview } from '#testing/team.builders.ts';
import { aBrand, aMember, memoryCookies, memoryStore, memoryTabs, quietPage, recordedNavigation } from '#testing/test-world.ts';
import { routeOf } from '../routing/routes.tsx';
import { RoutePage } from '../routing/RoutePage.tsx';
import { createRuntime } from '../start/runtime.ts';
import { RuntimeContext } from '../start/runtime-context.tsx';

function Here() {
  return <RoutePage row={routeOf(useLocation().pathname)} />;
}

test('a section whose read meets an expired session asks for a login, and loads after it', async () => {
  const brand = aBrand();
  const runtime = await createRuntime(brand, 'en', {});
  const { store } = runtime;
  const now = '2026-05-17T17:00:00.000Z';
  const agent = aMember({ type: 1, account: 'agent' });
  let isExpired = true;
  const guarded = (answer: unknown) => () => {
    if (!isExpired) return answer;
    store.dispatch(sessionExpired());
    return refusedWith('NOT_LOGGED_IN', 401);
  };
  const answers: Answers = {
    agentNotices: guarded({ items: [], now }),
    commissionEstimate: guarded(estimatesOf()),
    teamOverview: guarded(anOverview()),
  } satisfies Partial<Record<ServedRoute, unknown>>;
  const client = tableClient(answers);
  const clock = { now: () => Date.parse(now) };
  const tabStorage = memoryStore({ 'livery.token': 'token-1' });
  store.run('reads', makeReadsSaga({ client, clock, page: quietPage() }));
  const api = { deleteSession: async () => ({}), getMemberInfo: async () => agent };
  const page = quietPage('/agentHome/overview');
  const world = { tabStorage, cookies: memoryCookies(), navigation: recordedNavigation(), tabs: memoryTabs() };
  store.run('session', makeSessionSaga({ api, merchantCode: 'ACME', page, ...world }));
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={runtime.texts.i18n}>
        <BrandProvider brand={brand}>
          <RuntimeContext value={{ runtime, switchLanguage: () => undefined }}>
            <PortsContext value={{ client, clock, tabStorage }}>
              <MemoryRouter initialEntries={['/agentHome/overview']}>
                <Here />
              </MemoryRouter>
            </PortsContext>
          </RuntimeContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  await expect.poll(() => selectDialogs(store.getState())).toEqual([{ kind: 'login', returnTo: '/agentHome/overview', hasExpired: true }]);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Team overview' })).toBeVisible();
  expect(screen.getByText('Figures up to 11:03:07').elements()).toEqual([]);
  isExpired = false;
  store.dispatch(sessionOpened({ login: { token: 'token-2', firstTimeLogin: false, passwordExpired: false, memberInfo: agent } }));
  await expect.element(screen.getByText('Figures up to 11:03:07')).toBeVisible();
  await expect.element(screen.getByText(/You have no contract in force/)).toBeVisible();
  store.stop();
});
