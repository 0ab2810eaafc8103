import { beforeEach, expect, test } from 'vitest';
import { page as viewport, userEvent } from 'vitest/browser';
import { ApiFailure } from '#api/api-failure.ts';
import { agentPolicySlice, consolidatedLoaded } from '#shared/facts/agent-policy.slice.ts';
import { accountLoaded } from '#shared/facts/viewer.slice.ts';
import { languageChanged } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import { aTeamMember } from '#testing/team.builders.ts';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { aMember } from '#testing/test-world.ts';
import {
  aList,
  anActive,
  anAgreement,
  anOffer,
  aTrial,
  dailyTerms,
  dividendTerms,
  realTimeTerms,
  whole,
} from '../../agent-contracts.builders.ts';
import { section } from '../../contracts.section.ts';

const { Page, features } = section;
const flags = { divtypereq: true, dailysalreqtype: true, contracthoursalreq: false, realtimesalreqtype: true };
const funds = { cash: 0, held: 0, bonus: 0, vendor: 0, currency: 'BRL', ...flags };
const members = { items: [aTeamMember()], next: null, until: '2026-11-28T12:00:00Z', path: [], bigWin: 1 };

const open = (address: string, answers: Answers = {}) =>
  openPart(
    <main>
      <Page />
    </main>,
    {
      features: [...features, { name: 'agent-policy', slice: agentPolicySlice }],
      address: `/agentHome/contracts${address}`,
      answers: {
        agreements: aList([]),
        teamMembers: members,
        agreementTerms: anOffer(),
        tryAgreement: aTrial(),
        dailySalaryContract: anAgreement(),
        dividendContract: anAgreement(),
        realTimeSalaryContract: anAgreement(),
        agreement: whole(anAgreement()),
        ...answers,
      },
      now: '2026-11-28T12:00:00Z',
      after: [accountLoaded(aMember({ type: 2 })), languageChanged('en'), consolidatedLoaded(funds)],
    },
  );

type World = Awaited<ReturnType<typeof open>>;
const field = ({ screen }: World, name: RegExp | string, at = 0) => screen.getByRole('textbox', { name }).nth(at);
const send = ({ screen }: World) => screen.getByRole('button', { name: 'Send the proposal' }).click();
const sent = (world: World, call: 'dailySalaryContract' | 'dividendContract' | 'realTimeSalaryContract' = 'dailySalaryContract') =>
  world.callsOf(call).map(({ body }) => body);
const ofTeam = '?of=team&view=offer&kind=daily&member=7';

beforeEach(() => viewport.viewport(1280, 900));

test('only kinds enabled by the merchant can be offered, and a direct downline agent is preselected [contract-06]', async () => {
  const world = await open('?of=team&view=offer');
  const { screen } = world;
  await expect.element(screen.getByRole('radio', { name: 'Dividend contract' })).toBeVisible();
  expect(screen.getByRole('radio').elements()).toHaveLength(3);
  await expect.element(screen.getByRole('radio', { name: 'Hourly salary' })).not.toBeInTheDocument();
  expect(world.callsOf('agreementTerms')).toEqual([]);
  await screen.getByRole('combobox', { name: 'Agent' }).selectOptions('7');
  await screen.getByRole('radio', { name: 'Daily wages' }).click();
  await expect.poll(world.search).toBe('?of=team&view=offer&member=7&kind=daily');
  await expect.element(field(world, /Stake to count as active/)).toHaveValue('50.00');
  await expect.poll(() => world.callsOf('agreementTerms').at(-1)?.query).toEqual({ kind: 'daily', member: 7 });
});

