import fc from 'fast-check';
import { activityStates, activityTransitions, type ActivityState } from '@livery/contract/activity-states';
import { describe, expect, it } from 'vitest';
import { countGraphemes, periodOf, stateOf } from './promotions.rules.ts';

const now = new Date('2026-11-23T12:00:00Z');
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);

const activity = fc.record({
  enabled: fc.boolean(),
  starts_at: fc.constantFrom(hours(-2), hours(2)),
  over_at: fc.constantFrom(null, hours(-1), hours(3)),
  way: fc.constantFrom('join' as const, 'sign' as const, 'apply' as const, 'claim' as const),
  rule: fc.record({
    stake: fc.constantFrom(0, 100),
    gameTypes: fc.constant<string[]>([]),
    days: fc.constantFrom(1, 7),
    vipLevel: fc.constant(0),
    cadence: fc.constantFrom('once' as const, 'daily' as const),
  }),
});
const part = fc.record({
  state: fc.constantFrom(...activityStates),
  period: fc.constantFrom('', '2026-11-22', '2026-11-23'),
  days: fc.nat({ max: 8 }),
});
const standing = fc.record({
  staked: fc.constantFrom(0, 50, 100),
  reward: fc.constantFrom('none' as const, 'waiting' as const, 'claimed' as const, 'expired' as const),
  period: fc.constantFrom('', '2026-11-23'),
  now: fc.constant(now),
});

/** Every state that can be reached from a state. */
function within(state: ActivityState): Set<ActivityState> {
  const reached = new Set([state]);
  for (const each of reached) for (const next of Object.values(activityTransitions[each])) reached.add(next);
  return reached;
}

describe('the state of an activity', () => {
  it('follows the table of transitions from its stored state, and nothing else [member-27]', () => {
    fc.assert(
      fc.property(activity, part, standing, (offered, stored, brought) => {
        expect(within(stored.state)).toContain(stateOf(offered, stored, brought));
      }),
    );
  });

  it('never allows an action once the activity is over or off', () => {
    fc.assert(
      fc.property(activity, fc.option(part), standing, (offered, stored, brought) => {
        const isOver = !offered.enabled || (offered.over_at !== null && offered.over_at <= now);
        fc.pre(isOver);
        expect(['closed', 'claimed', 'applying', 'issued']).toContain(stateOf(offered, stored, brought));
      }),
    );
  });

  const open = { enabled: true, starts_at: hours(-2), over_at: null };
  const rule = { stake: 100, gameTypes: [], days: 7, vipLevel: 0, cadence: 'daily' as const };
  const today = { staked: 0, reward: 'none' as const, period: '2026-11-23', now };
  const stored = (state: ActivityState, period = '2026-11-23', days = 0) => ({ state, period, days });

  it.each([
    ['comingSoon', { ...open, starts_at: hours(1), way: 'join', rule }, null, today],
    ['join', { ...open, way: 'join', rule }, null, today],
    ['join', { ...open, starts_at: now, way: 'join', rule }, null, today],
    ['claim', { ...open, way: 'claim', rule }, null, today],
    ['joined', { ...open, way: 'join', rule }, stored('joined'), today],
    ['inProcess', { ...open, way: 'join', rule }, stored('joined'), { ...today, staked: 99 }],
    ['claim', { ...open, way: 'join', rule }, stored('joined'), { ...today, staked: 100 }],
    ['join', { ...open, way: 'join', rule }, stored('claimed', '2026-11-22'), today],
    ['claim', { ...open, way: 'claim', rule }, stored('claimed', '2026-11-22'), today],
    ['claimed', { ...open, way: 'claim', rule }, stored('claimed'), today],
    ['signed', { ...open, way: 'sign', rule }, stored('signed', '2026-11-23', 6), today],
    ['join', { ...open, way: 'sign', rule }, stored('signed', '2026-11-22', 6), today],
    ['claim', { ...open, way: 'sign', rule }, stored('signed', '2026-11-23', 7), today],
    ['issued', { ...open, way: 'apply', rule }, stored('issued'), { ...today, reward: 'waiting' }],
    ['claimed', { ...open, way: 'apply', rule }, stored('issued'), { ...today, reward: 'claimed' }],
    ['closed', { ...open, way: 'apply', rule }, stored('issued'), { ...today, reward: 'expired' }],
    ['applying', { ...open, enabled: false, way: 'apply', rule }, stored('applying'), today],
    ['joined', { ...open, over_at: hours(1), way: 'join', rule }, stored('joined'), today],
    ['closed', { ...open, over_at: now, way: 'join', rule }, stored('joined'), today],
    // Progress of another activity type does not count here.
    ['signed', { ...open, way: 'sign', rule }, stored('signed', '2026-11-23', 1), { ...today, staked: 100 }],
    ['joined', { ...open, way: 'join', rule }, stored('joined', '2026-11-23', 7), today],
    ['joined', { ...open, way: 'sign', rule }, stored('joined', '2026-11-23', 1), { ...today, staked: 99 }],
    ['claim', { ...open, way: 'claim', rule }, stored('claim'), { ...today, reward: 'claimed' }],
  ] as const)('is %s', (state, offered, kept, brought) => {
    expect(stateOf(offered, kept, brought)).toBe(state);
  });
});

it('names days by the merchant’s calendar, and weeks by their Monday', () => {
  const night = new Date('2026-11-23T01:30:00Z');
  expect(periodOf('daily', 'America/Sao_Paulo', night)).toBe('2026-11-22');
  expect(periodOf('weekly', 'America/Sao_Paulo', night)).toBe('2026-11-16');
  expect(periodOf('weekly', 'UTC', night)).toBe('2026-11-23');
  expect(periodOf('once', 'UTC', night)).toBe('');
});

it('counts characters as readers do', () => {
  expect(countGraphemes('👍🏽👩‍👩‍👧é')).toBe(3);
});
