import type { MemberCounts } from '@livery/contract/shapes';
import type { RootState } from '../store/root-state.ts';

export interface LiveState {
  /** Whether events arrive live. Otherwise the portal polls. */
  isOn: boolean;
  /** Null before they first arrive, and for trial accounts. */
  counts: MemberCounts | null;
}

declare module '#shared/store/root-state.ts' {
  interface RootState {
    /** Loaded when the page is idle. */
    live?: LiveState;
  }
}

export const selectIsLive = (state: RootState) => state.live?.isOn === true;

/** The count of a badge, identified by its section of the member centre. */
export const selectWaiting = (name: keyof MemberCounts) => (state: RootState) => state.live?.counts?.[name] ?? 0;
export const selectUnread = selectWaiting('unread');
