import Type, { type Static } from 'typebox';
import { longestChatMessage } from '../shapes/chat.ts';
import type { ChatMessage } from '../shapes/index.ts';
import { text, whole } from '../shapes/inputs.ts';

/** A chat with a visitor by its number. */
export const ChatQuery = Type.Object({ id: whole({ minimum: 1 }) }, { additionalProperties: false });

/** Of a file of 5 MB in base64. */
const longestPicture = 7_000_000;

/** Words, a picture in base64, or both. */
export const ChatReply = Type.Object(
  {
    id: whole({ minimum: 1 }),
    text: text(longestChatMessage),
    picture: Type.Optional(Type.String({ maxLength: longestPicture, pattern: '^[A-Za-z0-9+/]+={0,2}$' })),
  },
  { additionalProperties: false },
);
export type ChatReply = Static<typeof ChatReply>;

/** One picture of a chat. */
export const ChatPictureQuery = Type.Object(
  { id: whole({ minimum: 1 }), pictureId: Type.String({ pattern: '^[0-9a-f-]{36}$' }) },
  { additionalProperties: false },
);

export interface ChatRow {
  readonly id: number;
  readonly model: string;
  readonly language: string;
  /** When something was last said. */
  readonly at: string;
  readonly messages: number;
  /** What the desk has not read. */
  readonly unread: number;
  readonly isEnded: boolean;
}

export interface ChatView extends ChatRow {
  readonly said: readonly ChatMessage[];
}

/** What a visitor wrote without waiting for an answer. */
export interface FeedbackRow {
  readonly id: number;
  readonly content: string;
  readonly contact: string | null;
  readonly at: string;
}
