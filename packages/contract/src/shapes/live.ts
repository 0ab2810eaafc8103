import Type from 'typebox';
import { liveTopics } from '../live-topics.ts';
import { MemberCounts } from './inbox.ts';
import { Balance } from './money/wallet.ts';

/**
 * The events of the stream. It begins with `hello`, which says whether everything since the caller's last id follows.
 * Then come the current state and all changes. `reference` names the changed item of a topic. `end` is the last: the
 * session has ended, or the caller should reconnect.
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
