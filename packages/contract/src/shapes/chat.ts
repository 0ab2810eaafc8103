import Type from 'typebox';
import { text, whole } from './inputs.ts';
import { mostUploads } from './uploads.ts';

/** A desk to write to. `isOpen` says whether somebody answers now. */
const ChatModel = Type.Object({ modelId: Type.String(), csType: Type.String(), title: Type.String(), isOpen: Type.Boolean() });

/** Whether its holder is in the chat. */
export const ChatToken = Type.String({ pattern: '^[\\w-]{43}$' });

export const longestChatMessage = 1_000;

/** `number` counts up from 1 within a chat. */
export const ChatMessage = Type.Object({
  number: Type.Integer(),
  from: Type.Enum(['visitor', 'desk']),
  /** Empty for pictures without text. */
  text: Type.String(),
  /** Their numbers, in order. */
  pictures: Type.Array(Type.String()),
  at: Type.String(),
});

/**
 * `after` is the number of the last message that the caller has. With `isWaiting`, the answer waits up to 12 seconds
 * for the next one.
 */
const ChatBody = Type.Object({ token: ChatToken, after: whole(), isWaiting: Type.Boolean() }, { additionalProperties: false });

const messageKey = Type.String({ pattern: '^[\\w-]{8,64}$' });
const pictureId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

/**
 * `key` is the caller's name for the message: a repeated message is stored once. `pictures` counts those already sent
 * under the same key. Text or pictures are required.
 */
const ChatMessageBody = Type.Object(
  { token: ChatToken, text: text(longestChatMessage), key: messageKey, pictures: Type.Optional(whole({ maximum: mostUploads })) },
  { additionalProperties: false },
);

/** The place of a picture in its message. Asking again gives the same one. */
const PicturePlaceBody = Type.Object(
  { token: ChatToken, key: messageKey, place: whole({ minimum: 1, maximum: mostUploads }) },
  { additionalProperties: false },
);

const LaunchChatBody = Type.Object({ modelId: text(32, 1), language: text(8, 1) }, { additionalProperties: false });

export const chat = {
  chatModels: { query: Type.Object({ language: text(8, 1) }), value: Type.Object({ list: Type.Array(ChatModel) }) },
  /** `chatUrl` is an address of the portal with the token in its hash. */
  launchChat: { body: LaunchChatBody, value: Type.Object({ chatUrl: Type.String() }) },
  chat: { body: ChatBody, value: Type.Object({ title: Type.String(), isEnded: Type.Boolean(), messages: Type.Array(ChatMessage) }) },
  writeToChat: { body: ChatMessageBody, value: ChatMessage },
  /** An upload slot. Its id admits one picture within ten minutes, without the chat's token in the address. */
  askChatPicture: { body: PicturePlaceBody, value: Type.Object({ pictureId: Type.String(), isThere: Type.Boolean() }) },
  sendChatPicture: {
    query: Type.Object({ pictureId }),
    body: Type.Unsafe<Uint8Array | Blob>(Type.Unknown()),
    value: Type.Object({ pictureId: Type.String() }),
  },
  /** A JPEG in base64. */
  chatPicture: {
    body: Type.Object({ token: ChatToken, pictureId }, { additionalProperties: false }),
    value: Type.Object({ content: Type.String() }),
  },
  endChat: { body: Type.Object({ token: ChatToken }, { additionalProperties: false }), value: Type.Object({ isEnded: Type.Boolean() }) },
};
