import { put, take } from 'typed-redux-saga';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenedLogin } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import { dialogClosed, loginRequested, selectDialogs } from '#shared/state/dialogs.slice.ts';
import { loggedIn, passwordChanged } from '#shared/state/events.ts';
import { flagsFailed, flagsLoaded, flagsRequested } from '#shared/state/site.slice.ts';
import { createAppStore } from '#shared/state/store.ts';
import { selectIsFirstLogin, selectIsTrial, selectViewerStatus } from '#shared/state/viewer.slice.ts';
import { aMember, memoryCookies, memoryStore, memoryTabs, quietPage, recordedNavigation, settled } from '#testing/test-world.ts';
import type { SessionApi } from './session.api.ts';
import { osOf, type LoginForm } from './session.rules.ts';
import { makeSessionSaga } from './session.saga.ts';
import { selectLogin, selectNeedsCaptcha, selectTrial } from './session.selectors.ts';
import { loginRefused, loginReset, loginSubmitted, sessionSlice, trialRequested } from './session.slice.ts';

const anOpening = (changes: Partial<OpenedLogin> = {}): OpenedLogin => ({
  token: 'token-1',
  firstTimeLogin: false,
  passwordExpired: false,
  memberInfo: aMember(),
  ...changes,
});

/** A portal that hears every action, with a gateway that answers as it is told. */
function aWorld(answer: Partial<OpenedLogin> = {}, api: Partial<SessionApi> = {}) {
  const calls: [name: keyof SessionApi, body?: unknown][] = [];
  const answering: SessionApi = {
    postLogin: async (body) => (calls.push(['postLogin', body]), anOpening(answer)),
    postTrial: async (os) => (calls.push(['postTrial', os]), anOpening({ memberInfo: aMember({ type: 4 }) })),
    deleteSession: async () => calls.push(['deleteSession']),
    getMemberInfo: async () => (calls.push(['getMemberInfo']), answer.memberInfo ?? aMember()),
    ...api,
  };
  const world = {
    calls,
    tabStorage: memoryStore(),
    cookies: memoryCookies(),
    navigation: recordedNavigation(),
    page: quietPage(),
    tabs: memoryTabs(),
    store: createAppStore(),
  };
  world.store.inject(sessionSlice);
  world.store.run('session', makeSessionSaga({ api: answering, merchantCode: 'ACME', ...world }));
  const state = () => world.store.getState();
  return {
    ...world,
    state,
    kinds: () => selectDialogs(state()).map((request) => ('reason' in request ? `${request.kind} ${request.reason}` : request.kind)),
    called: () => calls.map(([name]) => name),
    async submit(form: LoginForm) {
      world.store.dispatch(loginRequested('/favorite'));
      world.store.dispatch(loginSubmitted(form));
      await settled();
    },
    letExpire: (enabled: boolean) =>
      world.store.dispatch(
        flagsLoaded([{ modId: 'LOGIN', enabled, childrenNodes: [{ modId: 'PASSEXPIRY3', enabled, childrenNodes: [] }] }]),
      ),
  };
}

const byName = (password: string): LoginForm => ({ type: 'username', username: 'marina', password, remember: false });
const bySms: LoginForm = { type: 'sms', mobile: '+5511987650003', code: '123456' };

let world: ReturnType<typeof aWorld>;
beforeEach(() => {
  world = aWorld();
});
afterEach(() => world.store.stop());

describe('a login', () => {
  test('by sms sends the number as the username and the code as the password [session-01]', async () => {
    await world.submit(bySms);
    expect(world.calls[0]).toEqual(['postLogin', { type: 'sms', username: '+5511987650003', password: '123456' }]);
  });

  test('sends what was read in a picture, with its id', async () => {
    await world.submit({ ...byName('secret'), captcha: 'ac3df', captchaId: 'p1' } as LoginForm);
    expect(world.calls[0]?.[1]).toMatchObject({ captcha: 'ac3df', captchaId: 'p1' });
  });

  test('that is the account’s first says so to whoever listens [session-03]', async () => {
    world = aWorld({ firstTimeLogin: true });
    const heard: unknown[] = [];
    world.store.run('listener', function* () {
      for (;;) heard.push((yield* take(loggedIn)).payload.firstTimeLogin);
    });
    await world.submit(byName('secret'));
    expect(heard).toEqual([true]);
    expect(selectIsFirstLogin(world.state())).toBe(true);
  });

  test('keeps asking for the picture until an answer asks for none [session-10]', () => {
    const refuse = (code: 'INVALID_CREDENTIALS' | 'CAPTCHA_INVALID' | 'NETWORK', captcha?: boolean) => {
      world.store.dispatch(loginRefused({ code, status: 401, requestId: null, ...(captcha === undefined ? {} : { value: { captcha } }) }));
      return selectNeedsCaptcha(world.state());
    };
    expect([refuse('INVALID_CREDENTIALS'), refuse('INVALID_CREDENTIALS', true), refuse('NETWORK')]).toEqual([false, true, true]);
    expect([refuse('CAPTCHA_INVALID', true), refuse('INVALID_CREDENTIALS')]).toEqual([true, false]);
    refuse('CAPTCHA_INVALID', true);
    world.store.dispatch(loginReset());
    expect(selectNeedsCaptcha(world.state())).toBe(false);
  });

  test('that is refused ends what was being sent [error-20]', async () => {
    world = aWorld({}, { postLogin: () => Promise.reject(new ApiFailure({ code: 'INVALID_CREDENTIALS', status: 401, requestId: 'r1' })) });
    world.store.dispatch(loginSubmitted(byName('wrong')));
    expect(selectLogin(world.state()).status).toBe('sending');
    await settled();
    expect(selectLogin(world.state()).status).toBe('refused');
  });
});

