import { isTrialType } from '@livery/contract/member-types';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import './ledger.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export type LedgerTransaction = Transaction<Database>;

/** The place of a member's money. Each vendor has its own wallet. */
export type MemberAccountKind = 'CASH' | 'HOLD' | 'BONUS' | 'COMMISSION' | 'POINTS' | `VENDOR:${string}`;

/** The house's side of every posting. These accounts only take entries, and may go below zero. */
export type HouseAccountKind = 'PSP' | 'GAMES' | 'PROMO' | 'ADJUSTMENT' | 'FEES' | 'COMMISSION_COST' | 'POINTS_ISSUED';

/** The unit of trial accounts. It never mixes with real money. */
export const playMoney = 'PLAY';

/** The unit in which a member of this type plays. */
export function unitFor(memberType: number, currency: string): string {
  return isTrialType(memberType) ? playMoney : currency;
}

/** An account of a member with its balance in minor units of `unit`. */
export interface PurseAccount {
  readonly id: number;
  readonly kind: string;
  readonly unit: string;
  readonly balance: number;
}

/** Everything that a member holds: an account for each kind and unit that was ever opened. */
export type Purse = readonly PurseAccount[];

/** The purse's account of a kind. An account that was never opened is empty and has no id. */
export function inPurse(purse: Purse, kind: MemberAccountKind, unit: string): { id: number | null; balance: number } {
  return purse.find((account) => account.kind === kind && account.unit === unit) ?? { id: null, balance: 0 };
}

export async function readPurse(trx: LedgerTransaction, memberId: number): Promise<Purse> {
  const rows = await trx.selectFrom('account').select(['id', 'kind', 'unit', 'balance']).where('member_id', '=', memberId).execute();
  return rows.map(({ balance, ...account }) => ({ ...account, balance: balance ?? 0 }));
}

/** The same, locked until the transaction ends. */
export async function lockPurse(trx: LedgerTransaction, memberId: number): Promise<Purse> {
  const ids = (await readPurse(trx, memberId)).map(({ id }) => id);
  await sql`SELECT lock_accounts(${ids})`.execute(trx);
  return readPurse(trx, memberId);
}

/** The same for several members, all locked at once, so that two callers never deadlock. */
export async function lockPurses(
  trx: LedgerTransaction,
  memberIds: readonly number[],
): Promise<readonly (PurseAccount & { readonly memberId: number })[]> {
  const read = () =>
    trx
      .selectFrom('account')
      .select(['id', 'kind', 'unit', 'balance', 'member_id'])
      .where('member_id', 'in', [...memberIds])
      .execute();
  await sql`SELECT lock_accounts(${(await read()).map(({ id }) => id)})`.execute(trx);
  return (await read()).map(({ balance, member_id, ...account }) => ({ ...account, balance: balance ?? 0, memberId: member_id ?? 0 }));
}

/** Opens the account if the member has none of the kind. Returns its id. */
export async function openMemberAccount(
  trx: LedgerTransaction,
  { merchantId, memberId, kind, unit }: MemberKey & { kind: MemberAccountKind; unit: string },
): Promise<number> {
  const existing = await findMemberAccount(trx, memberId, kind, unit);
  if (existing !== null) return existing;
  await trx
    .insertInto('account')
    .values({ merchant_id: merchantId, member_id: memberId, kind, unit })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id', 'kind', 'unit']).doNothing())
    .execute();
  const opened = await findMemberAccount(trx, memberId, kind, unit);
  if (opened === null) throw new Error(`The account ${kind} ${unit} of member ${memberId} was not opened`);
  return opened;
}

async function findMemberAccount(trx: LedgerTransaction, memberId: number, kind: MemberAccountKind, unit: string): Promise<number | null> {
  return inPurse(await readPurse(trx, memberId), kind, unit).id;
}

/** Opens the house's accounts of every kind in a unit. Postings refer to them by kind. */
export async function openHouseAccounts(trx: LedgerTransaction, merchantId: number, unit: string): Promise<void> {
  await sql`INSERT INTO account (merchant_id, kind, unit) SELECT ${merchantId}, code, ${unit} FROM account_kind WHERE owner = 'house'
    ON CONFLICT DO NOTHING`.execute(trx);
}
