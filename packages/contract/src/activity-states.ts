/** A member's state in an activity (specification, section 3). */
export type ActivityState =
  | 'comingSoon'
  | 'join'
  | 'joined'
  | 'signed'
  | 'inProcess'
  | 'applying'
  | 'rejected'
  | 'issued'
  | 'claim'
  | 'claimed'
  | 'closed';

/**
 * Events of a promotion: the member joins, signs in for the day, applies and claims; the desk approves and rejects;
 * time and play cause the rest. `open` shows what to enter, `offer` what waits for the caller, `renew` starts the next
 * day or week.
 */
export type ActivityEvent =
  | 'open'
  | 'offer'
  | 'join'
  | 'sign'
  | 'progress'
  | 'earn'
  | 'apply'
  | 'approve'
  | 'reject'
  | 'claim'
  | 'renew'
  | 'close';

/** The only allowed transitions, with their events. */
export const activityTransitions: Readonly<Record<ActivityState, Partial<Readonly<Record<ActivityEvent, ActivityState>>>>> = {
  comingSoon: { open: 'join', offer: 'claim', close: 'closed' },
  join: { join: 'joined', sign: 'signed', apply: 'applying', close: 'closed' },
  joined: { progress: 'inProcess', earn: 'claim', renew: 'join', close: 'closed' },
  signed: { renew: 'join', earn: 'claim', close: 'closed' },
  inProcess: { earn: 'claim', renew: 'join', close: 'closed' },
  applying: { approve: 'issued', reject: 'rejected' },
  rejected: { apply: 'applying', close: 'closed' },
  issued: { claim: 'claimed', close: 'closed' },
  claim: { claim: 'claimed', close: 'closed' },
  claimed: { renew: 'join', offer: 'claim' },
  closed: {},
};

export const activityStates = Object.keys(activityTransitions) as ActivityState[];

/** The state after an event, or null if the event cannot happen in it. */
export function afterEvent(state: ActivityState, event: ActivityEvent): ActivityState | null {
  return activityTransitions[state][event] ?? null;
}

/** States of an application. */
export type ApplicationState = 'inProcess' | 'rejected' | 'approved';

/** The desk decides only once. */
export const applicationTransitions: Readonly<Record<ApplicationState, Partial<Readonly<Record<'approve' | 'reject', ApplicationState>>>>> =
  {
    inProcess: { approve: 'approved', reject: 'rejected' },
    rejected: {},
    approved: {},
  };

export const applicationStates = Object.keys(applicationTransitions) as ApplicationState[];

/** Limits of an application: graphemes in remarks, and pictures (specification, section 5). */
export const applicationLimits = { remarks: 140, pictures: 3 } as const;
