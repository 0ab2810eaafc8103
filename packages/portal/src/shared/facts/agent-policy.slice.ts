import { createSlice } from '@reduxjs/toolkit';
import type { AgreementKind } from '@livery/contract/agreements';
import type { ValueOf } from '@livery/contract/shapes';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import { isFlagOn } from './feature-flags.ts';
import { selectFlags } from './site.slice.ts';
import { loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/root-state.ts';

export type Consolidated = ValueOf<'consolidatedFunds'>;

interface AgentPolicyState {
  /** The member's funds and the enabled kinds of contracts. Idle if the flag AGENTPOLICY3 is off. */
  consolidated: Loadable<Consolidated>;
}

declare module '#shared/store/root-state.ts' {
  interface RootState {
    /** Loaded when the page is idle. */
    agentPolicy?: AgentPolicyState;
  }
}

const initialState: AgentPolicyState = { consolidated: idle };
const consolidated = loadableCases<'consolidated', Consolidated>('consolidated');

export const agentPolicySlice = createSlice({
  name: 'agentPolicy',
  initialState,
  reducers: {
    consolidatedRequested: consolidated.requested,
    consolidatedLoaded: consolidated.loaded,
    consolidatedFailed: consolidated.failed,
  },
  extraReducers: (builder) => {
    for (const event of [loggedIn, loggedOut, sessionExpired]) builder.addCase(event, () => initialState);
  },
});

export const { consolidatedRequested, consolidatedLoaded, consolidatedFailed } = agentPolicySlice.actions;

export const selectConsolidated = (state: RootState): Loadable<Consolidated> => state.agentPolicy?.consolidated ?? idle;

/** The flag that enables each kind of contract between agents (specification, section 2). */
const flagOf = {
  dividend: 'divtypereq',
  daily: 'dailysalreqtype',
  hourly: 'contracthoursalreq',
  realTime: 'realtimesalreqtype',
} as const satisfies Record<AgreementKind, keyof Consolidated>;

/**
 * Whether the merchant has a kind of contract. Undefined until known. Without AGENTPOLICY3 nothing is loaded, and the
 * answer is no.
 */
export function selectHasKind(kind: AgreementKind) {
  return (state: RootState): boolean | undefined => {
    const { status, value } = selectConsolidated(state);
    if (value !== undefined) return value[flagOf[kind]];
    const flags = selectFlags(state);
    const isPolicyOn = flags.value === undefined ? flags.status !== 'failed' : isFlagOn(flags.value, 'AGENTPOLICY3');
    return isPolicyOn && status !== 'failed' ? undefined : false;
  };
}
