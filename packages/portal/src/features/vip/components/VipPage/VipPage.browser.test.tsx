import { expect, test } from 'vitest';
import { openPart } from '#testing/open-part.tsx';
import { vip } from '../../index.ts';
import type { Vip } from '../../vip.api.ts';
import { VipPage } from './VipPage.tsx';

const levels: Vip['levels'] = [
  { level: 1, title: 'Bronze', stakeFrom: 100_000, reward: 500, state: 'claimed' },
  { level: 2, title: 'Silver', stakeFrom: 500_000, reward: 2_500, state: 'claimable' },
  { level: 3, title: 'Gold', stakeFrom: 2_000_000, reward: 10_000, state: 'locked' },
];

async function mount(own: Partial<Vip>) {
  const page = (
    <main>
      <h1>VIP</h1>
      <VipPage />
    </main>
  );
  const answer = { level: 2, staked: 600_000, currency: 'BRL', levels, ...own };
  return (await openPart(page, { features: [vip], answers: { vip: answer } })).screen;
}

test('shows the member’s level, the progress to the next and the full list of levels [member-20]', async () => {
  const screen = await mount({});
  await expect.element(screen.getByText('VIP level 2')).toBeVisible();
  await expect.element(screen.getByText('Wager R$ 14,000.00 more to reach Gold.')).toBeVisible();
  const rows = screen.getByRole('listitem').elements();
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Bronze.*Claimed$/),
    expect.stringMatching(/^Silver.*You are here.*Claim$/),
    expect.stringMatching(/^Gold(?!.*Claim)/),
  ]);
  await expect(screen.container).toBeAccessible();
});

test('shows the first step to a member without a level', async () => {
  const screen = await mount({ level: 0, staked: 0, levels: levels.map((level) => ({ ...level, state: 'locked' })) });
  await expect.element(screen.getByText('No level yet')).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.getAttribute('aria-current')),
  ).toEqual([null, null, null]);
});
