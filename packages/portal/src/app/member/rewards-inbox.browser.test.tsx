import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MemberInfo } from '@livery/contract/shapes';
import { aCentre, aPromotion, aReward } from '#features/rewards/rewards.builders.ts';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers, type Call } from '#testing/table-client.ts';
import { aMember } from '#testing/test-world.ts';
import { section } from './rewards.section.tsx';

const now = '2026-11-23T12:00:00.000Z';

const mission = {
  id: 'spins',
  title: 'Fifty rounds',
  period: 'daily',
  periodStart: '2026-11-23',
  endsAt: '2026-11-24T00:00:00Z',
  goal: 'rounds',
  gameType: null,
  gameTypeTitle: null,
  target: 50,
  progress: 50,
  reward: 700,
  rewardTo: 'BONUS',
  rollover: 5,
  state: 'claimable',
};

const promotion = aPromotion({
  id: 31,
  title: 'Daily gift',
  way: 'claim',
  state: 'claim',
  prize: { kind: 'cash', amount: 300, poolKind: null },
});
const checkIn = aPromotion({
  id: 32,
  kind: 'checkIn',
  title: 'Seven days',
  way: 'sign',
  state: 'join',
  rule: { ...promotion.rule, days: 7 },
  progress: { done: 3, needed: 7 },
});

/** A gateway with one reward of each kind. Claimed ones disappear. */
function oneOfEach(changes: Answers = {}): Answers {
  const claimed = new Set<string>();
  const take =
    (id: string, value: unknown) =>
    ({ body }: Call) => {
      claimed.add(id);
      return typeof value === 'function' ? (value as (body: unknown) => unknown)(body) : value;
    };
  const reward = aReward({ id: 7, title: 'Friday quiz', prize: { kind: 'cash', amount: 1_500, poolKind: null } });
  return {
    rewards: () => aCentre({ waiting: claimed.has('reward') ? [] : [reward] }),
    readRewards: {},
    promotions: () => ({ items: [claimed.has('promotion') ? { ...promotion, state: 'claimed' } : promotion, checkIn], now }),
    vip: () => ({
      level: 2,
      staked: 0,
      currency: 'BRL',
      levels: [{ level: 2, title: 'Silver', stakeFrom: 0, reward: 2_000, state: claimed.has('vip') ? 'claimed' : 'claimable' }],
    }),
    missionSummary: () => ({
      missions: [claimed.has('mission') ? { ...mission, state: 'claimed' } : mission],
      claimable: 1,
      currency: 'BRL',
      now,
    }),
    rebate: () => ({ total: claimed.has('rebate') ? 0 : 450, currency: 'BRL', lines: [], lastClaim: null }),
    pointBalance: { items: [], next: null, balance: 5_000, pending: 0 },
    pointConfig: {
      currency: 'BRL',
      stakePerPoint: 100,
      level: 0,
      multiplier: 100,
      levels: [],
      conversion: { points: 100, amount: 100, minimum: 1_000, daily: 10_000, left: 10_000 },
      hasPaymentPassword: true,
    },
    claimRaffle: take('reward', { reward: { ...reward, state: 'claimed' }, balance: 1 }),
    claimPromotion: take('promotion', { promotion: { ...promotion, state: 'claimed' }, reward: { ...reward, prize: promotion.prize } }),
    claimVipReward: take('vip', { amount: 2_000 }),
    claimMission: take('mission', { amount: 700, rewardTo: 'BONUS' }),
    claimRebate: take('rebate', { amount: 450 }),
    takePart: { ...checkIn, state: 'signed', progress: { done: 4, needed: 7 } },
    ...changes,
  };
}

const claims = ['claimRaffle', 'claimPromotion', 'claimVipReward', 'claimMission', 'claimRebate'] as const;

async function open(
  answers: Answers = oneOfEach(),
  { language = 'en', member = {} }: { language?: 'en' | 'pt'; member?: Partial<MemberInfo> } = {},
) {
  const { Page, features } = section;
  const account = aMember({ vipLevel: 2, ...member });
  const part = await openPart(<Page />, {
    features,
    answers,
    now,
    language,
    after: [loggedIn({ account, firstTimeLogin: false })],
  });
  await expect.element(part.screen.getByRole('button', { name: /^(Claim all|Resgatar tudo)$/ })).toBeVisible();
  const rows = () => part.screen.getByRole('button', { name: /^Claim: / }).elements();
  return { ...part, rows, names: () => rows().map((row) => row.getAttribute('aria-label')) };
}

const all = [
  'Claim: Friday quiz',
  'Claim: Daily gift',
  'Claim: VIP level: Silver',
  'Claim: Mission done: Fifty rounds',
  'Claim: Rebate on your bets',
];

