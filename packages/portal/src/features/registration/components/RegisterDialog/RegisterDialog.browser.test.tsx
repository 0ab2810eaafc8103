import { createInstance } from 'i18next';
import { Provider } from 'react-redux';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PublicBrand } from '@livery/brand/public-brand';
import type { BodyOf } from '@livery/contract/shapes';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import type { ApiClient } from '#api/client.ts';
import common from '#app/language/common.en.json' with { type: 'json' };
import commonPt from '#app/language/common.pt.json' with { type: 'json' };
import forms from '#shared/forms/forms.en.json' with { type: 'json' };
import formsPt from '#shared/forms/forms.pt.json' with { type: 'json' };
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { flagsLoaded } from '#shared/facts/site.slice.ts';
import type { Invitation } from '#shared/store/invitation.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand, aMember, memoryStore } from '#testing/test-world.ts';
import { registration as feature } from '../../index.ts';
import { allFlags, aTree, someRules } from '../../registration.builders.ts';
import english from '../../registration.en.json' with { type: 'json' };
import portuguese from '../../registration.pt.json' with { type: 'json' };
import { storageKeys, type RegisterRules } from '../../registration.rules.ts';
import { Dialog } from './RegisterDialog.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { registration: english, forms, common }, pt: { registration: portuguese, forms: formsPt, common: commonPt } },
  interpolation: { escapeValue: false },
});

interface WorldOptions {
  flags?: readonly string[];
  rules?: RegisterRules;
  answers?: Record<string, () => unknown>;
  stored?: Record<string, string>;
  referralCode?: string;
  invitation?: Invitation;
  brand?: PublicBrand;
}

const refuse = (code: FailureCode, fields?: Record<string, string>) => () => {
  throw new ApiFailure({ code, status: 400, requestId: null, ...(fields === undefined ? {} : { fields }) });
};

async function open(options: WorldOptions = {}) {
  const { flags = allFlags, rules = someRules(), answers = {}, stored = {}, referralCode, invitation, brand = aBrand() } = options;
  const calls: { name: string; input: { body?: BodyOf<'register'>; query?: unknown } }[] = [];
  const login = { token: 't', firstTimeLogin: false, passwordExpired: false, memberInfo: aMember() };
  const answering: Record<string, () => unknown> = {
    registerSettings: () => ({ fields: rules }),
    register: () => login,
    registerMobile: () => login,
    affiliate: () => ({ affiliateCode: 'AGENT01' }),
    inviter: () => ({ name: 'Ma***a' }),
    sendRegisterCode: () => ({ expiredMinutes: 5 }),
    ...answers,
  };
  const client = {
    call: async (name: string, _guard: unknown, input: object = {}) => {
      calls.push({ name, input });
      return answering[name]?.();
    },
  } as unknown as ApiClient;
  const tabStorage = memoryStore(stored);
  const time = { ahead: 0 };
  const clock = { now: () => Date.now() + time.ahead };
  const store = createAppStore();
  if (feature.slice !== undefined) store.inject(feature.slice);
  const saga = feature.makeSaga?.({ client, tabStorage, deviceStorage: memoryStore(), clock, brand: aBrand() } as unknown as Parameters<
    NonNullable<typeof feature.makeSaga>
  >[0]);
  if (saga !== undefined) store.run('registration', saga);
  store.dispatch(flagsLoaded(aTree(...flags)));
  const onClose = vi.fn<() => void>();
  const screen = await render(
    <MemoryRouter>
      <Provider store={store}>
        <I18nextProvider i18n={texts}>
          <BrandProvider brand={brand}>
            <PortsContext value={{ client, clock, tabStorage }}>
              <Dialog
                request={{
                  kind: 'register',
                  ...(referralCode === undefined ? {} : { referralCode }),
                  ...(invitation === undefined ? {} : { invitation }),
                }}
                onClose={onClose}
              />
            </PortsContext>
          </BrandProvider>
        </I18nextProvider>
      </Provider>
    </MemoryRouter>,
  );
  return {
    screen,
    tabStorage,
    time,
    calls,
    sent: () => calls.filter(({ name }) => name === 'register' || name === 'registerMobile').map(({ input }) => input.body),
    /** Marked as optional in its label. */
    optional: (label: string) => screen.getByLabelText(`${label} optional`),
    field: (label: string) => screen.getByLabelText(label, { exact: true }),
    // Its label contains a link, which a press in the middle would follow.
    consent: () => screen.getByRole('checkbox', { name: /I am 18 or older/ }).click({ position: { x: 5, y: 5 } }),
    extras: () => screen.getByText(/^Optional: /).click(),
    code: () => screen.getByLabelText(/^Enter the code sent to/),
    send: async () => {
      time.ahead += 2_000;
      await screen.getByRole('button', { name: 'Send code' }).click();
    },
    submit: () => screen.getByRole('button', { name: 'Create account' }).click(),
  };
}

