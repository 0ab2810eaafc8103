import { put, take } from 'typed-redux-saga';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenedLogin } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import type { LoginApi } from '#features/login/login.api.ts';
import type { LoginForm } from '#features/login/login.rules.ts';
import { makeLoginSaga } from '#features/login/login.saga.ts';
import { selectLogin, loginSlice, loginSubmitted, trialRequested } from '#features/login/login.slice.ts';
import type { SessionApi } from '#features/session/session.api.ts';
import { makeSessionSaga } from '#features/session/session.saga.ts';
import { sessionSlice } from '#features/session/session.slice.ts';
import { dialogClosed, dialogRequested, loginRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn, passwordChanged, sessionOpened } from '#shared/store/events.ts';
import { flagsFailed, flagsLoaded, flagsRequested } from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { selectAccount, selectIsAgent, selectIsFirstLogin, selectIsTrial, selectViewerStatus } from '#shared/facts/viewer.slice.ts';
import { aMember, memoryCookies, memoryStore, memoryTabs, quietPage, recordedNavigation, settled } from '#testing/test-world.ts';

type Api = SessionApi & Pick<LoginApi, 'postLogin' | 'postTrial'>;

const anOpening = (changes: Partial<OpenedLogin> = {}): OpenedLogin => ({
  token: 'token-1',
  firstTimeLogin: false,
  passwordExpired: false,
  memberInfo: aMember(),
  ...changes,
});