describe('a password that must not stay', () => {
  test('opens its change in place of completing the login when it is the default one [session-04]', async () => {
    await world.submit(byName('123456'));
    expect(world.kinds()).toEqual(['changePassword default']);
    expect(world.called()).toEqual(['postLogin']);
    expect(selectViewerStatus(world.state())).toBe('visitor');
    expect(world.navigation.visited).toEqual([]);
  });

  test('opens its change when it has expired and the flag is on [session-05, role-26]', async () => {
    world = aWorld({ passwordExpired: true });
    world.letExpire(true);
    await world.submit(byName('secret'));
    expect(world.kinds()).toEqual(['changePassword expired']);
    expect(selectViewerStatus(world.state())).toBe('visitor');
  });

  test('stays when it has expired and the flag is off: the login completes [session-05, role-26]', async () => {
    world = aWorld({ passwordExpired: true });
    world.letExpire(false);
    await world.submit(byName('secret'));
    expect(world.kinds()).toEqual([]);
    expect(selectViewerStatus(world.state())).toBe('member');
    expect(world.navigation.visited).toEqual(['/favorite']);
  });

  test('is asked about once the flags are there, and changed where they cannot be read', async () => {
    world = aWorld({ passwordExpired: true });
    const asked: string[] = [];
    world.store.run('site', function* () {
      yield* take(flagsRequested);
      asked.push('flags');
      yield* put(flagsFailed({ code: 'NETWORK', status: 0, requestId: null }));
    });
    await world.submit(byName('secret'));
    expect(asked).toEqual(['flags']);
    expect(world.kinds()).toEqual(['changePassword expired']);
  });

  test.each(['default', 'expired'])('never opens its change after an sms login: %s [session-06]', async (which) => {
    world = aWorld({ passwordExpired: which === 'expired' });
    world.letExpire(true);
    await world.submit(bySms);
    expect(world.kinds()).toEqual([]);
    expect(selectViewerStatus(world.state())).toBe('member');
  });

  test('completes the login at the home page once it is changed', async () => {
    await world.submit(byName('123456'));
    world.store.dispatch(passwordChanged());
    await settled();
    expect(selectViewerStatus(world.state())).toBe('member');
    expect(world.kinds()).toEqual([]);
    expect(world.navigation.visited).toEqual(['/']);
    expect(world.tabStorage.get('livery.token')).toBe('token-1');
  });

  test('ends the session on the server when nobody changes it', async () => {
    await world.submit(byName('123456'));
    world.store.dispatch(dialogClosed('changePassword'));
    await settled();
    expect(world.called()).toEqual(['postLogin', 'deleteSession']);
    expect(world.tabStorage.get('livery.token')).toBeNull();
    expect(selectViewerStatus(world.state())).toBe('visitor');
  });

  test('is changed by a member, whose account is read again, at the home page [session-15]', async () => {
    await world.submit(byName('secret'));
    world.store.dispatch(passwordChanged());
    await settled();
    expect(world.called()).toEqual(['postLogin', 'getMemberInfo', 'getMemberInfo']);
    expect(world.navigation.visited.at(-1)).toBe('/');
  });
});

describe('a trial', () => {
  test('is asked for with the system of the device and counts as logged in [role-06, role-12]', async () => {
    world = aWorld({ memberInfo: aMember({ type: 4 }) });
    world.store.dispatch(loginRequested('/rng'));
    world.store.dispatch(trialRequested({ os: 'Linux' }));
    await settled();
    expect(world.calls[0]).toEqual(['postTrial', 'Linux']);
    expect([selectViewerStatus(world.state()), selectIsTrial(world.state())]).toEqual(['member', true]);
    expect(world.navigation.visited).toEqual(['/rng']);
  });

  test('that is refused says why, and can be asked for again', async () => {
    const limited = new ApiFailure({ code: 'RATE_LIMITED', status: 429, requestId: 'r1', retryAfter: 600 });
    world = aWorld({}, { postTrial: () => Promise.reject(limited) });
    world.store.dispatch(trialRequested({ os: 'Linux' }));
    await settled();
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
