import { createSlice, type PayloadAction, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { FailureCode } from '#api/api-failure.ts';

import type { TextKey } from '../texts/text-keys.ts';
import type { RootState } from '../store/root-state.ts';

/** A word to the viewer that stands over the page for a while; plain data, spoken in the language of the moment. */
export interface Message {
  /** A later message with the same key takes its place. */
  key: string;
  tone: 'info' | 'positive' | 'negative';
  text: TextKey;
  /** Words of the text, by their names in it. */
  values?: Readonly<Record<string, string>>;
  /** Amounts of the text, by their names in it; minor units. */
  amounts?: Readonly<Record<string, { amount: number; unit: string }>>;
  /** Why, as `{{reason}}` of the text. */
  failure?: FailureCode;
  /** A button that dismisses the message and gives a command. */
  action?: { label: TextKey; command: UnknownAction };
}

const initialState: Message[] = [];

export const messagesSlice = createSlice({
  name: 'messages',
  initialState,
  reducers: {
    messageShown: (state, { payload }: PayloadAction<Message>) => [...state.filter(({ key }) => key !== payload.key), payload],
    messageDismissed: (state, { payload }: PayloadAction<string>) =>
      state.some(({ key }) => key === payload) ? state.filter(({ key }) => key !== payload) : state,
  },
});

export const { messageShown, messageDismissed } = messagesSlice.actions;

export const selectMessages = (state: RootState) => state.messages;

declare module '../store/root-state.ts' {
  interface RootState extends WithSlice<typeof messagesSlice> {}
}
