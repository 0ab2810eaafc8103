import { takeEvery } from 'typed-redux-saga';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn, passwordChanged, passwordChangeRequired, sessionOpened } from '#shared/store/events.ts';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aMember, recordedNavigation, settled } from '#testing/test-world.ts';
import type { PasswordApi } from './password.api.ts';
import { makePasswordSaga } from './password.saga.ts';
import {
  selectSubmission,
  changeSubmitted,
  linkRequested,
  linkResetSubmitted,
  passwordSlice,
  phoneResetSubmitted,
} from './password.slice.ts';

const opened = { token: 'token-2', firstTimeLogin: false, passwordExpired: false, memberInfo: aMember() };
const form = { oldPassword: 'Livery#2026', newPassword: 'Maré#alta-2026', confirmNewPassword: 'Maré#alta-2026' };
const byPhone = { newPassword: 'Maré#alta-2026', mobileNum: '+5521900000010', verificationCode: '123456' };

function refusal(code: 'OLD_PASSWORD_WRONG' | 'CODE_INVALID' | 'CAPTCHA_REQUIRED' | 'RATE_LIMITED') {
  return async () => {
    throw new ApiFailure({ code, status: 400, requestId: 'r1' });
  };
}

function aWorld(api: Partial<PasswordApi> = {}) {
  const calls: [name: string, body?: unknown][] = [];
  const answering: PasswordApi = {
    postChange: async () => ({}),
    postLinkRequest: async () => ({}),
    postResetByLink: async () => ({ username: 'marina' }),
    postResetByPhone: async () => ({ username: 'marina' }),
    postIdentity: async () => ({}),
    postLogin: async () => opened,
    ...api,
  };
  const recorded: PasswordApi = {
    postChange: (body) => (calls.push(['postChange', body]), answering.postChange(body)),
    postLinkRequest: (body) => (calls.push(['postLinkRequest', body]), answering.postLinkRequest(body)),
    postResetByLink: (body) => (calls.push(['postResetByLink', body]), answering.postResetByLink(body)),
    postResetByPhone: (body) => (calls.push(['postResetByPhone', body]), answering.postResetByPhone(body)),
    postIdentity: (body) => (calls.push(['postIdentity', body]), answering.postIdentity(body)),
    postLogin: (body) => (calls.push(['postLogin', body]), answering.postLogin(body)),
  };
  const store = createAppStore();
  const navigation = recordedNavigation();
  const events: unknown[] = [];
  store.inject(passwordSlice);
  store.run('password', makePasswordSaga({ api: recorded, navigation }));
  const heard = [loggedIn, passwordChanged, sessionOpened];
  const dispatch = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    await settled();
  };
  store.run('listening', function* listening() {
    yield* takeEvery(heard, (event) => void events.push(event));
  });
  return { store, calls, navigation, events, dispatch, state: () => store.getState() };
}

const kinds = (world: ReturnType<typeof aWorld>) => selectDialogs(world.state()).map(({ kind }) => kind);
const said = (world: ReturnType<typeof aWorld>) => selectMessages(world.state()).map(({ text }) => text);

