import { takeEvery } from 'typed-redux-saga';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenedLogin } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import type { ReturnedAnswer } from '#shared/ports/returned-answer.ts';
import { dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn, sessionOpened } from '#shared/store/events.ts';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { invitationKey, referralKey } from '#shared/store/storage-keys.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aMember, memoryStore, memoryTabs, recordedNavigation } from '#testing/test-world.ts';
import type { SignInApi } from './sign-in.api.ts';
import { readAnswer, storageKeys } from './sign-in.rules.ts';
import { makeSignInSaga } from './sign-in.saga.ts';
import {
  selectProviderLogin,
  selectJoin,
  selectLink,
  selectNewcomer,
  selectPhone,
  selectReturned,
  selectUsernameRule,
  joinSubmitted,
  linkSubmitted,
  linkWanted,
  phoneSubmitted,
  providerChosen,
  providerReturned,
  signInLeft,
  signInOpened,
  signInSlice,
} from './sign-in.slice.ts';

const login: OpenedLogin = { token: 'token-3', firstTimeLogin: false, passwordExpired: false, memberInfo: aMember() };
const newcomer = { unlinked: true, ticket: 'ticket-1', provider: 'Club ID', nickname: 'Ana Souza' } as const;
const answer: ReturnedAnswer = { state: 'state-1', code: 'code-1', iss: 'https://club.example' };
const fails =
  (code: 'SIGN_IN_FAILED' | 'UNAVAILABLE' | 'CODE_INVALID' | 'USERNAME_TAKEN' | 'INVITATION_CODE_INVALID' | 'OLD_PASSWORD_WRONG') =>
  async () => {
    throw new ApiFailure({ code, status: 400, requestId: 'r1' });
  };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

function aWorld({
  api = {},
  isBlocked = false,
  kept = {},
}: { api?: Partial<SignInApi>; isBlocked?: boolean; kept?: Record<string, string> } = {}) {
  const calls: unknown[] = [];
  const went: string[] = [];
  const answering: SignInApi = {
    postStart: async () => ({ address: 'https://club.example/auth', state: 'state-1' }),
    postFinish: async () => login,
    postPhone: async () => login,
    postJoin: async () => login,
    postLink: async () => undefined,
    getUsernameRule: async () => null,
    ...api,
  };
  const recorded: SignInApi = {
    postStart: (body) => (calls.push(body), answering.postStart(body)),
    postFinish: (body) => (calls.push(body), answering.postFinish(body)),
    postPhone: (body) => (calls.push(body), answering.postPhone(body)),
    postJoin: (body) => (calls.push(body), answering.postJoin(body)),
    postLink: (body) => (calls.push(body), answering.postLink(body)),
    getUsernameRule: answering.getUsernameRule,
  };
  const windows: { isClosed: boolean; address: string }[] = [];
  const providerWindows = {
    open() {
      if (isBlocked) return null;
      const opened = { isClosed: false, address: '' };
      windows.push(opened);
      return {
        goTo: (address: string) => void (opened.address = address),
        isClosed: () => opened.isClosed,
        close: () => void (opened.isClosed = true),
      };
    },
    leaveTo: (address: string) => void went.push(address),
    closeOwn: () => void went.push('closed itself'),
  };
  const world = { tabs: memoryTabs(), tabStorage: memoryStore(kept), navigation: recordedNavigation() };
  const store = createAppStore();
  store.inject(signInSlice);
  store.run('sign-in', makeSignInSaga({ api: recorded, providerWindows, ...world }));
  const opened: OpenedLogin[] = [];
  store.run('ear', function* ear() {
    yield* takeEvery(sessionOpened, ({ payload }) => void opened.push(payload.login));
  });
  return { ...world, store, calls, went, windows, opened, state: () => store.getState() };
}

async function atTheProvider(options: Parameters<typeof aWorld>[0] = {}) {
  const world = aWorld(options);
  world.store.dispatch(providerChosen({ way: 'club-id' }));
  await pass();
  return world;
}

