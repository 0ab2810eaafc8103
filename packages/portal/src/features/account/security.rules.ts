import type { Profile } from '@livery/contract/shapes';

export type SecurityStep = 'password' | 'mobile' | 'email' | 'secondFactor';

export interface Security {
  /** One of four. */
  done: number;
  level: 'low' | 'medium' | 'high';
  steps: { step: SecurityStep; isDone: boolean }[];
}

/** An older password has probably been typed in many places. */
const freshFor = 365 * 86_400_000;

/** The security level of an account: each protection counts once. */
export function securityOf({ passwordChangedAt, contacts, hasSecondFactor }: Profile, now: number): Security {
  const steps: Security['steps'] = [
    { step: 'password', isDone: now - Date.parse(passwordChangedAt) < freshFor },
    { step: 'mobile', isDone: contacts.mobile.isConfirmed },
    { step: 'email', isDone: contacts.email.isConfirmed },
    { step: 'secondFactor', isDone: hasSecondFactor },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  return { done, steps, level: done < 2 ? 'low' : done < 4 ? 'medium' : 'high' };
}
