import type { ChatMessage, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/chat.gen.js';

export type ChatAnswer = ValueOf<'chat'>;

export interface ChatApi {
  postLaunch(modelId: string, language: string): Promise<string>;
  /** Long-polls for a few seconds for the next message if `isWaiting`. */
  postRead(token: string, after: number, isWaiting: boolean, signal: AbortSignal): Promise<ChatAnswer>;
  /** `pictures`: the number already sent under this key. */
  postMessage(token: string, message: { text: string; key: string; pictures: number }): Promise<ChatMessage>;
  /** Sends one of a message's pictures to its position, counted from 1. One that is already there is not sent again. */
  postPicture(token: string, place: { key: string; place: number }, picture: Blob): Promise<void>;
  /** A JPEG in base64. */
  postPictureRead(token: string, pictureId: string): Promise<string>;
  postEnd(token: string): Promise<void>;
}

export function makeChatApi(client: ApiClient): ChatApi {
  return {
    postLaunch: async (modelId, language) => (await client.call('launchChat', guards.launchChat, { body: { modelId, language } })).chatUrl,
    postRead: (token, after, isWaiting, signal) => client.call('chat', guards.chat, { body: { token, after, isWaiting }, signal }),
    postMessage: (token, message) => client.call('writeToChat', guards.writeToChat, { body: { token, ...message } }),
    postPicture: async (token, place, body) => {
      const { pictureId, isThere } = await client.call('askChatPicture', guards.askChatPicture, { body: { token, ...place } });
      if (!isThere) await client.call('sendChatPicture', guards.sendChatPicture, { query: { pictureId }, body });
    },
    postPictureRead: async (token, pictureId) =>
      (await client.call('chatPicture', guards.chatPicture, { body: { token, pictureId } })).content,
    postEnd: async (token) => void (await client.call('endChat', guards.endChat, { body: { token } })),
  };
}
