import type { ValueOf } from '@livery/contract/shapes';
import type { FieldRule } from '#shared/forms/field-rules.ts';
import type { ReturnedAnswer } from '#shared/ports/returned-answer.ts';

/** The merchant's rule for usernames. Null if none is stored. */
export type UsernameRule = FieldRule | null;

/** A proven identity without a linked account, and the ticket that opens one. */
export type Newcomer = Extract<ValueOf<'finishSignIn'>, { unlinked: true }>;

/** Reads the query of the page that providers redirect to. Null if it is not from a provider. */
export function readAnswer(search: string): ReturnedAnswer | null {
  const query = new URLSearchParams(search);
  const [state, code, iss, error] = ['state', 'code', 'iss', 'error'].map((name) => query.get(name) ?? undefined);
  if (state === undefined || (code === undefined && error === undefined)) return null;
  return {
    state,
    ...(code === undefined ? {} : { code }),
    ...(iss === undefined ? {} : { iss }),
    ...(error === undefined ? {} : { error }),
  };
}

/** A login that left this tab for the provider, stored until the tab returns. */
export interface PendingLeave {
  state: string;
  way: string;
  returnTo?: string;
  /** Only for linking, not for a login: whether the member has a password. */
  hasPassword?: boolean;
}

export function readPending(kept: string | null): PendingLeave | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { state, way, returnTo, hasPassword } = value as Partial<Record<keyof PendingLeave, unknown>>;
    if (typeof state !== 'string' || typeof way !== 'string') return null;
    return {
      state,
      way,
      ...(typeof returnTo === 'string' ? { returnTo } : {}),
      ...(typeof hasPassword === 'boolean' ? { hasPassword } : {}),
    };
  } catch {
    return null;
  }
}

/** Session storage: a login that left the tab, and the data sent back with a phone's code. */
export const storageKeys = { pending: 'livery.signIn', phone: 'livery.signInPhone' } as const;

/** A suggested name from letters and digits that every rule accepts. */
export function proposedUsername(nickname: string): string {
  const plain = nickname
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
  return /^[a-z]/.test(plain) ? plain.slice(0, 12) : '';
}
