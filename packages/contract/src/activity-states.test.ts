import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activityStates,
  activityTransitions,
  afterEvent,
  applicationStates,
  applicationTransitions,
  type ActivityEvent,
  type ActivityState,
} from './activity-states.ts';

/** Typed by hand from section 3 of the specification, in its order. */
const specified = ['join', 'claim', 'applying', 'closed', 'rejected', 'issued', 'claimed', 'inProcess', 'joined', 'signed', 'comingSoon'];
const events: ActivityEvent[] = [
  'open',
  'offer',
  'join',
  'sign',
  'progress',
  'earn',
  'apply',
  'approve',
  'reject',
  'claim',
  'renew',
  'close',
];

const walk = fc.array(fc.constantFrom(...events), { maxLength: 40 });

function statesOf(steps: readonly ActivityEvent[]): ActivityState[] {
  const states: ActivityState[] = ['comingSoon'];
  for (const event of steps) {
    const next = afterEvent(states.at(-1) ?? 'comingSoon', event);
    if (next !== null) states.push(next);
  }
  return states;
}

describe('an activity', () => {
  it('has exactly the specified states, and each can be reached [member-25]', () => {
    expect(activityStates.toSorted()).toEqual(specified.toSorted());
    const reached = new Set<ActivityState>(['comingSoon']);
    for (const state of reached) for (const next of Object.values(activityTransitions[state])) reached.add(next);
    expect([...reached].toSorted()).toEqual(specified.toSorted());
  });

  it('is claimed only when it could be, and decided only after an application, on every path [member-27]', () => {
    fc.assert(
      fc.property(walk, (steps) => {
        for (const [index, state] of statesOf(steps).entries()) {
          const before = statesOf(steps)[index - 1];
          if (state === 'claimed') expect(['claim', 'issued']).toContain(before);
          if (state === 'issued' || state === 'rejected') expect(before).toBe('applying');
          if (before === 'closed') expect.unreachable('what is closed stays closed');
        }
      }),
    );
  });

  it('never closes with an undecided application, and never revokes a claim [member-27]', () => {
    expect(afterEvent('applying', 'close')).toBeNull();
    expect(afterEvent('claimed', 'close')).toBeNull();
    expect(afterEvent('claimed', 'claim')).toBeNull();
  });

  it.each([
    ['is over', 'close', ['comingSoon', 'join', 'joined', 'signed', 'inProcess', 'rejected', 'issued', 'claim'], 'closed'],
    ['begins its next day or week', 'renew', ['joined', 'signed', 'inProcess', 'claimed'], 'join'],
    ['is offered again', 'offer', ['comingSoon', 'claimed'], 'claim'],
    ['has been earned', 'earn', ['joined', 'signed', 'inProcess'], 'claim'],
    ['is applied for, after a refusal too', 'apply', ['join', 'rejected'], 'applying'],
    ['pays what it issued or offered', 'claim', ['issued', 'claim'], 'claimed'],
  ] as const)('%s from where it can be and nowhere else [member-27]', (_, event, before, after) => {
    const from = activityStates.filter((state) => afterEvent(state, event) !== null);
    expect(from.toSorted()).toEqual(before.toSorted());
    for (const state of before) expect(afterEvent(state, event)).toBe(after);
  });
});

describe('an application', () => {
  it('is in process, then rejected or approved for good [member-26, member-27]', () => {
    expect(applicationStates.toSorted()).toEqual(['approved', 'inProcess', 'rejected']);
    expect(applicationTransitions).toEqual({ inProcess: { approve: 'approved', reject: 'rejected' }, rejected: {}, approved: {} });
  });
});