const cpf = { acceptedPattern: '^[0-9]*$', patternId: 'NUMBERS', minLength: 11, maxLength: 11 };
const byName = { flags: ['USERNAMEREG3'] } as const;

async function fillIn({ field }: Awaited<ReturnType<typeof open>>, changes: Record<string, string> = {}) {
  const entries = { Username: 'marina7', Password: 'Mango#77', ...changes };
  for (const [label, text] of Object.entries(entries)) await field(label).fill(text);
}

test('starts with mobile if both methods are offered, each as a tab [session-16, session-17]', async () => {
  const { screen, field } = await open();
  await expect.element(screen.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(field('Mobile number')).toBeVisible();
  await screen.getByRole('tab', { name: 'Username' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(screen.getByLabelText('Mobile number').elements()).toHaveLength(0);
  await expect(screen.container).toBeAccessible();
});

test('starts in its first field, and does not move the focus when another method is chosen', async () => {
  const { screen, field } = await open();
  await expect.element(field('Mobile number')).toHaveFocus();
  const other = screen.getByRole('tab', { name: 'Username' });
  await other.click();
  await expect.element(screen.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expect.element(other).toHaveFocus();
});

test.each([
  ['USERNAMEREG3', 'Username'],
  ['MOBILENUMREG3', 'Mobile number'],
])('shows no choice when only %s is enabled [session-17, role-21, role-22]', async (flag, label) => {
  const { screen, field } = await open({ flags: [flag] });
  await expect.element(field(label)).toBeVisible();
  expect(screen.getByRole('tab').elements()).toHaveLength(0);
});

test('says so when registration is unavailable', async () => {
  const { screen } = await open({ flags: [] });
  await expect.element(screen.getByText('Sign-ups are closed right now.', { exact: false })).toBeVisible();
});

test('says that the form failed to load, and shows it after a retry', async () => {
  let isAway = true;
  const { screen, field } = await open({
    ...byName,
    answers: { registerSettings: () => (isAway ? refuse('NETWORK')() : { fields: someRules() }) },
  });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(field('Username')).toBeVisible();
});

test('sends nothing until age and terms are confirmed, stated in one sentence at the button [valid-42, valid-43, session-31]', async () => {
  const world = await open(byName);
  const { screen } = world;
  await fillIn(world);
  const line = 'I confirm that I am 18 or older and have read and agree to the Terms and Services.';
  const consent = screen.getByRole('checkbox', { name: line });
  await expect.element(consent).toBeVisible();
  expect(screen.getByRole('checkbox').elements()).toHaveLength(1);
  expect(screen.getByRole('dialog').element().textContent?.match(/18/g), 'the age is said once').toHaveLength(1);
  await world.submit();
  await expect.element(consent).toHaveAccessibleDescription('Confirm your age and agree to the terms to sign up.');
  await expect.element(screen.getByRole('link', { name: 'Terms and Services' })).toHaveAttribute('href', '/help#term');
  expect(world.sent()).toEqual([]);
  await world.consent();
  await world.submit();
  await expect.poll(() => world.sent().length).toBe(1);
  expect(world.sent()[0]).toMatchObject({ username: 'marina7', password: 'Mango#77', confirmPassword: 'Mango#77', login: true });
});

test('asks for a password once, states its minimum length and reveals it on request', async () => {
  const { screen, field } = await open(byName);
  const password = field('Password');
  await expect.element(password).toHaveAccessibleDescription('At least 8 characters.');
  expect(screen.getByLabelText('Repeat password').elements()).toHaveLength(0);
  await password.fill('Mango#77');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
});

const invitations = [
  ['member', { referralCode: 'FRIEND7' }, 'FRIEND7'],
  ['agent', { invitation: { code: 'ABCDEFGH23', sub: '' } }, 'ABCDEFGH23'],
] as const;

test.each(invitations)('names the %s who sent the invitation, also when reopened', async (kind, invited, code) => {
  const first = await open({ ...byName, ...invited });
  const said = `Ma***a invited you! Code ${code} joins your account.`;
  await expect.element(first.screen.getByText(said)).toBeVisible();
  expect(first.calls.filter(({ name }) => name === 'inviter').map(({ input }) => input.query)).toEqual([{ code, kind }]);
  await first.screen.unmount();
  const again = await open({ ...byName, stored: first.tabStorage.entries() });
  await expect.element(again.screen.getByText(said)).toBeVisible();
  await again.screen.unmount();
  const other = await open(byName);
  await expect.element(other.field('Username')).toBeVisible();
  expect(other.screen.getByText(/invited you/).elements()).toHaveLength(0);
  expect(other.calls.map(({ name }) => name)).not.toContain('inviter');
});

test('says that the invitation is being checked, and lets the visitor type meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<{ name: string }>();
  const { screen, field } = await open({ ...byName, referralCode: 'FRIEND7', answers: { inviter: () => promise } });
  await expect.element(screen.getByText('Checking your invitation…')).toBeVisible();
  await field('Username').fill('marina7');
  resolve({ name: 'Ma***a' });
  await expect.element(screen.getByText(/^Ma\*\*\*a invited you!/)).toBeVisible();
  await expect.element(field('Username')).toHaveValue('marina7');
});

test('says that an invitation is over and still registers', async () => {
  const world = await open({ ...byName, referralCode: 'NOBODYS', answers: { inviter: () => ({ name: null }) } });
  await expect.element(world.screen.getByText(/^This invitation isn’t valid anymore/)).toBeVisible();
  await expect(world.screen.container).toBeAccessible();
  await fillIn(world);
  await world.consent();
  await world.submit();
  await expect.poll(() => world.sent()).toHaveLength(1);
});

test.each(['NETWORK', 'RATE_LIMITED'] as const)('shows the code alone when the inviter’s name is refused by %s', async (failure) => {
  const { screen } = await open({ ...byName, referralCode: 'FRIEND7', answers: { inviter: refuse(failure) } });
  await expect.element(screen.getByText('You’re invited! Code FRIEND7 joins your account.')).toBeVisible();
});

test('shows each rule’s message and any repetition that differs [valid-10, valid-16, valid-19, valid-20]', async () => {
  const world = await open({ ...byName, rules: someRules({ idNumber: cpf, confirmPassword: {} }) });
  await fillIn(world, { Username: '7marina', Password: 'short', 'Repeat password': 'other' });
  await world.extras();
  await world.optional('ID number').fill('12');
  await world.submit();
  const { field } = world;
  await expect
    .element(field('Username'))
    .toHaveAccessibleDescription('Start with a letter, then use letters and numbers, 6 to 16 characters.');
  await expect.element(field('Password')).toHaveAccessibleDescription(/Use 8 to 64 characters without spaces\./);
  await expect.element(field('Repeat password')).toHaveAccessibleDescription('These don’t match.');
  await expect.element(world.optional('ID number')).toHaveAccessibleDescription('Use only numbers, 11 digits.');
  await expect.element(field('Username')).toHaveFocus();
});

test('shows a Brazilian tax number in groups and sends its digits', async () => {
  const world = await open({ ...byName, rules: someRules({ idNumber: cpf }) });
  await fillIn(world);
  await world.extras();
  await world.optional('ID number').fill('529.982.247-25');
  await expect.element(world.optional('ID number')).toHaveValue('529.982.247-25');
  await world.consent();
  await world.submit();
  await expect.poll(() => world.sent()).toMatchObject([{ idNumber: '52998224725' }]);
});

test('leaves the identity number of another country as it is typed', async () => {
  const brand = aBrand({ format: { amounts: 'specified', timeZone: 'Europe/Malta', currency: 'EUR' } });
  const world = await open({ ...byName, rules: someRules({ idNumber: cpf }), brand });
  await world.extras();
  await world.optional('ID number').fill('52998224725');
  await expect.element(world.optional('ID number')).toHaveValue('52998224725');
});

test('shows how many digits a phone number needs [valid-41]', async () => {
  const rules = someRules({ mobileNum: { minLength: 11, maxLength: 11 } });
  const world = await open({ flags: ['MOBILENUMREG3'], rules });
  await world.field('Mobile number').fill('1198765');
  await world.submit();
  await expect.element(world.field('Mobile number')).toHaveAccessibleDescription('Enter a phone number with 11 digits.');
});

test('by mobile asks for the number, then for its code, then for the rest [valid-12, session-26]', async () => {
  const world = await open({ answers: { registerMobile: refuse('CODE_INVALID') } });
  const { screen, field, code, send } = world;
  await expect.element(code()).not.toBeVisible();
  await send();
  await expect.element(field('Mobile number')).toHaveAccessibleDescription('This field is required.');
  await field('Mobile number').fill('+351 912 345 678');
  await send();
  await expect
    .poll(() => world.calls.at(-1))
    .toEqual({
      name: 'sendRegisterCode',
      input: { body: { username: '912345678', mobileNo: '912345678', countryDialingCode: '351' } },
    });
  await expect.element(screen.getByLabelText('Enter the code sent to +351 912345678')).toHaveFocus();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(code()).toHaveAccessibleDescription(/This field is required/);
  await code().fill('123456');
  await expect.element(field('Password')).toHaveFocus();
  await field('Password').fill('Mango#77');
  await world.consent();
  await world.submit();
  const sent = {
    mobileNum: '912345678',
    countryDialingCode: '351',
    verificationCode: '123456',
    password: 'Mango#77',
    registerMethod: 'WEB',
  };
  await expect.poll(() => world.sent()[0]).toMatchObject(sent);
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveAccessibleDescription(/That code isn’t right/);
  await code().fill('');
  await code().fill('654321');
  // Nothing else has to be entered again.
  await expect.poll(() => world.sent()[1]).toMatchObject({ ...sent, verificationCode: '654321' });
});

test('goes back to the number, and on without another code during the countdown', async () => {
  const world = await open();
  const { screen, field, code, send } = world;
  await field('Mobile number').fill('912345678');
  await send();
  await expect.element(code()).toHaveFocus();
  await screen.getByRole('button', { name: 'Change number' }).click();
  await expect.element(field('Mobile number')).toHaveFocus();
  const asked = () => world.calls.filter(({ name }) => name === 'sendRegisterCode').length;
  await send();
  await expect.element(code()).toHaveFocus();
  expect(asked()).toBe(1);
  await screen.getByRole('button', { name: 'Change number' }).click();
  await field('Mobile number').fill('912345679');
  await send();
  await expect.poll(asked).toBe(2);
});

test('shows at the number that a code was not sent', async () => {
  const world = await open({ answers: { sendRegisterCode: refuse('QUOTA_EXCEEDED') } });
  await world.field('Mobile number').fill('912345678');
  await world.send();
  const told = world.screen.getByRole('dialog', { name: 'We couldn’t send the code' });
  await told.getByRole('button', { name: 'Got it' }).click();
  await expect.element(world.field('Mobile number')).toBeVisible();
  await expect.element(world.code()).not.toBeVisible();
});

test('by mobile without a password ends with the code', async () => {
  const world = await open({ flags: ['MOBILENUMREG3', 'REGMOBVERF3'] });
  await world.field('Mobile number').fill('912345678');
  await world.send();
  await world.consent();
  await world.code().fill('123456');
  await expect.poll(() => world.sent()[0]).toMatchObject({ mobileNum: '912345678', verificationCode: '123456' });
});

test('warns in a dialog about an unknown code, and registers nothing [error-19, valid-22]', async () => {
  const world = await open({
    ...byName,
    rules: someRules({ affiliateCode: {} }),
    answers: { affiliate: refuse('INVITATION_CODE_INVALID', { '/affiliateCode': 'unknown' }) },
  });
  const { screen } = world;
  await fillIn(world);
  await world.extras();
  await world.optional('Invitation code').fill('NOBODY');
  await world.consent();
  await world.submit();
  const warning = screen.getByRole('dialog', { name: 'Check your invitation code' });
  await expect.element(warning.getByText('This invitation code isn’t valid.')).toBeVisible();
  await warning.getByRole('button', { name: 'Got it' }).click();
  await expect.element(world.optional('Invitation code')).toHaveValue('NOBODY');
  expect(world.sent()).toEqual([]);
});

test('shows a refusal at its field in that field’s words, and keeps the input', async () => {
  const world = await open({ ...byName, answers: { register: refuse('USERNAME_TAKEN', { '/username': 'taken' }) } });
  await fillIn(world);
  await world.consent();
  await world.submit();
  await expect.element(world.field('Username')).toHaveAccessibleDescription('This username is taken. Choose another one.');
  await expect.element(world.field('Password')).toHaveValue('Mango#77');
});

test('opens with the earlier input, without secrets, and sends the invitation code [route-05]', async () => {
  const first = await open({ ...byName, referralCode: 'FRIEND7' });
  await fillIn(first);
  await first.screen.unmount();
  const stored = first.tabStorage.entries();
  expect(stored[storageKeys.draft]).not.toContain('Mango');
  const again = await open({ ...byName, stored });
  await expect.element(again.field('Username')).toHaveValue('marina7');
  await expect.element(again.field('Password')).toHaveValue('');
  await fillIn(again);
  await again.consent();
  await again.submit();
  await expect.poll(() => again.sent()[0]?.referralCode).toBe('FRIEND7');
});

test('goes step by step on a phone, where an error leads to its step and nothing is lost', async () => {
  await page.viewport(390, 844);
  try {
    const needed = { required: true };
    const rules = someRules({ email: needed, line: needed, facebook: needed, payeeName: {} });
    const world = await open({ ...byName, rules, answers: { register: refuse('USERNAME_TAKEN', { '/username': 'taken' }) } });
    const { screen, field } = world;
    const next = screen.getByRole('button', { name: 'Continue' });
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 1 of 2');
    await next.click();
    await expect.element(field('Username')).toHaveFocus();
    await expect.element(field('Username')).toHaveAccessibleDescription('This field is required.');
    await fillIn(world, { Email: 'a@b.example', LINE: 'line-id' });
    await next.click();
    await expect.element(field('Facebook')).toHaveFocus();
    await field('Facebook').fill('face');
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(field('Username')).toHaveFocus();
    await expect.element(field('Username')).toHaveValue('marina7');
    await next.click();
    await expect.element(field('Facebook')).toHaveValue('face');
    await world.consent();
    await world.submit();
    await expect.element(field('Username')).toHaveFocus();
    await expect.element(field('Username')).toHaveAccessibleDescription('This username is taken. Choose another one.');
  } finally {
    await page.viewport(1280, 900);
  }
});

test('leads to a refused optional field even if it is collapsed', async () => {
  const refusal = refuse('INVALID_REQUEST', { '/email': 'pattern' });
  const world = await open({ ...byName, rules: someRules({ email: {} }), answers: { register: refusal } });
  await expect.element(world.optional('Email')).not.toBeVisible();
  await fillIn(world);
  await world.consent();
  await world.submit();
  await expect.element(world.optional('Email')).toHaveFocus();
});

test.each([360, 390, 430])('fits a window of %i in every step, in both languages', async (width) => {
  await page.viewport(width, 844);
  try {
    for (const language of ['en', 'pt'] as const) {
      await texts.changeLanguage(language);
      const say = texts.getFixedT(language, ['registration', 'forms']);
      const world = await open({ rules: someRules({ email: {}, affiliateCode: {} }), referralCode: 'FRIEND7' });
      const { screen } = world;
      const check = (step: string) => {
        const dialog = screen.getByRole('dialog').element();
        const reach = [...dialog.querySelectorAll('*')].map((element) => element.getBoundingClientRect().right);
        expect(Math.max(...reach), `${language} ${step}`).toBeLessThanOrEqual(width);
      };
      const number = screen.getByRole('textbox', { name: say('fields.mobileNum') });
      await number.fill('912345678');
      check('number');
      await screen.getByRole('button', { name: say('forms:code.send') }).click();
      const code = screen.getByLabelText(/912345678$/);
      await expect.element(code).toHaveFocus();
      check('code');
      await code.fill('123456');
      await expect.element(screen.getByLabelText(say('fields.password'), { exact: true })).toHaveFocus();
      await screen.getByText(/^(Optional|Opcional): /).click();
      check('password');
      await screen.unmount();
    }
  } finally {
    await texts.changeLanguage('en');
    await page.viewport(1280, 900);
  }
});
