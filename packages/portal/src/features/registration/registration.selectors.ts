import { createAppSelector } from '#shared/store/app-selector.ts';
import { selectFlags } from '#shared/facts/site.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { readOffer } from './registration.rules.ts';

export const selectRules = (state: RootState) => state.registration.rules;
export const selectSubmission = (state: RootState) => state.registration.submission;

/** What the gateway offers; null until it is known. */
export const selectOffer = createAppSelector([selectFlags], ({ value }) => (value === undefined ? null : readOffer(value)));
