import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/root-state.ts';
import type { Agreement, Trial } from './agent-contracts.reads.ts';

/** A proposal from the other side, identified by its agreement and creation time. */
export interface WaitingProposal {
  agreement: number;
  at: string;
}

interface AgentContractsState {
  /** Proposals that wait for this agent. */
  proposals: WaitingProposal[];
  /** The agreement that was last changed in this visit. */
  changed: Agreement | null;
  /** Past payments under the form's terms. */
  trial: Loadable<Trial>;
}

const initialState: AgentContractsState = { proposals: [], changed: null, trial: idle };
const trial = loadableCases<'trial', Trial>('trial');

export const agentContractsSlice = createSlice({
  name: 'agentContracts',
  initialState,
  reducers: {
    proposalsFound(state, { payload }: PayloadAction<WaitingProposal[]>) {
      state.proposals = payload;
    },
    agreementChanged(state, { payload }: PayloadAction<Agreement>) {
      state.changed = payload;
      state.proposals = state.proposals.filter(({ agreement }) => agreement !== payload.id);
    },
    trialRequested: trial.requested,
    trialLoaded: trial.loaded,
    trialFailed: trial.failed,
    /** Another form is opened. */
    trialForgotten(state) {
      state.trial = idle;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { proposalsFound, agreementChanged, trialRequested, trialLoaded, trialFailed, trialForgotten } = agentContractsSlice.actions;

declare module '#shared/store/root-state.ts' {
  interface RootState extends Partial<WithSlice<typeof agentContractsSlice>> {}
}

const none: WaitingProposal[] = [];

export const selectChanged = (state: RootState) => state.agentContracts?.changed ?? null;
export const selectTrial = (state: RootState): Loadable<Trial> => state.agentContracts?.trial ?? idle;
/** The menu counts them before this feature has loaded. */
export const selectProposals = (state: RootState) => state.agentContracts?.proposals ?? none;
export const selectProposalCount = (state: RootState) => selectProposals(state).length;
