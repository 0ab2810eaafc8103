import { AppError } from '#base/app-error.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Member } from './member.ts';
import { listWays } from './recent-proof.repo.ts';

/** How long a confirmation is valid for actions whose effect outlasts the session. */
export const proofLife = 5 * 60_000;

interface ProofContext {
  readonly db: GatewayDatabase;
  readonly merchant: Merchant;
  readonly now: Date;
}

/**
 * Requires a member who has confirmed their identity in this session. A login does not count, or a stolen session would
 * carry the proof with it.
 *
 * @throws AppError CONFIRMATION_REQUIRED with the ways in which this member can confirm
 */
export async function requireRecentProof({ db, merchant, now }: ProofContext, member: Member): Promise<void> {
  if (member.confirmedAt !== null && isRecent(member.confirmedAt, now)) return;
  const ways = await listWays(db, merchant.id, member.id);
  // This member logs in with a provider, a phone or a passkey, so a fresh login is the only proof to ask for.
  if (ways.length === 0 && isRecent(member.sessionOpenedAt, now)) return;
  throw new AppError('CONFIRMATION_REQUIRED', { ways });
}

/** A time ahead of ours is not recent, unless the clocks of two gateways differ by at most this much. */
export function isRecent(at: Date, now: Date): boolean {
  return Math.abs(now.getTime() - at.getTime()) < proofLife;
}
