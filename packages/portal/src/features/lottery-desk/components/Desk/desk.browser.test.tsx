import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { KindCode } from '@livery/lottery/model/kind';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import type { Board } from '../../lottery-desk.api.ts';
import { changeTold } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import type { Answers } from '#testing/table-client.ts';
import { lotteryDesk } from '../../index.ts';
import { aBoard, anIssue } from '../../lottery-desk.builders.ts';
import { Desk } from './Desk.tsx';

const placed = { tickets: [{ id: 501, issue: '20261128-0128', stake: 200 }], staked: 200, balance: 9_800 };
const refusal = (code: FailureCode, rest: object = {}) => new ApiFailure({ code, status: 409, requestId: null, ...rest });

/** An element's text with plain spaces. */
const reads = (of: Locator, text: RegExp | string) => expect.poll(() => of.element().textContent?.replaceAll('\u00A0', ' ')).toMatch(text);

/** A draw that is open at any time of the test. */
function open(place = 0) {
  const closesAt = Date.now() + 95_000 + place * 300_000;
  return anIssue(place, { state: 'open', opensAt: closesAt - 300_000, closesAt, drawsAt: closesAt + 10_000 });
}

async function mount(
  kind: KindCode,
  { changes = {}, answers = {}, width = 1280 }: { changes?: Partial<Board>; answers?: Answers; width?: number } = {},
) {
  await page.viewport(width, 900);
  const now = { changes };
  const world = await openPart(
    <main>
      <Desk />
    </main>,
    {
      features: [lotteryDesk],
      address: '/lottery?game=7',
      answers: {
        lotteryBoard: () => aBoard(kind, { serverTime: Date.now(), current: open(), next: open(1), ...now.changes }),
        lotteryIssues: () => ({ issues: Array.from({ length: 120 }, (_, place) => open(place)) }),
        placeLotteryTickets: placed,
        lotteryTickets: { items: [], next: null },
        ...answers,
      },
    },
  );
  await expect.element(world.screen.getByRole('heading', { level: 1 })).toBeVisible();
  const sent = () => world.callsOf('placeLotteryTickets').map(({ body }) => body as Record<string, unknown>);
  return { ...world, now, sent };
}

type Screen = Awaited<ReturnType<typeof mount>>['screen'];
const row = (screen: Screen, name: string) => screen.getByRole('group', { name, exact: true });
const ball = (screen: Screen, slot: string, label: string) => row(screen, slot).getByRole('button', { name: label, exact: true });
const slipOf = (screen: Screen) => screen.getByRole('complementary', { name: 'Your slip' });

async function pickPlace(screen: Screen) {
  await screen.getByRole('tab', { name: 'By place' }).click();
  await ball(screen, 'Place 1', '0').click();
  await ball(screen, 'Place 1', '1').click();
}

test.each(brands)('shows the draw, its countdown and the last result, and places the picks, in %s', async (brand) => {
  wear(brand, 'light');
  const { screen, sent } = await mount('SSC');
  await reads(screen.getByRole('timer', { name: 'Draw 0128 closes in' }), /^01:\d\d$/);
  await expect.element(screen.getByText('Draw 0127')).toBeVisible();
  await pickPlace(screen);
  const bar = screen.getByRole('region', { name: 'Your picks' });
  await reads(bar, /2 lines · R\$\s0\.20/);
  await reads(bar, /Highest win R\$\s0\.98/);
  await bar.getByRole('button', { name: 'Add to slip' }).click();
  await reads(bar, /Pick your numbers/);
  await expect(screen.container).toBeAccessible();
  await slipOf(screen).getByRole('button', { name: 'Place for R$ 0.20' }).click();
  await expect.element(slipOf(screen).getByText('Good luck! Your bet is in for R$ 2.00.')).toBeVisible();
  expect(sent()).toEqual([
    {
      game: 7,
      bets: [{ play: 'place', slots: ['3', '0', '0', '0', '0'], stake: 10, odds: [980] }],
      issues: [{ number: '20261128-0128', times: 1 }],
      idempotencyKey: expect.any(String) as string,
    },
  ]);
  await slipOf(screen).getByRole('button', { name: 'Repeat last slip' }).click();
  await expect.element(slipOf(screen).getByRole('button', { name: 'Place for R$ 0.20' })).toBeVisible();
});

