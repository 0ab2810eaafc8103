import type { ChatMessage, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/chat.gen.js';

export type ChatAnswer = ValueOf<'chat'>;

export interface ChatApi {
  postLaunch(modelId: string, language: string): Promise<string>;
  /** Waits some seconds for what is said next when `isWaiting`. */
  postRead(token: string, after: number, isWaiting: boolean, signal: AbortSignal): Promise<ChatAnswer>;
  postMessage(token: string, text: string, key: string): Promise<ChatMessage>;
  postEnd(token: string): Promise<void>;
}

export function makeChatApi(client: ApiClient): ChatApi {
  return {
    postLaunch: async (modelId, language) => (await client.call('launchChat', guards.launchChat, { body: { modelId, language } })).chatUrl,
    postRead: (token, after, isWaiting, signal) => client.call('chat', guards.chat, { body: { token, after, isWaiting }, signal }),
    postMessage: (token, text, key) => client.call('writeToChat', guards.writeToChat, { body: { token, text, key } }),
    postEnd: async (token) => void (await client.call('endChat', guards.endChat, { body: { token } })),
  };
}
