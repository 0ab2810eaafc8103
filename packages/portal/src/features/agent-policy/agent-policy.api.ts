import type { ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/member.gen.js';

export interface AgentPolicyApi {
  getConsolidated(): Promise<ValueOf<'consolidatedFunds'>>;
}

export function makeAgentPolicyApi(client: ApiClient): AgentPolicyApi {
  return { getConsolidated: () => client.call('consolidatedFunds', guards.consolidatedFunds) };
}
