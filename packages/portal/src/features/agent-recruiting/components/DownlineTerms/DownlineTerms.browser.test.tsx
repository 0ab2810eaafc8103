import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiFailure } from '#api/api-failure.ts';
import { languageChanged } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import type { Answers, Call } from '#testing/table-client.ts';
import { someTerms } from '../../agent-recruiting.builders.ts';
import { agentRecruiting } from '../../index.ts';
import { DownlineTerms } from './DownlineTerms.tsx';

const limits = { mayRecruitAgents: false, mostDirect: 50, levels: 2 };
const theirs = { kind: 'agent', rates: [{ gameType: 'RNG', ppm: 2_500 }], limits };
const refusal = (code: 'LIMIT_EXCEEDED' | 'STATE_CHANGED', fields?: Record<string, string>) => {
  throw new ApiFailure({ code, status: 409, requestId: null, ...(fields === undefined ? {} : { fields }) });
};

const open = (answers: Answers = {}, isDirect = true) =>
  openPart(
    <main>
      <h2>agent2</h2>
      <DownlineTerms member={7} isDirect={isDirect} />
    </main>,
    {
      features: [agentRecruiting],
      answers: { recruitingTerms: someTerms(), downlineTerms: theirs, changeDownlineTerms: {}, ...answers },
      now: '2026-11-28T12:00:00Z',
      after: [languageChanged('en')],
    },
  );
type World = Awaited<ReturnType<typeof open>>;
const field = ({ screen }: World, name: string) => screen.getByRole('textbox', { name });
const press = ({ screen }: World, name: string) => screen.getByRole('button', { name }).click();

test('an account’s rates are shown next to the agent’s, with its limits [agent-15]', async () => {
  const { screen, callsOf } = await open();
  await expect.element(screen.getByRole('row', { name: /Slots 0\.6% 0\.25% 0\.35%/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Live casino 0\.4% 0% 0\.4%/ })).toBeVisible();
  await expect.element(screen.getByText('You can give 200 at most')).toBeVisible();
  await expect.element(screen.getByText('You can give 4 at most')).toBeVisible();
  expect(callsOf('downlineTerms').map(({ query }: Call) => query)).toEqual([{ member: 7 }]);
  await expect(screen.container).toBeAccessible();
});

test('the agent can change rates and limits within its own, and sees the new values [agent-15]', async () => {
  let now: typeof theirs = theirs;
  const world = await open({
    downlineTerms: () => now,
    changeDownlineTerms: ({ body }: Call) => {
      now = { ...theirs, ...(body as Pick<typeof theirs, 'rates' | 'limits'>) };
      return {};
    },
  });
  const { screen, callsOf } = world;
  await press(world, 'Change');
  await expect.element(field(world, 'Slots (%)')).toHaveValue('0.25');
  await expect(screen.container).toBeAccessible();
  await field(world, 'Slots (%)').fill('0.7');
  await press(world, 'Save');
  await expect.element(screen.getByText('Your own rate is 0.6%. You can’t give more.')).toBeVisible();
  await field(world, 'Slots (%)').fill('0,3');
  await field(world, 'Live casino (%)').fill('0.1');
  await screen.getByRole('switch', { name: 'Can add agents too' }).click();
  await field(world, 'Maximum direct accounts').fill('60');
  await press(world, 'Save');
  await expect.element(screen.getByRole('row', { name: /Slots 0\.6% 0\.3% 0\.3%/ })).toBeVisible();
  const rates = [
    { gameType: 'RNG', ppm: 3_000 },
    { gameType: 'LIVE', ppm: 1_000 },
  ];
  const seen = { rates: theirs.rates, limits };
  expect(callsOf('changeDownlineTerms').map(({ body }: Call) => body)).toEqual([
    { memberId: 7, rates, limits: { mayRecruitAgents: true, mostDirect: 60, levels: 2 }, seen },
  ]);
});

test('a refusal keeps the form and names the rate that does not fit', async () => {
  let own = someTerms();
  const world = await open({
    recruitingTerms: () => own,
    changeDownlineTerms: () => {
      own = someTerms({ rates: [{ gameType: 'RNG', name: 'Slots', ppm: 2_000, prizeGroups: null }, ...own.rates.slice(1)] });
      return refusal('LIMIT_EXCEEDED', { '/rates/RNG': 'maximum', '/limits/levels': 'minimum' });
    },
  });
  await press(world, 'Change');
  await field(world, 'Slots (%)').fill('0.3');
  await press(world, 'Save');
  await expect.element(field(world, 'Slots (%)')).toHaveAccessibleDescription(/Your own limit is lower now\. Choose less\./);
  await expect.element(field(world, 'Slots (%)')).toHaveAccessibleDescription(/Yours: 0\.2%/);
  await expect.element(field(world, 'Slots (%)')).toHaveValue('0.3');
  await expect.element(field(world, 'Levels below the agent')).toHaveAccessibleDescription(/An account below this one has more/);
});

test('terms changed by someone else are reloaded before they can be changed', async () => {
  let now: typeof theirs = theirs;
  const world = await open({ downlineTerms: () => now, changeDownlineTerms: () => refusal('STATE_CHANGED') });
  await press(world, 'Change');
  await field(world, 'Slots (%)').fill('0.3');
  now = { ...theirs, rates: [{ gameType: 'RNG', ppm: 1_000 }] };
  await press(world, 'Save');
  await expect.element(world.screen.getByText(/These rates or limits changed/)).toBeVisible();
  await expect.element(field(world, 'Slots (%)')).toHaveValue('0.3');
  expect(world.screen.getByRole('button', { name: 'Save' }).elements()).toEqual([]);
  await press(world, 'Load again');
  await expect.element(field(world, 'Slots (%)')).toHaveValue('0.1');
  await expect.element(world.screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('further down the agent can only view terms, and a player has only rates', async () => {
  const below = await open({}, false);
  await expect.element(below.screen.getByText(/The agent right above this account sets/)).toBeVisible();
  await expect.element(below.screen.getByRole('row', { name: /Slots 0\.6% 0\.25%$/ })).toBeVisible();
  expect(below.screen.getByRole('button', { name: 'Change' }).elements()).toEqual([]);
  await below.screen.unmount();
  const player = await open({ downlineTerms: { kind: 'player', rates: [], limits: null } });
  await press(player, 'Change');
  await field(player, 'Slots (%)').fill('0.2');
  await press(player, 'Save');
  const seen = { rates: [] };
  await expect
    .poll(() => player.callsOf('changeDownlineTerms').map(({ body }: Call) => body))
    .toEqual([{ memberId: 7, rates: [{ gameType: 'RNG', ppm: 2_000 }], seen }]);
});

test('the page fits on a small phone', async () => {
  await page.viewport(320, 640);
  const world = await open();
  await expect.element(world.screen.getByText('You can give 200 at most')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await press(world, 'Change');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
