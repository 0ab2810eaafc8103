import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ServedRoute } from '@livery/contract/shapes';
import { BrandProvider } from '#shared/pages/brand.tsx';
import type { Dependencies } from '#shared/ports/feature.ts';
import { PortsContext } from '#shared/ports/ports.ts';
import { makeReadsSaga } from '#shared/reads/reads.saga.ts';
import { dialogClosed, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { sessionExpired, sessionOpened } from '#shared/store/events.ts';
import { estimatesOf } from '#testing/earnings.builders.ts';
import { refusedWith, tableClient, type Answers, type Call } from '#testing/table-client.ts';
import { anOverview } from '#testing/team.builders.ts';
import { aBrand, aMember, memoryCookies, memoryStore, memoryTabs, quietPage } from '#testing/test-world.ts';
import { routeOf } from '../routing/routes.tsx';
import { RoutePage } from '../routing/RoutePage.tsx';
import { createRuntime } from '../start/runtime.ts';
import { RuntimeContext } from '../start/runtime-context.tsx';

const now = '2026-05-17T17:00:00.000Z';
const agent = aMember({ type: 1, account: 'agent' });

function Here() {
  return <RoutePage row={routeOf(useLocation().pathname)} />;
}

/** An agent's tab in the agent centre. While `session.isExpired`, the gateway refuses these calls. */
async function openTab(address: string, guarded: Answers, session = { isExpired: false }) {
  const brand = aBrand();
  const runtime = await createRuntime(brand, 'en', {});
  const { store } = runtime;
  const answers = Object.entries(guarded).map(([name, answer]) => [
    name,
    (call: Call) => {
      if (!session.isExpired) return typeof answer === 'function' ? (answer as (of: Call) => unknown)(call) : answer;
      store.dispatch(sessionExpired());
      return refusedWith('NOT_LOGGED_IN', 401);
    },
  ]);
  const client = tableClient({ memberInfo: agent, ...(Object.fromEntries(answers) as Answers) });
  const router = createMemoryRouter([{ path: '*', element: <Here /> }], { initialEntries: [address] });
  const path = () => `${router.state.location.pathname}${router.state.location.search}`;
  const dependencies: Dependencies = {
    client,
    confirmIdentity: async () => false,
    brand,
    clock: { now: () => Date.parse(now) },
    tabStorage: memoryStore({ 'livery.token': 'token-1' }),
    deviceStorage: memoryStore(),
    navigation: { go: (to) => void router.navigate(to) },
    cookies: memoryCookies(),
    page: { ...quietPage(), path },
    tabs: memoryTabs(),
  };
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={runtime.texts.i18n}>
        <BrandProvider brand={brand}>
          <RuntimeContext value={{ runtime, switchLanguage: () => undefined }}>
            <PortsContext value={dependencies}>
              <RouterProvider router={router} />
            </PortsContext>
          </RuntimeContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  await runtime.start(dependencies, { reads: makeReadsSaga(dependencies) });
  return {
    store,
    screen,
    session,
    tabStorage: dependencies.tabStorage,
    path,
    logins: () => selectDialogs(store.getState()).filter(({ kind }) => kind === 'login'),
    callsOf: (name: ServedRoute) => client.calls.filter((each) => each.name === name),
    logIn: (returnTo?: string) => {
      session.isExpired = false;
      const login = { token: 'token-2', firstTimeLogin: false, passwordExpired: false, memberInfo: agent };
      store.dispatch(sessionOpened({ login, ...(returnTo === undefined ? {} : { returnTo }) }));
    },
  };
}

test('a section that meets an expired session asks for a login, and loads after it', async () => {
  const guarded = { agentNotices: { items: [], now }, commissionEstimate: estimatesOf(), teamOverview: anOverview() };
  const tab = await openTab('/agentHome/overview', guarded, { isExpired: true });
  const { screen } = tab;
  await expect.poll(tab.logins).toEqual([{ kind: 'login', returnTo: '/agentHome/overview', hasExpired: true }]);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Team overview' })).toBeVisible();
  expect(screen.getByText('Figures up to 11:03:07').elements()).toEqual([]);
  tab.logIn();
  await expect.element(screen.getByText('Figures up to 11:03:07')).toBeVisible();
  await expect.element(screen.getByText(/You have no contract in force/)).toBeVisible();
  tab.store.stop();
});

const address = '/agentHome/transferDownline?account=lucas';
const downline = {
  isAllowed: true,
  hasPaymentPassword: true,
  available: 10_000,
  currency: 'BRL',
  receiver: { id: 9, account: 'lucas', name: 'L***' },
};
const transfers = { downline, transferToDownline: { cash: 9_500, number: 71, at: '2026-05-17T12:00:00Z' } };

/** Types a transfer and confirms it, which the gateway refuses because the session has expired. */
async function sendTooLate() {
  const tab = await openTab(address, transfers);
  await tab.screen.getByRole('textbox', { name: 'Amount' }).fill('5');
  tab.session.isExpired = true;
  await confirm(tab);
  await expect.poll(tab.logins).toEqual([{ kind: 'login', returnTo: address, hasExpired: true }]);
  return tab;
}

async function confirm({ screen }: Pick<Awaited<ReturnType<typeof openTab>>, 'screen'>) {
  await screen.getByRole('textbox', { name: 'Withdrawal PIN' }).fill('739154');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await screen.getByRole('button', { name: /^Send .*5\.00/ }).click();
}

test('a form sent with an expired session keeps the amount, and is sent after the login', async () => {
  const tab = await sendTooLate();
  const amount = tab.screen.getByRole('textbox', { name: 'Amount' });
  await expect.element(amount).toHaveValue('5.00');
  tab.logIn();
  await expect.poll(tab.logins).toEqual([]);
  await expect.element(amount).toHaveValue('5.00');
  expect(tab.path()).toBe(address);
  await confirm(tab);
  await expect.element(tab.screen.getByRole('heading', { name: /5\.00 sent to L\*\*\*/ })).toBeVisible();
  tab.store.stop();
});

test('a member who declines the login reads why at /agent, and can return to the page and the amount', async () => {
  const tab = await sendTooLate();
  tab.store.dispatch(dialogClosed('login'));
  await expect.element(tab.screen.getByText('Your session has ended. Log in again to pick up where you left off.')).toBeVisible();
  expect(tab.path()).toBe('/agent');
  expect(tab.screen.getByRole('textbox', { name: 'Amount' }).elements()).toEqual([]);
  tab.logIn(address);
  await expect.poll(tab.path).toBe(address);
  await expect.element(tab.screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('5.00');
  await expect.element(tab.screen.getByRole('textbox', { name: 'Withdrawal PIN' })).toHaveValue('');
  tab.store.stop();
});
