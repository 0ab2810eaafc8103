import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { ApiFailure } from '#api/api-failure.ts';
import { changeTold } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import type { Answers } from '#testing/table-client.ts';
import type { Board } from '../../lottery-desk.api.ts';
import { lotteryDesk } from '../../index.ts';
import { aBoard, anIssue, aTicket } from '../../lottery-desk.builders.ts';
import { Desk } from './Desk.tsx';

const placed = { tickets: [{ id: 501, issue: '20261128-0128', stake: 200 }], staked: 200, balance: 9_800 };
const reads = (of: Locator, text: RegExp | string) => expect.poll(() => of.element().textContent?.replaceAll('\u00A0', ' ')).toMatch(text);

function open(place = 0) {
  const closesAt = Date.now() + 95_000 + place * 300_000;
  return anIssue(place, { state: 'open', opensAt: closesAt - 300_000, closesAt, drawsAt: closesAt + 10_000 });
}

/** A desk at 1960 whose member may play at up to 1980. */
async function mount({ changes = {}, answers = {}, view = '' }: { changes?: Partial<Board>; answers?: Answers; view?: string } = {}) {
  await page.viewport(1280, 900);
  const now: { changes: Partial<Board> } = { changes: { ownGroup: 1980, ...changes } };
  const world = await openPart(
    <main>
      <Desk />
    </main>,
    {
      features: [lotteryDesk],
      address: `/lottery?game=7${view}`,
      answers: {
        lotteryBoard: () => aBoard('SSC', { serverTime: Date.now(), current: open(), next: open(1), ...now.changes }),
        placeLotteryTickets: placed,
        lotteryTickets: { items: [], next: null },
        ...answers,
      },
    },
  );
  await expect.element(world.screen.getByRole('heading', { level: 1 })).toBeVisible();
  return { ...world, now, sent: () => world.callsOf('placeLotteryTickets').map(({ body }) => body as Record<string, unknown>) };
}

type Screen = Awaited<ReturnType<typeof mount>>['screen'];
const slipOf = (screen: Screen) => screen.getByRole('complementary', { name: 'Your slip' });
const slider = (screen: Screen) => slipOf(screen).getByRole('slider', { name: 'Prize group' });

async function addBet(screen: Screen) {
  await screen.getByRole('tab', { name: 'By place' }).click();
  await screen.getByRole('group', { name: 'Place 1', exact: true }).getByRole('button', { name: '0', exact: true }).click();
  await screen.getByRole('button', { name: 'Add to slip' }).click();
}

test.each(brands)('plays at the highest prizes, or at lower ones for a rebate, as set by the slider, in %s', async (brand) => {
  wear(brand, 'light');
  const { screen, sent } = await mount();
  await addBet(screen);
  await reads(slipOf(screen), /Odds 9,90/);
  await expect.element(slipOf(screen).getByText('The highest prizes you can play for.', { exact: false })).toBeVisible();
  (slider(screen).element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await reads(slipOf(screen), /Odds 9,80/);
  await reads(slipOf(screen), /1,00% of every stake comes back to you/);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(slider(screen)).toHaveAttribute('aria-valuetext', '1962');
  await reads(slipOf(screen), /Odds 9,81/);
  await reads(screen.getByRole('tabpanel', { name: 'By place' }), /Odds 9,81/);
  await expect(screen.container).toBeAccessible();
  await slipOf(screen)
    .getByRole('button', { name: /^Place for/ })
    .click();
  await expect.poll(sent).toMatchObject([{ bets: [{ odds: [981] }], prizeGroup: 1962 }]);
});

test('shows neither slider nor group without a rate', async () => {
  const { screen, sent } = await mount({ changes: { ownGroup: 1960 } });
  await addBet(screen);
  await expect.element(slider(screen)).not.toBeInTheDocument();
  await slipOf(screen)
    .getByRole('button', { name: /^Place for/ })
    .click();
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()[0]).not.toHaveProperty('prizeGroup');
});

test('shows the new group when the rate was lowered, and asks again at its odds', async () => {
  const refusal = new ApiFailure({
    code: 'LIMIT_EXCEEDED',
    status: 422,
    requestId: null,
    fields: { '/prizeGroup': 'maximum' },
    value: { highestGroup: 1970 },
  });
  let outcome: unknown = refusal;
  const { screen, now, sent } = await mount({
    answers: {
      placeLotteryTickets: () => {
        if (outcome === refusal) throw refusal;
        return placed;
      },
    },
  });
  await addBet(screen);
  now.changes = { ownGroup: 1970 };
  await slipOf(screen)
    .getByRole('button', { name: /^Place for/ })
    .click();
  await expect.element(slipOf(screen).getByText('Your prize group is now 1970.', { exact: false })).toBeVisible();
  await expect.element(slipOf(screen).getByText('Number by place: 9,90 is now 9,85')).toBeVisible();
  outcome = placed;
  await slipOf(screen).getByRole('button', { name: 'Use the new odds' }).click();
  await slipOf(screen)
    .getByRole('button', { name: /^Place for/ })
    .click();
  await expect.poll(sent).toMatchObject([{ prizeGroup: 1980 }, { prizeGroup: 1970, bets: [{ odds: [985] }] }]);
});

test('asks again when a draw has different odds', async () => {
  const { screen, now, store } = await mount();
  await addBet(screen);
  now.changes = { prizeGroup: 1950, ownGroup: 1970 };
  store.dispatch(changeTold({ topic: 'lottery', reference: null }));
  await expect.element(slipOf(screen).getByRole('paragraph').filter({ hasText: 'Odds have changed' })).toBeVisible();
});

test('shows the return of the chosen group, and the rebate separately', async () => {
  const { screen } = await mount({ view: '&view=rules' });
  await expect.element(screen.getByText('Your prize group: 1980 of 2000')).toBeVisible();
  await expect.element(screen.getByText('You can play from group 1960 to 1980: choose on your slip')).toBeVisible();
  await reads(screen.getByRole('table', { name: 'Bets of By place' }), /9,9099,00%/);
});

test('shows the group and the rebate of a ticket', async () => {
  const judged = {
    id: 502,
    state: 'lost' as const,
    payout: 0,
    prizeGroup: 1960,
    ownGroup: 1980,
    stake: 10_000,
    rebate: 100,
    canCancel: false,
  };
  const items = [aTicket({ prizeGroup: 1970, ownGroup: 1980 }), aTicket(judged), aTicket({ id: 503 })];
  const { screen } = await mount({ view: '&view=tickets', answers: { lotteryTickets: { items, next: null } } });
  for (const item of screen.getByRole('button', { name: 'Numbers and draw' }).elements()) await userEvent.click(item);
  const texts = () =>
    screen
      .getByText(/^Prize group/)
      .elements()
      .map(({ parentElement }) => parentElement?.textContent?.replaceAll('\u00A0', ' '));
  await expect
    .poll(texts)
    .toEqual(['Prize group 1970 · Rebate 0,50% of the stake', 'Prize group 1960 · Rebate R$ 1.00 (1,00%)', 'Prize group 1960']);
});
