import { activityStates } from '@livery/contract/activity-states';
import { describe, expect, it, test } from 'vitest';
import english from '../rewards.en.json' with { type: 'json' };
import portuguese from '../rewards.pt.json' with { type: 'json' };
import { actionOf, activityFilters, conditionsOf, listActivities } from './promotions.rules.ts';
import { aPromotion } from '../rewards.builders.ts';

describe('a state of an activity', () => {
  it.each(activityStates)('%s has a label and something to do or to know [member-25]', (state) => {
    for (const { states, notes } of [english, portuguese])
      expect([states[state], notes[state]].every((text) => text.length > 0)).toBe(true);
  });

  it('has the same name on all screens, in English and Portuguese [member-25]', () => {
    expect(english.states).toEqual({
      join: 'Available',
      claim: 'To claim',
      applying: 'Under review',
      closed: 'Closed',
      rejected: 'Not approved',
      issued: 'Ready to claim',
      claimed: 'Claimed',
      inProcess: 'In progress',
      joined: 'Joined',
      signed: 'Checked in',
      comingSoon: expect.stringMatching(/^Coming\ssoon$/),
    });
    expect(portuguese.states).toEqual({
      join: 'Aberta',
      claim: 'A resgatar',
      applying: 'Em análise',
      closed: 'Encerrada',
      rejected: 'Não aprovada',
      issued: 'Para resgatar',
      claimed: 'Resgatada',
      inProcess: 'Em andamento',
      joined: 'Inscrito',
      signed: 'Presença marcada',
      comingSoon: 'Em breve',
    });
  });

  it('allows the steps of the table and no other', () => {
    const actions = Object.fromEntries(activityStates.map((state) => [state, actionOf({ state, way: 'apply' })]));
    expect(actions).toEqual({
      comingSoon: null,
      join: 'apply',
      joined: 'play',
      signed: null,
      inProcess: 'play',
      applying: null,
      rejected: 'apply',
      issued: 'claim',
      claim: 'claim',
      claimed: null,
      closed: null,
    });
    expect(actionOf({ state: 'join', way: 'sign' })).toBe('sign');
    expect(actionOf({ state: 'join', way: 'claim' })).toBeNull();
  });
});

test('a pending, rejected or approved application has a label [member-26]', () => {
  for (const { applications } of [english, portuguese]) expect(Object.keys(applications)).toEqual(['inProcess', 'rejected', 'approved']);
});

test('activities are listed by what can be done, each under its own filter', () => {
  const all = activityStates.map((state, id) => aPromotion({ id, state }));
  const states = listActivities(all, 'all').map(({ state }) => state);
  expect([states[0], states.at(-1), states.length]).toEqual(['claim', 'closed', activityStates.length]);
  const filed = activityFilters.slice(1).flatMap((filter) => listActivities(all, filter).map(({ state }) => state));
  expect(new Set(filed)).toEqual(new Set(activityStates));
  const filter = (name: (typeof activityFilters)[number]) => listActivities(all, name).map(({ state }) => state);
  expect(filter('open')).toEqual(['claim', 'issued', 'rejected', 'join', 'comingSoon']);
  expect(filter('mine')).toEqual(['claim', 'issued', 'inProcess', 'joined', 'rejected', 'signed', 'applying']);
  expect(filter('over')).toEqual(['claimed', 'closed']);
});

test('conditions are derived from the data', () => {
  const rule = { stake: 10_000, gameTypes: ['INHOUSE'], days: 7, vipLevel: 3, cadence: 'weekly' as const };
  expect(conditionsOf(aPromotion({ rule, endsAt: '2026-12-01T00:00:00Z' }))).toEqual([
    { key: 'stake', amount: 10_000, types: ['INHOUSE'] },
    { key: 'vip', level: 3 },
    { key: 'weekly' },
    { key: 'ends', at: '2026-12-01T00:00:00Z' },
  ]);
  expect(conditionsOf(aPromotion({ rule: { ...rule, vipLevel: 0 }, way: 'sign' })).map(({ key }) => key)).toEqual(['days']);
  const early = aPromotion({ rule: { ...rule, stake: 0, vipLevel: 0 }, state: 'comingSoon', startsAt: '2026-11-30T00:00:00Z' });
  expect(conditionsOf({ ...early, endsAt: null })).toEqual([{ key: 'weekly' }, { key: 'starts', at: '2026-11-30T00:00:00Z' }]);
});
