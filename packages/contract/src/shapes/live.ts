import Type from 'typebox';
import { liveTopics } from '../live-topics.ts';
import { MemberCounts } from './inbox.ts';
import { Balance } from './money/wallet.ts';

/**
 * What the stream carries, an event each. It begins with `hello`, which says whether everything since the id that the caller sent
 * follows; then what is so now, and from there on what changes. `reference` names which one of a topic has changed. `end` is the last:
 * the session has ended, or the caller may come again.
 */
const LiveMessage = Type.Union([
  Type.Object({ type: Type.Enum(['hello']), isResumed: Type.Boolean() }),
  Type.Object({ type: Type.Enum(['balance']), balance: Balance }),
  Type.Object({ type: Type.Enum(['counts']), counts: MemberCounts }),
  Type.Object({ type: Type.Enum(['changed']), topic: Type.Enum([...liveTopics]), reference: Type.Union([Type.String(), Type.Null()]) }),
  Type.Object({ type: Type.Enum(['end']), reason: Type.Enum(['session', 'closing']) }),
]);

export const live = {
  unreadCount: { value: MemberCounts },
  liveStream: { value: LiveMessage },
};