test('works by keyboard: one tab stop per row, and arrows between its numbers', async () => {
  const { screen } = await mount('11X5');
  await screen.getByRole('tab', { name: 'Any place' }).click();
  const picks = row(screen, 'Picks');
  (picks.getByRole('button', { name: '01', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight} {End} {Home}');
  const pressed = () =>
    picks
      .getByRole('button', { pressed: true })
      .elements()
      .map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['01', '03', '11']);
  expect(document.activeElement?.textContent).toBe('01');
  const stops = picks
    .getByRole('button')
    .elements()
    .filter((each) => each.hasAttribute('aria-pressed') && (each as HTMLElement).tabIndex === 0);
  expect(stops).toHaveLength(1);
});

test('turns picks into bankers and counts their lines', async () => {
  const { screen } = await mount('11X5');
  await screen.getByRole('tab', { name: 'Any place' }).click();
  await screen.getByRole('button', { name: '3 of any place' }).click();
  for (const label of ['01', '05', '09', '11']) await ball(screen, 'Picks', label).click();
  const bar = screen.getByRole('region', { name: 'Your picks' });
  await reads(bar, /^4 lines /);
  await ball(screen, 'Bankers', '01').click();
  await expect.element(ball(screen, 'Picks', '01')).toHaveAttribute('aria-pressed', 'false');
  await reads(bar, /^3 lines /);
});

test('greys out sold-out numbers, and skips them when filling a row', async () => {
  const { screen } = await mount('SSC', { changes: { soldOut: [{ play: 'place', slot: 0, mask: '8' }] } });
  await screen.getByRole('tab', { name: 'By place' }).click();
  const soldOut = row(screen, 'Place 1').getByRole('button', { name: /^3\s*sold out$/ });
  await expect.element(soldOut).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('group', { name: 'Pick in Place 1' }).getByRole('button', { name: 'All' }).click();
  await reads(screen.getByRole('region', { name: 'Your picks' }), /^9 lines /);
  await expect.element(soldOut).toHaveAttribute('aria-pressed', 'false');
});

test('picks a random line, and five bets at once', async () => {
  const { screen } = await mount('LHC');
  await screen.getByRole('button', { name: 'Lucky pick' }).click();
  await reads(screen.getByRole('region', { name: 'Your picks' }), /^1 line /);
  await screen.getByRole('button', { name: '5 lucky picks' }).click();
  await expect.poll(() => slipOf(screen).getByRole('list', { name: 'Bets' }).getByRole('listitem').elements().length).toBeGreaterThan(1);
});

test('restores removed or cleared bets', async () => {
  const { screen } = await mount('SSC');
  await pickPlace(screen);
  await screen.getByRole('button', { name: 'Add to slip' }).click();
  const slip = slipOf(screen);
  await slip.getByRole('button', { name: /^Remove Number by place/ }).click();
  await expect.element(slip.getByText(/^Your slip is empty/)).toBeVisible();
  await slip.getByRole('button', { name: 'Undo' }).click();
  await slip.getByRole('button', { name: 'Clear' }).click();
  await slip.getByRole('button', { name: 'Undo' }).click();
  await expect.element(slip.getByRole('button', { name: 'Place for R$ 0.20' })).toBeVisible();
});

test('plays several draws with growing stakes, and shows the cost of each', async () => {
  const { screen, sent } = await mount('SSC');
  await pickPlace(screen);
  await screen.getByRole('button', { name: 'Add to slip' }).click();
  const slip = slipOf(screen);
  await slip.getByRole('button', { name: '5 draws' }).click();
  await slip.getByRole('button', { name: 'Growing' }).click();
  await slip.getByRole('switch', { name: 'Stop after the first win' }).click();
  await slip.getByRole('textbox', { name: 'Stop after losing' }).fill('3');
  const loss = slip.getByRole('textbox', { name: 'Stop after losing' });
  await loss.fill('three');
  await expect.element(slip.getByText('Enter the amount to stop at, or leave this empty.')).toBeVisible();
  await expect.element(slip.getByRole('button', { name: /^Place for/ })).toHaveAttribute('aria-disabled', 'true');
  await loss.fill('3');
  await slip.getByText('Show each draw').click();
  await reads(slip.getByRole('row', { name: /^0132/ }), /0132\s*16\s*R\$\s3.20\s*R\$\s6.20/);
  await expect(screen.container).toBeAccessible();
  await slip.getByRole('button', { name: 'Place for R$ 6.20' }).click();
  await expect.poll(sent).toMatchObject([{ issues: [1, 2, 4, 8, 16].map((times) => ({ times })), stopOn: { win: true, loss: 300 } }]);
});

test('asks again when odds have changed, showing the old and the new', async () => {
  const answers: Answers = { placeLotteryTickets: refusal('PRICE_CHANGED') };
  const { screen, sent, now } = await mount('SSC', { answers });
  await pickPlace(screen);
  await screen.getByRole('button', { name: 'Add to slip' }).click();
  now.changes = { odds: { ...aBoard('SSC').odds, place: [970] } };
  const slip = slipOf(screen);
  await slip.getByRole('button', { name: 'Place for R$ 0.20' }).click();
  await expect.element(slip.getByText('Number by place: 9,80 is now 9,70')).toBeVisible();
  await expect.element(slip.getByRole('button', { name: 'Place for R$ 0.20' })).toHaveAttribute('aria-disabled', 'true');
  await slip.getByRole('button', { name: 'Use the new odds' }).click();
  await slip.getByRole('button', { name: 'Place for R$ 0.20' }).click();
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[1]).toMatchObject({ bets: [{ odds: [970] }] });
});

