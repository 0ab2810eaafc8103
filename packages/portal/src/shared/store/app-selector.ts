import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from './root-state.ts';

/** `createSelector`, typed with the portal's state. */
export const createAppSelector = createSelector.withTypes<RootState>();
