import { inPurse, openMemberAccount, readPurse, type LedgerTransaction } from '#ledger/accounts.ts';
import type { Place } from '#ledger/ledger.ts';
import type { MemberKey } from '#base/member-key.ts';

/** Points have no minor units. */
export const pointUnit = 'PTS';

/** The house account that issues points and takes them back. */
export const issuedPoints: Place = { house: 'POINTS_ISSUED', unit: pointUnit };

export async function openPoints(trx: LedgerTransaction, key: MemberKey): Promise<{ accountId: number }> {
  return { accountId: await openMemberAccount(trx, { ...key, kind: 'POINTS', unit: pointUnit }) };
}

export async function readPoints(trx: LedgerTransaction, memberId: number): Promise<number> {
  return inPurse(await readPurse(trx, memberId), 'POINTS', pointUnit).balance;
}
