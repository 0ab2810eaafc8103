import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ChatMessage } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import type { Loadable } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/root-state.ts';
import type { ChatAnswer } from './chat.api.ts';

/** Written here, and not yet known to have arrived. */
export interface Unheard {
  key: string;
  text: string;
  /** The message's attachments by key, stored in the saga. */
  pictures: number;
  /** How many of them have been sent. */
  sent: number;
  failure: Failure | null;
}

/** A sent picture, as the page shows it. */
export type SeenPicture = Loadable<string>;

interface ChatState {
  /** Null before the chat is open. */
  token: string | null;
  title: string;
  /** `open` after the first answer, `lost` while reconnecting. */
  status: 'opening' | 'open' | 'lost' | 'ended' | 'failed';
  failure: Failure | null;
  messages: ChatMessage[];
  unheard: Unheard[];
  /** By number. JPEG in base64. */
  pictures: Record<string, SeenPicture>;
}

const initialState: ChatState = { token: null, title: '', status: 'opening', failure: null, messages: [], unheard: [], pictures: {} };

export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    /** The chat in the address. Messages written while it was opening are sent to it. */
    chatEntered: ({ token, unheard }, { payload }: PayloadAction<string>) => ({
      ...initialState,
      token: payload,
      unheard: token === null ? unheard : [],
    }),
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
    /** Sent for the first time, or again. */
    messageWritten(state, { payload }: PayloadAction<{ key: string; text: string; pictures: number }>) {
      const before = state.unheard.find(({ key }) => key === payload.key);
      if (before === undefined) state.unheard.push({ ...payload, sent: 0, failure: null });
      else before.failure = null;
    },
    pictureSent(state, { payload }: PayloadAction<{ key: string; sent: number }>) {
      const message = state.unheard.find(({ key }) => key === payload.key);
      if (message !== undefined) message.sent = payload.sent;
    },
    /** The writer cancelled it. */
    messageDropped(state, { payload }: PayloadAction<string>) {
      state.unheard = state.unheard.filter(({ key }) => key !== payload);
    },
    pictureWanted(state, { payload }: PayloadAction<string>) {
      state.pictures[payload] = { status: 'loading' };
    },
    pictureSeen(state, { payload }: PayloadAction<{ pictureId: string; content: string }>) {
      state.pictures[payload.pictureId] = { status: 'ready', value: payload.content };
    },
    pictureLost(state, { payload }: PayloadAction<{ pictureId: string; failure: Failure }>) {
      state.pictures[payload.pictureId] = { status: 'failed', failure: payload.failure };
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

/** In order, without duplicates. */
function withMessages(known: readonly ChatMessage[], added: readonly ChatMessage[]): ChatMessage[] {
  const byNumber = new Map([...known, ...added].map((message) => [message.number, message]));
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}

export const {
  chatEntered,
  chatHeard,
  chatLost,
  chatFailed,
  messageWritten,
  messageHeard,
  messageFailed,
  messageDropped,
  pictureSent,
  pictureWanted,
  pictureSeen,
  pictureLost,
} = chatSlice.actions;

/** A desk to write to, before a chat is open. */
export const chatWanted = createAction<string>('chat/chatWanted');
export const chatLeft = createAction('chat/chatLeft');
export const chatEnded = createAction('chat/chatEnded');

export const selectChat = (state: RootState) => state.chat;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof chatSlice> {}
}
