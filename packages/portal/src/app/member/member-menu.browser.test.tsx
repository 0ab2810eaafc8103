import { useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { brands, wear } from 'virtual:wear';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MemberInfo, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { account } from '#features/account/index.ts';
import { member } from '#features/member/index.ts';
import { transfer } from '#features/transfer/index.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { countsLoaded, liveSlice } from '#shared/facts/live.slice.ts';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn } from '#shared/store/events.ts';
import { answerRead } from '#testing/answer-read.ts';
import { aBrand, aMember, memoryStore } from '#testing/test-world.ts';
import { OverlayContext } from '../routing/overlay.ts';
import { routeOf } from '../routing/routes.tsx';
import { useTitle } from '../routing/use-title.ts';
import { BottomNavigation } from '../shell/BottomNavigation/BottomNavigation.tsx';
import { createRuntime } from '../start/runtime.ts';
import { RuntimeContext } from '../start/runtime-context.tsx';
import { MemberPage } from './MemberPage.tsx';
import { memberSections } from './sections.ts';

const nobody: ValueOf<'upline'> = {
  isAllowed: true,
  hasPaymentPassword: true,
  available: 5_000,
  currency: 'BRL',
  hasUpline: false,
  receiver: null,
};

interface Opening {
  language?: string;
  member?: Partial<MemberInfo>;
  /** Over the home page, as on wide screens. */
  isOver?: boolean;
}

async function open(path: string, { language = 'en', member: changes = {}, isOver = false }: Opening = {}) {
  const runtime = await createRuntime(aBrand(), language, {});
  await runtime.activate([member, account, transfer]);
  const { store } = runtime;
  store.inject(liveSlice);
  store.dispatch(loggedIn({ account: aMember(changes), firstTimeLogin: false }));
  const tabStorage = memoryStore();
  const client: ApiClient = { call: () => new Promise(() => undefined) };
  const close = vi.fn<() => void>();
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={runtime.texts.i18n}>
        <BrandProvider brand={aBrand()}>
          <PortsContext value={{ client, clock: { now: () => 0 }, tabStorage }}>
            <RuntimeContext value={{ runtime, switchLanguage: () => undefined }}>
              <MemoryRouter initialEntries={[path]}>
                <OverlayContext value={isOver ? { close } : null}>
                  <Titled />
                </OverlayContext>
                <BottomNavigation />
              </MemoryRouter>
            </RuntimeContext>
          </PortsContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, store };
}

function Titled() {
  const row = routeOf(useLocation().pathname);
  useTitle(row);
  useLayoutEffect(() => () => void (document.title = ''), []);
  return <MemberPage />;
}

test('the menu has the transfer to the upline for members who have an upline to send to [member-06]', async () => {
  for (const sendsToUpline of [true, false]) {
    const { screen, store } = await open('/member', { member: { sendsToUpline } });
    const menu = screen.getByRole('navigation', { name: 'Sections of your account' });
    await expect.element(menu.getByRole('link', { name: 'Withdraw' })).toBeVisible();
    expect(menu.getByRole('link', { name: 'Transfer to your agent' }).elements()).toHaveLength(sendsToUpline ? 1 : 0);
    await screen.unmount();
    store.stop();
  }
});

test('its page, opened from a link, explains why no money can be sent', async () => {
  const { screen, store } = await open('/member/transferUpline');
  await expect.poll(() => Object.values(store.getState().reads.entries).map(({ call }) => call)).toContain('upline');
  answerRead(store, 'upline', nobody);
  await expect.element(screen.getByText(/there’s nobody to send money to/)).toBeVisible();
  store.stop();
});

test.each(brands)('a phone’s hub has the balance, shortcuts with counts, four groups and the logout, in %s', async (brand) => {
  wear(brand, 'light');
  await page.viewport(390, 844);
  const { screen, store } = await open('/member', { member: { vipLevel: 3 } });
  store.dispatch(countsLoaded({ unread: 4, rewards: 0, missions: 0, claimable: 6 }));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'VIP level 3' })).toHaveAttribute('href', '/member/vip');
  await expect.element(screen.getByRole('group', { name: /balance/i })).toBeVisible();
  const shortcuts = screen.getByRole('navigation', { name: 'Most used' });
  await expect.element(shortcuts.getByRole('link', { name: /6 new\s*Reward/ })).toBeVisible();
  await expect.element(shortcuts.getByRole('link', { name: /4 new\s*Messages/ })).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Sections of your account' });
  expect(
    menu
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Money', 'Play', 'Rewards', 'Account']);
  for (const { path, isInMenu, isOffered } of memberSections)
    if (isInMenu === undefined && isOffered === undefined) expect(menu.element().querySelector(`a[href="${path}"]`), path).not.toBeNull();
  await expect(screen.container).toBeAccessible();
  await screen.getByRole('button', { name: 'Log out' }).click();
  expect(selectDialogs(store.getState()).map(({ kind }) => kind)).toEqual(['logout']);
  store.stop();
});

