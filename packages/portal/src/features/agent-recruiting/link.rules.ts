import type { BodyOf } from '@livery/contract/shapes';
import type { FieldProblem, FormSpec } from '#shared/forms/field-rules.ts';

/** A link's own fields as typed: `note`, `expiresOn` and `cap`. Empty means not set. */
export type LifetimeValues = Record<string, string>;

type Lifetime = Pick<BodyOf<'changeInvitationLink'>, 'note' | 'expiresOn' | 'cap'>;

const mostCap = 1_000_000;

export function startLifetime({ note, expiresOn, cap }: Lifetime = { note: '', expiresOn: null, cap: null }): LifetimeValues {
  return { note, expiresOn: expiresOn ?? '', cap: cap === null ? '' : String(cap) };
}

/** `registered` accounts have already used the link. */
export function specOfLifetime(today: string, registered: number, before: string | null): FormSpec<LifetimeValues> {
  const cap = (value: unknown): FieldProblem | null => {
    if (!/^[1-9]\d{0,6}$/.test(String(value)) || Number(value) > mostCap) return { text: 'atMost', values: { max: mostCap } };
    return Number(value) < registered ? { text: 'capBelow', values: { count: registered } } : null;
  };
  return {
    note: {},
    expiresOn: { check: (value) => (String(value) < today && value !== before ? { text: 'past' } : null) },
    cap: { check: cap },
  };
}

export function lifetimeOf({ note, expiresOn, cap }: Record<string, string>): Lifetime {
  return { note: note ?? '', expiresOn: expiresOn || null, cap: cap ? Number(cap) : null };
}
