import type { BodyOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/help.gen.js';

export type FeedbackBody = BodyOf<'feedback'>;

export interface ServiceApi {
  putFeedback(body: FeedbackBody): Promise<string>;
}

export function makeServiceApi(client: ApiClient): ServiceApi {
  return { putFeedback: async (body) => (await client.call('feedback', guards.feedback, { body })).reference };
}
