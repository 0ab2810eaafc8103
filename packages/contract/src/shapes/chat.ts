import Type from 'typebox';
import { text, whole } from './inputs.ts';

/** A desk that can be written to; `isOpen` says whether somebody answers now. */
const ChatModel = Type.Object({ modelId: Type.String(), csType: Type.String(), title: Type.String(), isOpen: Type.Boolean() });

/** Whoever has it is in the chat. */
export const ChatToken = Type.String({ pattern: '^[\\w-]{43}$' });

export const longestChatMessage = 1_000;

/** `number` counts up from 1 within a chat. */
export const ChatMessage = Type.Object({
  number: Type.Integer(),
  from: Type.Enum(['visitor', 'desk']),
  text: Type.String(),
  at: Type.String(),
});

/** `after` is the number of the last message that the caller has; with `isWaiting` the answer waits up to 12 seconds for the next one. */
const ChatBody = Type.Object({ token: ChatToken, after: whole(), isWaiting: Type.Boolean() }, { additionalProperties: false });

/** `key` names the message to the caller: sent again, it is said once. */
const ChatMessageBody = Type.Object(
  { token: ChatToken, text: text(longestChatMessage, 1), key: Type.String({ pattern: '^[\\w-]{8,64}$' }) },
  { additionalProperties: false },
);

const LaunchChatBody = Type.Object({ modelId: text(32, 1), language: text(8, 1) }, { additionalProperties: false });

export const chat = {
  chatModels: { query: Type.Object({ language: text(8, 1) }), value: Type.Object({ list: Type.Array(ChatModel) }) },
  /** `chatUrl` is an address of the portal with the token in its hash. */
  launchChat: { body: LaunchChatBody, value: Type.Object({ chatUrl: Type.String() }) },
  chat: { body: ChatBody, value: Type.Object({ title: Type.String(), isEnded: Type.Boolean(), messages: Type.Array(ChatMessage) }) },
  writeToChat: { body: ChatMessageBody, value: ChatMessage },
  endChat: { body: Type.Object({ token: ChatToken }, { additionalProperties: false }), value: Type.Object({ isEnded: Type.Boolean() }) },
};
