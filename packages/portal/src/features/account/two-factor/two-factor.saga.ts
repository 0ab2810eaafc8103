import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import type { TwoFactorApi } from './two-factor.api.ts';
import {
  codesGiven,
  confirmSubmitted,
  enrolled,
  enrolSubmitted,
  renewSubmitted,
  turnOffSubmitted,
  twoFactorRefused,
} from './two-factor.slice.ts';

export function makeTwoFactorSaga(api: TwoFactorApi) {
  function* enrol({ payload }: ReturnType<typeof enrolSubmitted>) {
    try {
      yield* put(enrolled(yield* call(api.postEnrolment, payload)));
    } catch (error) {
      yield* put(twoFactorRefused(failureOf(error)));
    }
  }

  function* confirm({ payload }: ReturnType<typeof confirmSubmitted>) {
    try {
      const { recoveryCodes } = yield* call(api.postConfirmation, payload);
      yield* put(codesGiven(recoveryCodes));
      yield* put(readsOutdated('secondFactor'));
    } catch (error) {
      yield* put(twoFactorRefused(failureOf(error)));
    }
  }

  function* renew({ payload }: ReturnType<typeof renewSubmitted>) {
    try {
      const { recoveryCodes } = yield* call(api.postRenewal, payload);
      yield* put(codesGiven(recoveryCodes));
      yield* put(readsOutdated('secondFactor'));
    } catch (error) {
      yield* put(twoFactorRefused(failureOf(error)));
    }
  }

  function* turnOff({ payload }: ReturnType<typeof turnOffSubmitted>) {
    try {
      yield* call(api.postEnd, payload);
      yield* put(dialogClosed('protection'));
      yield* put(messageShown({ key: 'twoFactor', tone: 'info', text: 'account:twoFactor.turnedOff' }));
      yield* put(readsOutdated('secondFactor'));
    } catch (error) {
      yield* put(twoFactorRefused(failureOf(error)));
    }
  }

  return function* twoFactorSaga() {
    yield* takeLeading(enrolSubmitted, enrol);
    yield* takeLeading(confirmSubmitted, confirm);
    yield* takeLeading(renewSubmitted, renew);
    yield* takeLeading(turnOffSubmitted, turnOff);
  };
}
