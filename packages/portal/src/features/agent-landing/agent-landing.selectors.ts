import type { RootState } from '#shared/store/root-state.ts';

export const selectAgentLogin = (state: RootState) => state.agentLanding.login;
export const selectNeedsCaptcha = (state: RootState) => state.agentLanding.needsCaptcha;
export const selectAgentRefusal = (state: RootState) => state.agentLanding.refusal;
