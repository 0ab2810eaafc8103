import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Promotion, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { dialogRequested, isWayInLeft } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, ready, type Loadable } from '#shared/reads/loadable.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { Timed } from '#shared/time/timed.ts';

export interface PromotionsState {
  list: Loadable<Promotion[]>;
  /** What the gateway's clock was ahead of the device's when the list came, in milliseconds. */
  clockOffset: number;
  /** Activities that something is being done in. */
  acting: number[];
  /** Why it was refused, by the activity. */
  refusals: Record<number, Failure>;
  application: Submission;
  /** What a visitor wanted to do, until the login that was asked for is done or left. */
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

const initialState: PromotionsState = { list: idle, clockOffset: 0, acting: [], refusals: {}, application: editing, postponed: null };
const list = loadableCases<'list', Promotion[]>('list');

export const promotionsSlice = createSlice({
  name: 'promotions',
  initialState,
  reducers: {
    promotionsRequested: list.requested,
    promotionsLoaded(state, { payload: { items, clockOffset } }: PayloadAction<Timed<ValueOf<'promotions'>>>) {
      state.list = ready(items);
      state.clockOffset = clockOffset;
    },
    promotionsFailed: list.failed,
    stepTaken(state, { payload }: PayloadAction<{ promotionId: number; step: 'join' | 'sign' | 'claim' }>) {
      state.acting.push(payload.promotionId);
      delete state.refusals[payload.promotionId];
    },
    stepPostponed(state, { payload }: PayloadAction<Postponed>) {
      state.postponed = payload;
    },
    stepResumed(state) {
      state.postponed = null;
    },
    promotionMoved(state, { payload }: PayloadAction<Promotion>) {
      state.acting = state.acting.filter((id) => id !== payload.id);
      state.application = editing;
      if (state.list.value !== undefined)
        state.list = ready(state.list.value.map((promotion) => (promotion.id === payload.id ? payload : promotion)));
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

export const {
  promotionsRequested,
  promotionsLoaded,
  promotionsFailed,
  stepTaken,
  stepPostponed,
  stepResumed,
  promotionMoved,
  stepRefused,
  applicationSubmitted,
  applicationRefused,
} = promotionsSlice.actions;
