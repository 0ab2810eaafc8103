import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from './store.ts';

/** `createSelector` that knows the portal's state. */
export const createAppSelector = createSelector.withTypes<RootState>();
