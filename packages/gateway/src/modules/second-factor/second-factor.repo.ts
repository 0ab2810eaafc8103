import { sql, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { SealedSecret } from '#sealed/member-secrets.ts';
import './second-factor.schema.ts';
import type { AcceptedStep } from './totp.rules.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface StoredFactor {
  readonly secret: SealedSecret;
  readonly isOn: boolean;
}

export async function findFactor(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<StoredFactor | null> {
  const row = await db
    .selectFrom('second_factor')
    .select(['sealed_secret', 'sealed_under', 'confirmed_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { secret: { sealed: row.sealed_secret, sealedUnder: row.sealed_under }, isOn: row.confirmed_at !== null };
}

export async function countRecoveryCodes(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a secret that waits for its first code, replacing an earlier one. False if the factor is already on. */
export async function keepPendingFactor(
  db: GatewayDatabase,
  { merchantId, memberId }: MemberKey,
  { sealed, sealedUnder }: SealedSecret,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factor')
    .values({
      merchant_id: merchantId,
      member_id: memberId,
      sealed_secret: sealed,
      sealed_under: sealedUnder,
      confirmed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'member_id'])
        .doUpdateSet({ sealed_secret: sealed, sealed_under: sealedUnder })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if it was already confirmed, or the secret has changed since it was read. */
export async function confirmFactor(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  { sealed }: SealedSecret,
  { step }: AcceptedStep,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factor')
    .set({ confirmed_at: now, used_steps: [step] })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .where('sealed_secret', '=', sealed)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * How many steps of a member are remembered: days of logins, so that a clock that was set back accepts no code twice.
 */
const remembered = 100;

/**
 * A step is used once, and no earlier step after it: of concurrent uses, one succeeds. A step later than `newest` was
 * used while the clock was ahead. It stays used, but earlier steps are free.
 */
export async function spendStep(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  { step, newest }: AcceptedStep,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factor')
    .set({ used_steps: sql<number[]>`(array_prepend(${step}::bigint, used_steps))[1:${sql.lit(remembered)}]` })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM unnest(used_steps) AS used
        WHERE used = ${step}::bigint OR used > ${step}::bigint AND used <= ${newest}::bigint)`,
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a code. Only one of several racing copies succeeds. */
export async function spendRecoveryCode(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  codeHash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_code')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function replaceRecoveryCodes(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('merchant_id', '=', merchantId).where('member_id', '=', memberId).execute();
  await trx
    .insertInto('recovery_code')
    .values(codeHashes.map((code_hash) => ({ merchant_id: merchantId, member_id: memberId, code_hash })))
    .execute();
}

/** Its recovery codes are deleted with it. */
export async function deleteFactor(trx: Transaction<Database>, { merchantId, memberId }: MemberKey): Promise<void> {
  await trx.deleteFrom('second_factor').where('merchant_id', '=', merchantId).where('member_id', '=', memberId).execute();
}

export async function deleteAllFactors(trx: Transaction<Database>, merchantId: number): Promise<void> {
  await trx.deleteFrom('second_factor').where('merchant_id', '=', merchantId).execute();
}

/** The member's password hash, or null. */
export async function findPasswordHash(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<string | null> {
  const row = await db
    .selectFrom('member_credential')
    .select('hash')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'password')
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** Some of the secrets that are sealed under another key than this one. */
export async function listFactorsUnderOthers(
  db: GatewayDatabase,
  merchantId: number,
  currentKey: string,
  limit: number,
): Promise<{ memberId: number; secret: SealedSecret }[]> {
  const rows = await db
    .selectFrom('second_factor')
    .select(['member_id', 'sealed_secret', 'sealed_under'])
    .where('merchant_id', '=', merchantId)
    .where('sealed_under', '<>', currentKey)
    .limit(limit)
    .execute();
  return rows.map(({ member_id, sealed_secret, sealed_under }) => ({
    memberId: member_id,
    secret: { sealed: sealed_secret, sealedUnder: sealed_under },
  }));
}

/** Unless the member has another secret by now. */
export async function resealFactor(
  db: GatewayDatabase,
  { merchantId, memberId }: MemberKey,
  before: SealedSecret,
  after: SealedSecret,
): Promise<void> {
  await db
    .updateTable('second_factor')
    .set({ sealed_secret: after.sealed, sealed_under: after.sealedUnder })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('sealed_secret', '=', before.sealed)
    .execute();
}
