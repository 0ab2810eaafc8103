import { beforeEach, expect, test } from 'vitest';
import { page as viewport } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers, type Call } from '#testing/table-client.ts';
import { aPlayer, aTeamMember, me, someFigures } from '#testing/team.builders.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { section as downline } from '../downline.section.ts';
import { AccountDetails } from './AccountDetails/AccountDetails.tsx';

const accountDetails: RouteModule = {
  features: downline.features,
  Page: () => <AccountDetails terms={({ id }) => <p>{`Terms of ${id}`}</p>} />,
};

const until = '2026-05-17T14:03:07Z';
const nobody = { own: someFigures({ validStake: 0 }), team: someFigures({ validStake: 0 }) };
const sums = {
  total: { own: someFigures({ validStake: 5_000 }), team: someFigures({ validStake: 49_900_000, net: -3_000_100 }) },
  left: { members: 0, ...nobody },
};
const members = { items: [aTeamMember(), aPlayer], next: 'more', until, path: [me], bigWin: 10_000, sums };
const account = {
  ...aTeamMember(),
  until,
  path: [me, { id: 7, account: 'agent2', type: 2, level: 1 }],
  nickname: 'Second agent',
  direct: 2,
  lastLogin: '2026-05-17T10:00:00Z',
  balance: 312_550,
  currency: 'BRL',
  days: [
    { day: '2026-05-16', validStake: 600, net: -100, deposits: 0, withdrawals: 0 },
    { day: '2026-05-17', validStake: 400, net: 50, deposits: 0, withdrawals: 0 },
  ],
};
const full: Answers = { teamMembers: members, teamMember: account };

async function open({ Page, features }: RouteModule, { answers = full, address = '/' }: { answers?: Answers; address?: string } = {}) {
  const world = await openPart(<Page />, { features, answers, address, now: '2026-05-17T17:00:00Z' });
  return { ...world, asked: (name: Call['name']) => world.callsOf(name).at(-1)?.query };
}

beforeEach(() => viewport.viewport(1440, 900));

test('downline management lists the team members with own and team figures [agent-10]', async () => {
  const { screen, asked } = await open(downline);
  const agent = screen.getByRole('row', { name: /agent2 Level 1 \(direct\) · Sub-agent · No\. 7/ });
  await expect.poll(() => agent.element().textContent).toMatch(/10\.00240,000\.00-15,000\.00/);
  await expect.element(screen.getByRole('row', { name: /m\*\*\*a .*Player · No\. 9 .*Never/ })).toBeVisible();
  expect(asked('teamMembers')).toEqual({
    from: '2026-04-18',
    to: '2026-05-17',
    sort: 'joined',
    direction: 'descending',
    limit: 20,
  });
  await expect(screen.container).toBeAccessible();
});

test('members who left have a separate line, so that all lines add up to the team [agent-10]', async () => {
  const left = { members: 2, own: someFigures({ validStake: 3_000 }), team: someFigures({ validStake: 1_900_000, net: -100 }) };
  const { screen } = await open(downline, { answers: { teamMembers: { ...members, sums: { ...sums, left } } } });
  await expect.element(screen.getByRole('row', { name: /^2 members who left .*30\.00 19,000\.00 -1\.00/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^Whole team .*50\.00 499,000\.00 -30,001\.00/ })).toBeVisible();
  await expect.element(screen.getByText(/What they did while they were here still counts/)).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await screen.unmount();
  const chosen = await open(downline, { answers: { teamMembers: { ...members, sums: null } }, address: '/?kind=player' });
  await expect.element(chosen.screen.getByRole('row', { name: /agent2/ })).toBeVisible();
  expect(chosen.screen.getByText(/who left|Whole team/).elements()).toEqual([]);
});

test('a team opens one level at a time, with a link back up', async () => {
  const path = [me, { id: 7, account: 'agent2', type: 2, level: 1 }];
  const answers = { ...full, teamMembers: ({ query }: Call) => (query['under'] === 7 ? { ...members, path, items: [aPlayer] } : members) };
  const { screen, asked, search } = await open(downline, { answers, address: '/?period=7d' });
  await screen.getByRole('link', { name: '3 members' }).click();
  await expect.poll(search).toBe('?period=7d&under=7');
  await expect.poll(() => asked('teamMembers')).toMatchObject({ under: 7 });
  const way = screen.getByRole('navigation', { name: 'Where you are in your team' });
  await expect.element(way.getByRole('link', { name: 'agent2' })).toHaveAttribute('aria-current', 'page');
  await expect.element(way.getByRole('link', { name: 'My team' })).toHaveAttribute('href', '/agentHome/downline?period=7d');
});

