import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { brands, wear } from 'virtual:wear';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { makeReadsSaga } from '#shared/reads/reads.saga.ts';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut } from '#shared/store/events.ts';
import { tableClient } from '#testing/table-client.ts';
import { aBrand, aMember, memoryStore, quietPage } from '#testing/test-world.ts';
import { routeOf } from '../routing/routes.tsx';
import { RoutePage } from '../routing/RoutePage.tsx';
import { createRuntime } from '../start/runtime.ts';
import { RuntimeContext } from '../start/runtime-context.tsx';

const now = '2026-11-28T17:03:07.000Z';
const notices = {
  items: [{ id: 401, title: 'Fresh from the house', content: '<p>Hello</p>', publishedAt: now, isRead: false }],
  now,
};

afterEach(() => void vi.useRealTimers());

function Here() {
  const { pathname } = useLocation();
  return (
    <>
      <RoutePage row={routeOf(pathname)} />
      <p>{`at ${pathname}`}</p>
    </>
  );
}

interface Opening {
  address?: string;
  /** Null while the viewer is unknown. */
  type?: number | null;
  nickname?: string;
  /** The lag of the device's clock behind the gateway's. */
  behind?: number;
}

async function open({ address = '/agentHome', type = 1, nickname = 'Agent Smith', behind = 0 }: Opening = {}) {
  const brand = aBrand();
  const runtime = await createRuntime(brand, 'en', {});
  const { store } = runtime;
  const client = tableClient({ agentNotices: notices });
  const start = Date.now();
  const clock = { now: () => Date.parse(now) - behind + Date.now() - start };
  store.run('reads', makeReadsSaga({ client, clock, page: quietPage() }));
  if (type !== null)
    store.dispatch(type < 0 ? loggedOut() : loggedIn({ account: aMember({ type, nickname, account: 'agent' }), firstTimeLogin: false }));
  document.documentElement.dataset['viewer'] = 'member';
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={runtime.texts.i18n}>
        <BrandProvider brand={brand}>
          <RuntimeContext value={{ runtime, switchLanguage: () => undefined }}>
            <PortsContext value={{ client, clock, tabStorage: memoryStore() }}>
              <MemoryRouter initialEntries={[address]}>
                <Here />
              </MemoryRouter>
            </PortsContext>
          </RuntimeContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, store, has: runtime.has, stop: () => store.stop() };
}

test('the header has the GMT offset, a running clock on the gateway’s time, the nickname and a logout [route-08, route-09, agent-01, agent-02, agent-03, agent-04]', async () => {
  const { screen, store, stop } = await open({ behind: 600_000 });
  const header = screen.getByRole('banner');
  await expect.element(header.getByText('GMT-03:00')).toBeVisible();
  await expect.element(header.getByText('Agent Smith')).toBeVisible();
  const seconds = () => {
    const [, minutes, rest] = (header.getByRole('timer').element().querySelector('time')?.textContent ?? '').split(':').map(Number);
    return (minutes ?? 0) * 60 + (rest ?? 0);
  };
  // The device is ten minutes slow, but the page shows the gateway's time from the start.
  const first = seconds();
  expect(first).toBeGreaterThanOrEqual(3 * 60 + 7);
  expect(first).toBeLessThan(3 * 60 + 60);
  await expect.poll(seconds).toBeGreaterThan(first);
  await header.getByRole('button', { name: 'Log out' }).click();
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'logout' }]);
  stop();
});

test.each([
  ['a member', 0, []],
  ['a trial account', 4, [{ kind: 'notice', code: 'in_need_true_account' }]],
  ['a visitor', -1, []],
] as const)('%s who opens any address of the centre lands on /agent [agent-05, role-16]', async (_who, type, dialogs) => {
  for (const address of ['/agentHome', '/agentHome/withdraw', '/agentHome/nowhere']) {
    const { screen, store, stop } = await open({ address, type });
    await expect.element(screen.getByText('at /agent', { exact: true })).toBeVisible();
    expect(selectDialogs(store.getState())).toMatchObject(dialogs);
    expect(screen.getByRole('banner').elements()).toEqual([]);
    await screen.unmount();
    stop();
  }
});

test.each([1, 2, 41, 42])('an agent of type %i is admitted to the start page with its announcements [role-19, route-08]', async (type) => {
  const { screen, stop } = await open({ type });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /Fresh from the house/ }))
    .toHaveAttribute('href', '/agentHome/announcements?announcement=401');
  stop();
});

test('a menu entry keeps the focus while the frame loads the viewer', async () => {
  const { screen, store, stop } = await open({ type: null });
  const entry = screen.getByRole('navigation', { name: 'Agent centre sections' }).getByRole('link', { name: 'Team overview' }).first();
  await expect.element(entry).toBeVisible();
  const former = entry.element() as HTMLElement;
  former.focus();
  store.dispatch(loggedIn({ account: aMember({ type: 1, nickname: 'Agent Smith', account: 'agent' }), firstTimeLogin: false }));
  await expect.element(screen.getByRole('banner').getByText('Agent Smith')).toBeVisible();
  expect(former.isConnected).toBe(false);
  await expect.element(entry).toHaveFocus();
  stop();
});

test('the frame names the section and fetches its code before the viewer is known', async () => {
  const { screen, has, store, stop } = await open({ address: '/agentHome/overview', type: null });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Team overview' })).toBeVisible();
  await expect.poll(() => has('agent-overview')).toBe(true);
  expect(screen.getByRole('button', { name: 'Log out' }).elements()).toEqual([]);
  store.dispatch(loggedOut());
  await expect.element(screen.getByText('at /agent', { exact: true })).toBeVisible();
  stop();
});

test('an unknown section shows a message inside the frame and a link back', async () => {
  const { screen, stop } = await open({ address: '/agentHome/nowhere' });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeVisible();
  await expect.element(screen.getByRole('banner')).toBeVisible();
  await screen.getByRole('main').getByRole('link', { name: 'Go to the agent centre' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
  stop();
});

const looks = brands.flatMap((brand) => (['light', 'dark'] as const).map((theme) => [brand, theme] as const));

test.each(looks)('%s in %s has menu, breadcrumb and badge on desktop, and bar and sheet on phones', async (brand, theme) => {
  wear(brand, theme);
  await page.viewport(1280, 900);
  const { screen, stop } = await open({ address: '/agentHome/announcements', nickname: 'Maximiliane von Hohenstaufen-Brandenburg' });
  const menu = screen.getByRole('navigation', { name: 'Agent centre sections' });
  await expect.element(menu.getByRole('link', { name: /Announcements/ })).toHaveAttribute('aria-current', 'page');
  await expect.element(menu.getByText('1 new')).toBeInTheDocument();
  expect(
    menu
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Team', 'Contracts', 'Reports', 'Money', 'Messages']);
  const crumbs = screen.getByRole('navigation', { name: 'Where you are' });
  await expect.element(crumbs.getByText('Messages')).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await page.viewport(390, 844);
  const bar = screen.getByRole('navigation', { name: 'Agent centre shortcuts' });
  await expect.element(bar).toBeVisible();
  expect(screen.container.scrollWidth).toBeLessThanOrEqual(390);
  for (const part of ['GMT-03:00', /^Maximiliane/]) await expect.element(screen.getByRole('banner').getByText(part)).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await bar.getByRole('button', { name: 'Menu' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Agent centre' });
  await sheet.getByRole('link', { name: 'Customer service' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible();
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  stop();
});
