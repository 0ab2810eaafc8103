import type { ConfirmationWay } from '@livery/contract/envelope';
import type { GatewayDatabase } from '#database/schema.ts';

/** How a member can confirm their identity. */
export async function listWays(db: GatewayDatabase, merchantId: number, memberId: number): Promise<ConfirmationWay[]> {
  const [password, factor] = await Promise.all([
    db
      .selectFrom('member_credential')
      .select('kind')
      .where('merchant_id', '=', merchantId)
      .where('member_id', '=', memberId)
      .where('kind', '=', 'password')
      .executeTakeFirst(),
    db
      .selectFrom('second_factor')
      .select('member_id')
      .where('merchant_id', '=', merchantId)
      .where('member_id', '=', memberId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),
  ]);
  return [...(password === undefined ? [] : ['password' as const]), ...(factor === undefined ? [] : ['code' as const])];
}

export async function noteConfirmation(db: GatewayDatabase, sessionHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('session').set({ confirmed_at: now }).where('token_hash', '=', sessionHash).execute();
}
