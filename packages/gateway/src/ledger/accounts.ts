import type { LedgerTransaction } from './ledger.ts';

/** Where a member's money lies. */
export type MemberAccountKind = 'CASH';

/** The house's side of every posting; these may go below zero. */
export type HouseAccountKind = 'PSP' | 'GAMES' | 'PROMO' | 'ADJUSTMENT';

/** What a trial account holds instead of the merchant's currency: it never meets real money. */
export const playMoney = 'PLAY';

/** The unit that an account type is kept in. */
export function unitFor(memberType: number, currency: string): string {
  return memberType === 4 ? playMoney : currency;
}

/** Opens the account when the member has none of the kind yet; answers its id. */
export async function openMemberAccount(
  trx: LedgerTransaction,
  owner: { merchantId: number; memberId: number; kind: MemberAccountKind; unit: string },
): Promise<number> {
  return openAccount(trx, owner.merchantId, owner.memberId, owner.kind, owner.unit);
}

/** Opens the house's account of a kind when there is none yet; answers its id. */
export async function openHouseAccount(trx: LedgerTransaction, merchantId: number, kind: HouseAccountKind, unit: string): Promise<number> {
  return openAccount(trx, merchantId, null, kind, unit);
}

async function openAccount(
  trx: LedgerTransaction,
  merchantId: number,
  memberId: number | null,
  kind: string,
  unit: string,
): Promise<number> {
  const existing = await trx
    .selectFrom('account')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('member_id', 'is not distinct from', memberId)
    .where('kind', '=', kind)
    .where('unit', '=', unit)
    .executeTakeFirst();
  if (existing !== undefined) return existing.id;
  const opened = await trx
    .insertInto('account')
    .values({ merchant_id: merchantId, member_id: memberId, kind, unit, may_negative: memberId === null })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id', 'kind', 'unit']).doUpdateSet({ kind }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return opened.id;
}
