import type { LiveTopic } from '@livery/contract/live-topics';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { touchMembers } from '#database/touched.ts';
import './push.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface Telling extends MemberKey {
  readonly topic: LiveTopic;
  /** The changed item of the topic, as named on the wire. */
  readonly reference?: string;
  /** The gateway's clock: `call.now`. */
  readonly at: Date;
}

/**
 * Notifies a member's open pages, on every gateway, that a topic has changed, once the transaction commits. Balances
 * need no call, because they follow the ledger.
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
