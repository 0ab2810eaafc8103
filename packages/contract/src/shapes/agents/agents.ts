import Type from 'typebox';
import { longWhole, text } from '../inputs.ts';

/** `content` is HTML, and `publishedAt` an ISO 8601 instant. */
const AgentNotice = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  content: Type.String(),
  publishedAt: Type.String(),
  isRead: Type.Boolean(),
});

export const agents = {
  /** The operator's announcements for agents, newest first. `now` is the time for the agent centre's clock. */
  agentNotices: {
    query: Type.Object({ language: Type.Optional(text(8)) }),
    value: Type.Object({ items: Type.Array(AgentNotice), now: Type.String() }),
  },
  /** `unread` is the number left. */
  readAgentNotices: {
    body: Type.Object({ ids: Type.Array(longWhole(), { minItems: 1, maxItems: 100, uniqueItems: true }) }, { additionalProperties: false }),
    value: Type.Object({ unread: Type.Integer() }),
  },
};
