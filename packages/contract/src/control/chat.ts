import Type from 'typebox';
import { ChatMessage, longestChatMessage } from '../shapes/chat.ts';
import { text } from '../shapes/inputs.ts';
import { closed, instant, items, orNull, pictures, rowId } from './parts.ts';

const Chat = Type.Object({ id: rowId }, closed);

/** A file of 5 MB in base64. */
const longestPicture = 7_000_000;

const head = {
  id: Type.Integer(),
  model: Type.String(),
  language: Type.String(),
  /** When the last message was written. */
  at: instant,
  messages: Type.Integer(),
  /** Messages that the desk has not read. */
  unread: Type.Integer(),
  isEnded: Type.Boolean(),
};

const Feedback = Type.Object({ id: Type.Integer(), content: Type.String(), contact: orNull(Type.String()), at: instant });

export const chat = {
  chats: { value: items(Type.Object(head)) },
  chat: { query: Chat, value: Type.Object({ ...head, said: Type.Array(ChatMessage) }) },
  chatPicture: {
    query: Type.Object({ id: rowId, pictureId: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }, closed),
    value: pictures,
  },
  /** Text, a picture in base64, or both. */
  replyToChat: {
    body: Type.Object(
      {
        id: rowId,
        text: text(longestChatMessage),
        picture: Type.Optional(Type.String({ maxLength: longestPicture, pattern: '^[A-Za-z0-9+/]+={0,2}$' })),
      },
      closed,
    ),
  },
  endChat: { body: Chat },
  feedback: { value: items(Feedback) },
};
