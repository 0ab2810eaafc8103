import type { RootState } from '#shared/store/root-state.ts';

export const selectFirstPassword = (state: RootState) => state.agentRecruiting.firstPassword;
export const selectAdded = (state: RootState) => state.agentRecruiting.added;
export const selectNewLink = (state: RootState) => state.agentRecruiting.newLink;
export const selectChange = (state: RootState) => state.agentRecruiting.change;
export const selectChanging = (state: RootState) => state.agentRecruiting.changing;
