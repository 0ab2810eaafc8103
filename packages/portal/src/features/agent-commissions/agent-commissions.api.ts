import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/contracts.gen.js';

export interface AgentCommissionsApi {
  postMessage(body: BodyOf<'disputeCommission'>): Promise<ValueOf<'disputeCommission'>>;
}

export function makeAgentCommissionsApi(client: ApiClient): AgentCommissionsApi {
  return { postMessage: (body) => client.call('disputeCommission', guards.disputeCommission, { body }) };
}
