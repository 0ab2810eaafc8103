import type { RootState } from '#shared/store/store.ts';

export const selectLetters = (state: RootState) => state.inbox.list;
export const selectLetter = (state: RootState) => state.inbox.letter;
export const selectLetterQuery = (state: RootState) => state.inbox.query;
export const selectLetterChange = (state: RootState) => state.inbox.change;
