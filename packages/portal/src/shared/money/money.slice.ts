import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { loggedOut } from '../store/events.ts';
import type { RootState } from '../store/root-state.ts';
import { editing, type Submission } from '../store/submission.ts';
import type { MoneyCall } from './money-command.ts';

/** The kind of request, and its row if several rows have a button. */
export interface MoneyPlace {
  name: MoneyCall | 'confirmReceipt';
  target?: string | number | undefined;
}

const placeOf = ({ name, target = '' }: MoneyPlace) => `${name} ${target}`;

/** The state of each money request. A missing one is being edited. */
export const moneySlice = createSlice({
  name: 'money',
  initialState: {} as Record<string, Submission>,
  reducers: {
    submissionChanged(state, { payload }: PayloadAction<MoneyPlace & { submission: Submission }>) {
      state[placeOf(payload)] = payload.submission;
    },
    /** Clears the last refusal when a dialog opens again. */
    refusalDropped(state, { payload }: PayloadAction<MoneyPlace>) {
      const place = placeOf(payload);
      if (state[place]?.status === 'refused') delete state[place];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => ({}));
  },
});

export const { submissionChanged, refusalDropped } = moneySlice.actions;

export function selectSubmission(name: MoneyPlace['name'], target?: string | number) {
  return (state: RootState): Submission => state.money[placeOf({ name, target })] ?? editing;
}

declare module '../store/root-state.ts' {
  interface RootState extends WithSlice<typeof moneySlice> {}
}