test('offers the part of a stake that still fits, and a deposit when money is missing', async () => {
  let outcome = refusal('OUT_OF_STOCK', { fields: { '/bets/0': 'maximum' }, value: { highestStake: 40 } });
  const { screen } = await mount('SSC', { answers: { placeLotteryTickets: () => outcome } });
  await pickPlace(screen);
  await screen.getByRole('textbox', { name: 'Stake per line' }).fill('1');
  await screen.getByRole('button', { name: 'Add to slip' }).click();
  const slip = slipOf(screen);
  await slip.getByRole('button', { name: 'Place for R$ 2.00' }).click();
  await slip.getByRole('button', { name: 'Lower to R$ 0.40' }).click();
  outcome = refusal('INSUFFICIENT_BALANCE');
  await slip.getByRole('button', { name: 'Place for R$ 0.80' }).click();
  await expect.element(slip.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/member/depositv2');
});

test('shows the highest win in a draw, offers the stake that still fits, and removes a bet that does not', async () => {
  const refused = (highestStake: number) =>
    refusal('LIMIT_EXCEEDED', { fields: { '/bets/0/stake': 'maxWin' }, value: { highestStake, highestWin: 20_000 } });
  let outcome = refused(40);
  const { screen } = await mount('SSC', { answers: { placeLotteryTickets: () => outcome } });
  await pickPlace(screen);
  await screen.getByRole('textbox', { name: 'Stake per line' }).fill('1');
  await screen.getByRole('button', { name: 'Add to slip' }).click();
  const slip = slipOf(screen);
  await slip.getByRole('button', { name: 'Place for R$ 2.00' }).click();
  await expect.element(slip.getByText('You can win up to R$ 200.00 in a draw, so stake up to R$ 0.40 a line.')).toBeVisible();
  await slip.getByRole('button', { name: 'Lower to R$ 0.40' }).click();
  outcome = refused(0);
  await slip.getByRole('button', { name: 'Place for R$ 0.80' }).click();
  await expect.element(slip.getByText('You can win up to R$ 200.00 in a draw. This bet would go over it.')).toBeVisible();
  await slip.getByRole('button', { name: 'Remove the bet' }).click();
  await expect.element(slip.getByText(/^Your slip is empty/)).toBeVisible();
});

test('keeps the slip for the next draw when one has just closed, with a message', async () => {
  const answers: Answers = { placeLotteryTickets: refusal('NO_LONGER_OPEN') };
  const { screen, sent, now } = await mount('SSC', { answers });
  await pickPlace(screen);
  await screen.getByRole('button', { name: 'Add to slip' }).click();
  now.changes = { current: open(1), next: open(2) };
  const slip = slipOf(screen);
  await slip.getByRole('button', { name: 'Place for R$ 0.20' }).click();
  await expect.element(slip.getByText('Draw 0128 has closed. Your picks and your slip are now for draw 0129.')).toBeVisible();
  await expect.element(slip.getByText(/^That draw has just closed/)).toBeVisible();
  await slip.getByRole('button', { name: 'Place for R$ 0.20' }).click();
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[1]).toMatchObject({ issues: [{ number: '20261128-0129', times: 1 }] });
});

