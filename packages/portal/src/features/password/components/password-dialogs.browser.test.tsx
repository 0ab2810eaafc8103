import { createInstance } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { takeEvery } from 'typed-redux-saga';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiFailure } from '#api/api-failure.ts';
import type { ApiClient } from '#api/client.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { loggedIn } from '#shared/store/events.ts';
import { flagsFailed, flagsLoaded, flagsRequested } from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { logoutRequested } from '#shared/facts/viewer.slice.ts';
import { aBrand, aMember, memoryStore, recordedNavigation } from '#testing/test-world.ts';
import common from '../../../app/language/common.en.json' with { type: 'json' };
import forms from '#shared/forms/forms.en.json' with { type: 'json' };
import { makePasswordApi } from '../password.api.ts';
import english from '../password.en.json' with { type: 'json' };
import { makePasswordSaga } from '../password.saga.ts';
import { passwordSlice } from '../password.slice.ts';
import { Dialog as ChangeDialog } from './ChangePasswordDialog/ChangePasswordDialog.tsx';
import { Dialog as ForgotDialog } from './ForgotPasswordDialog/ForgotPasswordDialog.tsx';
import { Dialog as ResetDialog } from './ResetPasswordDialog/ResetPasswordDialog.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { password: english, forms, common } }, interpolation: { escapeValue: false } });

const brand = aBrand();
const good = 'Maré#alta-2026';

type Kind = 'changePassword' | 'forgotPassword' | 'resetPassword';
type Answer = (name: string, body: unknown) => unknown;

/** A dialog with the real store and saga. Only the gateway is simulated. */
async function mount<Of extends Kind>(
  Dialog: ComponentType<RequestedDialogProps<Of>>,
  request: RequestedDialogProps<Of>['request'],
  answer: Answer = () => aMember(),
) {
  const sent: [name: string, body: unknown][] = [];
  const client = {
    call: async (name: string, _guard: unknown, input: { body?: unknown } = {}) => {
      sent.push([name, input.body]);
      return answer(name, input.body);
    },
  } as unknown as ApiClient;
  const store = createAppStore();
  const dispatched: unknown[] = [];
  store.inject(passwordSlice);
  store.run('password', makePasswordSaga({ api: makePasswordApi(client), navigation: recordedNavigation() }));
  store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
  store.run('listening', function* listening() {
    yield* takeEvery('*', (action) => void dispatched.push(action));
  });
  const onClose = vi.fn<() => void>();
  const ports = { client, clock: { now: () => Date.now() }, tabStorage: memoryStore() };
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={brand}>
          <PortsContext value={ports}>
            <Dialog request={request} onClose={onClose} />
          </PortsContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, store, sent, dispatched, onClose };
}

const refuse =
  (code: 'CODE_EXPIRED' | 'OLD_PASSWORD_WRONG' | 'USER_NOT_FOUND' | 'PASSWORD_BREACHED', fields?: Record<string, string>) => () => {
    throw new ApiFailure({ code, status: 400, requestId: 'r', ...(fields === undefined ? {} : { fields }) });
  };
const withFlag = (enabled: boolean) =>
  flagsLoaded([{ modId: 'LOGIN', enabled: true, childrenNodes: [{ modId: 'CHNGPASSVERIF3', enabled }] }] as never);

test('asks for the old password, a valid new one and its repetition [modal-05, valid-23, valid-24, valid-25]', async () => {
  const { screen, sent } = await mount(ChangeDialog, { kind: 'changePassword' });
  const submit = screen.getByRole('button', { name: 'Change password' });
  await submit.click();
  await expect.element(screen.getByLabelText('Current password')).toHaveAccessibleDescription('This field is required.');
  await screen.getByLabelText('Current password').fill('Livery#2026');
  await screen.getByLabelText('New password', { exact: true }).fill('Mar#1');
  await screen.getByLabelText('Repeat new password').fill(good);
  await submit.click();
  await expect.element(screen.getByText('Use 8 to 64 characters.')).toBeVisible();
  await expect.element(screen.getByText('These don’t match.')).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByLabelText('New password', { exact: true }).fill(good);
  await expect.element(screen.getByText('Strong')).toBeVisible();
  await submit.click();
  await expect.poll(() => sent[0]).toEqual(['changePassword', { oldPassword: 'Livery#2026', newPassword: good, confirmNewPassword: good }]);
});

