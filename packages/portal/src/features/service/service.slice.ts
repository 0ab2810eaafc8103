import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { FeedbackBody } from './service.api.ts';

interface ServiceState {
  feedback: Submission;
  /** The reference of the sent message. Null while it is being written. */
  sent: string | null;
}

const initialState: ServiceState = { feedback: editing, sent: null };

export const serviceSlice = createSlice({
  name: 'service',
  initialState,
  reducers: {
    feedbackSubmitted(state, _action: PayloadAction<FeedbackBody>) {
      state.feedback = sending;
    },
    feedbackSent(state, { payload }: PayloadAction<string>) {
      state.feedback = editing;
      state.sent = payload;
    },
    feedbackRefused(state, { payload }: PayloadAction<Failure>) {
      state.feedback = refused(payload);
    },
    feedbackOpened(state) {
      state.feedback = editing;
      state.sent = null;
    },
  },
});

export const { feedbackSubmitted, feedbackSent, feedbackRefused, feedbackOpened } = serviceSlice.actions;

export const selectFeedback = (state: RootState) => state.service.feedback;
export const selectSentFeedback = (state: RootState) => state.service.sent;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof serviceSlice> {}
}