describe('signing in with a provider', () => {
  test('continues in a window, and opens the session with its answer [session-29]', async () => {
    const { store, windows, tabs, calls, opened, state } = await atTheProvider();
    expect([windows[0]?.address, selectProviderLogin(state())]).toEqual(['https://club.example/auth', { status: 'away' }]);
    tabs.hear({ type: 'signInReturned', answer: { ...answer, state: 'of another' } });
    await pass();
    expect(calls).toEqual(['club-id']);
    tabs.hear({ type: 'signInReturned', answer });
    await pass();
    expect(tabs.posted).toEqual([{ type: 'signInTaken', state: 'state-1' }]);
    expect(calls).toEqual(['club-id', answer]);
    expect(opened).toEqual([login]);
    expect(windows[0]?.isClosed).toBe(true);
    store.dispatch(signInLeft());
  });

  test('reports a window that looks closed after a while, and still accepts a later answer [error-17]', async () => {
    const { windows, tabs, opened, state } = await atTheProvider();
    for (const opened of windows) opened.isClosed = true;
    await pass(4000);
    expect(selectProviderLogin(state())).toEqual({ status: 'away' });
    await pass(500);
    expect(selectProviderLogin(state())).toEqual({ status: 'refused', reason: 'closed' });
    tabs.hear({ type: 'signInReturned', answer });
    await pass();
    expect(opened).toEqual([login]);
  });

  test.each([
    ['access_denied', 'cancelled'],
    ['server_error', 'refused'],
  ] as const)('reports %s as %s', async (error, reason) => {
    const { tabs, state, calls } = await atTheProvider();
    tabs.hear({ type: 'signInReturned', answer: { state: 'state-1', error } });
    await pass();
    expect(selectProviderLogin(state())).toEqual({ status: 'refused', reason });
    expect(calls).toEqual(['club-id']);
  });

  test('shows why the gateway rejects an answer, and why a provider is unavailable', async () => {
    const refused = await atTheProvider({ api: { postFinish: fails('SIGN_IN_FAILED') } });
    refused.tabs.hear({ type: 'signInReturned', answer });
    await pass();
    expect(selectProviderLogin(refused.state())).toMatchObject({ status: 'failed', failure: { code: 'SIGN_IN_FAILED' } });
    const away = await atTheProvider({ api: { postStart: fails('UNAVAILABLE') } });
    expect(selectProviderLogin(away.state())).toMatchObject({ status: 'failed', failure: { code: 'UNAVAILABLE' } });
    expect(away.windows[0]?.isClosed).toBe(true);
  });

  test('closes its window when another method is chosen, and ignores later answers', async () => {
    const { store, windows, tabs, calls } = await atTheProvider();
    store.dispatch(signInLeft());
    tabs.hear({ type: 'signInReturned', answer });
    await pass();
    expect(windows[0]?.isClosed).toBe(true);
    expect(calls).toEqual(['club-id']);
  });

  test('leaves in the same tab if windows are blocked, and returns to the requested page', async () => {
    const { store, went, tabStorage } = aWorld({ isBlocked: true });
    store.dispatch(dialogRequested({ kind: 'signIn', way: 'club-id', returnTo: '/favorite' }));
    store.dispatch(providerChosen({ way: 'club-id' }));
    await pass();
    expect(went).toEqual(['https://club.example/auth']);
    const back = aWorld({ kept: tabStorage.entries() });
    back.store.dispatch(providerReturned(answer));
    await pass();
    expect(selectDialogs(back.state())).toEqual([{ kind: 'signIn', way: 'club-id', answer, returnTo: '/favorite' }]);
    expect([back.navigation.visited, back.tabs.posted, back.tabStorage.entries()]).toEqual([['/'], [], {}]);
    back.store.dispatch(providerChosen({ way: 'club-id', answer }));
    await pass();
    expect(back.calls).toEqual([answer]);
    expect(back.opened).toEqual([login]);
  });

  test('asks for the second factor if the member has one', async () => {
    const { tabs, state } = await atTheProvider({
      api: { postFinish: async () => ({ twoFactor: true, challenge: 'c1', methods: ['totp'] }) as never },
    });
    tabs.hear({ type: 'signInReturned', answer });
    await pass();
    expect(selectDialogs(state())).toEqual([{ kind: 'secondFactor', challenge: 'c1', methods: ['totp'] }]);
  });
});

describe('the page that a provider returns to', () => {
  test('passes the answer to the page that asked, and closes', async () => {
    const { store, tabs, went, state } = aWorld();
    store.dispatch(providerReturned(answer));
    await pass();
    expect(tabs.posted).toEqual([{ type: 'signInReturned', answer }]);
    tabs.hear({ type: 'signInTaken', state: 'state-1' });
    await pass();
    expect([selectReturned(state()), went]).toEqual(['taken', ['closed itself']]);
  });

  test('says so when no page asked or nothing arrived', async () => {
    const { store, went, state } = aWorld({ kept: { [storageKeys.pending]: '{broken' } });
    store.dispatch(providerReturned(answer));
    await pass(2500);
    expect([selectReturned(state()), went]).toEqual(['lost', []]);
    const { store: other, state: otherState, tabs } = aWorld();
    other.dispatch(providerReturned(readAnswer('?state=s1')));
    await pass();
    expect([selectReturned(otherState()), tabs.posted]).toEqual(['lost', []]);
  });
});

describe('signing in by phone', () => {
  test('sends the code, and shows why it was refused', async () => {
    const { store, calls, opened, tabStorage } = aWorld({ kept: { [storageKeys.phone]: 'session-1' } });
    store.dispatch(phoneSubmitted({ session: 'session-1', code: '246810' }));
    await pass();
    expect([calls, opened, tabStorage.entries()]).toEqual([[{ session: 'session-1', code: '246810' }], [login], {}]);
    const wrong = aWorld({ api: { postPhone: fails('CODE_INVALID') } });
    wrong.store.dispatch(phoneSubmitted({ session: 'session-1', code: '111111' }));
    await pass();
    expect(selectPhone(wrong.state())).toMatchObject({ status: 'refused', failure: { code: 'CODE_INVALID' } });
  });
});

