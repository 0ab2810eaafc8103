import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/contracts.gen.js';
import type { AgreementCall } from './agent-contracts.commands.ts';
import type { Agreement, Trial, TrialBody } from './agent-contracts.reads.ts';

export interface AgentContractsApi {
  postAction(name: AgreementCall, body: BodyOf<AgreementCall>): Promise<Agreement>;
  postTrial(body: TrialBody, signal: AbortSignal): Promise<Trial>;
  getOpen(of: 'own' | 'team'): Promise<ValueOf<'agreements'>>;
}

const mostWaiting = 50;

export function makeAgentContractsApi(client: ApiClient): AgentContractsApi {
  return {
    postAction: (name, body) => client.call(name, guards[name], { body }),
    postTrial: (body, signal) => client.call('tryAgreement', guards.tryAgreement, { body, signal }),
    getOpen: (of) => client.call('agreements', guards.agreements, { query: { of, state: 'open', limit: mostWaiting } }),
  };
}
