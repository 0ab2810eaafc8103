import type { ValueOf } from '@livery/contract/shapes';
import { guards } from '#api/guards/statements.gen.js';
import { guards as teamGuards } from '#api/guards/team.gen.js';
import type { ApiClient } from '#api/client.ts';

export interface AgentStatementsApi {
  getTeamProof(day: string, after: number | null, signal: AbortSignal): Promise<ValueOf<'teamProof'>>;
  getProof(day: string, signal: AbortSignal): Promise<ValueOf<'playProofs'>>;
  getReport(day: string, signal: AbortSignal): Promise<ValueOf<'teamBetting'>>;
  getReceipt(day: string, signal: AbortSignal): Promise<ValueOf<'playReceipt'>>;
}

const mostLeaves = 500;

export function makeAgentStatementsApi(client: ApiClient): AgentStatementsApi {
  return {
    getTeamProof: (day, after, signal) =>
      client.call('teamProof', guards.teamProof, { query: { day, limit: mostLeaves, ...(after === null ? {} : { after }) }, signal }),
    getProof: (day, signal) => client.call('playProofs', guards.playProofs, { query: { day, limit: 1 }, signal }),
    getReport: (day, signal) =>
      client.call('teamBetting', teamGuards.teamBetting, { query: { from: day, to: day, state: 'settled', limit: 1 }, signal }),
    getReceipt: (day, signal) => client.call('playReceipt', guards.playReceipt, { query: { day }, signal }),
  };
}
