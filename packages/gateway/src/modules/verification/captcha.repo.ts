import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { CaptchaPurpose } from './verification.schema.ts';

interface NewCaptcha {
  readonly id: string;
  readonly purpose: CaptchaPurpose;
  readonly answerHash: Buffer;
  readonly expiresAt: Date;
}

export async function insertCaptcha(
  trx: Transaction<Database>,
  merchantId: number,
  { id, purpose, answerHash, expiresAt }: NewCaptcha,
): Promise<void> {
  await trx
    .insertInto('captcha')
    .values({ merchant_id: merchantId, id, purpose, answer_hash: answerHash, expires_at: expiresAt })
    .execute();
}

/** Removes a captcha. Only one of several racers gets it. */
export async function takeCaptcha(trx: Transaction<Database>, merchantId: number, id: string) {
  return trx
    .deleteFrom('captcha')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .returning(['purpose', 'answer_hash', 'expires_at'])
    .executeTakeFirst();
}

export async function deleteExpiredCaptchas(db: GatewayDatabase, now: Date): Promise<void> {
  await db.deleteFrom('captcha').where('expires_at', '<=', now).execute();
}

export async function deleteAllCaptchas(trx: Transaction<Database>, merchantId: number): Promise<void> {
  await trx.deleteFrom('captcha').where('merchant_id', '=', merchantId).execute();
}
