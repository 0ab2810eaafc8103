import { guards } from '#api/guards/agents.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { selectRead } from '#shared/reads/reads.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { tellsOf } from '#shared/store/events.ts';

export const agentNoticesRead = declareRead('agentNotices', guards.agentNotices, {
  language: 'language',
  staleBy: tellsOf('announcements', 'notices'),
});

/** The agent's unread announcements. The frame reads the number while mounted. */
export const selectUnreadNotices = (state: RootState) =>
  selectRead(agentNoticesRead, {})(state).value?.items.filter(({ isRead }) => !isRead).length ?? 0;
