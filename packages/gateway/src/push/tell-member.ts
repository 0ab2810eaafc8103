import type { LiveTopic } from '@livery/contract/live-topics';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { touchMembers } from '#database/touched.ts';
import './push.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface Telling extends MemberKey {
  readonly topic: LiveTopic;
  /** Which one of the topic has changed, as the wire names it. */
  readonly reference?: string;
  /** The gateway's clock: `call.now`. */
  readonly at: Date;
}

/**
 * Tells the open pages of a member, on whatever gateway, that something of a topic has changed, once the transaction has committed.
 * Balances need no telling: they follow the ledger.
 */
export async function tellMember(trx: Transaction<Database>, telling: Telling): Promise<void> {
  await tellMembers(trx, [telling]);
}

/** Several members at once. */
export async function tellMembers(trx: Transaction<Database>, tellings: readonly Telling[]): Promise<void> {
  if (tellings.length === 0) return;
  touchMembers(
    trx,
    tellings.map(({ memberId }) => memberId),
  );
  await trx
    .insertInto('member_event')
    .values(
      tellings.map(({ merchantId, memberId, topic, reference = null, at }) => ({
        merchant_id: merchantId,
        member_id: memberId,
        topic,
        reference,
        at,
      })),
    )
    .execute();
}
