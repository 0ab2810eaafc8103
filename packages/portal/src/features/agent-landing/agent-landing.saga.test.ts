import { afterEach, expect, test } from 'vitest';
import type { LoginAnswer, OpenedLogin } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { sessionOpened } from '#shared/store/events.ts';
import { createAppStore, type AppStore } from '#shared/store/store.ts';
import { aMember, memoryStore, settled } from '#testing/test-world.ts';
import { takeEvery } from 'typed-redux-saga';
import { wantedPage } from './agent-landing.rules.ts';
import { makeAgentLandingSaga } from './agent-landing.saga.ts';
import { selectAgentLogin, selectAgentRefusal, selectNeedsCaptcha, agentLoginSubmitted, agentLandingSlice } from './agent-landing.slice.ts';

const stores: AppStore[] = [];
afterEach(() => stores.splice(0).forEach((store) => store.stop()));

const anOpening = (type: number, changes: Partial<OpenedLogin> = {}): OpenedLogin => ({
  token: 'new',
  firstTimeLogin: false,
  passwordExpired: false,
  memberInfo: aMember({ type }),
  ...changes,
});

async function submit(
  answer: LoginAnswer | ApiFailure,
  { password = 'secret', stored = {}, returnTo }: { password?: string; stored?: Record<string, string>; returnTo?: string } = {},
) {
  const store = createAppStore();
  stores.push(store);
  const tabStorage = memoryStore(stored);
  const ended: (string | null)[] = [];
  const opened: unknown[] = [];
  const api = {
    postLogin: () => (answer instanceof ApiFailure ? Promise.reject(answer) : Promise.resolve(answer)),
    deleteSession: async () => ended.push(tabStorage.get('livery.token')),
  };
  store.inject(agentLandingSlice);
  store.run('agent-landing', makeAgentLandingSaga({ api, tabStorage }));
  store.run('listener', function* () {
    yield* takeEvery(sessionOpened, ({ payload }) => void opened.push(payload));
  });
  store.dispatch(agentLoginSubmitted({ type: 'username', username: 'agent', password, ...(returnTo === undefined ? {} : { returnTo }) }));
  await settled();
  return { state: store.getState(), tabStorage, ended, opened };
}

test.each([1, 2, 41, 42])('an agent of type %i continues to the agent centre [agent-06, role-19]', async (type) => {
  const { opened, ended, state } = await submit(anOpening(type));
  expect(opened).toEqual([{ login: anOpening(type), returnTo: '/agentHome' }]);
  expect(ended).toEqual([]);
  expect(selectAgentLogin(state).status).toBe('editing');
});

test('an agent on the way to a section continues there, and no one is moved out of the centre', async () => {
  expect((await submit(anOpening(1), { returnTo: '/agentHome/withdraw?state=open' })).opened).toMatchObject([
    { returnTo: '/agentHome/withdraw?state=open' },
  ]);
  expect(wantedPage({ returnTo: '/agentHome/withdraw' })).toBe('/agentHome/withdraw');
  for (const state of [null, {}, { returnTo: '/member' }, { returnTo: '//evil.example' }, { returnTo: '/agentHomeless' }, { returnTo: 7 }])
    expect(wantedPage(state), JSON.stringify(state)).toBeNull();
});

test.each([
  [0, 'notAgent'],
  [4, 'notMember'],
])('an account of type %i is rejected as %s, and its session ends on the server [agent-29, agent-30]', async (type, refusal) => {
  const { state, opened, ended, tabStorage } = await submit(anOpening(type), { stored: { 'livery.token': 'before' } });
  expect(selectAgentRefusal(state)).toBe(refusal);
  expect(opened).toEqual([]);
  expect(ended).toEqual(['new']);
  expect(tabStorage.get('livery.token')).toBe('before');
});

test('a rejected member leaves nothing in the tab', async () => {
  expect((await submit(anOpening(0))).tabStorage.entries()).toEqual({});
});

test('a default password must be changed before the login completes', async () => {
  expect((await submit(anOpening(1), { password: '123456' })).opened).toMatchObject([{ mustChange: 'default' }]);
});

test('the second factor is asked for, and leads to the agent centre', async () => {
  const { state } = await submit({ twoFactor: true, challenge: 'c1', methods: ['totp'] });
  expect(selectDialogs(state)).toEqual([{ kind: 'secondFactor', challenge: 'c1', methods: ['totp'], returnTo: '/agentHome' }]);
});

test('a refusal ends the submission and shows a captcha if the gateway asks for one [error-20]', async () => {
  const refusal = new ApiFailure({ code: 'INVALID_CREDENTIALS', status: 401, requestId: 'r1', value: { captcha: true } });
  const { state } = await submit(refusal);
  expect(selectAgentLogin(state).status).toBe('refused');
  expect(selectNeedsCaptcha(state)).toBe(true);
});
