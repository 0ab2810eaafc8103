import type { OpenedLogin } from '@livery/contract/shapes';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import type { Ceremony, Passkeys, UsedCredential } from '#shared/ports/passkeys.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedIn, sessionOpened } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { sending } from '#shared/store/submission.ts';
import { aMember, memoryCookies, settled } from '#testing/test-world.ts';
import { all, call, takeEvery } from 'typed-redux-saga';
import type { LoginApi } from './login.api.ts';
import { osOf, type LoginForm } from './login.rules.ts';
import { makeLoginSaga } from './login.saga.ts';
import {
  selectLogin,
  selectNeedsCaptcha,
  selectPasskey,
  selectSecondFactor,
  selectTrial,
  loginRefused,
  loginReset,
  loginSlice,
  loginSubmitted,
  passkeyChosen,
  passkeysLeft,
  passkeysOffered,
  secondFactorSubmitted,
  trialRequested,
} from './login.slice.ts';
import { makePasskeyLoginSaga } from './passkey-login.saga.ts';
import { makeSecondStepSaga } from './second-step.saga.ts';

const login: OpenedLogin = { token: 'token-2', firstTimeLogin: false, passwordExpired: false, memberInfo: aMember() };
const credential = { id: 'key-1' } as UsedCredential;
const refusal = (code: 'SECOND_FACTOR_INVALID' | 'SIGN_IN_FAILED' | 'NOT_AVAILABLE') => async () => {
  throw new ApiFailure({ code, status: 401, requestId: 'r1' });
};

interface WorldOptions {
  api?: Partial<LoginApi>;
  canOffer?: boolean;
  use?: Passkeys['use'];
}

function aWorld({ api = {}, canOffer = false, use }: WorldOptions = {}) {
  const calls: { name: string; body?: unknown }[] = [];
  const opened: ReturnType<typeof sessionOpened>['payload'][] = [];
  const ceremonies: { isOffer: boolean; end: (ceremony: Ceremony<UsedCredential>) => void }[] = [];
  const answering: LoginApi = {
    postLogin: async () => login,
    postTrial: async () => login,
    postSecondFactor: async () => login,
    postPasskeyRequest: async () => ({ challenge: 'c', rpId: 'acme.example', timeout: 1, userVerification: 'required' }),
    postPasskeyLogin: async () => login,
    ...api,
  };
  const recorded: LoginApi = {
    postLogin: (body) => (calls.push({ name: 'postLogin', body }), answering.postLogin(body)),
    postTrial: (os) => (calls.push({ name: 'postTrial', body: os }), answering.postTrial(os)),
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
  store.inject(loginSlice);
  store.run('opened', function* () {
    yield* takeEvery(sessionOpened, ({ payload }) => void opened.push(payload));
  });
  const sagas = [
    makeLoginSaga({ api: recorded, cookies: memoryCookies() }),
    makeSecondStepSaga(recorded),
    makePasskeyLoginSaga(recorded, passkeys),
  ];
  store.run('login', function* () {
    yield* all(sagas.map((saga) => call(saga)));
  });
  const tell = (action: Parameters<typeof store.dispatch>[0]) => (store.dispatch(action), settled());
  return { store, calls, opened, ceremonies, tell, state: () => store.getState() };
}

const step = { challenge: 'challenge-1', method: 'totp', code: '123456' } as const;

const byName: LoginForm = { type: 'username', username: 'marina', password: 'secret', remember: false };
const bySms: LoginForm = { type: 'sms', mobile: '+5511987650003', code: '123456' };

describe('a login', () => {
  test('by sms sends the number as the username and the code as the password [session-01]', async () => {
    const world = aWorld();
    await world.tell(loginSubmitted(bySms));
    expect(world.calls).toEqual([{ name: 'postLogin', body: { type: 'sms', username: '+5511987650003', password: '123456' } }]);
    expect(world.opened).toEqual([{ login }]);
  });

  test('sent by two presses at once is sent once, and can be sent again after a refusal', async () => {
    const world = aWorld({ api: { postLogin: refusal('SIGN_IN_FAILED') } });
    world.store.dispatch(loginSubmitted(byName));
    await world.tell(loginSubmitted(byName));
    expect(world.calls).toHaveLength(1);
    await world.tell(loginSubmitted(byName));
    expect(world.calls).toHaveLength(2);
  });

  test('sends the captcha’s text with its id', async () => {
    const world = aWorld();
    await world.tell(loginSubmitted({ ...byName, captcha: 'ac3df', captchaId: 'p1' }));
    expect(world.calls[0]?.body).toMatchObject({ captcha: 'ac3df', captchaId: 'p1' });
  });

  test('keeps asking for the captcha until an answer no longer requires it [session-10]', () => {
    const { store, state } = aWorld();
    const refuse = (code: 'INVALID_CREDENTIALS' | 'CAPTCHA_INVALID' | 'NETWORK', captcha?: boolean) => {
      store.dispatch(loginRefused({ code, status: 401, requestId: null, ...(captcha === undefined ? {} : { value: { captcha } }) }));
      return selectNeedsCaptcha(state());
    };
    expect([refuse('INVALID_CREDENTIALS'), refuse('INVALID_CREDENTIALS', true), refuse('NETWORK')]).toEqual([false, true, true]);
    expect([refuse('CAPTCHA_INVALID', true), refuse('INVALID_CREDENTIALS')]).toEqual([true, false]);
    refuse('CAPTCHA_INVALID', true);
    store.dispatch(loginReset());
    expect(selectNeedsCaptcha(state())).toBe(false);
  });

  test('ends the submission when it is refused [error-20]', async () => {
    const world = aWorld({ api: { postLogin: refusal('SIGN_IN_FAILED') } });
    world.store.dispatch(loginSubmitted(byName));
    expect(selectLogin(world.state()).status).toBe('sending');
    await settled();
    expect(selectLogin(world.state())).toMatchObject({ status: 'refused', failure: { code: 'SIGN_IN_FAILED' } });
  });
});

describe('a trial', () => {
  test('shows why it was refused, and can be requested again', async () => {
    const limited = new ApiFailure({ code: 'RATE_LIMITED', status: 429, requestId: 'r1', retryAfter: 600 });
    const world = aWorld({ api: { postTrial: () => Promise.reject(limited) } });
    await world.tell(trialRequested({ os: 'Linux' }));
    expect(selectTrial(world.state())).toMatchObject({ status: 'refused', failure: { retryAfter: 600 } });
    world.store.dispatch(loginReset());
    expect(selectTrial(world.state()).status).toBe('editing');
  });

  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iOS'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
    ['', 'Other'],
  ])('reads %j as %s', (userAgent, os) => {
    expect(osOf(userAgent)).toBe(os);
  });
});

