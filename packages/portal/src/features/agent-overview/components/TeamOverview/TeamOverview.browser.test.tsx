import { beforeEach, expect, test } from 'vitest';
import { page as viewport } from 'vitest/browser';
import { changeTold } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { anEstimate, estimatesOf } from '#testing/earnings.builders.ts';
import { anOverview } from '#testing/team.builders.ts';
import { section } from '../../team-overview.section.ts';

async function open({ answers = { teamOverview: anOverview() }, address = '/' }: { answers?: Answers; address?: string } = {}) {
  const { Page, features } = section;
  answers.commissionEstimate ??= estimatesOf();
  const world = await openPart(<Page />, { features, answers, address, now: '2026-05-17T17:00:00Z' });
  return { ...world, asked: () => world.callsOf('teamOverview').at(-1)?.query };
}

beforeEach(() => viewport.viewport(1280, 900));

test('the team overview shows its figures with their time [agent-08]', async () => {
  const { screen, asked } = await open();
  await expect.element(screen.getByText('Figures up to 11:03:07')).toBeVisible();
  await expect.poll(() => screen.getByRole('article', { name: 'Members', exact: true }).element().textContent).toContain('1.250');
  await expect.poll(() => screen.getByRole('article', { name: 'Win/loss' }).element().textContent).toContain('-15,000.00');
  await expect.poll(() => screen.getByRole('article', { name: 'My income' }).element().textContent).toMatch(/R\$600\.00/);
  expect(asked()).toEqual({ from: '2026-05-17', to: '2026-05-17', language: 'pt' });
  await expect(screen.container).toBeAccessible();
});

test('each figure is compared with the preceding days', async () => {
  const { screen } = await open();
  const tile = (name: string) => screen.getByRole('article', { name });
  await expect.poll(() => tile('Active members').element().textContent).toContain('20% less than in the 17 days before');
  await expect.poll(() => tile('Valid turnover').element().textContent).toContain('100% more than in the 17 days before');
  await expect.poll(() => tile('First deposits').element().textContent).toContain('more than in the 17 days before');
  await expect.poll(() => tile('Win/loss').element().textContent).toContain('the same as in the 17 days before');
});

test('the meaning of a figure is one press away', async () => {
  const { screen } = await open();
  const meaning = screen.getByText(/the members lost and the house won/);
  await expect.element(meaning).not.toBeVisible();
  await screen.getByRole('button', { name: 'What does “Win/loss” mean?' }).click();
  await expect.element(meaning).toBeVisible();
});

test('the period is in the address, and an invalid one means today', async () => {
  const { screen, asked, search } = await open({ address: '/?period=2026-05-17..2026-05-01' });
  await expect.element(screen.getByText('Your team now')).toBeVisible();
  expect(asked()).toMatchObject({ from: '2026-05-17', to: '2026-05-17' });
  await screen.getByRole('button', { name: 'This month' }).click();
  await expect.poll(search).toBe('?period=month');
  await expect.poll(asked).toMatchObject({ from: '2026-05-01', to: '2026-05-17' });
});

test('figures are reloaded when the team’s topic changes, and stay visible meanwhile', async () => {
  const answers: Answers = { teamOverview: anOverview() };
  const { screen, store } = await open({ answers });
  const members = screen.getByRole('article', { name: 'Members', exact: true });
  await expect.poll(() => members.element().textContent).toContain('1.250');
  let answer: (value: unknown) => void = () => {};
  answers.teamOverview = () => new Promise((resolve) => (answer = resolve));
  store.dispatch(changeTold({ topic: 'team', reference: null }));
  await expect.poll(() => members.element().textContent).toContain('1.250');
  answer(anOverview({ team: { members: 1_251, agents: 18, direct: 40 } }));
  await expect.poll(() => members.element().textContent).toContain('1.251');
});

test('days and games are charted, with a table of the same data', async () => {
  const { screen } = await open();
  await screen.getByText('Show as a table').first().click();
  await expect.element(screen.getByRole('row', { name: /17 de mai.* 24,400\.00/ })).toBeVisible();
  await screen.getByRole('tab', { name: 'Win/loss' }).click();
  await expect.element(screen.getByText('Win/loss by day, in R$')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Sports 600 30,000\.00 117,500\.00 \+2,500\.00/ })).toBeVisible();
  await expect(screen.container).toBeAccessible();
});

