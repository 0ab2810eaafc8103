import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import { isUnknownOutcome } from './send-once.ts';
import { refused, sending, type Submission } from '../store/submission.ts';

/** What a member asks to be paid, by which it can be told that it was asked before. */
export interface Claim {
  target: string;
  idempotencyKey: string;
  submission: Submission;
}

interface Holder {
  claim: Claim | null;
}

/** What a slice does with claims: `reducers: { rewardClaimed: claims.asked, … }`. */
export const claims = {
  asked: {
    prepare: (target: string) => ({ payload: { target, idempotencyKey: crypto.randomUUID() } }),
    reducer(state: Holder, { payload }: PayloadAction<{ target: string; idempotencyKey: string }>) {
      const before = state.claim;
      const isRepeated = before?.target === payload.target && isUnknown(before.submission);
      state.claim = {
        target: payload.target,
        idempotencyKey: isRepeated ? before.idempotencyKey : payload.idempotencyKey,
        submission: sending,
      };
    },
  },
  paid(state: Holder) {
    state.claim = null;
  },
  refused(state: Holder, { payload }: PayloadAction<Failure>) {
    if (state.claim !== null) state.claim.submission = refused(payload);
  },
};

/** Asked again under the same key it is done once. */
function isUnknown(submission: Submission): boolean {
  return submission.status === 'refused' && isUnknownOutcome(submission.failure.code);
}

/** Whether the claim of a target is under way, and why it was refused. */
export function claimOf(claim: Claim | null, target: string): { isBusy: boolean; failure: Failure | null } {
  const submission = claim?.target === target ? claim.submission : null;
  return { isBusy: submission?.status === 'sending', failure: submission?.status === 'refused' ? submission.failure : null };
}
