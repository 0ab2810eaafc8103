import { AppError } from '#base/app-error.ts';
import { isDueForNote, noteUse, sessionAge } from '#identity/session-life.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { findOpenSession } from './launch.repo.ts';

/** A sitting ends after this long without a round (Portaria 1.207/2024). */
const sittingIdle = 30 * 60_000;

/** Whether a sitting has ended: closed, idle or too old. */
export function isOver(
  { closed_at, seen_at, opened_at }: { readonly closed_at: Date | null; readonly seen_at: Date; readonly opened_at: Date },
  now: Date,
): boolean {
  return closed_at !== null || seen_at.getTime() <= now.getTime() - sittingIdle || opened_at.getTime() <= now.getTime() - sessionAge;
}

/**
 * Refuses a stake unless the session that launched the game is alive and the account is open, as the staking
 * transaction sees them. Playing counts as use of the session.
 *
 * @throws AppError NOT_LOGGED_IN
 */
export async function requireMayPlay(trx: LedgerTransaction, sessionHash: Buffer | null, now: Date): Promise<void> {
  const session = sessionHash === null ? null : await findOpenSession(trx, sessionHash, now);
  if (sessionHash === null || session === null) throw new AppError('NOT_LOGGED_IN');
  if (isDueForNote(session.seen_at, now)) await noteUse(trx, sessionHash, now);
}