test.each(['maré#alta-2026', 'MARÉ#ALTA-2026', 'Maré#alta-cheia', 'Maréalta2026'])(
  'refuses %j, which lacks a class [valid-26]',
  async (password) => {
    const { screen, sent } = await mount(ChangeDialog, { kind: 'changePassword', reason: 'expired' });
    await screen.getByLabelText('New password', { exact: true }).fill(password);
    await screen.getByLabelText('Repeat new password').fill(password);
    await expect.element(screen.getByText('Too weak')).toBeVisible();
    await screen.getByRole('button', { name: 'Change password' }).click();
    await expect.element(screen.getByText('Use upper and lower case letters, a number and a symbol.', { exact: true })).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test('shows a refusal by the gateway at its field, and keeps the input', async () => {
  const refusal = refuse('PASSWORD_BREACHED', { '/newPassword': 'password.breached' });
  const { screen } = await mount(ChangeDialog, { kind: 'changePassword', reason: 'default' }, refusal);
  await screen.getByLabelText('New password', { exact: true }).fill(good);
  await screen.getByLabelText('Repeat new password').fill(good);
  await screen.getByRole('button', { name: 'Change password' }).click();
  await expect.element(screen.getByText('This password is too common. Choose another one.')).toBeVisible();
  expect(screen.getByRole('alert').elements()).toHaveLength(0);
  await expect.element(screen.getByLabelText('New password', { exact: true })).toHaveValue(good);
});

test.each(['default', 'expired', 'required'] as const)(
  'does not ask for the old password when it is %s, and closing it logs out [modal-10, valid-23]',
  async (reason) => {
    const { screen, sent, dispatched, onClose } = await mount(ChangeDialog, { kind: 'changePassword', reason });
    await expect.element(screen.getByText(english.change.reasons[reason])).toBeVisible();
    expect(screen.getByLabelText('Current password').elements()).toHaveLength(0);
    await expect(screen.getByRole('dialog').element()).toBeAccessible();
    await screen.getByRole('button', { name: 'Log out' }).first().click();
    // A login that waits for the new password ends with the dialog. An existing session must be logged out.
    if (reason === 'required') expect(dispatched).toContainEqual(logoutRequested());
    expect(onClose).toHaveBeenCalledTimes(reason === 'required' ? 0 : 1);
    await screen.getByLabelText('New password', { exact: true }).fill(good);
    await screen.getByLabelText('Repeat new password').fill(good);
    await screen.getByRole('button', { name: 'Change password' }).click();
    await expect.poll(() => sent[0]).toEqual(['changePassword', { newPassword: good, confirmNewPassword: good }]);
  },
);

test('offers email and mobile with CHNGPASSVERIF3, mobile first [session-22, session-23, modal-05, role-04]', async () => {
  const { screen, store, dispatched } = await mount(ForgotDialog, { kind: 'forgotPassword' });
  expect(dispatched).toContainEqual(flagsRequested());
  store.dispatch(withFlag(true));
  await expect.element(screen.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByLabelText('Mobile number')).toBeVisible();
  await expect(screen.getByRole('dialog').element()).toBeAccessible();
  await screen.getByRole('tab', { name: 'Email' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(screen.getByLabelText('Mobile number').elements()).toHaveLength(0);
});

test.each([
  ['is off', withFlag(false)],
  ['is not known', flagsFailed({ code: 'NETWORK', status: 0, requestId: null })],
])('offers only email, without a choice, when CHNGPASSVERIF3 %s [session-22]', async (_state, flags) => {
  const { screen, store } = await mount(ForgotDialog, { kind: 'forgotPassword' });
  store.dispatch(flags);
  await expect.element(screen.getByLabelText('Username')).toBeVisible();
  expect(screen.getByRole('tab').elements()).toHaveLength(0);
});

test('by email requires a valid username and email [valid-27, valid-28]', async () => {
  const { screen, store, sent } = await mount(ForgotDialog, { kind: 'forgotPassword' });
  store.dispatch(withFlag(false));
  const submit = screen.getByRole('button', { name: 'Send me a link' });
  await submit.click();
  await expect.element(screen.getByLabelText('Username')).toHaveAccessibleDescription('This field is required.');
  await screen.getByLabelText('Username').fill('<b>');
  await screen.getByRole('textbox', { name: 'Email' }).fill('marina at example');
  await submit.click();
  await expect.element(screen.getByText('Enter a username with 3 to 32 letters and numbers.')).toBeVisible();
  await expect.element(screen.getByText('Enter an email address, like name@example.com.')).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByLabelText('Username').fill(' marina ');
  await screen.getByRole('textbox', { name: 'Email' }).fill('marina@member.example');
  await submit.click();
  await expect.poll(() => sent[0]).toEqual(['resetPasswordByEmail', { username: 'marina', email: 'marina@member.example' }]);
});

test('by email says that the username or email does not exist [error-08]', async () => {
  const { screen, store } = await mount(ForgotDialog, { kind: 'forgotPassword' }, refuse('USER_NOT_FOUND'));
  store.dispatch(withFlag(false));
  await screen.getByLabelText('Username').fill('nobody');
  await screen.getByRole('textbox', { name: 'Email' }).fill('nobody@member.example');
  await screen.getByRole('button', { name: 'Send me a link' }).click();
  await expect.element(screen.getByText('We couldn’t find this username or email.')).toBeVisible();
  await expect.element(screen.getByLabelText('Username')).toHaveValue('nobody');
});

test('by phone requires a number, the code and a valid new password [valid-29, valid-30, valid-26]', async () => {
  const { screen, store, sent } = await mount(ForgotDialog, { kind: 'forgotPassword' }, (name) =>
    name === 'sendLoginCode' ? { expiredMinutes: 5 } : { username: 'marina' },
  );
  store.dispatch(withFlag(true));
  const code = screen.getByRole('button', { name: 'Send code' });
  await code.click();
  await expect.element(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription('This field is required.');
  const submit = screen.getByRole('button', { name: 'Set new password' });
  await screen.getByLabelText('New password', { exact: true }).fill('maré#alta-2026');
  await submit.click();
  await expect.element(screen.getByText('Use upper and lower case letters, a number and a symbol.', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByLabelText('Mobile number').fill('21 90000-0010');
  await screen.getByLabelText('Code', { exact: false }).first().fill('12');
  await submit.click();
  await expect.element(screen.getByText('Enter the 6-digit code we sent you.')).toBeVisible();
  // A second press within a second is ignored, and once the code is sent the button counts down under another name.
  await expect
    .poll(async () => (sent.length === 0 && (await code.click()), sent[0]), { interval: 400, timeout: 10_000 })
    .toEqual(['sendLoginCode', { mobileNum: '21900000010', countryDialingCode: '55', purpose: 'resetPassword' }]);
  await screen.getByLabelText('Code', { exact: false }).first().fill('123456');
  await screen.getByLabelText('New password', { exact: true }).fill(good);
  await screen.getByLabelText('Repeat new password').fill(good);
  await submit.click();
  await expect
    .poll(() => sent[1])
    .toEqual(['resetPasswordByPhone', { mobileNum: '+5521900000010', verificationCode: '123456', newPassword: good }]);
});

test('offers a new link after an expired one', async () => {
  const { screen, dispatched, onClose } = await mount(ResetDialog, { kind: 'resetPassword', token: 't' }, refuse('CODE_EXPIRED'));
  await screen.getByLabelText('New password', { exact: true }).fill(good);
  await screen.getByLabelText('Repeat new password').fill(good);
  await screen.getByRole('button', { name: 'Set new password' }).click();
  await expect.element(screen.getByText('This link has already been used or has expired.')).toBeVisible();
  await screen.getByRole('button', { name: 'Get a new link' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(dispatched).toContainEqual(expect.objectContaining({ payload: { kind: 'forgotPassword' } }));
});
