import { expect, test } from 'vitest';
import { submissionChanged } from '#shared/money/money.slice.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith } from '#testing/table-client.ts';
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import { missions } from '../../index.ts';
import type { Mission } from '../../missions.api.ts';
import { MissionsPage } from './MissionsPage.tsx';

const hour = 3_600_000;

function aMission(endsAt: string): Mission {
  return {
    id: 'first-spins',
    title: 'Warm up',
    period: 'daily',
    periodStart: '2026-11-23',
    endsAt,
    goal: 'rounds',
    gameType: null,
    gameTypeTitle: null,
    target: 5,
    progress: 3,
    reward: 100,
    rewardTo: 'CASH',
    rollover: null,
    state: 'open',
  };
}

const iso = (time: number) => new Date(time).toISOString();

const views = [
  {
    view: 'missions',
    call: 'missionSummary',
    answer: (endsAt: string, now: string) => ({ missions: [aMission(endsAt)], claimable: 0, currency: 'BRL', now }),
  },
  {
    view: 'leaderboard',
    call: 'missionLeaderboard',
    answer: (endsAt: string, now: string) => ({ endsAt, asOf: endsAt, currency: 'BRL', top: [], own: null, now }),
  },
] as const;

/** A view of the page whose time is up on the gateway's clock, which is ahead of the device's. */
async function open({ view, call, answer }: (typeof views)[number], endsIn: number, ahead = 0) {
  const answers = { [call]: () => answer(iso(Date.now() + endsIn), iso(Date.now() + ahead)), claimMission: refusedWith('TIMEOUT', 0) };
  const world = await openPart(<MissionsPage />, { features: [missions], answers, address: `/member/missions?view=${view}` });
  return { ...world, asked: () => world.callsOf(call).length };
}

test.each(views)('$view: reloads once when the time is up, even if the answer stays the same', async (each) => {
  const same = iso(Date.now() - hour);
  const { screen, asked, store } = await open({ ...each, answer: (_endsAt: string, now: string) => each.answer(same, now) as never }, 0);
  await expect.element(screen.getByRole('timer')).toHaveTextContent('00:00:00');
  await expect.poll(asked).toBe(2);
  for (let times = 0; times < 3; times += 1) {
    store.dispatch(readsOutdated(each.call));
    await expect.poll(asked).toBe(3 + times);
    await expect.element(screen.getByRole('timer')).toBeVisible();
  }
  expect(asked(), 'the three above').toBe(5);
});

test.each(views)('$view: counts down by the gateway’s clock', async (each) => {
  const { screen } = await open(each, 3 * hour, 2 * hour);
  await expect.element(screen.getByRole('timer')).toBeVisible();
  expect(screen.getByRole('timer').element().textContent).toMatch(/^(01:00:00|00:59:5\d)$/);
});

test('a claim with an unknown outcome is not a failure, and can be sent again', async () => {
  const { screen, store } = await open(views[0], hour);
  await expect.element(screen.getByRole('timer')).toBeVisible();
  const failure = { code: 'TIMEOUT', status: 0, requestId: null } as const;
  store.dispatch(submissionChanged({ name: 'claimMission', target: 'first-spins', submission: { status: 'refused', failure } }));
  await expect.element(screen.getByText(forms.unknown)).toBeVisible();
  expect(screen.getByRole('alert').elements()).toEqual([]);
});
