import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiFailure } from '#api/api-failure.ts';
import { languageChanged } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers, type Call } from '#testing/table-client.ts';
import { section } from '../../add-account.section.ts';
import { someTerms } from '../../agent-recruiting.builders.ts';

const { Page, features } = section;
const first = { memberId: 31, username: 'maria77', password: 'abCD-23ef-GHjk-45mn' };
const open = (answers: Answers = {}) =>
  openPart(
    <main>
      <Page />
    </main>,
    {
      features,
      answers: { recruitingTerms: someTerms(), addDownline: first, ...answers },
      now: '2026-11-28T12:00:00Z',
      after: [languageChanged('en')],
    },
  );

type World = Awaited<ReturnType<typeof open>>;
const field = ({ screen }: World, name: RegExp | string) => screen.getByRole('textbox', { name });

async function fillIn(world: World): Promise<void> {
  await expect.element(field(world, /Username/)).toBeVisible();
  await field(world, /Username/).fill('maria77');
  await field(world, /Nickname/).fill('Maria');
}
const add = ({ screen }: World) => screen.getByRole('button', { name: 'Add account' }).click();

test('an agent creates a downline account with rates, and its password is shown once [agent-09]', async () => {
  const world = await open();
  const { screen, callsOf } = world;
  await fillIn(world);
  await expect(screen.container).toBeAccessible();
  await expect.element(field(world, 'Slots (%)')).toHaveValue('0.3');
  await screen.getByRole('button', { name: 'All of mine' }).click();
  await field(world, 'Live casino (%)').fill('0,25');
  await add(world);
  await expect.element(screen.getByRole('dialog', { name: 'The account is ready' })).toBeVisible();
  await expect(document.body).toBeAccessible();
  expect(callsOf('addDownline').map(({ body }: Call) => body)).toEqual([
    {
      idempotencyKey: expect.any(String),
      username: 'maria77',
      nickname: 'Maria',
      kind: 'player',
      rates: [
        { gameType: 'RNG', ppm: 6_000 },
        { gameType: 'LIVE', ppm: 2_500 },
      ],
    },
  ]);
  await expect.element(screen.getByText(first.password)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy username and password' })).toBeVisible();
  // Closing asks for a confirmation. After it the password cannot be shown again.
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText(/Have you saved the password/)).toBeVisible();
  await screen.getByRole('button', { name: 'Show it again' }).click();
  await expect.element(screen.getByText(first.password)).toBeVisible();
  await screen.getByRole('button', { name: 'Done' }).click();
  await screen.getByRole('button', { name: 'Yes, close' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(field(world, /Username/)).toHaveValue('');
  expect(JSON.stringify([world.store.getState(), sessionStorage])).not.toContain(first.password);
});

test('an agent account has limits, and a value above the agent’s own is shown at its field before sending', async () => {
  const world = await open();
  const { screen, callsOf } = world;
  await fillIn(world);
  await screen.getByRole('radio', { name: /Agent/ }).click();
  await field(world, 'Slots (%)').fill('0.61');
  await field(world, /Maximum direct accounts/).fill('201');
  await add(world);
  await expect.element(screen.getByText('Your own rate is 0.6%. You can’t give more.')).toBeVisible();
  await expect.element(screen.getByText('Enter a whole number up to 200.')).toBeVisible();
  expect(callsOf('addDownline')).toEqual([]);
  await field(world, 'Slots (%)').fill('0.6');
  await field(world, /Maximum direct accounts/).fill('20');
  await screen.getByRole('switch', { name: 'Can add agents too' }).click();
  await add(world);
  await expect.poll(() => callsOf('addDownline').length).toBe(1);
  expect(callsOf('addDownline')[0]?.body).toMatchObject({
    kind: 'agent',
    limits: { mayRecruitAgents: true, mostDirect: 20, levels: 4 },
  });
});

test('a name taken in the meantime is shown at its field, and the form keeps its values', async () => {
  const fields = { '/username': 'taken' };
  const world = await open({ addDownline: new ApiFailure({ code: 'USERNAME_TAKEN', status: 409, requestId: null, fields }) });
  await fillIn(world);
  await field(world, 'Slots (%)').fill('0.11');
  await add(world);
  await expect.element(world.screen.getByText('This username is taken. Choose another one.')).toBeVisible();
  await expect.element(field(world, /Username/)).toHaveFocus();
  await expect.element(field(world, /Nickname/)).toHaveValue('Maria');
  await expect.element(field(world, 'Slots (%)')).toHaveValue('0.11');
});

test('a first password can be renewed if its answer was lost', async () => {
  const world = await open({
    addDownline: { ...first, password: null },
    renewFirstPassword: { ...first, password: 'ZZyy-22xx-33ww-44vv' },
  });
  await fillIn(world);
  await add(world);
  await expect.element(world.screen.getByText(/the password didn’t reach you/)).toBeVisible();
  await world.screen.getByRole('button', { name: 'Make a new password' }).click();
  await expect.element(world.screen.getByText('ZZyy-22xx-33ww-44vv')).toBeVisible();
});

test('accounts that have not logged in yet can get another password with their button', async () => {
  const waiting = [
    { memberId: 31, username: 'maria77', nickname: 'Maria', kind: 'agent' as const, createdAt: '2026-11-27T12:00:00Z' },
    { memberId: 32, username: 'jonas77', nickname: 'Jonas', kind: 'player' as const, createdAt: '2026-11-27T12:00:00Z' },
  ];
  const { screen, callsOf } = await open({ recruitingTerms: someTerms({ waiting }), renewFirstPassword: { ...first, memberId: 32 } });
  await screen.getByRole('button', { name: 'New password for jonas77' }).click();
  await expect.element(screen.getByText(first.password)).toBeVisible();
  expect(callsOf('renewFirstPassword').map(({ body }: Call) => (body as { memberId: number }).memberId)).toEqual([32]);
});

test('an agent who cannot add accounts is told why, and a failed load offers a retry', async () => {
  const { limits } = someTerms();
  const world = await open({ recruitingTerms: someTerms({ limits: { ...limits, levels: 0 } }) });
  await expect.element(world.screen.getByText(/Your account can’t add anyone/).first()).toBeVisible();
  await world.screen.unmount();
  let isDown = true;
  const failing = await open({ recruitingTerms: () => (isDown ? refusedWith('UNAVAILABLE') : someTerms()) });
  await expect.element(failing.screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await failing.screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(field(failing, /Username/)).toBeVisible();
});

test('the page fits on a phone', async () => {
  await page.viewport(390, 844);
  const world = await open();
  await fillIn(world);
  await world.screen.getByRole('radio', { name: /Agent/ }).click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('shows the prize group for a lottery’s rate while it is typed', async () => {
  const { rates } = someTerms();
  const lottery = { gameType: 'LOTT', name: 'Lottery', ppm: 20_000, prizeGroups: { lowest: 1940, highest: 1940 } };
  const mixed = { gameType: 'ELOTT', name: 'E-lottery', ppm: 20_000, prizeGroups: { lowest: 1940, highest: 1990 } };
  const world = await open({ recruitingTerms: someTerms({ rates: [...rates, lottery, mixed] }) });
  await expect.element(field(world, 'Lottery (%)')).toHaveAccessibleDescription('Yours: 2% · prize group 1960');
  await field(world, 'Lottery (%)').fill('2');
  await expect.element(field(world, 'Lottery (%)')).toHaveAccessibleDescription('Yours: 2% · prize group 1980');
  await field(world, 'Lottery (%)').fill('x');
  await expect.element(field(world, 'Lottery (%)')).toHaveAccessibleDescription('Yours: 2%');
  await expect.element(field(world, 'E-lottery (%)')).toHaveAccessibleDescription('Yours: 2% · prize group 1960–2000');
  await expect.element(field(world, 'Slots (%)')).toHaveAccessibleDescription('Yours: 0.6%');
});
