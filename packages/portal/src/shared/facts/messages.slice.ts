import { createSlice, type PayloadAction, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { FailureCode } from '#api/api-failure.ts';

import type { TextKey } from '../texts/text-keys.ts';
import type { RootState } from '../store/root-state.ts';

/** A toast as plain data, so that its text follows the language. */
export interface Message {
  /** A later message with the same key replaces it. */
  key: string;
  tone: 'info' | 'positive' | 'negative';
  text: TextKey;
  /** Placeholder values. */
  values?: Readonly<Record<string, string>>;
  /** Placeholder amounts in minor units. */
  amounts?: Readonly<Record<string, { amount: number; unit: string }>>;
  /** The reason, for `{{reason}}`. */
  failure?: FailureCode;
  /** A button that dismisses the message and dispatches a command. */
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
