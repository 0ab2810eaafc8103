import { expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { dialogClosed, dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { openWorld } from '#testing/open-world.ts';
import { secondFactorRead } from '../account.reads.ts';
import { selectTwoFactorGift, selectTwoFactorSubmission, accountState } from '../account.state.ts';
import type { TwoFactorApi } from './two-factor.api.ts';
import { makeTwoFactorSaga } from './two-factor.saga.ts';
import { confirmSubmitted, enrolSubmitted, renewSubmitted, turnOffSubmitted, type Proof, type TwoFactor } from './two-factor.slice.ts';

const off: TwoFactor = { isOn: false, recoveryCodesLeft: 0, hasPassword: true };
const enrolment = { secret: 'ABCD', uri: 'otpauth://totp/Acme:marina?secret=ABCD' };
const proof: Proof = { password: 'secret', method: 'totp', code: '123456' };
const refusal = (code: 'CODE_INVALID' | 'OLD_PASSWORD_WRONG' | 'NETWORK') => async () => {
  throw new ApiFailure({ code, status: 400, requestId: 'r1' });
};

/** A gateway that stores whether the factor is on. */
function aWorld(api: Partial<TwoFactorApi> = {}) {
  let current = off;
  const answering: TwoFactorApi = {
    postEnrolment: async () => enrolment,
    postConfirmation: async () => {
      current = { ...current, isOn: true, recoveryCodesLeft: 2 };
      return { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] };
    },
    postRenewal: async () => ({ recoveryCodes: ['eeee-ffff'] }),
    postEnd: async () => {
      current = off;
    },
    ...api,
  };
  const { store, tell, show, known } = openWorld({ features: [], answers: { secondFactor: () => current } });
  store.inject(accountState);
  store.run('account', makeTwoFactorSaga(answering));
  return { tell, show: () => show(secondFactorRead, {}), shown: () => known(secondFactorRead, {}).value, state: () => store.getState() };
}

const opened = (change: 'enrol' | 'renew' | 'turnOff') => dialogRequested({ kind: 'protection', change, hasPassword: true });

test('turns on with password and code, shows the secret and then the codes, and forgets both when left', async () => {
  const world = aWorld();
  await world.show();
  await world.tell(opened('enrol'));
  await world.tell(enrolSubmitted({ password: 'secret' }));
  expect(selectTwoFactorGift(world.state())).toEqual({ kind: 'confirm', enrolment });
  await world.tell(confirmSubmitted({ code: '123456' }));
  expect(selectTwoFactorGift(world.state())).toEqual({ kind: 'codes', codes: ['aaaa-bbbb', 'cccc-dddd'] });
  expect(world.shown()).toMatchObject({ isOn: true, recoveryCodesLeft: 2 });
  await world.tell(dialogClosed('protection'));
  expect(JSON.stringify(world.state())).not.toMatch(/ABCD|aaaa-bbbb/);
});

test('keeps the dialog and shows why when the gateway refuses', async () => {
  const world = aWorld({ postEnrolment: refusal('OLD_PASSWORD_WRONG'), postConfirmation: refusal('CODE_INVALID') });
  await world.tell(opened('enrol'));
  await world.tell(enrolSubmitted({ password: 'wrong' }));
  expect(selectTwoFactorSubmission(world.state())).toMatchObject({ failure: { code: 'OLD_PASSWORD_WRONG' } });
  await world.tell(confirmSubmitted({ code: '000000' }));
  expect(selectTwoFactorSubmission(world.state())).toMatchObject({ failure: { code: 'CODE_INVALID' } });
  expect(selectDialogs(world.state())).toHaveLength(1);
});

test('issues new codes, and turns off with a message', async () => {
  const world = aWorld();
  await world.show();
  await world.tell(opened('renew'));
  await world.tell(renewSubmitted(proof));
  expect(selectTwoFactorGift(world.state())).toEqual({ kind: 'codes', codes: ['eeee-ffff'] });
  await world.tell(dialogClosed('protection'));
  await world.tell(opened('turnOff'));
  await world.tell(turnOffSubmitted(proof));
  expect(selectDialogs(world.state())).toEqual([]);
  expect(selectMessages(world.state())).toMatchObject([{ text: 'account:twoFactor.turnedOff' }]);
  expect(world.shown()).toEqual(off);
});
