import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page as viewport } from 'vitest/browser';
import { lists } from '#shared/lists/lists.feature.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers, type Call } from '#testing/table-client.ts';
import { records } from '../index.ts';
import { AccountRecord } from './AccountRecord/AccountRecord.tsx';
import { BettingRecord } from './BettingRecord/BettingRecord.tsx';
import { PersonalLoss } from './PersonalLoss/PersonalLoss.tsx';
import { RecentRecords } from './RecentRecords/RecentRecords.tsx';

const game = { nodeId: 1, name: 'Harbour Carnival', type: 'INHOUSE', typeName: 'Originals' };
const bet = {
  id: 71,
  at: '2026-05-17T12:00:00Z',
  game,
  state: 'settled',
  stake: 100,
  payout: 123_456_750,
  settledAt: '2026-05-17T12:00:00Z',
};
const gameTypes = [{ code: 'INHOUSE', name: 'Originals' }];
const movement = {
  id: '71-1',
  at: '2026-05-17T12:00:00Z',
  type: 'game',
  kind: 'spin',
  title: 'Stake',
  amount: -123_456_750,
  balance: 100_000,
  number: 71,
  about: null,
  reason: null,
  bet: { id: 71, game },
};
const sums = { count: 3, stake: 30_000, payout: 12_000, net: -18_000 };
const line = { day: '2026-05-16', gameType: 'INHOUSE', typeName: 'Originals', ...sums };

const full: Answers = {
  betRecord: { items: [bet, { ...bet, id: 70, state: 'open', payout: null }], next: 'older' },
  betTotals: { totals: { count: 1204, stake: 200, payout: 123_456_750, net: 123_456_650 }, gameTypes },
  memberTransactions: { items: [movement], next: null },
  transactionTotals: { count: 1, moneyIn: 0, moneyOut: -123_456_750 },
  personalLoss: { lines: [line], totals: sums, gameTypes },
  betRound: { bet, voided: null, movements: [movement], proof: null },
};
const empty: Answers = {
  ...full,
  betRecord: { items: [], next: null },
  memberTransactions: { items: [], next: null },
  personalLoss: { lines: [], totals: { count: 0, stake: 0, payout: 0, net: 0 }, gameTypes },
};

async function open(
  content: ReactNode,
  { answers = full, ...place }: { answers?: Answers; address?: string; language?: 'en' | 'pt' } = {},
) {
  const features = [lists, records];
  const world = await openPart(content, { features, answers, ...place, now: '2026-05-17T12:00:00Z' });
  return { ...world, asked: (name: Call['name']) => world.callsOf(name).at(-1)?.query };
}

beforeEach(() => viewport.viewport(1280, 900));

test('the betting record shows amounts with two decimals and commas, and totals over all bets [wallet-08]', async () => {
  const { screen, asked } = await open(<BettingRecord />);
  await expect.element(screen.getByRole('row', { name: /Harbour Carnival.*1\.00 1,234,567\.50 \+1,234,566\.50/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Open/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^1204 bets in this period/ })).toBeVisible();
  expect(asked('betRecord')).toEqual({ from: '2026-05-11', to: '2026-05-17', language: 'pt', limit: 20 });
  await expect(screen.container).toBeAccessible();
});

test('the address holds the filters, and a page opened with them requests its first page', async () => {
  const { screen, asked, search } = await open(<BettingRecord />, { address: '/?state=open&after=there' });
  await expect.poll(() => asked('betRecord')?.['after']).toBe('there');
  await screen.getByRole('combobox', { name: 'Game type' }).selectOptions('INHOUSE');
  await expect.poll(() => new URLSearchParams(search()).toString()).toBe('state=open&game=INHOUSE');
  await expect
    .poll(() => asked('betRecord'))
    .toEqual({ from: '2026-05-11', to: '2026-05-17', state: 'open', gameType: 'INHOUSE', language: 'pt', limit: 20 });
});

test.each([
  ['betRecord', <BettingRecord key="bets" />],
  ['memberTransactions', <AccountRecord key="movements" />],
] as const)('%s can be reversed at its time header, in the address, and its pages then run the other way', async (name, content) => {
  const answers = { ...full, memberTransactions: { items: [movement], next: 'more' }, betRecord: { items: [bet], next: 'more' } };
  const { screen, asked, search } = await open(content, { answers });
  await expect.element(screen.getByRole('link', { name: /Older/ })).toBeVisible();
  const time = screen.getByRole('columnheader', { name: /Date/ });
  await expect.element(time).toHaveAttribute('aria-sort', 'descending');
  await time.getByRole('link').click();
  await expect.poll(() => search()).toBe('?sort=time');
  await expect.element(time).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => asked(name)).toMatchObject({ order: 'oldest' });
  await expect.element(screen.getByRole('link', { name: /Newer/ })).toHaveAttribute('href', '/?sort=time&after=more');
  await expect(screen.container).toBeAccessible();
});

test('a round has its own address, and closing it leaves the list unchanged', async () => {
  const { screen, search } = await open(<BettingRecord />, { address: '/?state=settled' });
  await screen
    .getByRole('link', { name: /Harbour Carnival/ })
    .first()
    .click();
  await expect.element(screen.getByRole('dialog', { name: 'Round 71' })).toBeVisible();
  await expect.element(screen.getByText('This game has no proof that can be checked here.')).toBeVisible();
  expect(search()).toBe('?state=settled&round=71');
  await screen.getByRole('button', { name: 'Close the round' }).click();
  await expect.poll(() => search()).toBe('?state=settled');
});