test('keeps picks when the draw closes during a choice, and moves them to the next', async () => {
  const { screen, store, now } = await mount('SSC');
  await pickPlace(screen);
  now.changes = { current: open(1), next: open(2) };
  store.dispatch(changeTold({ topic: 'lottery', reference: null }));
  await expect.element(screen.getByRole('timer', { name: 'Draw 0129 closes in' })).toBeVisible();
  await expect.element(screen.getByText('Draw 0128 has closed. Your picks and your slip are now for draw 0129.')).toBeVisible();
  await expect.element(ball(screen, 'Place 1', '1')).toHaveAttribute('aria-pressed', 'true');
});

test.each(brands)('fits a phone, with the slip as a sheet, in %s in the dark theme', async (brand) => {
  wear(brand, 'dark');
  const { screen, sent } = await mount('SSC', { width: 390 });
  await pickPlace(screen);
  await screen.getByRole('button', { name: 'Add to slip' }).click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await screen.getByRole('button', { name: 'Slip, 1 bet' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Your slip' });
  await expect(screen.container).toBeAccessible();
  await sheet.getByRole('button', { name: 'Place for R$ 0.20' }).click();
  await expect.poll(sent).toHaveLength(1);
});

test('reads pasted bets and shows them before they go to the slip', async () => {
  const { screen } = await mount('SSC');
  await screen.getByRole('tab', { name: 'Last three' }).click();
  await screen.getByRole('button', { name: 'Type or paste' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Type or paste numbers' });
  await dialog.getByRole('textbox', { name: 'Your numbers' }).fill('67|01|89\n1|2|3=0,5\n1|x|3');
  const preview = dialog.getByRole('region', { name: 'What we understood' });
  await expect
    .poll(() =>
      preview
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([expect.stringMatching(/8 lines · R\$\s0\.80$/), expect.stringMatching(/1 line · R\$\s0\.50$/)]);
  await expect.element(dialog.getByRole('region', { name: 'What we didn’t understand' })).toBeVisible();
  await expect(dialog.element()).toBeAccessible();
  await dialog.getByRole('button', { name: 'Add 2 bets to the slip' }).click();
  await expect.element(slipOf(screen).getByRole('button', { name: 'Place for R$ 1.30' })).toBeVisible();
});

test('accepts typed numbers for a slot with thousands, and refuses invalid ones', async () => {
  const { screen } = await mount('VN18');
  await screen.getByRole('button', { name: '3 digits' }).click();
  const field = screen.getByRole('textbox', { name: 'Numbers of 3 digits' });
  await field.fill('123 45');
  await screen.getByRole('button', { name: 'Add numbers' }).click();
  await expect.element(screen.getByText('These don’t fit: 45')).toBeVisible();
  await field.fill('123, 045');
  await screen.getByRole('button', { name: 'Add numbers' }).click();
  await reads(screen.getByRole('region', { name: 'Your picks' }), /^34 lines /);
  await screen.getByRole('button', { name: 'Remove 045' }).click();
  await reads(screen.getByRole('region', { name: 'Your picks' }), /^17 lines /);
});
