import { beforeEach, expect, test } from 'vitest';
import { page as viewport } from 'vitest/browser';
import { ApiFailure } from '#api/api-failure.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers, type Call } from '#testing/table-client.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { section as income } from '../my-income.section.ts';
import { section as betting } from '../team-betting.section.ts';
import { section as transactions } from '../team-transactions.section.ts';
import { section as loss } from '../user-loss.section.ts';

const until = '2026-05-17T14:03:07Z';
const who = { id: 9, account: 'm***a', type: 0, level: 2 };
const gameTypes = [{ code: 'RNG', name: 'Slots' }];
const play = { rounds: 4, stake: 123_456_750, validStake: 120_000_000, payout: 100_000, net: -123_356_750 };
const game = { nodeId: 1, name: 'Harbour Carnival', type: 'RNG', typeName: 'Slots' };
const bet = { id: 71, at: '2026-05-17T12:00:00Z', game, state: 'settled', stake: 100, payout: 250, settledAt: '2026-05-17T12:00:00Z' };
const money = { stake: 5_000, payout: 2_000, loss: 3_000, bonus: 500, net: 2_500 };
const full: Answers = {
  teamBetting: { items: [{ ...who, ...play }], next: 'more', until, totals: { ...play, rounds: 1_204 }, gameTypes },
  teamMemberBets: {
    items: [bet, { ...bet, id: 70, state: 'open', payout: null }],
    next: null,
    until,
    totals: { count: 2, stake: 200, payout: 250, net: 150 },
    member: who,
    gameTypes,
  },
  teamTransactions: {
    items: [{ id: '5-1', at: '2026-05-17T12:00:00Z', member: who, type: 'deposit', title: 'Deposit', amount: 5_000, number: 5 }],
    next: null,
    until,
    totals: { count: 311, moneyIn: 90_000, moneyOut: -40_000 },
  },
  userLoss: { items: [{ ...who, ...money }], next: null, until, totals: { ...money, net: 99_900 }, gameTypes },
  teamIncome: {
    until,
    lines: [
      { day: '2026-05-17', kind: 'dividend', title: 'Dividend', count: 2, amount: 3_000 },
      { day: '2026-05-16', kind: 'dividend', title: 'Dividend', count: 1, amount: 1_000 },
    ],
    totals: { count: 3, amount: 4_000 },
  },
};
const empty: Answers = {
  teamBetting: { items: [], next: null, until, totals: { rounds: 0, stake: 0, validStake: 0, payout: 0, net: 0 }, gameTypes },
};

async function open({ Page, features }: RouteModule, { answers = full, address = '/' }: { answers?: Answers; address?: string } = {}) {
  const world = await openPart(<Page />, { features, answers, address, now: '2026-05-17T17:00:00Z' });
  return { ...world, asked: (name: Call['name']) => world.callsOf(name).at(-1)?.query };
}

beforeEach(() => viewport.viewport(1280, 900));

test('an address of a page beyond the end of the list leads to the first page', async () => {
  const refusal = new ApiFailure({ code: 'INVALID_REQUEST', status: 400, requestId: null, fields: { '/after': 'cursor' } });
  const answers: Answers = { ...full, teamBetting: ({ query }: Call) => (query?.['after'] === undefined ? full.teamBetting : refusal) };
  const { screen, search } = await open(betting, { answers, address: '/?sort=-net&after=made-up' });
  await expect.element(screen.getByText('This page of the list doesn’t exist.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Show the first page' }).click();
  await expect.element(screen.getByRole('row', { name: /m\*\*\*a Level 2/ })).toBeVisible();
  expect(search()).toBe('?sort=-net');
});

test('team betting shows the play of each member, with the total of all pages [agent-11]', async () => {
  const { screen, asked } = await open(betting);
  await expect
    .element(screen.getByRole('row', { name: /m\*\*\*a Level 2 · Player · No\. 9 4 1,234,567\.50 1,200,000\.00 1,000\.00/ }))
    .toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^Total of all pages 1204 R\$ 1,234,567\.50/ })).toBeVisible();
  await expect.element(screen.getByText('Figures up to 11:03:07')).toBeVisible();
  expect(asked('teamBetting')).toEqual({
    from: '2026-05-11',
    to: '2026-05-17',
    state: 'settled',
    sort: 'stake',
    direction: 'descending',
    limit: 20,
    language: 'pt',
  });
  await expect(screen.container).toBeAccessible();
});

