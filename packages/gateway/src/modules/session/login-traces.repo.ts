import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { knownFor, type LoginAttempt } from './login.limits.ts';
import type { MemberKey } from '#base/member-key.ts';

/** A member's login: the network and the device. */
export interface LoginTrace extends MemberKey {
  readonly network: string;
  readonly device: string;
}

/** Whether the member has recently logged in from the network and with the device, even if at different times. */
export async function isFamiliar(db: GatewayDatabase, { merchantId, memberId, network, device }: LoginTrace, now: Date): Promise<boolean> {
  const known = await usedLately(db, merchantId, now)
    .where('member_id', '=', memberId)
    .where(({ eb, or }) => or([eb('kind', '=', 'network').and('value', '=', network), eb('kind', '=', 'device').and('value', '=', device)]))
    .execute();
  return known.length === 2;
}

/** Whether somebody has recently logged in to an account from the network. */
export async function isKnownNetwork(db: GatewayDatabase, { merchantId, account, network }: LoginAttempt, now: Date): Promise<boolean> {
  const known = await usedLately(db, merchantId, now)
    .innerJoin('member', 'member.id', 'login_trace.member_id')
    .where('member.merchant_id', '=', merchantId)
    .where('member.username', '=', account)
    .where('kind', '=', 'network')
    .where('value', '=', network)
    .executeTakeFirst();
  return known !== undefined;
}

export async function rememberTrace(
  trx: Transaction<Database>,
  { merchantId, memberId, network, device }: LoginTrace,
  now: Date,
): Promise<void> {
  const used = { merchant_id: merchantId, member_id: memberId, used_at: now };
  await trx
    .insertInto('login_trace')
    .values([
      { ...used, kind: 'network', value: network },
      { ...used, kind: 'device', value: device },
    ])
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id', 'kind', 'value']).doUpdateSet({ used_at: now }))
    .execute();
}

function usedLately(db: GatewayDatabase, merchantId: number, now: Date) {
  return db
    .selectFrom('login_trace')
    .select('used_at')
    .where('login_trace.merchant_id', '=', merchantId)
    .where('used_at', '>', new Date(now.getTime() - knownFor));
}
