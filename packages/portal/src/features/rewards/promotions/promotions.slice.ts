import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import { dialogRequested, isWayInLeft } from '#shared/store/dialogs.slice.ts';
import { moneyCommand } from '#shared/money/money-command.ts';
import { loggedOut } from '#shared/store/events.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';

export interface PromotionsState {
  /** Promotions with a step in progress. */
  acting: number[];
  /** Reasons for refusals, by promotion. */
  refusals: Record<number, Failure>;
  application: Submission;
  /** A visitor's pending step, until the login ends. */
  postponed: Postponed | null;
}

export interface Postponed {
  promotionId: number;
  step: 'join' | 'sign' | 'claim' | 'apply';
}

export interface Application {
  promotionId: number;
  remarks: string;
  pictures: Blob[];
}

const initialState: PromotionsState = { acting: [], refusals: {}, application: editing, postponed: null };

export const promotionsSlice = createSlice({
  name: 'promotions',
  initialState,
  reducers: {
    stepTaken(state, { payload }: PayloadAction<{ promotionId: number; step: 'join' | 'sign' }>) {
      state.acting.push(payload.promotionId);
      delete state.refusals[payload.promotionId];
    },
    stepPostponed(state, { payload }: PayloadAction<Postponed>) {
      state.postponed = payload;
    },
    stepResumed(state) {
      state.postponed = null;
    },
    promotionMoved(state, { payload }: PayloadAction<number>) {
      state.acting = state.acting.filter((id) => id !== payload);
      state.application = editing;
    },
    stepRefused(state, { payload: { promotionId, failure } }: PayloadAction<{ promotionId: number; failure: Failure }>) {
      state.acting = state.acting.filter((id) => id !== promotionId);
      state.refusals[promotionId] = failure;
    },
    applicationSubmitted(state, _action: PayloadAction<Application>) {
      state.application = sending;
    },
    applicationRefused(state, { payload }: PayloadAction<Failure>) {
      state.application = refused(payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(dialogRequested, (state) => {
        if (state.application.status === 'refused') state.application = editing;
      })
      .addCase(loggedOut, () => initialState)
      .addMatcher(isWayInLeft, (state) => {
        state.postponed = null;
      });
  },
});

export const { stepTaken, stepPostponed, stepResumed, promotionMoved, stepRefused, applicationSubmitted, applicationRefused } =
  promotionsSlice.actions;

export const promotionClaimed = moneyCommand('claimPromotion');
