import type { BodyOf, ChatModel, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards as chatGuards } from '#api/guards/chat.gen.js';
import { guards } from '#api/guards/help.gen.js';
import { guards as systemGuards } from '#api/guards/system.gen.js';

export type Verdict = ValueOf<'representative'>;
export type Domains = ValueOf<'domainRoute'>;
export type FeedbackBody = BodyOf<'feedback'>;

export interface ServiceApi {
  getModels(language: string): Promise<ChatModel[]>;
  getDomains(): Promise<Domains>;
  getVerdict(contact: string): Promise<Verdict>;
  putFeedback(body: FeedbackBody): Promise<string>;
}

export function makeServiceApi(client: ApiClient): ServiceApi {
  return {
    getModels: async (language) => (await client.call('chatModels', chatGuards.chatModels, { query: { language } })).list,
    getDomains: () => client.call('domainRoute', systemGuards.domainRoute),
    getVerdict: (contact) => client.call('representative', guards.representative, { query: { contact } }),
    putFeedback: async (body) => (await client.call('feedback', guards.feedback, { body })).reference,
  };
}
