import { messageShown } from '#shared/facts/messages.slice.ts';
import { reloadRequested } from '#shared/facts/site.slice.ts';

/** The message for a part that failed to load, with a reload button. `key` allows only one at a time. */
export const partLost = (key: string) =>
  messageShown({
    key,
    tone: 'negative',
    text: 'common:errors.CHUNK_FAILED',
    action: { label: 'common:actions.reload', command: reloadRequested() },
  });