/** A portal with its login loaded, and a scripted gateway. */
function aWorld(answer: Partial<OpenedLogin> = {}, api: Partial<Api> = {}) {
  const calls: [name: keyof Api, body?: unknown][] = [];
  const answering: Api = {
    postLogin: async (body) => (calls.push(['postLogin', body]), anOpening(answer)),
    postTrial: async (os) => (calls.push(['postTrial', os]), anOpening({ memberInfo: aMember({ type: 4 }) })),
    deleteSession: async () => calls.push(['deleteSession']),
    getMemberInfo: async () => (calls.push(['getMemberInfo']), { ...aMember(), ...answer.memberInfo, nickname: 'From member info' }),
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
  world.store.inject(loginSlice);
  world.store.run('session', makeSessionSaga({ api: answering, merchantCode: 'ACME', ...world }));
  world.store.run('login', makeLoginSaga({ api: answering, ...world }));
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

const byName = (password: string, remember = false): LoginForm => ({ type: 'username', username: 'marina', password, remember });
const bySms: LoginForm = { type: 'sms', mobile: '+5511987650003', code: '123456' };

let world: ReturnType<typeof aWorld>;
beforeEach(() => {
  world = aWorld();
});
afterEach(() => world.store.stop());

const refusal = (code: 'INVALID_CREDENTIALS' | 'NETWORK') => async () => {
  throw new ApiFailure({ code, status: code === 'NETWORK' ? 0 : 401, requestId: 'r1' });
};

describe('a login', () => {
  test('stores only the token in session storage [session-02]', async () => {
    await world.submit(byName('secret'));
    expect(world.tabStorage.entries()).toEqual({ 'livery.merchant': 'ACME', 'livery.token': 'token-1' });
  });

  test('loads member info with the new token and makes the viewer a member [session-07]', async () => {
    await world.submit(byName('secret'));
    expect(world.called()).toEqual(['postLogin', 'getMemberInfo']);
    expect(selectViewerStatus(world.state())).toBe('member');
    expect(selectAccount(world.state())?.nickname).toBe('From member info');
    expect(world.page.viewer).toBe('member');
  });

  test.each([
    [1, true],
    [2, true],
    [41, true],
    [42, true],
    [0, false],
    [4, false],
    [40, false],
  ])('reports whether a member of type %i is an agent [session-08]', async (type, isAgent) => {
    world = aWorld({ memberInfo: aMember({ type }) });
    await world.submit(byName('secret'));
    expect(selectIsAgent(world.state())).toBe(isAgent);
  });

  test.each([
    [4, true],
    [0, false],
    [1, false],
    [41, false],
  ])('reports whether a member of type %i is a trial account [session-09]', async (type, isTrial) => {
    world = aWorld({ memberInfo: aMember({ type }) });
    await world.submit(byName('secret'));
    expect(selectIsTrial(world.state())).toBe(isTrial);
  });

  test('continues to the requested page and closes the dialog', async () => {
    await world.submit(byName('secret'));
    expect(world.navigation.visited).toEqual(['/favorite']);
    expect(selectDialogs(world.state())).toEqual([]);
  });

  test('keeps the dialog and shows why when the gateway refuses', async () => {
    world = aWorld({}, { postLogin: refusal('INVALID_CREDENTIALS') });
    await world.submit(byName('wrong'));
    expect(selectLogin(world.state())).toMatchObject({ status: 'refused', failure: { code: 'INVALID_CREDENTIALS' } });
    expect(world.kinds()).toEqual(['login']);
    expect(world.tabStorage.entries()).not.toHaveProperty('livery.token');
  });

  test('relies on the login answer when member info cannot be read', async () => {
    world = aWorld({}, { getMemberInfo: refusal('NETWORK') });
    await world.submit(byName('secret'));
    expect(selectAccount(world.state())).toEqual(aMember());
  });

  test('asks for the second factor without storing a token, and continues once the session is opened', async () => {
    world = aWorld({}, { postLogin: async () => ({ twoFactor: true, challenge: 'c1', methods: ['totp'] }) });
    await world.submit(byName('secret', true));
    expect(selectDialogs(world.state())).toEqual([
      { kind: 'secondFactor', challenge: 'c1', methods: ['totp'], remember: true, returnTo: '/favorite' },
    ]);
    expect(world.tabStorage.entries()).not.toHaveProperty('livery.token');
    world.store.dispatch(sessionOpened({ login: anOpening({ token: 'token-2' }), remember: true }));
    await settled();
    expect(world.tabStorage.get('livery.token')).toBe('token-2');
    expect(world.navigation.visited).toEqual(['/favorite']);
    expect(world.cookies.jar.has('livery-username')).toBe(true);
    expect(selectViewerStatus(world.state())).toBe('member');
  });

  test('remembers only the username, for one day, if asked to [session-27]', async () => {
    await world.submit(byName('secret', true));
    expect([...world.cookies.jar]).toEqual([['livery-username', { value: 'marina', maxAgeSeconds: 86_400 }]]);
    await world.submit(byName('secret'));
    expect(world.cookies.jar.size).toBe(0);
  });

  test('remembers the username of a member who typed a number', async () => {
    await world.submit({ type: 'username', username: '+55 11 98765-0003', password: 'secret', remember: true });
    expect(world.cookies.jar.get('livery-username')?.value).toBe('marina');
  });

  test.each([true, false])('reports whether it is the account’s first: %s [session-03]', async (firstTimeLogin) => {
    world = aWorld({ firstTimeLogin });
    const heard: unknown[] = [];
    world.store.run('listener', function* () {
      for (;;) heard.push((yield* take(loggedIn)).payload.firstTimeLogin);
    });
    await world.submit(byName('secret'));
    expect(heard).toEqual([firstTimeLogin]);
    expect(selectIsFirstLogin(world.state())).toBe(firstTimeLogin);
  });
});

describe('a password that must be changed', () => {
  test('opens the change dialog instead of completing the login if it is the default one [session-04]', async () => {
    await world.submit(byName('123456'));
    expect(world.kinds()).toEqual(['changePassword default']);
    expect(world.called()).toEqual(['postLogin']);
    expect(selectViewerStatus(world.state())).toBe('visitor');
    expect(world.navigation.visited).toEqual([]);
  });

  test('opens the change dialog if it has expired and the flag is on [session-05, role-26]', async () => {
    world = aWorld({ passwordExpired: true });
    world.letExpire(true);
    await world.submit(byName('secret'));
    expect(world.kinds()).toEqual(['changePassword expired']);
    expect(selectViewerStatus(world.state())).toBe('visitor');
  });

  test('is kept if it has expired and the flag is off: the login completes [session-05, role-26]', async () => {
    world = aWorld({ passwordExpired: true });
    world.letExpire(false);
    await world.submit(byName('secret'));
    expect(world.kinds()).toEqual([]);
    expect(selectViewerStatus(world.state())).toBe('member');
    expect(world.navigation.visited).toEqual(['/favorite']);
  });

  test('waits for the flags, and opens the change dialog if they cannot be read', async () => {
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

  test.each(['default', 'expired'])('never opens the change dialog after an sms login: %s [session-06]', async (which) => {
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

  test('ends the session on the server if it is not changed', async () => {
    await world.submit(byName('123456'));
    world.store.dispatch(dialogClosed('changePassword'));
    await settled();
    expect(world.called()).toEqual(['postLogin', 'deleteSession']);
    expect(world.tabStorage.get('livery.token')).toBeNull();
    expect(selectViewerStatus(world.state())).toBe('visitor');
  });

  test('can be changed by a member, whose account is read again, at the home page [session-15]', async () => {
    await world.submit(byName('secret'));
    world.store.dispatch(dialogRequested({ kind: 'changePassword' }));
    expect(world.kinds()).toEqual(['changePassword']);
    world.store.dispatch(passwordChanged());
    await settled();
    expect(world.kinds()).toEqual([]);
    expect(world.called()).toEqual(['postLogin', 'getMemberInfo', 'getMemberInfo']);
    expect(world.navigation.visited.at(-1)).toBe('/');
  });
});

describe('a trial', () => {
  test('is requested with the device’s system and counts as logged in [role-06, role-12]', async () => {
    world = aWorld({ memberInfo: aMember({ type: 4 }) });
    world.store.dispatch(loginRequested('/rng'));
    world.store.dispatch(trialRequested({ os: 'Linux' }));
    await settled();
    expect(world.calls[0]).toEqual(['postTrial', 'Linux']);
    expect([selectViewerStatus(world.state()), selectIsTrial(world.state())]).toEqual(['member', true]);
    expect(world.navigation.visited).toEqual(['/rng']);
  });
});
