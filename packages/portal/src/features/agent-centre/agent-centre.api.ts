import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/agents.gen.js';

export function makeAgentCentreApi(client: ApiClient) {
  return { postRead: (ids: number[]) => client.call('readAgentNotices', guards.readAgentNotices, { body: { ids } }) };
}

export type AgentCentreApi = ReturnType<typeof makeAgentCentreApi>;
