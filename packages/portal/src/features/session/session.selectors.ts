import type { RootState } from '#shared/store/root-state.ts';

export const selectIsLoggingOut = (state: RootState) => state.session.logout === 'sending';
export const selectAccountFailure = (state: RootState) => state.session.accountFailure;