test.each(brands)('everything waiting is in one list, with tickets, points and the streak, in %s', async (brand) => {
  wear(brand, 'light');
  await page.viewport(390, 844);
  const { screen, names, store } = await open();
  expect(names()).toEqual(all);
  await expect.element(screen.getByText('5 rewards to claim')).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'To claim 5' })).toBeVisible();
  await expect.element(screen.getByText('R$ 49.50', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('1 spin of the wheel')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Use points' })).toHaveAttribute('href', '/member/pointMall');
  await expect.element(screen.getByText('R$ 5.00 after 7 days')).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await screen.getByRole('button', { name: 'Play the wheel' }).click();
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'openPrize', poolId: 1 }]);
  store.stop();
});

test('one press claims everything, each with its own call and once, and shows the result', async () => {
  await page.viewport(390, 844);
  const { screen, names, callsOf, store } = await open();
  await screen.getByRole('button', { name: 'Claim all' }).click();
  await expect.element(screen.getByText('Claimed just now')).toBeVisible();
  await expect.element(screen.getByText('R$ 49.50', { exact: true })).toBeVisible();
  expect(names()).toEqual([]);
  await expect.element(screen.getByRole('tab', { name: 'To claim', exact: true })).toBeVisible();
  for (const name of claims) expect(callsOf(name), name).toHaveLength(1);
  expect(screen.getByText('In your balance', { exact: true }).elements()).toHaveLength(4);
  expect(screen.getByText('With your bonuses', { exact: true }).elements()).toHaveLength(1);
  expect(selectMessages(store.getState())).toMatchObject([{ text: 'rebate:paid', amounts: { amount: { amount: 450, unit: 'BRL' } } }]);
  store.stop();
});

test('a claimed reward stays in place until the next visit, and the one below does not move', async () => {
  await page.viewport(390, 844);
  const answers = oneOfEach();
  const { screen, rows, names, callsOf, store } = await open(answers);
  const before = rows().map((row) => row.getBoundingClientRect().top);
  await screen.getByRole('button', { name: 'Claim: Daily gift' }).click();
  await expect.poll(names).toEqual(all.filter((name) => name !== 'Claim: Daily gift'));
  // By now the rows have been reloaded.
  await expect.poll(() => callsOf('promotions').length + callsOf('rewards').length).toBeGreaterThan(2);
  expect(rows().map((row) => row.getBoundingClientRect().top)).toEqual(before.filter((_, index) => index !== 1));
  await expect.element(screen.getByText('Daily gift')).toBeVisible();
  await screen.unmount();
  store.stop();
  const next = await open(answers);
  expect(next.names()).toEqual(all.filter((name) => name !== 'Claim: Daily gift'));
  expect(next.screen.getByText('Daily gift').elements()).toEqual([]);
  next.store.stop();
});

test('a refused reward shows why and stays, and all others are claimed', async () => {
  await page.viewport(390, 844);
  const { screen, names, store } = await open(oneOfEach({ claimVipReward: refusedWith('NOTHING_TO_CLAIM', 409) }));
  await screen.getByRole('button', { name: 'Claim all' }).click();
  await expect.poll(names).toEqual(['Claim: VIP level: Silver']);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByText('1 reward to claim')).toBeVisible();
  store.stop();
});

test('a source that does not load shows an error and hides no other', async () => {
  await page.viewport(390, 844);
  const { screen, names, store } = await open(oneOfEach({ vip: refusedWith('UNAVAILABLE') }));
  expect(names()).toEqual(all.filter((name) => !name.includes('VIP')));
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  store.stop();
});

test('the daily check-in is at the top of the list, and the streak grows in place', async () => {
  await page.viewport(390, 844);
  const { screen, callsOf, store } = await open();
  await screen.getByRole('button', { name: 'Check in today: Seven days' }).click();
  await expect.element(screen.getByText('4 of 7 days')).toBeVisible();
  expect(callsOf('takePart').map(({ body }) => body)).toEqual([{ promotionId: 32, step: 'sign' }]);
  expect(selectMessages(store.getState())).toMatchObject([{ text: 'rewards:activities.done.sign', values: { title: 'Seven days' } }]);
  store.stop();
});

test.each([
  ['en', 360],
  ['en', 390],
  ['en', 430],
  ['pt', 360],
  ['pt', 390],
  ['pt', 430],
] as const)('in %s nothing in the rewards is wider than a window of %i', async (language, width) => {
  wear(brands[0] ?? '', 'light');
  await page.viewport(width, 844);
  const { screen, store } = await open(oneOfEach(), { language });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  for (const row of screen.getByRole('listitem').elements()) expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  store.stop();
});
