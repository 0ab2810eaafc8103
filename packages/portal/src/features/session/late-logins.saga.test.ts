import type { OpenedLogin } from '@livery/contract/shapes';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import type { Ceremony, Passkeys, UsedCredential } from '#shared/ports/passkeys.ts';
import { loggedIn, secondFactorRequired, sessionOpened } from '#shared/state/events.ts';
import { createAppStore } from '#shared/state/store.ts';
import { aMember, settled } from '#testing/test-world.ts';
import { all, call, takeEvery } from 'typed-redux-saga';
import type { LateLoginsApi } from './late-logins.api.ts';
import { makeLateLoginsSaga } from './late-logins.saga.ts';
import { makePasskeyLoginSaga } from './passkey-login.saga.ts';
import { makeSecondStepSaga } from './second-step.saga.ts';
import { selectPasskey, selectSecondFactor } from './session.selectors.ts';
import { passkeyChosen, passkeysLeft, passkeysOffered, secondFactorSubmitted, sessionSlice } from './session.slice.ts';

const login: OpenedLogin = { token: 'token-2', firstTimeLogin: false, passwordExpired: false, memberInfo: aMember() };
const credential = { id: 'key-1' } as UsedCredential;
const refusal = (code: 'SECOND_FACTOR_INVALID' | 'SIGN_IN_FAILED' | 'NOT_AVAILABLE') => async () => {
  throw new ApiFailure({ code, status: 401, requestId: 'r1' });
};

interface WorldOptions {
  api?: Partial<LateLoginsApi>;
  canOffer?: boolean;
  use?: Passkeys['use'];
  isChunkThere?: boolean;
}

function aWorld({ api = {}, canOffer = false, use, isChunkThere = true }: WorldOptions = {}) {
  const calls: { name: string; body?: unknown }[] = [];
  const opened: ReturnType<typeof sessionOpened>['payload'][] = [];
  const ceremonies: { isOffer: boolean; end: (ceremony: Ceremony<UsedCredential>) => void }[] = [];
  const answering: LateLoginsApi = {
    postSecondFactor: async () => login,
    postPasskeyRequest: async () => ({ challenge: 'c', rpId: 'acme.example', timeout: 1, userVerification: 'required' }),
    postPasskeyLogin: async () => login,
    ...api,
  };
  const recorded: LateLoginsApi = {
    postSecondFactor: (body) => (calls.push({ name: 'postSecondFactor', body }), answering.postSecondFactor(body)),
    postPasskeyRequest: () => (calls.push({ name: 'postPasskeyRequest' }), answering.postPasskeyRequest()),
    postPasskeyLogin: (body) => (calls.push({ name: 'postPasskeyLogin', body }), answering.postPasskeyLogin(body)),
  };
  const passkeys = {
    canOffer: async () => canOffer,
    use: use ?? ((_, { isOffer }) => new Promise((end) => ceremonies.push({ isOffer, end }))),
    leave: () => void calls.push({ name: 'leave' }),
  } satisfies Pick<Passkeys, 'canOffer' | 'use' | 'leave'>;
  const store = createAppStore();
  store.inject(sessionSlice);
  store.run('opened', function* () {
    yield* takeEvery(sessionOpened, ({ payload }) => void opened.push(payload));
  });
  const load = async () => {
    if (!isChunkThere) throw new Error('the chunk did not come');
    return function* lateLogins() {
      yield* all([makeSecondStepSaga(recorded), makePasskeyLoginSaga(recorded, passkeys)].map((saga) => call(saga)));
    };
  };
  store.run('session', makeLateLoginsSaga(load));
  const tell = (action: Parameters<typeof store.dispatch>[0]) => (store.dispatch(action), settled());
  return { store, calls, opened, ceremonies, tell, state: () => store.getState() };
}

const step = { challenge: 'challenge-1', method: 'totp', code: '123456' } as const;

