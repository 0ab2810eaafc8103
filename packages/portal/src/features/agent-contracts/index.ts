import { fork } from 'typed-redux-saga';
import type { Feature } from '#shared/ports/feature.ts';
import { makeAgentContractsApi } from './agent-contracts.api.ts';
import { makeAgentContractsSaga } from './agent-contracts.saga.ts';
import { agentContractsSlice } from './agent-contracts.slice.ts';
import { makeProposalsSaga } from './proposals.saga.ts';

/** An agent's contracts with the upline or the house, and with the agents right below. */
export const agentContracts: Feature = {
  name: 'agent-contracts',
  texts: ['forms', 'lists'],
  slice: agentContractsSlice,
  makeSaga: ({ client, tabStorage, page }) => {
    const api = makeAgentContractsApi(client);
    const [contracts, proposals] = [makeAgentContractsSaga(api, tabStorage), makeProposalsSaga(api, { tabStorage, page })];
    return function* () {
      yield* fork(contracts);
      yield* fork(proposals);
    };
  },
  dialogs: { contractProposal: () => import('./components/ProposalPopup/ProposalDialog.tsx') },
};
