import Type, { type Static } from 'typebox';
import { longestChatMessage } from './shapes/chat.ts';
import type { ChatMessage } from './shapes/index.ts';
import { text, whole } from './shapes/inputs.ts';

/** A chat with a visitor by its number. */
export const ChatQuery = Type.Object({ id: whole({ minimum: 1 }) }, { additionalProperties: false });

export const ChatReply = Type.Object({ id: whole({ minimum: 1 }), text: text(longestChatMessage, 1) }, { additionalProperties: false });
export type ChatReply = Static<typeof ChatReply>;

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