test.each([
  ['en', 360],
  ['en', 390],
  ['en', 430],
  ['pt', 360],
  ['pt', 390],
  ['pt', 430],
])('in %s nothing in the hub is wider than a window of %i', async (language, width) => {
  wear(brands[1] ?? '', 'dark');
  await page.viewport(width, 844);
  const { screen, store } = await open('/member', { language, member: { vipLevel: 12, nickname: 'Maximiliana-Gertrudes de Albuquerque' } });
  store.dispatch(countsLoaded({ unread: 124, rewards: 0, missions: 0, claimable: 100 }));
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const wide = [...screen.container.querySelectorAll('main *, nav *, div *')].filter(
    (element) => element.getBoundingClientRect().right > width + 0.5 && element.getClientRects().length > 0,
  );
  expect(wide.map(({ className }) => className)).toEqual([]);
  store.stop();
});

test('over the home page the menu marks the section, and the heading gets the focus instead of the menu', async () => {
  await page.viewport(1280, 800);
  const { screen, store } = await open('/member/referral', { isOver: true });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Invite friends' })).toHaveFocus();
  await screen.unmount();
  const { screen: last, store: other } = await open('/member/messageV2', { isOver: true });
  const menu = last.getByRole('navigation', { name: 'Sections of your account' });
  const entry = menu.getByRole('link', { name: /Messages/ });
  await expect.element(entry).toHaveAttribute('aria-current', 'page');
  // The name stays visible above the scrolling menu, and so does the open section.
  await page.viewport(1280, 500);
  await last.unmount();
  const { screen: low } = await open('/member/messageV2', { isOver: true });
  await expect.element(low.getByRole('link', { name: /Messages/ }).first()).toBeInViewport({ ratio: 1 });
  await expect.element(low.getByText('Marina').first()).toBeInViewport({ ratio: 1 });
  for (const each of [store, other]) each.stop();
});

test('the hub opens over the home page too', async () => {
  await page.viewport(1280, 800);
  const { screen, store } = await open('/member', { isOver: true });
  await expect.element(screen.getByRole('dialog', { name: 'My account' })).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Most used' })).toBeVisible();
  expect(screen.getByRole('dialog').element().querySelectorAll('[aria-current]')).toHaveLength(0);
  store.stop();
});

test.each(brands)('beside the menu the hub offers rewards to claim and shows the latest records, in %s', async (brand) => {
  wear(brand, 'light');
  await page.viewport(1280, 800);
  const { screen, store } = await open('/member', { isOver: true });
  expect(screen.getByRole('link', { name: 'Claim' }).elements()).toEqual([]);
  store.dispatch(countsLoaded({ unread: 0, rewards: 0, missions: 0, claimable: 6 }));
  await expect.element(screen.getByRole('dialog').getByText('6 rewards to claim')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Claim' })).toHaveAttribute('href', '/member/rewardCenter');
  const calls = () => Object.values(store.getState().reads.entries).map(({ call }) => call);
  await expect.poll(calls).toEqual(expect.arrayContaining(['memberTransactions', 'betRecord']));
  answerRead(store, 'memberTransactions', { items: [], next: null });
  answerRead(store, 'betRecord', { items: [], next: null });
  await expect.element(screen.getByText('No transactions in the last 30 days.')).toBeVisible();
  await expect.element(screen.getByText('No bets in the last 30 days.')).toBeVisible();
  await expect(screen.container).toBeAccessible();
  store.stop();
});

test.each([
  ['en', 'Deposit · Acme', 'My account · Acme'],
  ['pt', 'Depositar · Acme', 'Minha conta · Acme'],
])('the document title names the section, and no two are alike, in %s', async (language, deposit, hub) => {
  await page.viewport(390, 844);
  const titles = new Map<string, string>();
  for (const path of ['/member', ...memberSections.map((section) => section.path)]) {
    const { screen, store } = await open(path, { language });
    await expect.poll(() => document.title, { message: path }).toMatch(/ · Acme$/);
    titles.set(path, document.title);
    await screen.unmount();
    store.stop();
  }
  expect(titles.get('/member/depositv2')).toBe(deposit);
  expect(titles.get('/member')).toBe(hub);
  expect(new Set(titles.values()).size).toBe(titles.size);
});

test.each([
  ['/', 'Home'],
  ['/member', 'Account'],
  ['/member/vip', 'Account'],
  ['/member/depositv2', 'Deposit'],
  ['/member/rewardCenter', 'Rewards'],
  ['/promotions', 'Rewards'],
])('at %s the phone’s tab %s is marked', async (path, name) => {
  await page.viewport(390, 844);
  const { screen, store } = await open(path);
  const tabs = screen.getByRole('navigation', { name: 'Shortcuts' });
  const marked = () => [...tabs.element().querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent);
  await expect.poll(marked).toEqual([name]);
  store.stop();
});

test('a member’s tabs lead to the hub and to the rewards, with the number waiting', async () => {
  await page.viewport(390, 844);
  const { screen, store } = await open('/member');
  store.dispatch(countsLoaded({ unread: 4, rewards: 0, missions: 0, claimable: 6 }));
  const tabs = screen.getByRole('navigation', { name: 'Shortcuts' });
  await expect.element(tabs.getByRole('link', { name: /6 rewards to claim\s*Rewards/ })).toHaveAttribute('href', '/member/rewardCenter');
  await expect.element(tabs.getByRole('link', { name: /4 unread\s*Account/ })).toHaveAttribute('href', '/member');
  store.stop();
});
