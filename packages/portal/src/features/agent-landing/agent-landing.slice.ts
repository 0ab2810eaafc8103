import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BodyOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { agentRefusal } from './agent-landing.rules.ts';
import type { RootState } from '#shared/store/root-state.ts';

export type AgentRefusal = NonNullable<ReturnType<typeof agentRefusal>>;

export interface AgentLandingState {
  login: Submission;
  /** The gateway requires a captcha with the next attempt. */
  needsCaptcha: boolean;
  /** The login is right, but the account is not an agent's. */
  refusal: AgentRefusal | null;
}

const initialState: AgentLandingState = { login: editing, needsCaptcha: false, refusal: null };

export const agentLandingSlice = createSlice({
  name: 'agentLanding',
  initialState,
  reducers: {
    /** `returnTo`: the page of the agent centre that the visitor wanted. */
    agentLoginSubmitted(state, _action: PayloadAction<BodyOf<'login'> & { returnTo?: string }>) {
      state.login = sending;
      state.refusal = null;
    },
    agentLoginRefused(state, { payload }: PayloadAction<Failure>) {
      state.login = refused(payload);
      if (payload.value?.['captcha'] === true) state.needsCaptcha = true;
      else if (payload.code === 'INVALID_CREDENTIALS') state.needsCaptcha = false;
    },
    agentTurnedAway: (_, { payload }: PayloadAction<AgentRefusal>) => ({ ...initialState, refusal: payload }),
    agentLoginReset: () => initialState,
  },
});

export const { agentLoginSubmitted, agentLoginRefused, agentTurnedAway, agentLoginReset } = agentLandingSlice.actions;

export const selectAgentLogin = (state: RootState) => state.agentLanding.login;
export const selectNeedsCaptcha = (state: RootState) => state.agentLanding.needsCaptcha;
export const selectAgentRefusal = (state: RootState) => state.agentLanding.refusal;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof agentLandingSlice> {}
}
