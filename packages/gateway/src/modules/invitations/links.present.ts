import type { ValueOf } from '@livery/contract/shapes';
import { dayAt } from '@livery/contract/zoned-days';
import type { Merchant } from '#tenancy/merchant.ts';
import type { LinkRow } from './links.repo.ts';
import { presentRates } from './terms.present.ts';

type LinkState = ValueOf<'addInvitationLink'>['state'];

/** Whether somebody may register through the link now, and why not. */
export function stateOf({ is_paused, expires_at, cap, registered }: LinkRow, now: Date): LinkState {
  if (expires_at !== null && expires_at <= now) return 'expired';
  if (cap !== null && registered >= cap) return 'full';
  return is_paused ? 'paused' : 'open';
}

export function presentLink(row: LinkRow, { timeZone }: Merchant, now: Date): ValueOf<'addInvitationLink'> {
  const { id, code, kind, rates, limits, note, expires_at, cap, registered, is_paused, created_at } = row;
  return {
    id,
    code,
    kind,
    rates: presentRates(rates),
    limits,
    note,
    expiresOn: expires_at === null ? null : dayAt(expires_at.getTime() - 1, timeZone),
    cap,
    registered,
    state: stateOf(row, now),
    isPaused: is_paused,
    createdAt: created_at.toISOString(),
  };
}
