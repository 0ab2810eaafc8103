import type { MemberCounts } from '@livery/contract/shapes';
import type { RootState } from '../store/root-state.ts';

export interface LiveState {
  /** Events come as they happen; otherwise what matters is asked for now and then. */
  isOn: boolean;
  /** Null until they came for the first time, and for trial accounts. */
  counts: MemberCounts | null;
}

declare module '#shared/store/root-state.ts' {
  interface RootState {
    /** Not there before the page rests. */
    live?: LiveState;
  }
}

export const selectIsLive = (state: RootState) => state.live?.isOn === true;

/** What a badge shows: a row of the member centre's sections names one of the counts. */
export const selectWaiting = (name: keyof MemberCounts) => (state: RootState) => state.live?.counts?.[name] ?? 0;
export const selectUnread = selectWaiting('unread');
