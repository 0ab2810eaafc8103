import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { KindCode } from '@livery/lottery/model/kind';
import { openPart } from '#testing/open-part.tsx';
import type { Answers, Call } from '#testing/table-client.ts';
import { lotteryDesk } from '../../index.ts';
import { aBoard, aResult, aTicket } from '../../lottery-desk.builders.ts';
import { Desk } from './Desk.tsx';

/** An element's text with plain spaces. */
const reads = (of: Locator, text: RegExp | string) => expect.poll(() => of.element().textContent?.replaceAll('\u00A0', ' ')).toMatch(text);

async function mount(kind: KindCode, view: string, answers: Answers, width = 1280) {
  await page.viewport(width, 900);
  const world = await openPart(
    <main>
      <Desk />
    </main>,
    {
      features: [lotteryDesk],
      address: `/lottery?game=7&view=${view}`,
      answers: { lotteryBoard: () => aBoard(kind, { serverTime: Date.now() }), ...answers },
    },
  );
  await expect.element(world.screen.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return world;
}

test('lists tickets by state, more of them on request, with their hits', async () => {
  const won = aTicket({ id: 2, state: 'won', payout: 98_000, canCancel: false, numbers: [3, 3, 7, 0, 9] });
  const answers: Answers = {
    lotteryTickets: ({ query }: Call) =>
      query['after'] === 'more' ? { items: [won], next: null } : { items: [aTicket({ numbers: null })], next: 'more' },
  };
  const { screen, callsOf } = await mount('SSC', 'tickets', answers);
  await screen.getByRole('button', { name: 'Show more' }).click();
  const ticket = screen.getByRole('article').nth(1);
  await reads(ticket, /Won\s*R\$\s980\.00/);
  await ticket.getByText('Numbers and draw').click();
  await expect.element(ticket.getByText('7 (hit)')).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('won');
  await expect.poll(() => callsOf('lotteryTickets').at(-1)?.query).toMatchObject({ game: 7, state: 'won' });
});

test('cancels an open ticket after confirmation, but not one that cannot be cancelled', async () => {
  let ticket = aTicket();
  const { screen, callsOf } = await mount('SSC', 'tickets', {
    lotteryTickets: () => ({ items: [ticket], next: null }),
    cancelLotteryTicket: () => {
      ticket = aTicket({ state: 'cancelled', payout: 100, canCancel: false });
      return { returned: 100, balance: 10_000 };
    },
  });
  await screen.getByRole('button', { name: 'Cancel ticket' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Cancel this ticket?' });
  await dialog.getByRole('button', { name: 'Keep it' }).first().click();
  expect(callsOf('cancelLotteryTicket')).toEqual([]);
  await screen.getByRole('button', { name: 'Cancel ticket' }).click();
  await dialog.getByRole('button', { name: 'Cancel ticket' }).click();
  await expect.element(screen.getByRole('article').getByText('Cancelled')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cancel ticket' })).not.toBeInTheDocument();
  expect(callsOf('cancelLotteryTicket')).toHaveLength(1);
});

test.each<KindCode>(['SSC', 'LHC', 'PK10', 'VN27'])(
  'shows results of %s with trends, and that they do not predict the next draw',
  async (kind) => {
    const items = Array.from({ length: 30 }, (_, place) => aResult(place, kind));
    const { screen } = await mount(kind, 'results', { lotteryResults: { items, next: null } }, kind === 'VN27' ? 390 : 1280);
    await expect.element(screen.getByText(/^Past draws say nothing about the next one/)).toBeVisible();
    await expect.element(screen.getByRole('table', { name: 'Trends' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Past draws' }).getByRole('row').elements()).toHaveLength(21);
    await screen.getByRole('button', { name: 'Show more' }).click();
    expect(screen.getByRole('table', { name: 'Past draws' }).getByRole('row').elements()).toHaveLength(31);
    await expect(screen.container).toBeAccessible();
  },
);

test('counts the digits of a place next to the expected number', async () => {
  const items = [3, 3, 7, 0].map((digit, place) => aResult(place, 'SSC', { numbers: [digit, 1, 2, 4, 5] }));
  const { screen } = await mount('SSC', 'results', { lotteryResults: { items, next: null } });
  const trends = screen.getByRole('table', { name: 'Trends' });
  await reads(trends.getByRole('row', { name: /^3/ }), /^302/);
  await reads(trends.getByRole('row', { name: /^3/ }), /2 \/ 0,41 in 10/);
});

/** The first recorded draw, made by a program in another language. */
const link = {
  entry: {
    lottery: 'SSC60',
    issue: '20260917-1021',
    space: { by: 'digits', count: 5 },
    closedAt: '2026-09-17T12:31:45.000Z',
    commitment: '2311508f4eb2746e1f0b9145925d6ee4ff5b1841b9fa91512998336aa504af93',
    round: 32281667,
    seed: 'd76ad63a80c9edcbd12557a6b87e18535d8afc40eab9b82bc34b251ee27c7c57',
    signature: 'b0f5ae301358ff87a9d3dd539ed4a07c0148b1ab4f7b61a8ca43c7e9ca7ca9553e4faae9188deb30b2cd1a7f447e3e5b',
    numbers: [8, 3, 2, 6, 6],
  },
  hash: 'd2ca78d94477adefaa508e1654bd22270047f8b4d96b9548191b16768f8af8df',
};

test.each(['whole', 'broken'])('redraws the numbers of a %s proof in the browser', async (state) => {
  const entry = state === 'whole' ? link.entry : { ...link.entry, numbers: link.entry.numbers.toReversed() };
  const { screen, callsOf } = await mount('SSC', 'results&draw=20261128-0127', {
    lotteryDraws: { items: [{ entry, previous: '0'.repeat(64), hash: link.hash }], next: null },
  });
  const holds = state === 'whole' ? 'holds' : 'doesn’t hold';
  await expect.element(screen.getByText(`The numbers come from the seed and the beacon: ${holds}`)).toBeVisible();
  await expect.element(screen.getByText(`The archive’s chain is unbroken here: ${holds}`)).toBeVisible();
  await expect.element(screen.getByText('The seed is the one fixed before bets opened: holds')).toBeVisible();
  expect(callsOf('lotteryDraws')[0]?.query).toMatchObject({ game: 7, issue: '20261128-0127' });
  await expect(screen.container).toBeAccessible();
});

test('lists chance, odds and return of every bet, and the house rules', async () => {
  const { screen } = await mount('LHC', 'rules', {});
  const special = screen.getByRole('table', { name: 'Bets of Special number' });
  await reads(special.getByRole('row', { name: /^Exact number/ }), /Exact number.*1 in 49.*48,02.*98,00%/);
  await reads(special.getByRole('row', { name: /^Colour: Red/ }), /1 in 2,882,8297,83%/);
  await expect.element(screen.getByText('49 returns the stake.')).toBeVisible();
  await expect.element(screen.getByText('Your prize group: 1960 of 2000')).toBeVisible();
  await expect(screen.container).toBeAccessible();
  // The house's commitment is shown before the draw.
  const pledge = screen.getByRole('region', { name: 'Nobody can choose the numbers' });
  await expect.element(pledge.getByText('a'.repeat(64))).toBeVisible();
  await expect.element(pledge.getByText(/round 32285085 of a public beacon/)).toBeVisible();
});
