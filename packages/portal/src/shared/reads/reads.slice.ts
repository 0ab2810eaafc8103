import { createAction, createSlice, type Action, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ServedRoute } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { accountLoaded } from '../facts/viewer.slice.ts';
import { isWayInLeft } from '../store/dialogs.slice.ts';
import { loggedIn, loggedOut, sessionExpired } from '../store/events.ts';
import type { RootState } from '../store/root-state.ts';
import { failed, idle, loading, ready, type Loadable } from './loadable.ts';
import { questionOf, readOf, type Answer, type Question, type Read, type ReadQuery } from './read.ts';

interface Entry extends Question {
  /** The number of components that show it. */
  watchers: number;
  known: Loadable<unknown>;
}

interface ReadsState {
  /** By the question's key, oldest first. */
  entries: Record<string, Entry>;
  /** The owner of these answers. Null without a login, or before the account is loaded. */
  memberId: number | null;
  /** A session has expired. Its data stays visible until the member returns or gives up. */
  hasEnded: boolean;
}

const initialState: ReadsState = { entries: {}, memberId: null, hasEnded: false };

/** Drops answers that depend on the viewer. Visible ones are read again. */
function changeViewer(state: ReadsState, memberId: number | null) {
  if (state.memberId !== memberId || memberId === null) {
    for (const [key, entry] of Object.entries(state.entries)) {
      if (readOf(entry.call).audience === 'anyone') continue;
      if (entry.watchers === 0) delete state.entries[key];
      else entry.known = idle;
    }
  }
  state.memberId = memberId;
  state.hasEnded = false;
}

/** Deletes a call's older answers that no page shows. */
function prune(state: ReadsState, { key, call }: Question) {
  for (const entry of Object.values(state.entries)) {
    if (entry.call === call && entry.watchers === 0 && entry.key !== key) delete state.entries[entry.key];
  }
}

export const readsSlice = createSlice({
  name: 'reads',
  initialState,
  reducers: {
    readWatched({ entries }, { payload }: PayloadAction<Question>) {
      const entry = (entries[payload.key] ??= { ...payload, watchers: 0, known: idle });
      entry.watchers += 1;
    },
    readLeft({ entries }, { payload: key }: PayloadAction<string>) {
      const entry = entries[key];
      if (entry === undefined) return;
      entry.watchers -= 1;
      if (entry.watchers > 0) return;
      if (entry.known.value === undefined) delete entries[key];
      else entry.known = ready(entry.known.value);
    },
    readRequested({ entries }, { payload: key }: PayloadAction<string>) {
      const entry = entries[key];
      if (entry !== undefined) entry.known = loading(entry.known);
    },
    readAnswered(state, { payload: { key, value } }: PayloadAction<{ key: string; call: ServedRoute; value: unknown }>) {
      const entry = state.entries[key];
      if (entry === undefined) return;
      entry.known = ready(value);
      prune(state, entry);
    },
    readFailed({ entries }, { payload: { key, failure } }: PayloadAction<{ key: string; call: ServedRoute; failure: Failure }>) {
      const entry = entries[key];
      if (entry !== undefined) entry.known = failed(failure, entry.known);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(accountLoaded, (state, { payload: { id } }) => {
        if (state.memberId === null) state.memberId = id;
        else changeViewer(state, id);
      })
      .addCase(loggedIn, (state, { payload }) => changeViewer(state, payload.account.id))
      .addCase(loggedOut, (state) => changeViewer(state, null))
      .addCase(sessionExpired, (state) => {
        state.hasEnded = true;
      })
      .addMatcher(isWayInLeft, (state) => {
        if (state.hasEnded) changeViewer(state, null);
      });
  },
});

export const { readWatched, readLeft, readRequested, readAnswered, readFailed } = readsSlice.actions;

/** The command to refresh visible answers of these calls. */
export const readsOutdated = createAction('reads/outdated', (...calls: ServedRoute[]) => ({ payload: calls }));

/** Whether an action carries a call's answer. */
export function isAnswerOf({ call }: Pick<Read, 'call'>) {
  return (action: Action): action is ReturnType<typeof readAnswered> => readAnswered.match(action) && action.payload.call === call;
}

/** The command to ask a visible question again after it failed. */
export const readRetried = createAction<string>('reads/retried');

export const selectReads = (state: RootState) => state.reads.entries;

/** The newest answer under the same filter, used as the previous page. */
export function selectFormer(state: RootState, { key, filter }: Question): unknown {
  const entries = Object.values(state.reads.entries);
  return entries.findLast((entry) => entry.filter === filter && entry.key !== key && entry.known.value !== undefined)?.known.value;
}

/** Visible answers of a call. */
export function selectShown<Name extends ServedRoute>({ call }: Read<Name>) {
  return (state: RootState): Answer<Name>[] =>
    Object.values(state.reads.entries).flatMap((entry) =>
      entry.call === call && entry.watchers > 0 && entry.known.value !== undefined ? [entry.known.value as Answer<Name>] : [],
    );
}

/** The known answer to a question, for sagas. */
export function selectRead<Name extends ServedRoute>(read: Read<Name>, query: ReadQuery<Name>) {
  return (state: RootState): Loadable<Answer<Name>> => {
    const { key } = questionOf(read, query, state.preferences.language);
    return (state.reads.entries[key]?.known ?? idle) as Loadable<Answer<Name>>;
  };
}

declare module '../store/root-state.ts' {
  interface RootState extends WithSlice<typeof readsSlice> {}
}
