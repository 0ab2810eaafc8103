import { activityStates } from '@livery/contract/activity-states';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Promotion } from '@livery/contract/shapes';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { answerRead, failRead } from '#testing/answer-read.ts';
import { foreignNames } from '#testing/foreign-names.ts';
import { aBrand, aMember } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import lists from '../../../../shared/lists/lists.en.json' with { type: 'json' };
import { selectPostponed, rewardsState } from '../../rewards.state.ts';
import { aPromotion } from '../../rewards.builders.ts';
import rewards from '../../rewards.en.json' with { type: 'json' };
import { PromotionsPage } from './PromotionsPage.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common, forms, lists, rewards } },
  interpolation: { escapeValue: false },
});

const imageUrl = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

async function open(items: readonly Promotion[] | null, path = '/promotions', member: { vipLevel: number } | null = null, clockOffset = 0) {
  const store = createAppStore();
  store.inject(rewardsState);
  if (member !== null) store.dispatch(loggedIn({ account: aMember(member), firstTimeLogin: false }));
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter initialEntries={[path]}>
            <main>
              <PromotionsPage />
            </main>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  if (items !== null) answerRead(store, 'promotions', { items: items.map((item) => ({ ...item, imageUrl })), clockOffset });
  return { screen, store };
}

test.each(brands)('the list shows each promotion with its state and prize, and links to its page, in %s [route-14]', async (brand) => {
  wear(brand, 'light');
  await page.viewport(390, 844);
  const { screen } = await open([aPromotion({ id: 3 }), aPromotion({ id: 4, title: 'Old one', state: 'closed' })]);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'All promotions' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Daily warm-up' })).toHaveAttribute('href', '/promotions/3');
  await expect.element(screen.getByText('Available', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('R$ 5.00 in cash')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Old one' }).elements(), 'what is over stands apart').toEqual([]);
  await screen.getByRole('button', { name: 'Past' }).click();
  await expect.element(screen.getByRole('link', { name: 'Old one' })).toBeVisible();
  await expect(screen.container).toBeAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test.each(['/promotions', '/promotions/2'])('a phone fits names of any length and script at %s', async (path) => {
  await page.viewport(390, 844);
  const names = Object.values(foreignNames);
  const items = names.map((title, index) => aPromotion({ id: index + 1, title, summary: title }));
  const { screen } = await open(items, path);
  await expect.element(screen.getByRole('heading', { name: foreignNames.long })).toBeVisible();
  for (const each of screen.getByRole('heading').elements()) expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  if (path !== '/promotions') return;
  const name = screen.getByRole('heading', { name: foreignNames.rightToLeft }).element();
  expect(getComputedStyle(name).direction).toBe('rtl');
});

test.each(activityStates)('the page of one in the state %s says so, and what to do or know [member-25]', async (state) => {
  const { screen } = await open([aPromotion({ state })], '/promotions/1', { vipLevel: 0 });
  await expect.element(screen.getByText(rewards.states[state], { exact: true }).first()).toBeVisible();
  const panel = screen.getByRole('complementary', { name: 'Your progress' });
  const ways = { join: 'Join', claim: 'Claim', issued: 'Claim', joined: 'Play now', inProcess: 'Play now' } as const;
  const way = Object.hasOwn(ways, state) ? ways[state as keyof typeof ways] : null;
  if (way === null) await expect.element(panel.getByText(rewards.notes[state])).toBeVisible();
  else await expect.element(panel.getByText(way, { exact: true })).toBeVisible();
});

test('its text is built from the rule that it is paid by', async () => {
  const rule = { stake: 25_000, gameTypes: ['INHOUSE'], days: 0, vipLevel: 2, cadence: 'weekly' as const };
  const { screen } = await open([aPromotion({ rule, state: 'inProcess', progress: { done: 5_000, needed: 25_000 } })], '/promotions/1', {
    vipLevel: 2,
  });
  await expect.element(screen.getByText('Wager R$ 250.00 after joining, on: Originals')).toBeVisible();
  await expect.element(screen.getByText('VIP level 2 and up')).toBeVisible();
  await expect.element(screen.getByText('Once a week')).toBeVisible();
  await expect.element(screen.getByText('Left to wager: R$ 200.00')).toBeVisible();
  await expect(screen.container).toBeAccessible();
});

test('it explains how its prize is paid, with the current figures', async () => {
  const bonus = { kind: 'bonus', amount: 500, poolKind: null } as const;
  const { screen } = await open([aPromotion({ prize: bonus, terms: { rollover: 5, lastsDays: 14, waitsDays: 7 } })], '/promotions/1');
  for (const sentence of [/Wager it 5 times before/, 'The bonus is valid for 14 days.', 'Once approved, you have 7 days to claim it.'])
    await expect.element(screen.getByText(sentence)).toBeVisible();
  await screen.unmount();
  const ticket = { kind: 'tickets', amount: 2, poolKind: 'raffle' } as const;
  const raffle = await open([aPromotion({ prize: ticket })], '/promotions/1');
  await expect.element(raffle.screen.getByText('The ticket is valid until the draw.')).toBeVisible();
});

test('a visitor who joins is asked to log in, and the step is remembered meanwhile', async () => {
  const { screen, store } = await open([aPromotion()], '/promotions/1');
  await expect.element(screen.getByText(/Log in or sign up to take part/)).toBeVisible();
  await screen.getByRole('button', { name: 'Join: Daily warm-up' }).click();
  expect(selectDialogs(store.getState()).map(({ kind }) => kind)).toEqual(['login']);
  expect(selectPostponed(store.getState())).toEqual({ promotionId: 1, step: 'join' });
});

test('a member below its level is linked to the levels', async () => {
  const { screen } = await open([aPromotion({ rule: { ...aPromotion().rule, vipLevel: 3 } })], '/promotions/1', { vipLevel: 1 });
  await expect.element(screen.getByText('You’re at VIP level 1. This starts at level 3.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Requires VIP level 3' })).toHaveAttribute('href', '/member/vip');
});

test('a step changes a promotion in place until the next visit, and none below it moves', async () => {
  await page.viewport(390, 844);
  const claimable = aPromotion({ id: 1, title: 'Gift', way: 'claim', state: 'claim', progress: { done: 5, needed: 5 } });
  const items = [claimable, aPromotion({ id: 2, title: 'Warm-up' }), aPromotion({ id: 3, title: 'Streak', way: 'sign' })];
  const { screen, store } = await open(items, '/promotions', { vipLevel: 0 });
  const names = () =>
    screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Gift', 'Warm-up', 'Streak']);
  const places = () =>
    screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map((each) => each.getBoundingClientRect().top);
  const before = places();
  const after = items.map((item) => ({ ...item, imageUrl, ...(item.id === 1 && { state: 'claimed' as const, progress: null }) }));
  answerRead(store, 'promotions', { items: after, clockOffset: 0 });
  await expect.element(screen.getByText('Claimed', { exact: true })).toBeVisible();
  expect(names()).toEqual(['Gift', 'Warm-up', 'Streak']);
  expect(places()).toEqual(before);
  await screen.unmount();
  const next = await open(after, '/promotions', { vipLevel: 0 });
  await expect.element(next.screen.getByRole('heading', { level: 2 }).last()).toHaveTextContent('Gift');
});

test('a promotion that no longer matches the filter stays until another filter is chosen', async () => {
  const items = [aPromotion({ id: 1, title: 'Gift', way: 'claim', state: 'claim' }), aPromotion({ id: 2, title: 'Warm-up' })];
  const { screen, store } = await open(items, '/promotions?kind=gifts', { vipLevel: 0 });
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Gift' })).toBeVisible();
  answerRead(store, 'promotions', {
    items: items.map((item) => ({ ...item, imageUrl, ...(item.id === 1 && { state: 'closed' as const }) })),
    clockOffset: 0,
  });
  await expect.element(screen.getByText('Closed', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Gift' })).toBeVisible();
  await screen.getByRole('button', { name: 'All', exact: true }).click();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Warm-up' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Gift' }).elements()).toEqual([]);
});

test('an empty list, an unknown promotion and a failed load each explain what to do', async () => {
  const none = await open([]);
  await expect.element(none.screen.getByText('There are no promotions right now.')).toBeVisible();
  await none.screen.unmount();
  const unknown = await open([aPromotion()], '/promotions/99');
  await expect.element(unknown.screen.getByRole('link', { name: 'See all promotions' })).toHaveAttribute('href', '/promotions');
  await unknown.screen.unmount();
  const { screen, store } = await open(null);
  await expect.element(screen.getByText('Loading…').first()).toBeInTheDocument();
  failRead(store, 'promotions', { code: 'NETWORK', status: 0, requestId: null });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the remaining time of an activity follows the gateway’s clock', async () => {
  const endsAt = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const { screen } = await open([aPromotion({ state: 'join', endsAt })], '/promotions/1', null, 2 * 3_600_000);
  await expect.element(screen.getByRole('timer')).toBeVisible();
  expect(screen.getByRole('timer').element().textContent).toMatch(/^(01:00:00|00:59:5\d)$/);
});

test('a remaining time of more than a day is shown in days and hours', async () => {
  const endsAt = new Date(Date.now() + 53.5 * 3_600_000).toISOString();
  const { screen } = await open([aPromotion({ state: 'join', endsAt })], '/promotions/1');
  await expect.element(screen.getByRole('timer')).toHaveTextContent('2 d 5 h');
});

test('ten thousand promotions are rendered page by page, and the last can be reached', async () => {
  const items = Array.from({ length: 10_000 }, (_, index) => aPromotion({ id: index + 1, title: `Number ${index + 1}` }));
  const { screen } = await open(items);
  await expect.element(screen.getByRole('heading', { name: 'Number 24', exact: true })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(24);
  await screen.getByRole('link', { name: lists.pages.next }).click();
  await expect.element(screen.getByRole('heading', { name: 'Number 25', exact: true })).toBeVisible();
  await screen.unmount();
  const last = await open(items, '/promotions?after=9984');
  await expect.element(last.screen.getByRole('heading', { name: 'Number 10000', exact: true })).toBeVisible();
  expect(last.screen.getByRole('link', { name: lists.pages.next }).elements()).toEqual([]);
  expect(last.screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(16);
});

test.each([0, 1, 18, 19, 24])('%i promotions are one page without a pager', async (count) => {
  const { screen } = await open(Array.from({ length: count }, (_, index) => aPromotion({ id: index + 1, title: `Number ${index + 1}` })));
  if (count > 0) await expect.element(screen.getByRole('heading', { name: `Number ${count}`, exact: true })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(count);
  expect(screen.getByRole('navigation').elements()).toEqual([]);
});