describe('a new member', () => {
  test('chooses a name by the merchant’s rule, and joins with the invitation that led here', async () => {
    const rule = { enabled: true, required: true, minLength: 4, maxLength: 11, acceptedPattern: '^[a-z]+$' } as never;
    const { store, calls, opened, state, tabStorage } = aWorld({
      api: { postPhone: async () => newcomer, getUsernameRule: async () => rule },
      kept: { [referralKey]: 'FRIEND1', [invitationKey]: 'ABCDEFGH23 story-1' },
    });
    store.dispatch(phoneSubmitted({ session: 'session-1', code: '246810' }));
    await pass();
    expect([selectNewcomer(state()), selectUsernameRule(state())]).toEqual([newcomer, { status: 'ready', value: rule }]);
    store.dispatch(joinSubmitted({ username: 'ana2026' }));
    await pass();
    expect(calls.at(-1)).toEqual({
      ticket: 'ticket-1',
      username: 'ana2026',
      isAdult: true,
      acceptsTerms: true,
      referralCode: 'FRIEND1',
      affiliateCode: 'ABCDEFGH23',
      invitationSub: 'story-1',
    });
    expect([opened, tabStorage.entries()]).toEqual([[login], {}]);
  });

  test('is told that the link has expired, and then joins without it', async () => {
    const { store, calls, state } = aWorld({
      api: { postPhone: async () => newcomer, postJoin: fails('INVITATION_CODE_INVALID') },
      kept: { [referralKey]: 'FRIEND1', [invitationKey]: 'ABCDEFGH23 ' },
    });
    store.dispatch(phoneSubmitted({ session: 'session-1', code: '246810' }));
    await pass();
    for (const affiliateCode of ['ABCDEFGH23', undefined]) {
      store.dispatch(joinSubmitted({ username: 'ana2026' }));
      await pass();
      expect(calls.at(-1)).toMatchObject({ referralCode: 'FRIEND1' });
      expect((calls.at(-1) as { affiliateCode?: string }).affiliateCode).toBe(affiliateCode);
    }
    expect(selectJoin(state())).toMatchObject({ status: 'refused', failure: { code: 'INVITATION_CODE_INVALID' } });
  });

  test('is told that a name is taken, and keeps the ticket', async () => {
    const { store, state } = aWorld({ api: { postPhone: async () => newcomer, postJoin: fails('USERNAME_TAKEN') } });
    store.dispatch(phoneSubmitted({ session: 'session-1', code: '246810' }));
    await pass();
    store.dispatch(joinSubmitted({ username: 'marina' }));
    await pass();
    expect(selectJoin(state())).toMatchObject({ status: 'refused', failure: { code: 'USERNAME_TAKEN' } });
    expect(selectNewcomer(state())).toEqual(newcomer);
  });
});

describe('linking to an account', () => {
  test('needs no login, confirms with the password, and reports success', async () => {
    const { store, tabs, calls, state } = aWorld({ api: { postFinish: async () => newcomer } });
    store.dispatch(dialogRequested({ kind: 'signIn', way: 'club-id', link: { hasPassword: true } }));
    store.dispatch(providerChosen({ way: 'club-id', link: { hasPassword: true } }));
    await pass();
    tabs.hear({ type: 'signInReturned', answer });
    await pass();
    expect(calls.at(-1)).toEqual({ ...answer, isForLink: true });
    store.dispatch(linkSubmitted({ password: 'secret' }));
    await pass();
    expect(calls.at(-1)).toEqual({ ticket: 'ticket-1', password: 'secret' });
    expect([selectDialogs(state()), selectMessages(state())]).toMatchObject([[], [{ tone: 'positive', text: 'sign-in:link.done' }]]);
  });

  test('shows why the password was refused', async () => {
    const { store, state } = aWorld({ api: { postPhone: async () => newcomer, postLink: fails('OLD_PASSWORD_WRONG') } });
    store.dispatch(phoneSubmitted({ session: 'session-1', code: '246810', isForLink: true }));
    await pass();
    store.dispatch(linkSubmitted({ password: 'wrong' }));
    await pass();
    expect(selectLink(state())).toMatchObject({ status: 'refused', failure: { code: 'OLD_PASSWORD_WRONG' } });
  });

  test('follows the login of an existing member taken for a new one, and no other', async () => {
    const { store, state } = aWorld({ api: { postPhone: async () => newcomer } });
    store.dispatch(phoneSubmitted({ session: 'session-1', code: '246810' }));
    await pass();
    store.dispatch(linkWanted({ way: 'phone' }));
    store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
    await pass();
    expect(selectDialogs(state())).toEqual([{ kind: 'signIn', way: 'phone', link: { hasPassword: true, isProven: true } }]);
    store.dispatch(signInOpened({ isProven: true }));
    expect(selectNewcomer(state())).toEqual(newcomer);
    store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
    await pass();
    expect(selectNewcomer(state())).toBeNull();
  });
});
