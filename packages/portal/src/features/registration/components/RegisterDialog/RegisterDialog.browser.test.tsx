import { createInstance } from 'i18next';
import { Provider } from 'react-redux';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { BodyOf } from '@livery/contract/shapes';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import type { ApiClient } from '#api/client.ts';
import common from '#app/language/common.en.json' with { type: 'json' };
import forms from '#shared/forms/forms.en.json' with { type: 'json' };
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { flagsLoaded } from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand, aMember, memoryStore } from '#testing/test-world.ts';
import { registration as feature } from '../../index.ts';
import { allFlags, aTree, someRules } from '../../registration.builders.ts';
import english from '../../registration.en.json' with { type: 'json' };
import { storageKeys, type RegisterRules } from '../../registration.rules.ts';
import { Dialog } from './RegisterDialog.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { registration: english, forms, common } },
  interpolation: { escapeValue: false },
});

interface WorldOptions {
  flags?: readonly string[];
  rules?: RegisterRules;
  answers?: Record<string, () => unknown>;
  stored?: Record<string, string>;
  referralCode?: string;
}

const refuse = (code: FailureCode, fields?: Record<string, string>) => () => {
  throw new ApiFailure({ code, status: 400, requestId: null, ...(fields === undefined ? {} : { fields }) });
};

async function open({ flags = allFlags, rules = someRules(), answers = {}, stored = {}, referralCode }: WorldOptions = {}) {
  const calls: { name: string; input: { body?: BodyOf<'register'>; query?: unknown } }[] = [];
  const login = { token: 't', firstTimeLogin: false, passwordExpired: false, memberInfo: aMember() };
  const answering: Record<string, () => unknown> = {
    registerSettings: () => ({ fields: rules }),
    register: () => login,
    registerMobile: () => login,
    affiliate: () => ({ affiliateCode: 'AGENT01' }),
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
          <BrandProvider brand={aBrand()}>
            <PortsContext value={{ client, clock, tabStorage }}>
              <Dialog request={{ kind: 'register', ...(referralCode === undefined ? {} : { referralCode }) }} onClose={onClose} />
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
    /** Its label says that it need not be filled in. */
    optional: (label: string) => screen.getByLabelText(`${label} optional`),
    field: (label: string) => screen.getByLabelText(label, { exact: true }),
    consent: async () => {
      await screen.getByRole('checkbox', { name: 'I am 18 or older' }).click();
      // Its name holds a link, which a press in the middle would follow.
      await screen.getByRole('checkbox', { name: /I agree to the/ }).click({ position: { x: 5, y: 5 } });
    },
    submit: () => screen.getByRole('button', { name: 'Create account' }).click(),
  };
}

const byName = { flags: ['USERNAMEREG3'] } as const;

async function fillIn({ field }: Awaited<ReturnType<typeof open>>, changes: Record<string, string> = {}) {
  const entries = { Username: 'marina7', Password: 'Mango#77', 'Repeat password': 'Mango#77', ...changes };
  for (const [label, text] of Object.entries(entries)) await field(label).fill(text);
}

