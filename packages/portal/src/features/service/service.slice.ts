import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ChatModel } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/store.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { Domains, FeedbackBody, Verdict } from './service.api.ts';

interface ServiceState {
  models: Loadable<ChatModel[]>;
  domains: Loadable<Domains>;
  /** Of the contact that was asked about last. */
  verdict: Loadable<Verdict>;
  feedback: Submission;
  /** The reference of what was sent; null while it is written. */
  sent: string | null;
}

const initialState: ServiceState = { models: idle, domains: idle, verdict: idle, feedback: editing, sent: null };
const models = loadableCases<'models', ChatModel[]>('models');
const domains = loadableCases<'domains', Domains>('domains');
const verdict = loadableCases<'verdict', Verdict>('verdict');

export const serviceSlice = createSlice({
  name: 'service',
  initialState,
  reducers: {
    modelsRequested: models.requested,
    modelsLoaded: models.loaded,
    modelsFailed: models.failed,
    domainsRequested: domains.requested,
    domainsLoaded: domains.loaded,
    domainsFailed: domains.failed,
    /** Another contact's answer is none of this one. */
    verdictRequested(state, _action: PayloadAction<string>) {
      state.verdict = { status: 'loading' };
    },
    verdictLoaded: verdict.loaded,
    verdictFailed: verdict.failed,
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

export const {
  modelsRequested,
  modelsLoaded,
  modelsFailed,
  domainsRequested,
  domainsLoaded,
  domainsFailed,
  verdictRequested,
  verdictLoaded,
  verdictFailed,
  feedbackSubmitted,
  feedbackSent,
  feedbackRefused,
  feedbackOpened,
} = serviceSlice.actions;

export const selectModels = (state: RootState) => state.service.models;
export const selectDomains = (state: RootState) => state.service.domains;
export const selectVerdict = (state: RootState) => state.service.verdict;
export const selectFeedback = (state: RootState) => state.service.feedback;
export const selectSentFeedback = (state: RootState) => state.service.sent;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof serviceSlice> {}
}
