import { dayStart } from '@livery/contract/zoned-days';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';
import './terms.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

/** The article of the help centre that is the user agreement. */
const agreement = 'term';

export interface TermsVersion {
  readonly version: string;
  /** `yyyy-mm-dd`, a day of the merchant. */
  readonly validFrom: string;
  /** A summary of the changes. Null for the first version. */
  readonly changes: Texts | null;
}

/** Null if the merchant has no terms. */
export async function readTerms(db: GatewayDatabase, merchantId: number): Promise<TermsVersion | null> {
  const row = await db
    .selectFrom('help_article')
    .select(['version', 'valid_from as validFrom', 'changes'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', agreement)
    .executeTakeFirst();
  if (row === undefined || row.version === null || row.validFrom === null) return null;
  return { version: row.version, validFrom: row.validFrom, changes: row.changes };
}

export async function writeTerms(db: GatewayDatabase, merchantId: number, { version, validFrom, changes }: TermsVersion): Promise<void> {
  await db
    .updateTable('help_article')
    .set({ version, valid_from: validFrom, changes: changes === null ? null : JSON.stringify(changes) })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', agreement)
    .execute();
}

/** Members who opened their account while this version was in force agreed to it then. */
export async function hasAgreed(
  db: GatewayDatabase,
  member: MemberKey,
  { version, validFrom }: TermsVersion,
  timeZone: string,
): Promise<boolean> {
  const since = new Date(dayStart(validFrom, timeZone));
  const { rows } = await sql<{ agreed: boolean }>`
    SELECT EXISTS (SELECT FROM terms_consent WHERE merchant_id = ${member.merchantId} AND member_id = ${member.memberId} AND version = ${version})
      OR EXISTS (SELECT FROM member WHERE merchant_id = ${member.merchantId} AND id = ${member.memberId} AND created_at >= ${since}) AS agreed
  `.execute(db);
  return rows[0]?.agreed === true;
}

/** Agreeing again keeps the first time. */
export async function keepConsent(
  db: GatewayDatabase,
  consent: { readonly merchant_id: number; readonly member_id: number; readonly version: string; readonly agreed_at: Date },
): Promise<void> {
  await db
    .insertInto('terms_consent')
    .values(consent)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forgetConsents(db: GatewayDatabase, merchantId: number): Promise<void> {
  await db.deleteFrom('terms_consent').where('merchant_id', '=', merchantId).execute();
}
