import { messageShown } from '#shared/facts/messages.slice.ts';
import { reloadRequested } from '#shared/facts/site.slice.ts';

/** The message that a part of the portal did not come; a reload is offered. `key`: one message of it at a time. */
export const partLost = (key: string) =>
  messageShown({
    key,
    tone: 'negative',
    text: 'common:errors.CHUNK_FAILED',
    action: { label: 'common:actions.reload', command: reloadRequested() },
  });
