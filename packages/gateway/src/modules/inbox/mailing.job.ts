import Type from 'typebox';
import { defineJob } from '#jobs/job.ts';
import type { Platform } from '#base/platform.ts';
import { listReceivers, noteReached, takeMailing } from './mailing.repo.ts';
import { sendLetters } from './send-letter.action.ts';

/** Members per transaction. */
const batch = 500;

/** Sends a message to all members of a merchant, once each. An interrupted run continues where it stopped. */
export const sendMailing = defineJob({
  name: 'inbox.mailing',
  payload: Type.Object({ mailingId: Type.Integer() }),
  run: async ({ payload, merchant, platform, now }) => {
    if (merchant === null) return;
    while (await sendBatch(platform, merchant.id, payload.mailingId, now));
  },
});

/** Whether there may be more. */
function sendBatch({ tenants }: Platform, merchantId: number, mailingId: number, now: Date): Promise<boolean> {
  return tenants.transaction(merchantId, async (trx) => {
    const mailing = await takeMailing(trx, mailingId);
    if (mailing === null) return false;
    const { topic, titles: title, bodies: body, link, reached, through_member } = mailing;
    const memberIds = await listReceivers(trx, merchantId, through_member, batch);
    await sendLetters(trx, merchantId, memberIds, { topic, text: { title, body }, link, at: now });
    const isDone = memberIds.length < batch;
    const progress = { id: mailingId, reached: reached + memberIds.length, through_member: memberIds.at(-1) ?? through_member };
    await noteReached(trx, progress, isDone ? now : null);
    return !isDone;
  });
}
