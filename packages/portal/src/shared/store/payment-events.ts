import { createAction } from '@reduxjs/toolkit';
import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';

/** The member has a withdrawal PIN now, a first one or a new one. */
export const paymentPasswordSet = createAction('events/paymentPasswordSet');

/** Missing parts of a first withdrawal. Null for existing ones. */
export interface PayoutSetup {
  newPassword: Pick<BodyOf<'setPaymentPassword'>, 'newPassword' | 'confirmNewPassword' | 'loginPassword'> | null;
  account: Omit<BodyOf<'addPaymentAccount'>, 'paymentPassword'> | null;
  paymentPassword: string;
}

/** Requests a new withdrawal PIN, an account or both. One of the other two events is the answer. */
export const payoutSetupAsked = createAction<PayoutSetup>('events/payoutSetupAsked');
export const payoutSetupDone = createAction<{ account: ValueOf<'paymentAccounts'>['accounts'][number] | null }>('events/payoutSetupDone');
export const payoutSetupRefused = createAction<Failure>('events/payoutSetupRefused');