describe('the second step', () => {
  test('sends challenge and code, and opens the session under the name to remember [modal-11]', async () => {
    const world = aWorld();
    await world.tell(secondFactorSubmitted({ ...step, rememberAs: 'marina' }));
    expect(world.calls).toEqual([{ name: 'postSecondFactor', body: step }]);
    expect(world.opened).toEqual([{ login, rememberAs: 'marina' }]);
  });

  test('says why a code was refused, once for a press, and begins afresh with another challenge', async () => {
    const world = aWorld({ api: { postSecondFactor: refusal('SECOND_FACTOR_INVALID') } });
    await world.tell(secondFactorSubmitted(step));
    expect(selectSecondFactor(world.state())).toMatchObject({ status: 'refused', failure: { code: 'SECOND_FACTOR_INVALID' } });
    await world.tell(secondFactorSubmitted(step));
    expect(world.calls).toHaveLength(2);
    await world.tell(secondFactorRequired({ twoFactor: true, challenge: 'challenge-2', methods: ['totp'] }));
    expect(selectSecondFactor(world.state())).toEqual({ status: 'editing' });
  });

  test('can be tried again when its chunk did not come', async () => {
    const world = aWorld({ isChunkThere: false });
    for (let time = 0; time < 2; time += 1) {
      await world.tell(secondFactorSubmitted(step));
      expect(selectSecondFactor(world.state())).toMatchObject({ status: 'refused', failure: { code: 'CHUNK_FAILED' } });
    }
    await world.tell(passkeyChosen());
    expect(selectPasskey(world.state())).toMatchObject({ status: 'refused', failure: { code: 'CHUNK_FAILED' } });
    await world.tell(passkeysOffered());
    expect(selectPasskey(world.state())).toEqual({ status: 'editing' });
  });
});

describe('a login by passkey', () => {
  test('asks the browser and sends what it answers', async () => {
    const world = aWorld();
    await world.tell(passkeyChosen());
    expect(selectPasskey(world.state())).toEqual({ status: 'sending' });
    expect(world.ceremonies).toMatchObject([{ isOffer: false }]);
    world.ceremonies[0]?.end({ status: 'done', credential });
    await settled();
    expect(world.calls.at(-1)).toEqual({ name: 'postPasskeyLogin', body: { credential } });
    expect(world.opened).toEqual([{ login }]);
    await world.tell(loggedIn({ account: aMember(), firstTimeLogin: false }));
    expect(selectPasskey(world.state())).toEqual({ status: 'editing' });
  });

  test('is no failure when the viewer thinks better of it', async () => {
    const world = aWorld({ use: async () => ({ status: 'left' }) });
    await world.tell(passkeyChosen());
    expect(selectPasskey(world.state())).toEqual({ status: 'editing' });
    expect(world.opened).toEqual([]);
  });

  test.each([
    ['the gateway refuses it', { postPasskeyLogin: refusal('SIGN_IN_FAILED') }, 'SIGN_IN_FAILED'],
    ['there are none here', { postPasskeyRequest: refusal('NOT_AVAILABLE') }, 'NOT_AVAILABLE'],
  ])('says so when %s', async (_, api, code) => {
    const world = aWorld({ api, use: async () => ({ status: 'done', credential }) });
    await world.tell(passkeyChosen());
    expect(selectPasskey(world.state())).toMatchObject({ status: 'refused', failure: { code } });
  });

  test('is offered where the browser can, silently, until the dialog is gone', async () => {
    const world = aWorld({ canOffer: true });
    await world.tell(passkeysOffered());
    expect(world.ceremonies).toMatchObject([{ isOffer: true }]);
    expect(selectPasskey(world.state())).toEqual({ status: 'editing' });
    await world.tell(passkeysLeft());
    expect(world.calls.at(-1)).toEqual({ name: 'leave' });
    world.ceremonies[0]?.end({ status: 'done', credential });
    await settled();
    expect(world.opened).toEqual([]);
  });

  test('asks nothing of a browser that cannot offer, nor says that the gateway has none', async () => {
    const unable = aWorld();
    await unable.tell(passkeysOffered());
    expect(unable.calls).toEqual([]);
    const refused = aWorld({ canOffer: true, api: { postPasskeyRequest: refusal('NOT_AVAILABLE') } });
    await refused.tell(passkeysOffered());
    expect(selectPasskey(refused.state())).toEqual({ status: 'editing' });
  });
});
