import type { OpenedLogin } from '@livery/contract/shapes';
import { takeEvery } from 'typed-redux-saga';
import { describe, expect, test } from 'vitest';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import { dialogClosed, dialogRequested, loginRequested, registerRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn, sessionOpened } from '#shared/store/events.ts';
import { flagsRequested } from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aMember, memoryStore, settled } from '#testing/test-world.ts';
import { invitationKey, referralKey } from '#shared/store/storage-keys.ts';
import type { RegistrationApi } from './registration.api.ts';
import { someRules } from './registration.builders.ts';
import { storageKeys, type RegisterRules, type RegisterWay } from './registration.rules.ts';
import { makeRegistrationSaga } from './registration.saga.ts';
import {
  selectRules,
  selectSubmission,
  invitationFollowed,
  linkOpened,
  registrationOpened,
  registrationSlice,
  registrationSubmitted,
} from './registration.slice.ts';

const login: OpenedLogin = { token: 'token-1', firstTimeLogin: false, passwordExpired: false, memberInfo: aMember() };

const refusal = (code: FailureCode, fields?: Record<string, string>) => async () => {
  throw new ApiFailure({ code, status: 400, requestId: null, ...(fields === undefined ? {} : { fields }) });
};

interface World {
  api?: Partial<RegistrationApi>;
  stored?: Record<string, string>;
  device?: Record<string, string>;
}

function aWorld({ api = {}, stored = {}, device = {} }: World = {}) {
  const calls: [name: string, argument?: unknown][] = [];
  const answering: RegistrationApi = {
    getRules: async () => someRules(),
    getAffiliate: async () => ({}),
    getInviter: async () => ({ name: 'Ma***a' }),
    getChallenge: refusal('NETWORK'),
    postVisit: async () => ({}),
    postLinkVisit: async () => ({}),
    putRegistration: async () => login,
    putMobileRegistration: async () => login,
    ...api,
  };
  const recorded = Object.fromEntries(
    Object.entries(answering).map(([name, answer]: [string, (argument: never) => unknown]) => [
      name,
      (argument: never) => (calls.push(argument === undefined ? [name] : [name, argument]), answer(argument)),
    ]),
  ) as unknown as RegistrationApi;
  const store = createAppStore();
  const tabStorage = memoryStore(stored);
  const deviceStorage = memoryStore(device);
  const opened: unknown[] = [];
  const isRules = (value: unknown): value is RegisterRules => typeof value === 'object' && value !== null;
  store.inject(registrationSlice);
  store.run('registration', makeRegistrationSaga({ api: recorded, isRules, tabStorage, deviceStorage, clock: { now: () => 0 } }));
  store.run('listener', function* listen() {
    yield* takeEvery([sessionOpened, flagsRequested], (action) => void opened.push(action));
  });
  return {
    calls,
    opened,
    tabStorage,
    deviceStorage,
    store,
    names: () => calls.map(([name]) => name),
    state: () => store.getState(),
    open: () => (store.dispatch(registrationOpened()), settled()),
    submit: (body: object = { username: 'marina7' }, way: RegisterWay = 'username') => {
      store.dispatch(registrationSubmitted({ way, body, registerUrl: 'https://a.example/register' }));
      return settled();
    },
  };
}

describe('the rules', () => {
  test('are loaded once per session and reused without a second call [session-30]', async () => {
    const world = aWorld();
    await world.open();
    await world.open();
    expect(world.names()).toEqual(['getRules']);
    expect(selectRules(world.state()).value).toEqual(someRules());
    const later = aWorld({ stored: world.tabStorage.entries() });
    await later.open();
    expect([later.names(), selectRules(later.state()).value]).toEqual([[], someRules()]);
  });

  test('are loaded again if nothing valid was stored, and an error shows if that fails', async () => {
    const world = aWorld({ stored: { [storageKeys.rules]: '{' }, api: { getRules: refusal('NETWORK') } });
    await world.open();
    expect(selectRules(world.state())).toMatchObject({ status: 'failed', failure: { code: 'NETWORK' } });
  });

  test('are dropped when the gateway applies others', async () => {
    const world = aWorld({ api: { putRegistration: refusal('INVALID_REQUEST', { '/email': 'required' }) } });
    await world.open();
    await world.submit();
    expect(world.tabStorage.get(storageKeys.rules)).toBeNull();
    expect(selectSubmission(world.state())).toMatchObject({ status: 'refused', failure: { fields: { '/email': 'required' } } });
  });
});

