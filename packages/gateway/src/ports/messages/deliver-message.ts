import Type from 'typebox';
import { defineJob, type Sweep } from '#jobs/job.ts';
import { deleteMessagesBefore } from './message.repo.ts';

const day = 24 * 3_600_000;
/** Milliseconds to keep a message in an inbox, or an undelivered one. */
const keptFor = 7 * day;

/** The message itself lies in its tenant's table. */
export const deliverMessage = defineJob({
  name: 'message.deliver',
  payload: Type.Object({ messageId: Type.Integer() }),
  timeout: 60,
  run: async ({ payload, merchant, platform, now }) => {
    if (merchant === null) throw new TypeError('A message belongs to a merchant');
    await platform.messages.deliver(platform.tenants, merchant, payload.messageId, now);
  },
});

export const messageSweep: Sweep = {
  name: 'messages',
  every: day / 24,
  forMerchant: ({ platform, merchant, now }) => deleteMessagesBefore(platform.tenants.of(merchant.id), new Date(now.getTime() - keptFor)),
};