describe('a password change', () => {
  test('is announced, so that the session reloads member info and closes the popup', async () => {
    const world = aWorld();
    await world.dispatch(changeSubmitted(form));
    expect(world.calls).toEqual([['postChange', form]]);
    expect(world.events).toEqual([passwordChanged()]);
    expect(said(world)).toEqual(['password:change.done']);
  });

  test('unlocks a page opened with a session for the change only', async () => {
    const world = aWorld();
    const entered = loggedIn({ account: aMember(), firstTimeLogin: false });
    world.store.dispatch(entered);
    const { oldPassword: _old, ...withoutOld } = form;
    await world.dispatch(changeSubmitted({ ...withoutOld, reason: 'required' }));
    expect(world.calls).toEqual([['postChange', withoutOld]]);
    expect(world.events).toEqual([entered, passwordChanged(), entered]);
  });

  test('keeps the popup and shows why when it is refused', async () => {
    const world = aWorld({ postChange: refusal('OLD_PASSWORD_WRONG') });
    world.store.dispatch(dialogRequested({ kind: 'changePassword' }));
    await world.dispatch(changeSubmitted(form));
    expect(selectSubmission(world.state())).toMatchObject({ status: 'refused', failure: { code: 'OLD_PASSWORD_WRONG' } });
    expect(kinds(world)).toEqual(['changePassword']);
    expect(world.events).toEqual([]);
  });

  test('is requested once when the gateway allows nothing else', async () => {
    const world = aWorld();
    await world.dispatch(passwordChangeRequired());
    await world.dispatch(passwordChangeRequired());
    expect(selectDialogs(world.state())).toEqual([{ kind: 'changePassword', reason: 'required' }]);
  });

  test('leaves no password in the state', async () => {
    const world = aWorld();
    await world.dispatch(changeSubmitted(form));
    await world.dispatch(phoneResetSubmitted(byPhone));
    expect(JSON.stringify(world.state())).not.toMatch(/Livery#2026|Maré#alta/);
  });
});

describe('a reset by phone', () => {
  test('logs in with the new password and leads to the home page [session-24]', async () => {
    const world = aWorld();
    world.store.dispatch(dialogRequested({ kind: 'forgotPassword', returnTo: '/favorite' }));
    await world.dispatch(phoneResetSubmitted(byPhone));
    expect(world.calls).toEqual([
      ['postResetByPhone', byPhone],
      ['postLogin', { username: 'marina', password: byPhone.newPassword, type: 'username' }],
    ]);
    expect(world.events).toEqual([sessionOpened({ login: opened, returnTo: '/' })]);
    expect(world.navigation.visited).toEqual(['/']);
  });

  test('keeps the second factor, which the login asks for', async () => {
    const challenge = { twoFactor: true as const, challenge: 'c1', methods: ['totp' as const] };
    const world = aWorld({ postLogin: async () => challenge });
    await world.dispatch(phoneResetSubmitted(byPhone));
    expect(world.events).toEqual([]);
    expect(selectDialogs(world.state())).toEqual([{ kind: 'secondFactor', challenge: 'c1', methods: ['totp'] }]);
  });

  test('opens the login if the password is set but the login fails', async () => {
    const world = aWorld({ postLogin: refusal('CAPTCHA_REQUIRED') });
    world.store.dispatch(dialogRequested({ kind: 'forgotPassword' }));
    await world.dispatch(phoneResetSubmitted(byPhone));
    expect(kinds(world)).toEqual(['login']);
    expect(said(world)).toEqual(['password:change.done']);
    expect(selectSubmission(world.state())).toEqual({ status: 'editing' });
  });

  test('keeps the popup and logs no one in when it is refused', async () => {
    const world = aWorld({ postResetByPhone: refusal('CODE_INVALID') });
    world.store.dispatch(dialogRequested({ kind: 'forgotPassword' }));
    await world.dispatch(phoneResetSubmitted(byPhone));
    expect(selectSubmission(world.state())).toMatchObject({ status: 'refused', failure: { code: 'CODE_INVALID' } });
    expect(world.calls.map(([name]) => name)).toEqual(['postResetByPhone']);
    expect(kinds(world)).toEqual(['forgotPassword']);
  });
});

describe('a reset by email', () => {
  const account = { username: 'marina', email: 'marina@member.example' };

  test('is confirmed, and then closes the popup [session-25]', async () => {
    const world = aWorld();
    world.store.dispatch(dialogRequested({ kind: 'forgotPassword' }));
    await world.dispatch(linkRequested(account));
    expect(world.calls).toEqual([['postLinkRequest', account]]);
    expect(said(world)).toEqual(['password:forgot.sent']);
    expect(kinds(world)).toEqual([]);
  });

  test('keeps the popup and confirms nothing when it is refused', async () => {
    const world = aWorld({ postLinkRequest: refusal('RATE_LIMITED') });
    world.store.dispatch(dialogRequested({ kind: 'forgotPassword' }));
    await world.dispatch(linkRequested(account));
    expect(said(world)).toEqual([]);
    expect(kinds(world)).toEqual(['forgotPassword']);
  });

  test('ends at the link, where the new password logs in', async () => {
    const world = aWorld();
    world.store.dispatch(dialogRequested({ kind: 'resetPassword', token: 't' }));
    await world.dispatch(linkResetSubmitted({ token: 't', newPassword: form.newPassword, confirmNewPassword: form.newPassword }));
    expect(world.calls.map(([name]) => name)).toEqual(['postResetByLink', 'postLogin']);
    expect(world.events).toEqual([sessionOpened({ login: opened, returnTo: '/' })]);
    expect(kinds(world)).toEqual([]);
  });
});
