import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ChatMessage } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import type { RootState } from '#shared/state/store.ts';
import type { ChatAnswer } from './chat.api.ts';

/** Said here and not yet known to have been heard. */
export interface Unheard {
  key: string;
  text: string;
  failure: Failure | null;
}

interface ChatState {
  /** Null before the chat is open. */
  token: string | null;
  title: string;
  /** `open` once the first answer is there; `lost` while it is asked again. */
  status: 'opening' | 'open' | 'lost' | 'ended' | 'failed';
  failure: Failure | null;
  messages: ChatMessage[];
  unheard: Unheard[];
}

const initialState: ChatState = { token: null, title: '', status: 'opening', failure: null, messages: [], unheard: [] };

export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    /** The address names this chat. */
    chatEntered: (_, { payload }: PayloadAction<string>) => ({ ...initialState, token: payload }),
    chatHeard(state, { payload }: PayloadAction<ChatAnswer>) {
      state.title = payload.title;
      state.status = payload.isEnded ? 'ended' : 'open';
      state.messages = withMessages(state.messages, payload.messages);
    },
    chatLost(state) {
      if (state.status !== 'ended') state.status = 'lost';
    },
    chatFailed(state, { payload }: PayloadAction<Failure>) {
      state.status = 'failed';
      state.failure = payload;
    },
    /** Said for the first time or again. */
    messageWritten(state, { payload }: PayloadAction<{ key: string; text: string }>) {
      const before = state.unheard.find(({ key }) => key === payload.key);
      if (before === undefined) state.unheard.push({ ...payload, failure: null });
      else before.failure = null;
    },
    messageHeard(state, { payload }: PayloadAction<{ key: string; message: ChatMessage }>) {
      state.unheard = state.unheard.filter(({ key }) => key !== payload.key);
      state.messages = withMessages(state.messages, [payload.message]);
    },
    messageFailed(state, { payload }: PayloadAction<{ key: string; failure: Failure }>) {
      const message = state.unheard.find(({ key }) => key === payload.key);
      if (message !== undefined) message.failure = payload.failure;
    },
  },
});

/** In their order, each once. */
function withMessages(known: readonly ChatMessage[], added: readonly ChatMessage[]): ChatMessage[] {
  const byNumber = new Map([...known, ...added].map((message) => [message.number, message]));
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}

export const { chatEntered, chatHeard, chatLost, chatFailed, messageWritten, messageHeard, messageFailed } = chatSlice.actions;

/** A desk to write to, where no chat is open yet. */
export const chatWanted = createAction<string>('chat/chatWanted');
export const chatLeft = createAction('chat/chatLeft');
export const chatEnded = createAction('chat/chatEnded');

export const selectChat = (state: RootState) => state.chat;

declare module '#shared/state/store.ts' {
  interface RootState extends WithSlice<typeof chatSlice> {}
}