test('an offer with tiers is sent as entered, and leads to the new contract [contract-01, contract-07]', async () => {
  const world = await open(ofTeam, {
    dailySalaryContract: anAgreement({ id: 21, side: 'upline', actions: ['withdraw'] }),
    agreement: whole(anAgreement({ id: 21 })),
  });
  const { screen } = world;
  await expect.element(field(world, 'Rate (%)')).toHaveValue('1');
  await expect(screen.container).toBeAccessible();
  await field(world, /Stake to count as active/).fill('60');
  await field(world, 'Rate (%)').fill('1,25');
  await field(world, /Team loss from/, 1).fill('100');
  await screen.getByRole('button', { name: 'Add a tier' }).click();
  await expect.element(field(world, /Team turnover from/, 2)).toHaveValue('20,000.00');
  await screen.getByRole('button', { name: 'Remove tier 3' }).click();
  await field(world, /Message/).fill('For you');
  await send(world);
  await expect.poll(world.search).toBe('?contract=21');
  const [first, second] = dailyTerms().kind === 'daily' ? (dailyTerms() as { tiers: object[] }).tiers : [];
  expect(sent(world)).toEqual([
    {
      action: 'request',
      member: 7,
      reason: 'For you',
      terms: dailyTerms({
        minimumBet: 6_000,
        tiers: [
          { ...first, rate: 12_500 },
          { ...second, profitLoss: 10_000 },
        ] as never,
      }),
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('a dividend can be settled daily, weekly, twice a month or monthly [contract-08]', async () => {
  const world = await open('?of=team&view=offer&kind=dividend&member=7', {
    agreementTerms: anOffer({ kind: 'dividend', ceiling: null, suggestion: dividendTerms() }),
  });
  const period = world.screen.getByRole('combobox', { name: /Settlement/ });
  await expect.element(period).toHaveValue('weekly');
  expect([...(period.element() as HTMLSelectElement).options].map(({ value }) => value)).toEqual([
    'daily',
    'weekly',
    'semimonthly',
    'monthly',
  ]);
  await period.selectOptions('semimonthly');
  await send(world);
  await expect.poll(() => sent(world, 'dividendContract')).toMatchObject([{ terms: { period: 'semimonthly' } }]);
});

test('real-time terms have a rate for winning bets, one for losing bets, and a minimum bet [contract-09]', async () => {
  const world = await open('?of=team&view=offer&kind=realTime&member=7', {
    agreementTerms: anOffer({ kind: 'realTime', ceiling: { ...realTimeTerms, lossRate: 6_000 }, suggestion: realTimeTerms }),
  });
  await expect.element(world.screen.getByText('Yours: 0.6%')).toBeVisible();
  await field(world, /Rate for losing bets/).fill('0.61');
  await send(world);
  await expect.element(world.screen.getByText('Your own terms pay 0.6% here. You can’t give more.')).toBeVisible();
  await field(world, /Rate for losing bets/).fill('0.6');
  await field(world, /Rate for winning bets/).fill('0.1');
  await field(world, /Smallest bet that counts/).fill('150');
  await send(world);
  await expect
    .poll(() => sent(world, 'realTimeSalaryContract'))
    .toMatchObject([{ terms: { singleBet: 15_000, profitRate: 1_000, lossRate: 6_000 } }]);
});

test('invalid values are shown at their fields, with the own rate of each tier visible, and nothing is sent', async () => {
  const world = await open(ofTeam);
  const { screen } = world;
  await expect.element(screen.getByText('Yours: 1.5%')).toBeVisible();
  await expect.element(screen.getByText('Yours: 2.5%')).toBeVisible();
  await field(world, 'Rate (%)').fill('1.51');
  await field(world, 'Rate (%)', 1).fill('0.5');
  await send(world);
  await expect.element(screen.getByText('Your own terms pay 1.5% here. You can’t give more.')).toBeVisible();
  await expect.element(screen.getByText('A higher tier can’t pay a lower rate.')).toBeVisible();
  await expect.element(field(world, 'Rate (%)')).toHaveFocus();
  await expect.element(screen.getByText(/Correct the marked fields/)).toBeVisible();
  await field(world, 'Rate (%)').fill('a lot');
  await expect.element(screen.getByText('Enter a percentage like 1.25.')).toBeVisible();
  await field(world, /Team turnover from/, 1).fill('');
  await send(world);
  await expect.element(screen.getByText('This field is required.')).toBeVisible();
  expect(sent(world)).toEqual([]);
});

test('tiers can be reordered with buttons', async () => {
  const world = await open(ofTeam);
  const { screen } = world;
  await expect.element(field(world, /Team turnover from/)).toHaveValue('1,000.00');
  await screen.getByRole('button', { name: 'Move tier 1 down' }).click();
  await expect.element(field(world, /Team turnover from/)).toHaveValue('10,000.00');
  await send(world);
  await expect.element(screen.getByText('This tier asks for less than the one before. Move it up.')).toBeVisible();
  await screen.getByRole('button', { name: 'Move tier 2 up' }).click();
  await send(world);
  await expect.poll(() => sent(world)).toMatchObject([{ terms: dailyTerms() }]);
});

test('more rules are collapsed, each with an explanation', async () => {
  const world = await open(ofTeam);
  const payer = world.screen.getByRole('combobox', { name: 'Paid by' });
  await expect.element(field(world, 'Rate (%)')).toBeVisible();
  await expect.element(payer).not.toBeInTheDocument();
  await world.screen.getByText('More rules').click();
  await expect.element(payer).toHaveAccessibleDescription('Who owes the amount.');
  await world.screen.getByRole('combobox', { name: 'Bets voided after the close' }).selectOptions('base');
  await payer.selectOptions('house');
  await world.screen.getByText('More rules').click();
  await send(world);
  // Only the house can promise that the house pays.
  await expect.element(payer).toHaveFocus();
  await expect.element(world.screen.getByText('This must match your own terms.')).toBeVisible();
  await payer.selectOptions('upline');
  await send(world);
  await expect.poll(() => sent(world)).toMatchObject([{ terms: { rules: { payer: 'upline', lateVoids: 'base' } } }]);
});

test('the last three windows are tried with the terms as typed, and sliders update both sides’ amounts at once', async () => {
  const world = await open(ofTeam);
  const { screen } = world;
  const bench = screen.getByRole('region', { name: 'What it would pay' });
  await expect.element(bench.getByRole('row', { name: /25 Nov/ })).toBeVisible();
  await expect.element(bench.getByText('R$ 120.00')).toBeVisible();
  await field(world, 'Rate (%)').fill('0,8');
  await expect.poll(() => world.callsOf('tryAgreement').at(-1)?.body).toMatchObject({ member: 7, terms: { tiers: [{ rate: 8_000 }, {}] } });
  // 6,000.00 of turnover at 0.8 % and 1.5 %.
  const results = () => bench.element().querySelector('dl[aria-live]')?.textContent;
  await expect.poll(results).toMatch(/agent2 gets.*48\.00.*You keep.*42\.00/);
  const tried = world.callsOf('tryAgreement').length;
  const slider = bench.getByRole('slider', { name: 'Turnover' });
  slider.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(results).toMatch(/agent2 gets.*0\.00.*You keep.*0\.00/);
  await expect.element(bench.getByText(/No tier reached\. To tier 1: R\$.1,000\.00 more turnover/)).toBeVisible();
  await expect.element(bench.getByText(/hasn’t promised anything to its own team/)).toBeVisible();
  expect(world.callsOf('tryAgreement')).toHaveLength(tried);
});

test('an offer that came too late keeps the input and explains what to do', async () => {
  let answer: unknown = refusedWith('STATE_CHANGED', 409);
  const world = await open(ofTeam, { dailySalaryContract: () => answer });
  await field(world, /Stake to count as active/).fill('61');
  await send(world);
  await expect.element(world.screen.getByText(/There is already an open proposal or a contract of this kind/)).toBeVisible();
  await expect.element(field(world, /Stake to count as active/)).toHaveValue('61.00');
  const fields = { '/terms/tiers/1/rate': 'maximum' };
  answer = new ApiFailure({ code: 'LIMIT_EXCEEDED', status: 409, requestId: null, fields });
  await send(world);
  await expect.element(world.screen.getByText('This isn’t allowed any more. Please change it.')).toBeVisible();
  await expect.element(field(world, 'Rate (%)', 1)).toHaveFocus();
  answer = new ApiFailure({ code: 'LIMIT_EXCEEDED', status: 409, requestId: null, fields: { '/terms': 'upline' } });
  await field(world, 'Rate (%)', 1).fill('1.9');
  await send(world);
  await expect.element(world.screen.getByText(/you need a contract of this kind in force yourself/)).toBeVisible();
});

test('an amendment starts with the current terms and is not sent unchanged', async () => {
  const world = await open('?contract=12&view=amend', {
    agreement: whole(anActive()),
    agreementTerms: anOffer({ member: null, ceiling: null }),
  });
  const button = world.screen.getByRole('button', { name: 'Send the proposal' });
  await expect.element(button).toHaveAccessibleDescription('Change something first: these are the terms in force.');
  await field(world, 'Rate (%)').fill('1.5');
  await send(world);
  await expect.poll(() => sent(world)).toMatchObject([{ action: 'amend', agreement: 12, terms: { tiers: [{ rate: 15_000 }, {}] } }]);
  expect(sent(world)[0]).not.toHaveProperty('member');
});

test('an agent without a contract above asks its own upline, with no choice of recipient', async () => {
  const world = await open('?view=offer&kind=daily', { agreementTerms: anOffer({ member: null, ceiling: null }) });
  await expect.element(world.screen.getByRole('heading', { name: 'Ask for a contract' })).toBeVisible();
  await expect.element(world.screen.getByRole('combobox', { name: 'Agent' })).not.toBeInTheDocument();
  await send(world);
  await expect.poll(() => sent(world)).toMatchObject([{ action: 'request', terms: dailyTerms() }]);
  expect(sent(world)[0]).not.toHaveProperty('member');
});

test('the form fits on a phone', async () => {
  await viewport.viewport(390, 844);
  const world = await open(ofTeam);
  await expect.element(world.screen.getByRole('row', { name: /25 Nov/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expect(world.screen.container).toBeAccessible();
});