describe('the second step', () => {
  test('sends challenge and code, and opens the session under the remembered name [modal-11]', async () => {
    const world = aWorld();
    await world.tell(secondFactorSubmitted({ ...step, remember: true }));
    expect(world.calls).toEqual([{ name: 'postSecondFactor', body: step }]);
    expect(world.opened).toEqual([{ login, remember: true }]);
  });

  test('shows why a code was refused, once per press, and starts over with another challenge', async () => {
    const world = aWorld({ api: { postSecondFactor: refusal('SECOND_FACTOR_INVALID') } });
    await world.tell(secondFactorSubmitted(step));
    expect(selectSecondFactor(world.state())).toMatchObject({ status: 'refused', failure: { code: 'SECOND_FACTOR_INVALID' } });
    await world.tell(secondFactorSubmitted(step));
    expect(world.calls).toHaveLength(2);
    await world.tell(dialogRequested({ kind: 'secondFactor', challenge: 'challenge-2', methods: ['totp'] }));
    expect(selectSecondFactor(world.state())).toEqual({ status: 'editing' });
  });
});

describe('a login by passkey', () => {
  test('asks the browser and sends its answer', async () => {
    const world = aWorld();
    await world.tell(passkeyChosen());
    expect(selectPasskey(world.state())).toEqual(sending);
    expect(world.ceremonies).toMatchObject([{ isOffer: false }]);
    world.ceremonies[0]?.end({ status: 'done', credential });
    await settled();
    expect(world.calls.at(-1)).toEqual({ name: 'postPasskeyLogin', body: { credential } });
    expect(world.opened).toEqual([{ login }]);
    await world.tell(loggedIn({ account: aMember(), firstTimeLogin: false }));
    expect(selectPasskey(world.state())).toEqual({ status: 'editing' });
  });

  test('is not a failure when the visitor cancels', async () => {
    const world = aWorld({ use: async () => ({ status: 'left' }) });
    await world.tell(passkeyChosen());
    expect(selectPasskey(world.state())).toEqual({ status: 'editing' });
    expect(world.opened).toEqual([]);
  });

  test.each([
    ['the gateway refuses it', { postPasskeyLogin: refusal('SIGN_IN_FAILED') }, 'SIGN_IN_FAILED'],
    ['passkeys are not offered here', { postPasskeyRequest: refusal('NOT_AVAILABLE') }, 'NOT_AVAILABLE'],
  ])('says so when %s', async (_, api, code) => {
    const world = aWorld({ api, use: async () => ({ status: 'done', credential }) });
    await world.tell(passkeyChosen());
    expect(selectPasskey(world.state())).toMatchObject({ status: 'refused', failure: { code } });
  });

  test('is offered silently, where the browser can, until the dialog is closed', async () => {
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

  test('asks nothing of a browser that cannot offer it, and reports no missing gateway support', async () => {
    const unable = aWorld();
    await unable.tell(passkeysOffered());
    expect(unable.calls).toEqual([]);
    const refused = aWorld({ canOffer: true, api: { postPasskeyRequest: refusal('NOT_AVAILABLE') } });
    await refused.tell(passkeysOffered());
    expect(selectPasskey(refused.state())).toEqual({ status: 'editing' });
  });
});
