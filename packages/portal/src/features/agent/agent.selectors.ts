import type { RootState } from '#shared/state/store.ts';

export const selectAgentLogin = (state: RootState) => state.agent.login;
export const selectNeedsCaptcha = (state: RootState) => state.agent.needsCaptcha;
export const selectAgentRefusal = (state: RootState) => state.agent.refusal;
