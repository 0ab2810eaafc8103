import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import { loggedIn, loggedOut } from '#shared/store/events.ts';
import { failed, idle, loading, ready, type Loadable } from '#shared/reads/loadable.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { Letter, LetterChoice, LetterPage } from './inbox.api.ts';

/** Which page of which letters is in sight. */
export interface LetterQuery {
  state: 'all' | 'read' | 'unread';
  after: string | null;
}

export interface InboxState {
  query: LetterQuery | null;
  list: Loadable<LetterPage>;
  letterId: string | null;
  letter: Loadable<Letter>;
  /** Of letters that are being marked or removed. */
  change: Submission;
}

const initialState: InboxState = { query: null, list: idle, letterId: null, letter: idle, change: editing };

export const inboxSlice = createSlice({
  name: 'inbox',
  initialState,
  reducers: {
    lettersRequested(state, { payload }: PayloadAction<LetterQuery>) {
      const isSame = state.query?.state === payload.state && state.query.after === payload.after;
      state.query = payload;
      state.list = loading(isSame ? state.list : {});
    },
    lettersLoaded(state, { payload }: PayloadAction<LetterPage>) {
      state.list = ready(payload);
    },
    lettersFailed(state, { payload }: PayloadAction<Failure>) {
      state.list = failed(payload, state.list);
    },
    letterRequested(state, { payload }: PayloadAction<string>) {
      state.letter = loading(state.letterId === payload ? state.letter : {});
      state.letterId = payload;
    },
    letterLoaded(state, { payload }: PayloadAction<Letter>) {
      state.letter = ready(payload);
    },
    letterFailed(state, { payload }: PayloadAction<Failure>) {
      state.letter = failed(payload, state.letter);
    },
    readingRequested(state, _action: PayloadAction<LetterChoice>) {
      state.change = sending;
    },
    removalRequested(state, _action: PayloadAction<LetterChoice>) {
      state.change = sending;
    },
    /** Gone are those that were removed. */
    lettersChanged(state, { payload }: PayloadAction<{ choice: LetterChoice; isRemoval: boolean }>) {
      const { choice, isRemoval } = payload;
      state.change = editing;
      if (state.list.value === undefined) return;
      const isMeant = (id: string) => ('ids' in choice ? choice.ids.includes(id) : Number(id) <= Number(choice.through));
      const { items, next } = state.list.value;
      const kept = isRemoval
        ? items.filter(({ id }) => !isMeant(id))
        : items.map((item) => (isMeant(item.id) ? { ...item, isRead: true } : item));
      state.list.value = { items: kept, next };
    },
    changeRefused(state, { payload }: PayloadAction<Failure>) {
      state.change = refused(payload);
    },
  },
  extraReducers: (builder) => {
    for (const event of [loggedIn, loggedOut]) builder.addCase(event, () => initialState);
  },
});

export const {
  lettersRequested,
  lettersLoaded,
  lettersFailed,
  letterRequested,
  letterLoaded,
  letterFailed,
  readingRequested,
  removalRequested,
  lettersChanged,
  changeRefused,
} = inboxSlice.actions;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof inboxSlice> {}
}