describe('a registration', () => {
  test('opens a session, and leads to the requested page, otherwise home [session-18]', async () => {
    const world = aWorld({ stored: { [storageKeys.draft]: '{}', [referralKey]: 'X' } });
    await world.open();
    await world.submit();
    expect(world.opened.at(-1)).toEqual(sessionOpened({ login, returnTo: '/' }));
    expect(Object.keys(world.tabStorage.entries())).toEqual([storageKeys.rules]);
    world.store.dispatch(loginRequested('/favorite'));
    await world.submit();
    expect(world.opened.at(-1)).toEqual(sessionOpened({ login, returnTo: '/favorite' }));
  });

  test('ends with a welcome, unless the visitor came for a page or a game', async () => {
    const world = aWorld();
    const enter = async () => {
      await world.submit({ mobileNum: '11987654321' }, 'mobile');
      world.store.dispatch(loggedIn({ account: aMember({ account: '5511987654321' }), firstTimeLogin: false }));
      const kinds = selectDialogs(world.state());
      world.store.dispatch(dialogClosed('welcome'));
      return kinds;
    };
    await world.open();
    expect(await enter()).toEqual([{ kind: 'welcome', account: '5511987654321', way: 'mobile' }]);
    world.store.dispatch(loginRequested('/favorite'));
    expect(await enter()).toEqual([]);
    const game = { nodeId: 7, vassalage: 'PG', gameType: 'RNG', gameName: 'Moon', offersDemo: true };
    world.store.dispatch(dialogRequested({ kind: 'login', game }));
    world.store.dispatch(registerRequested());
    expect(await enter()).toEqual([]);
  });

  test('by mobile sends the page and the method [wire-member-register-mobile]', async () => {
    const world = aWorld();
    await world.open();
    await world.submit({ mobileNum: '11987654321' }, 'mobile');
    expect(world.calls.at(-1)).toEqual([
      'putMobileRegistration',
      { mobileNum: '11987654321', registerUrl: 'https://a.example/register', registerMethod: 'WEB' },
    ]);
  });

  test('checks an affiliate code first, and registers nothing with an unknown one [valid-22]', async () => {
    const world = aWorld({ api: { getAffiliate: refusal('INVITATION_CODE_INVALID') } });
    await world.open();
    await world.submit({ username: 'marina7', affiliateCode: 'NOBODY' });
    expect(world.names()).toEqual(['getRules', 'getAffiliate']);
    expect(selectSubmission(world.state())).toMatchObject({ failure: { code: 'INVITATION_CODE_INVALID' } });
    const right = aWorld();
    await right.open();
    await right.submit({ username: 'marina7', affiliateCode: 'AGENT01' });
    expect(right.names()).toEqual(['getRules', 'getAffiliate', 'putRegistration']);
  });

  test('sends a human verification where the merchant requires one, and nothing without it [wire-human-verification]', async () => {
    const world = aWorld({ api: { getRules: async () => someRules({ humanVerification: {} }) } });
    await world.open();
    expect(world.names()).toEqual(['getRules', 'getChallenge']);
    await world.submit();
    expect(world.names()).not.toContain('putRegistration');
    expect(selectSubmission(world.state())).toMatchObject({ failure: { code: 'NETWORK' } });
  });

  test('can be sent again after a refusal', async () => {
    const world = aWorld({ api: { putRegistration: refusal('USERNAME_TAKEN', { '/username': 'taken' }) } });
    await world.open();
    await world.submit();
    await world.submit();
    expect(world.names().filter((name) => name === 'putRegistration')).toHaveLength(2);
    expect(world.opened.filter((action) => sessionOpened.match(action))).toEqual([]);
  });
});

describe('an invitation', () => {
  test('is reported under the browser’s id, also on the next visit', async () => {
    const first = aWorld();
    first.store.dispatch(invitationFollowed('FRIEND7'));
    await settled();
    const [, visit] = first.calls[0] ?? [];
    expect(visit).toEqual({ code: 'FRIEND7', visitor: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const again = aWorld({ device: first.deviceStorage.entries() });
    again.store.dispatch(invitationFollowed('FRIEND7'));
    await settled();
    expect(again.calls).toEqual([['postVisit', visit]]);
  });

  test('by an agent’s link is reported with its sub-id, under the same id', async () => {
    const world = aWorld();
    world.store.dispatch(invitationFollowed('FRIEND7'));
    world.store.dispatch(linkOpened({ code: 'ABCDEFGH23', sub: 'story-1' }));
    await settled();
    const [friend, link] = world.calls;
    expect(link).toEqual(['postLinkVisit', { ...(friend?.[1] as object), code: 'ABCDEFGH23', sub: 'story-1' }]);
  });

  test('by an expired link is dropped, so that the next attempt goes without it', async () => {
    const world = aWorld({ api: { putRegistration: refusal('INVITATION_CODE_INVALID', { '/affiliateCode': 'expired' }) } });
    world.tabStorage.set(invitationKey, 'ABCDEFGH23 story-1');
    await world.open();
    await world.submit();
    expect(world.tabStorage.get(invitationKey)).toBeNull();
  });

  test('that cannot be reported does not affect the form', async () => {
    const world = aWorld({ api: { postVisit: refusal('NOT_AVAILABLE') } });
    world.store.dispatch(invitationFollowed('FRIEND7'));
    await settled();
    await world.open();
    expect(world.names()).toEqual(['postVisit', 'getRules']);
  });
});
