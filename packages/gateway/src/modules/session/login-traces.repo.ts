import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '../../database/schema.ts';
import { knownFor } from './login-limits.ts';

/** How a member came in: from which network, with which device. */
export interface LoginTrace {
  readonly merchantId: number;
  readonly memberId: number;
  readonly network: string;
  readonly device: string;
}

/** Whether the member has logged in from the network and with the device lately, be it at different times. */
export async function isFamiliar(db: GatewayDatabase, { merchantId, memberId, network, device }: LoginTrace, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - knownFor);
  const familiar = await db
    .selectFrom('login_network')
    .innerJoin('login_device', (join) =>
      join
        .onRef('login_device.merchant_id', '=', 'login_network.merchant_id')
        .onRef('login_device.member_id', '=', 'login_network.member_id'),
    )
    .select('login_network.used_at')
    .where('login_network.merchant_id', '=', merchantId)
    .where('login_network.member_id', '=', memberId)
    .where('network', '=', network)
    .where('login_network.used_at', '>', since)
    .where('device', '=', device)
    .where('login_device.used_at', '>', since)
    .executeTakeFirst();
  return familiar !== undefined;
}

export async function rememberTrace(trx: Transaction<Database>, trace: LoginTrace, now: Date): Promise<void> {
  const of = { merchant_id: trace.merchantId, member_id: trace.memberId, used_at: now };
  await trx
    .insertInto('login_network')
    .values({ ...of, network: trace.network })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id', 'network']).doUpdateSet({ used_at: now }))
    .execute();
  await trx
    .insertInto('login_device')
    .values({ ...of, device: trace.device })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id', 'device']).doUpdateSet({ used_at: now }))
    .execute();
}