test('a count links to the members it counts, for the same days', async () => {
  const { screen } = await open();
  const links = screen.getByRole('link', { name: 'Show these members' });
  await expect.element(links.nth(1)).toHaveAttribute('href', '/agentHome/downline?activity=active&period=2026-05-01..2026-05-17');
});

test('a failed load of figures can be retried', async () => {
  const answers: Answers = { teamOverview: refusedWith('UNAVAILABLE') };
  const { screen } = await open({ answers });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  answers.teamOverview = anOverview();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Your team now')).toBeVisible();
});

test('nothing on a phone shifts when figures and contracts load', async () => {
  await viewport.viewport(412, 823);
  const overview = Promise.withResolvers<unknown>();
  const estimate = Promise.withResolvers<unknown>();
  const { screen } = await open({ answers: { teamOverview: () => overview.promise, commissionEstimate: () => estimate.promise } });
  const income = screen.getByRole('article', { name: 'My income' });
  await expect.element(income).toBeInTheDocument();
  const places = () =>
    [
      screen.getByRole('button', { name: 'Today', exact: true }),
      screen.getByText('Your team now'),
      screen.getByRole('article', { name: 'Active members' }),
      income,
    ].map((each) => Math.round(each.element().getBoundingClientRect().top));
  const reserved = places();
  estimate.resolve(estimatesOf(anEstimate(), anEstimate({ agreement: 13, kind: 'dividend' })));
  await expect.element(screen.getByRole('article', { name: 'Dividend' })).toBeVisible();
  expect(places()).toEqual(reserved);
  overview.resolve(anOverview());
  await expect.poll(() => income.element().textContent).toMatch(/R\$600\.00/);
  expect(places()).toEqual(reserved);
});

test('tiles and contracts fit on a phone', async () => {
  await viewport.viewport(390, 844);
  const { screen } = await open({ answers: { teamOverview: anOverview(), commissionEstimate: estimatesOf(anEstimate()) } });
  await expect.element(screen.getByText('Your team now')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expect(screen.container).toBeAccessible();
});

test('each contract shows its earnings, and what the team lacks for the next tier', async () => {
  const dividend = anEstimate({ agreement: 13, kind: 'dividend', today: -500, income: 90_000, tier: 1, next: null });
  const commissionEstimate = estimatesOf(anEstimate(), dividend);
  const { screen } = await open({ answers: { teamOverview: anOverview(), commissionEstimate } });
  const daily = screen.getByRole('article', { name: 'Daily wages' });
  await expect.poll(() => daily.element().textContent).toMatch(/Today so farR\$123\.45/);
  await expect
    .element(daily.getByRole('meter', { name: 'To tier 2' }))
    .toHaveAttribute('aria-valuetext', '12 of 15 active members e R$\u00A08,400.00 more turnover');
  await expect.element(daily.getByRole('link', { name: 'Show the lines: Daily wages' })).toHaveAttribute('href', '/agentHome/dailyWages');
  const other = screen.getByRole('article', { name: 'Dividend' });
  await expect.poll(() => other.element().textContent).toMatch(/R\$-5\.00In this period so farR\$900\.00Tier 2 reached, the highest/);
  await expect(screen.container).toBeAccessible();
});

test('estimates are reloaded when the team’s topic changes', async () => {
  const answers: Answers = { teamOverview: anOverview(), commissionEstimate: estimatesOf(anEstimate()) };
  const { screen, tell } = await open({ answers });
  const daily = screen.getByRole('article', { name: 'Daily wages' });
  await expect.poll(() => daily.element().textContent).toContain('123.45');
  answers.commissionEstimate = estimatesOf(anEstimate({ today: 20_000 }));
  await tell(changeTold({ topic: 'team', reference: null }));
  await expect.poll(() => daily.element().textContent).toContain('200.00');
});

test('an agent without a contract is linked to the contracts', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('link', { name: 'See contracts' })).toHaveAttribute('href', '/agentHome/contracts');
});