test('the address holds level, account, game type, state and order', async () => {
  const { screen, asked, search } = await open(betting);
  await screen.getByRole('combobox', { name: 'Level' }).selectOptions('2');
  await screen.getByRole('combobox', { name: 'Game type' }).selectOptions('RNG');
  await screen.getByRole('searchbox', { name: 'Account or number' }).fill('marina');
  screen.getByRole('searchbox').element().closest('form')?.requestSubmit();
  await screen.getByRole('combobox', { name: 'Bets' }).selectOptions('pending');
  await expect.poll(() => asked('teamBetting')).toMatchObject({ level: 2, gameType: 'RNG', account: 'marina', state: 'pending' });
  await expect.poll(search).toBe('?level=2&game=RNG&account=marina&state=pending');
  await expect.element(screen.getByRole('columnheader', { name: 'Staked on pending bets' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Payout' })).not.toBeInTheDocument();
});

test('a row leads to its bets, for the same days and games', async () => {
  const { screen, asked } = await open(betting, { address: '/?period=month&game=RNG&level=2' });
  await screen.getByRole('link', { name: /m\*\*\*a/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'Bets of m***a' })).toBeVisible();
  expect(asked('teamMemberBets')).toEqual({ from: '2026-05-01', to: '2026-05-17', member: 9, gameType: 'RNG', limit: 20, language: 'pt' });
  await expect.element(screen.getByRole('row', { name: /Harbour Carnival.*Settled 1\.00 2\.50 \+1\.50/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Harbour Carnival.*Pending 1\.00 Pending –/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to team betting' })).toBeVisible();
  await expect(screen.container).toBeAccessible();
});

test('bets of a member outside the team are not found', async () => {
  const { screen } = await open(betting, { answers: { teamMemberBets: refusedWith('NOT_FOUND', 404) }, address: '/?member=4711' });
  await expect.element(screen.getByText('This account isn’t in your team.')).toBeVisible();
});

test('team transactions show the team’s movements by kind [agent-12]', async () => {
  const { screen, asked } = await open(transactions);
  await expect.element(screen.getByRole('row', { name: /m\*\*\*a .* Deposit No\. 5 \+50\.00/ })).toBeVisible();
  await expect.poll(() => screen.getByRole('row', { name: /^311 transactions/ }).element().textContent).toMatch(/900\.00.*-400\.00/);
  await screen.getByRole('combobox', { name: 'Type' }).selectOptions('withdrawal');
  await expect.poll(() => asked('teamTransactions')).toMatchObject({ type: 'withdrawal' });
  await expect(screen.container).toBeAccessible();
});

test('user loss shows stake, payout, loss, bonus and the remainder [agent-13]', async () => {
  const { screen, asked } = await open(loss);
  await expect.element(screen.getByRole('row', { name: /m\*\*\*a .* 50\.00 20\.00 \+30\.00 5\.00 \+25\.00/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^Total of all pages .*999\.00/ })).toBeVisible();
  expect(asked('userLoss')).toMatchObject({ sort: 'net', direction: 'descending' });
  await expect.element(screen.getByRole('link', { name: /m\*\*\*a/ })).toHaveAttribute('href', '/agentHome/betting?member=9');
  await screen.getByText('What these figures mean').click();
  await expect.element(screen.getByText('Loss minus the bonuses the member got.')).toBeVisible();
  await expect(screen.container).toBeAccessible();
});

test('my income shows payments by day and kind [agent-14]', async () => {
  const { screen, asked } = await open(income);
  await expect.element(screen.getByRole('row', { name: /17 de mai.* Dividend 2 \+30\.00/ })).toBeVisible();
  await expect.poll(() => screen.getByRole('row', { name: /^Total of all pages 3 \+?/ }).element().textContent).toContain('40.00');
  expect(asked('teamIncome')).toEqual({ from: '2026-04-18', to: '2026-05-17', language: 'pt' });
  await expect
    .element(screen.getByRole('link', { name: 'Dividend' }).first())
    .toHaveAttribute('href', '/agentHome/dividendRecord?period=2026-05-16..2026-05-17');
  await expect(screen.container).toBeAccessible();
});

test.each([
  ['/?level=65&sort=-password&state=won&game=x', { from: '2026-05-11', sort: 'stake' }],
  [`/?level=-1&sort=${encodeURIComponent("stake'--")}&period=2027-01-01..2027-02-01`, { from: '2026-05-11', sort: 'stake' }],
])('an invalid address falls back to the default: %s', async (address, expected) => {
  const { screen, asked } = await open(betting, { address });
  await expect.element(screen.getByRole('row', { name: /m\*\*\*a/ })).toBeVisible();
  expect(asked('teamBetting')).toMatchObject(expected);
  expect(asked('teamBetting')).not.toHaveProperty('level');
  expect(asked('teamBetting')).not.toHaveProperty('gameType');
});

test('an empty report says whether there is no data or the filters match none', async () => {
  const { screen } = await open(betting, { answers: empty });
  await expect.element(screen.getByText('Your team has no bets in this period.')).toBeVisible();
  const filtered = await open(betting, { answers: empty, address: '/?level=3' });
  await expect.element(filtered.screen.getByText('Nothing matches these filters.')).toBeVisible();
  await filtered.screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(filtered.search).toBe('');
});

test.each([
  ['betting', betting],
  ['transactions', transactions],
  ['loss', loss],
  ['income', income],
] as const)('a failed report can be retried: %s', async (_, section) => {
  const answers: Answers = {};
  const { screen } = await open(section, { answers });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  Object.assign(answers, full);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Figures up to 11:03:07')).toBeVisible();
});

test.each([
  ['betting', betting],
  ['transactions', transactions],
  ['loss', loss],
  ['income', income],
] as const)('a report fits on a phone: %s', async (_, section) => {
  await viewport.viewport(390, 844);
  const { screen } = await open(section);
  await expect.element(screen.getByText('Figures up to 11:03:07')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expect(screen.container).toBeAccessible();
});
