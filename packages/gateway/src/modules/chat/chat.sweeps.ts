import type { Sweep } from '#jobs/job.ts';
import { deleteChatsBefore } from './chat.repo.ts';
import { forgetPictures } from './chat-pictures.service.ts';

const chatsKept = 30 * 24 * 3_600_000;

export const chatSweeps: readonly Sweep[] = [
  {
    name: 'chats',
    every: 3_600_000,
    forMerchant: ({ platform: { tenants, files }, merchant: { id }, now }) =>
      tenants.transaction(id, async (trx) => {
        const before = new Date(now.getTime() - chatsKept);
        await forgetPictures(files, trx, id, before, now);
        await deleteChatsBefore(trx, id, before);
      }),
  },
];