test('an empty list says whether there is nothing yet or the filters match nothing', async () => {
  const { screen } = await open(<BettingRecord />, { answers: empty });
  await expect.element(screen.getByText('No bets in this period.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Find a game' })).toBeVisible();
  const filtered = await open(<AccountRecord />, { answers: empty, address: '/?type=deposit' });
  await expect.element(filtered.screen.getByText('No transactions match these filters.')).toBeVisible();
  await filtered.screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(filtered.search).toBe('');
});

test('a failed load shows an error and can be retried', async () => {
  const answers: Answers = { ...full, memberTransactions: refusedWith('UNAVAILABLE') };
  const { screen } = await open(<AccountRecord />, { answers });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  answers.memberTransactions = full.memberTransactions;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('row', { name: /Stake · Harbour Carnival.*-1,234,567\.50 1,000\.00/ })).toBeVisible();
  await expect(screen.container).toBeAccessible();
});

test.each([
  [{ of: 'deposit', id: 'a-1', name: '0E9D6C1A' }, 'Deposit 0E9D6C1A', '/member/depositv2?deposit=a-1'],
  [{ of: 'withdrawal', id: '12', name: null }, 'Withdrawal no. 12', '/member/withdraw?withdrawal=12'],
  [{ of: 'mission', id: null, name: 'Warm up' }, 'Mission “Warm up”', '/member/missions'],
  [{ of: 'bonus', id: null, name: null }, 'Bonus details', '/member/bonusDetails'],
] as const)('a movement links to what it belongs to: %o', async (about, words, href) => {
  const item = { ...movement, bet: null, about };
  const { screen } = await open(<AccountRecord />, { answers: { ...full, memberTransactions: { items: [item], next: null } } });
  await expect.element(screen.getByRole('link', { name: words })).toHaveAttribute('href', href);
});

test('a transfer to the upline names the receiver', async () => {
  const item = { ...movement, bet: null, about: { of: 'upline', id: null, name: 'A*** L***' } };
  const { screen } = await open(<AccountRecord />, { answers: { ...full, memberTransactions: { items: [item], next: null } } });
  await expect.element(screen.getByText(/To A\*\*\* L\*\*\*/)).toBeVisible();
});

test('a loss is shown in words and with a sign, with its definition and the chart’s days as a table', async () => {
  const { screen } = await open(<PersonalLoss />);
  await expect.element(screen.getByRole('heading', { name: 'You lost in this period' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Originals 3 300\.00 120\.00 -180\.00/ })).toBeVisible();
  await screen.getByText('How we calculate this').click();
  await expect.element(screen.getByText(/minus what you staked on them/)).toBeVisible();
  await screen.getByText('Show as a table').click();
  await expect.element(screen.getByRole('row', { name: /16 de mai.* -180\.00/ })).toBeVisible();
  await expect(screen.container).toBeAccessible();
});

test.each([
  [360, 'en', <BettingRecord key="bets" />],
  [390, 'en', <BettingRecord key="bets" />],
  [430, 'pt', <BettingRecord key="bets" />],
  [360, 'pt', <AccountRecord key="movements" />],
  [390, 'pt', <AccountRecord key="movements" />],
  [430, 'en', <AccountRecord key="movements" />],
] as const)('at %i px in %s the filters take one line and the first row starts just below', async (width, language, content) => {
  await viewport.viewport(width, 790);
  const { screen } = await open(<div style={{ padding: '0 16px' }}>{content}</div>, { language });
  const row = screen.getByRole('rowgroup').nth(1).getByRole('row').first();
  await expect.element(row).toBeVisible();
  const box = row.element().getBoundingClientRect();
  const top = screen.container.getBoundingClientRect().top;
  // The page's header and title take about 110 px of the upper half's 395.
  expect(box.top - top).toBeLessThan(180);
  expect(box.height).toBeLessThan(80);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expect(screen.container).toBeAccessible();
});

test('on a phone the period is chosen from a menu, and custom days and other filters open below the line', async () => {
  await viewport.viewport(390, 790);
  const { screen, search } = await open(<BettingRecord />);
  await screen.getByRole('button', { name: 'Last 7 days' }).click();
  await screen.getByRole('menuitem', { name: 'Last 30 days' }).click();
  await expect.poll(() => search()).toBe('?period=30d');
  await expect.element(screen.getByRole('button', { name: 'Last 30 days' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Status' }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Filters' }).click();
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('open');
  await expect.poll(() => new URLSearchParams(search()).get('state')).toBe('open');
});

test('the account’s start page lists the latest five transactions and bets, each with a link to all of them', async () => {
  const { screen, asked } = await open(<RecentRecords />);
  const transactions = screen.getByRole('region', { name: 'Latest transactions' });
  await expect.element(transactions.getByText('Stake · Harbour Carnival')).toBeVisible();
  await expect.element(transactions.getByText('-1,234,567.50')).toBeVisible();
  await expect.element(transactions.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/member/transactionHistory');
  const bets = screen.getByRole('region', { name: 'Latest bets' });
  await expect.element(bets.getByText('+1,234,566.50')).toBeVisible();
  await expect.element(bets.getByText('Open', { exact: true })).toBeVisible();
  expect(asked('betRecord')).toEqual({ from: '2026-04-18', to: '2026-05-17', language: 'pt', limit: 5 });
  await expect(screen.container).toBeAccessible();
});

test('the start page of a new account says that there is nothing yet, and a failed list can be loaded again', async () => {
  const answers: Answers = { ...empty, betRecord: refusedWith('UNAVAILABLE', 503) };
  const { screen } = await open(<RecentRecords />, { answers });
  await expect.element(screen.getByText('No transactions in the last 30 days.')).toBeVisible();
  const again = screen.getByRole('region', { name: 'Latest bets' }).getByRole('button');
  answers.betRecord = empty.betRecord;
  await again.click();
  await expect.element(screen.getByText('No bets in the last 30 days.')).toBeVisible();
});