test('the address holds search, kind, activity and order', async () => {
  const { screen, asked, search } = await open(downline);
  await screen.getByRole('searchbox', { name: 'Search by account or number' }).fill('agent');
  screen.getByRole('searchbox').element().closest('form')?.requestSubmit();
  await expect.poll(search).toBe('?search=agent');
  await screen.getByRole('combobox', { name: 'Show' }).selectOptions('silent');
  await screen.getByRole('combobox', { name: 'Type' }).selectOptions('player');
  await screen.getByRole('columnheader', { name: 'Win/loss' }).getByRole('link').click();
  await expect
    .poll(() => asked('teamMembers'))
    .toMatchObject({
      search: 'agent',
      activity: 'silent',
      kind: 'player',
      sort: 'net',
      direction: 'descending',
    });
  await expect.poll(search).toContain('sort=-net');
  await expect.element(screen.getByText(/but not in it/)).toBeVisible();
});

test.each([
  '?sort=password&kind=owner&activity=rich&under=-1&period=2026-05-17..2026-05-01',
  `?under=${'9'.repeat(400)}&sort=${encodeURIComponent("net'; DROP TABLE member;--")}`,
  '?sort=%E5%AF%86&kind=%00&activity=&under=7e3&period=..',
])('an invalid address shows the unfiltered list: %s', async (address) => {
  const { screen, asked } = await open(downline, { address: `/${address}` });
  await expect.element(screen.getByRole('row', { name: /agent2/ })).toBeVisible();
  expect(asked('teamMembers')).toEqual({ from: '2026-04-18', to: '2026-05-17', sort: 'joined', direction: 'descending', limit: 20 });
});

test('an account outside the team is not found, and a link leads back', async () => {
  const answers = { teamMembers: ({ query }: Call) => (query['under'] === undefined ? members : refusedWith('NOT_FOUND', 404)) };
  const { screen } = await open(downline, { answers, address: '/?under=4711' });
  await expect.element(screen.getByText('This account isn’t in your team.')).toBeVisible();
  await screen.getByRole('button', { name: 'Back to my team' }).click();
  await expect.element(screen.getByRole('row', { name: /agent2/ })).toBeVisible();
});

test('a failed load shows an error and a retry', async () => {
  const answers: Answers = { teamMembers: refusedWith('UNAVAILABLE') };
  const { screen } = await open(downline, { answers });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  answers.teamMembers = { ...members, items: [], next: null };
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('No members here yet.')).toBeVisible();
});

test('an account shows its details and the activity of itself and its team [agent-15]', async () => {
  const { screen, asked } = await open(accountDetails, { address: '/?member=7&period=7d' });
  await expect.element(screen.getByRole('heading', { name: 'agent2' })).toBeVisible();
  const facts = screen.getByRole('region', { name: 'Account' });
  await expect.poll(() => facts.element().textContent).toMatch(/Second agent.*Sub-agent.*R\$3,125\.50.*3 members/);
  await expect.element(screen.getByRole('row', { name: /Valid turnover 10\.00 240,000\.00/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Show bets' })).toHaveAttribute('href', '/agentHome/betting?member=7&period=7d');
  await expect.element(screen.getByText('Terms of 7')).toBeVisible();
  expect(asked('teamMember')).toEqual({ from: '2026-05-11', to: '2026-05-17', member: 7, language: 'pt' });
  await expect(screen.container).toBeAccessible();
});

test('account details without an account lead to the team', async () => {
  const { screen } = await open(accountDetails);
  await expect.element(screen.getByText(/Choose an account/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to my team' })).toHaveAttribute('href', '/agentHome/downline');
});

test.each([390, 320])('members are cards on a phone of %i pixels, and the file button stays on one line', async (width) => {
  await viewport.viewport(width, 844);
  const { screen } = await open(downline);
  await expect.element(screen.getByRole('row', { name: /agent2/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const label = document.createRange();
  label.selectNodeContents(screen.getByText('Save as CSV', { exact: true }).element());
  expect(new Set([...label.getClientRects()].map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  await expect(screen.container).toBeAccessible();
});
