import type { RootState } from '#shared/store/root-state.ts';

export const selectDoor = (state: RootState) => state.signIn.door;
export const selectPhone = (state: RootState) => state.signIn.phone;
export const selectNewcomer = (state: RootState) => state.signIn.newcomer;
export const selectUsernameRule = (state: RootState) => state.signIn.rule;
export const selectJoin = (state: RootState) => state.signIn.join;
export const selectLink = (state: RootState) => state.signIn.link;
export const selectLinksAfterLogin = (state: RootState) => state.signIn.linksAfterLogin;
export const selectReturned = (state: RootState) => state.signIn.returned;