test('starts with mobile where both ways are offered, each a tab [session-16, session-17]', async () => {
  const { screen, field } = await open();
  await expect.element(screen.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(field('Mobile number')).toBeVisible();
  await screen.getByRole('tab', { name: 'Username' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(screen.getByLabelText('Mobile number').elements()).toHaveLength(0);
  await expect(screen.container).toBeAccessible();
});

test('begins in its first field, and leaves the focus with whoever chooses another way', async () => {
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
])('shows no choice when %s alone is on [session-17, role-21, role-22]', async (flag, label) => {
  const { screen, field } = await open({ flags: [flag] });
  await expect.element(field(label)).toBeVisible();
  expect(screen.getByRole('tab').elements()).toHaveLength(0);
});

test('says so when nobody can sign up', async () => {
  const { screen } = await open({ flags: [] });
  await expect.element(screen.getByText('Sign-ups are closed right now.', { exact: false })).toBeVisible();
});

test('tells that the form cannot be had, and has it after another try', async () => {
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

test('sends nothing until both consents are given, with a line before them [valid-42, valid-43, session-31]', async () => {
  const world = await open(byName);
  const { screen } = world;
  await fillIn(world);
  const line = screen.getByText('By signing up, you confirm that you are 18 or older and have read the Terms and Services.');
  await expect.element(line).toBeVisible();
  for (const consent of ['I am 18 or older', /I agree/]) {
    const box = screen.getByRole('checkbox', { name: consent }).element();
    expect(line.element().compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING, String(consent)).toBeTruthy();
  }
  await world.submit();
  await expect
    .element(screen.getByRole('checkbox', { name: 'I am 18 or older' }))
    .toHaveAccessibleDescription('Confirm your age to sign up.');
  await expect.element(screen.getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription('Agree to the terms to sign up.');
  await expect.element(screen.getByRole('link', { name: 'Terms and Services' })).toHaveAttribute('href', '/help#term');
  expect(world.sent()).toEqual([]);
  await world.consent();
  await world.submit();
  await expect.poll(() => world.sent().length).toBe(1);
  expect(world.sent()[0]).toMatchObject({ username: 'marina7', password: 'Mango#77', confirmPassword: 'Mango#77', login: true });
});

test("shows each rule's sentence and what is not the same twice [valid-10, valid-16, valid-19, valid-20]", async () => {
  const rules = someRules({ idNumber: { acceptedPattern: '^[0-9]*$', patternId: 'NUMBERS', minLength: 11, maxLength: 11 } });
  const world = await open({ ...byName, rules });
  await fillIn(world, { Username: '7marina', Password: 'short', 'Repeat password': 'other' });
  await world.optional('ID number').fill('12');
  await world.submit();
  const { field } = world;
  await expect
    .element(field('Username'))
    .toHaveAccessibleDescription('Start with a letter, then use letters and numbers, 6 to 16 characters.');
  await expect.element(field('Password')).toHaveAccessibleDescription('Use 8 to 64 characters without spaces.');
  await expect.element(field('Repeat password')).toHaveAccessibleDescription('These don’t match.');
  await expect.element(world.optional('ID number')).toHaveAccessibleDescription('Use only numbers, 11 digits.');
  await expect.element(field('Username')).toHaveFocus();
});

test('names the digits that a phone number needs [valid-41]', async () => {
  const rules = someRules({ mobileNum: { minLength: 11, maxLength: 11 } });
  const world = await open({ flags: ['MOBILENUMREG3'], rules });
  await world.field('Mobile number').fill('1198765');
  await world.submit();
  await expect.element(world.field('Mobile number')).toHaveAccessibleDescription('Enter a phone number with 11 digits.');
});

test('sends a number with its country, and the code that came to it [valid-12, session-26]', async () => {
  const world = await open({ flags: ['MOBILENUMREG3', 'REGMOBVERF3'] });
  const { screen, field } = world;
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(field('Mobile number')).toHaveAccessibleDescription('This field is required.');
  await field('Mobile number').fill('+351 912 345 678');
  world.time.ahead = 2_000;
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect
    .poll(() => world.calls.at(-1))
    .toEqual({
      name: 'sendRegisterCode',
      input: { body: { username: '912345678', mobileNo: '912345678', countryDialingCode: '351' } },
    });
  await world.consent();
  await world.submit();
  await expect.element(field('Code from the message')).toHaveAccessibleDescription(/This field is required/);
  await field('Code from the message').fill('123456');
  await world.submit();
  await expect
    .poll(() => world.sent()[0])
    .toMatchObject({
      mobileNum: '912345678',
      countryDialingCode: '351',
      verificationCode: '123456',
      registerMethod: 'WEB',
    });
});

test('warns in a dialog of a code that is nobody’s, and registers nothing [error-19, valid-22]', async () => {
  const world = await open({
    ...byName,
    rules: someRules({ affiliateCode: {} }),
    answers: { affiliate: refuse('INVITATION_CODE_INVALID', { '/affiliateCode': 'unknown' }) },
  });
  const { screen } = world;
  await fillIn(world);
  await world.optional('Invitation code').fill('NOBODY');
  await world.consent();
  await world.submit();
  const warning = screen.getByRole('dialog', { name: 'Check your invitation code' });
  await expect.element(warning.getByText('This invitation code isn’t valid.')).toBeVisible();
  await warning.getByRole('button', { name: 'Got it' }).click();
  await expect.element(world.optional('Invitation code')).toHaveValue('NOBODY');
  expect(world.sent()).toEqual([]);
});

test('gives what the gateway refuses to its field, in its own words, and keeps what was typed', async () => {
  const world = await open({ ...byName, answers: { register: refuse('USERNAME_TAKEN', { '/username': 'taken' }) } });
  await fillIn(world);
  await world.consent();
  await world.submit();
  await expect.element(world.field('Username')).toHaveAccessibleDescription('This username is taken. Choose another one.');
  await expect.element(world.field('Password')).toHaveValue('Mango#77');
});

test('opens with what was typed before, without a secret, and sends the code of the invitation [route-05]', async () => {
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

test('goes step by step on a phone; an error leads to its step, and nothing is lost on the way', async () => {
  await page.viewport(390, 844);
  try {
    const rules = someRules({ email: {}, line: {}, facebook: {}, payeeName: {} });
    const world = await open({ ...byName, rules, answers: { register: refuse('USERNAME_TAKEN', { '/username': 'taken' }) } });
    const { screen, field, optional } = world;
    const next = screen.getByRole('button', { name: 'Continue' });
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 1 of 2');
    await next.click();
    await expect.element(field('Username')).toHaveFocus();
    await expect.element(field('Username')).toHaveAccessibleDescription('This field is required.');
    await fillIn(world);
    await next.click();
    await expect.element(field('Username')).not.toBeVisible();
    await optional('LINE').fill('line-id');
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(field('Username')).toHaveValue('marina7');
    await next.click();
    await expect.element(optional('LINE')).toHaveValue('line-id');
    await world.consent();
    await world.submit();
    await expect.element(field('Username')).toHaveFocus();
    await expect.element(field('Username')).toHaveAccessibleDescription('This username is taken. Choose another one.');
  } finally {
    await page.viewport(1280, 900);
  }
});
