import { createInstance } from 'i18next';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from '@livery/ui/Checkbox';
import { ErrorSummary } from '@livery/ui/ErrorSummary';
import { MoneyField } from '@livery/ui/MoneyField';
import { TextField } from '@livery/ui/TextField';
import { memoryStore } from '#testing/test-world.ts';
import { editing, refused, sending, type Submission } from '../store/submission.ts';
import type { FieldRule, FormSpec } from './field-rules.ts';
import english from './forms.en.json' with { type: 'json' };
import portuguese from './forms.pt.json' with { type: 'json' };
import { useProblemText } from './use-problem-text.ts';
import { useServerForm, type ServerFormOptions } from './use-server-form.ts';

const rule = (acceptedPattern: string, patternId: string, min: number, max: number): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern,
  patternId,
  minLength: min,
  maxLength: max,
});

const start = { username: '', password: '', again: '', code: '', amount: '', terms: false };
type Values = typeof start;

const spec: FormSpec<Values> = {
  username: { rule: rule('^[A-Za-z][A-Za-z0-9]*$', 'LETTER_FIRST_ALPHANUMERIC', 6, 16) },
  password: { rule: rule('^\\S*$', 'NO_SPACES', 8, 8) },
  again: { required: true, sameAs: 'password' },
  terms: { required: true },
};

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'forms',
  resources: { en: { forms: english }, pt: { forms: portuguese } },
  interpolation: { escapeValue: false },
});

function Form(options: Partial<ServerFormOptions<Values>>) {
  const say = useProblemText();
  const form = useServerForm<Values>({ spec, defaultValues: start, submission: editing, onSubmit: () => undefined, say, ...options });
  return (
    <form onSubmit={form.submit} noValidate>
      <ErrorSummary
        title={texts.t('forms:summary', { count: form.problems.length })}
        items={form.problems}
        onChoose={(name) => form.focus(name as keyof Values)}
      />
      <TextField {...form.field('username')} label="Username" />
      <TextField {...form.field('password')} label="Password" type="password" />
      <TextField {...form.field('again')} label="Again" type="password" />
      <TextField {...form.field('code')} label="Code" />
      <Controller
        control={form.control}
        name="amount"
        render={({ field }) => <MoneyField {...field} {...form.marks('amount')} label="Amount" symbol="R$" tidy={(text) => text} />}
      />
      <Checkbox {...form.field('terms')} label="Terms" />
      <button type="button" onClick={() => void form.check(['username', 'password', 'amount'])}>
        Next
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const open = (options: Partial<ServerFormOptions<Values>> = {}) => {
  const mount = (more: Partial<ServerFormOptions<Values>> = {}) => (
    <I18nextProvider i18n={texts}>
      <Form {...options} {...more} />
    </I18nextProvider>
  );
  return { mount, screen: render(mount()) };
};

type Screen = Awaited<ReturnType<typeof render>>;

async function fillIn(screen: Screen, changes: Partial<Record<'Username' | 'Password' | 'Again' | 'Code', string>> = {}) {
  const entries = { Username: 'marina7', Password: 'Mango#77', Again: 'Mango#77', ...changes };
  for (const [label, text] of Object.entries(entries)) await screen.getByLabelText(label, { exact: true }).fill(text);
  await screen.getByRole('checkbox', { name: 'Terms' }).click();
}

const send = (screen: Screen) => screen.getByRole('button', { name: 'Send' }).click();

test('shows each rule’s message and the number of errors, focuses the first wrong field and loses nothing [valid-10, valid-20]', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  const screen = await open({ onSubmit }).screen;
  await fillIn(screen, { Username: '7marina', Password: 'short', Again: 'other' });
  await send(screen);
  const username = screen.getByLabelText('Username');
  await expect.element(username).toHaveAccessibleDescription('Start with a letter, then use letters and numbers, 6 to 16 characters.');
  await expect.element(screen.getByLabelText('Password')).toHaveAccessibleDescription('Use 8 characters without spaces.');
  await expect.element(screen.getByLabelText('Again')).toHaveAccessibleDescription('These don’t match.');
  await expect.element(username).toHaveFocus();
  await expect.element(screen.getByRole('alert').getByText('3 fields need your attention')).toBeVisible();
  await expect.element(username).toHaveValue('7marina');
  expect(onSubmit).not.toHaveBeenCalled();
  await screen
    .getByRole('alert')
    .getByRole('button', { name: /don’t match/ })
    .click();
  await expect.element(screen.getByLabelText('Again')).toHaveFocus();
  await expect(screen.container).toBeAccessible();
  await username.fill('marina7');
  await expect.element(username).not.toBeInvalid();
});

test('clears an error once its field is valid, even if only one step was checked', async () => {
  const bySteps: FormSpec<Values> = {
    ...spec,
    amount: { check: (text, { username }) => (username === 'marina7' || text === '50' ? null : { text: 'amount.empty' }) },
  };
  const screen = await open({ spec: bySteps }).screen;
  const [password, amount] = [screen.getByLabelText('Password'), screen.getByLabelText('Amount')];
  await amount.fill('10');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(password).toBeInvalid();
  await expect.element(amount).toBeInvalid();
  await password.fill('Mango#77');
  await expect.element(password).not.toBeInvalid();
  await expect.element(amount).toBeInvalid();
  await screen.getByLabelText('Username').fill('marina7');
  await expect.element(amount).not.toBeInvalid();
});

test('keeps a refusal of the gateway at its field until that changes', async () => {
  const { mount, screen: mounted } = open();
  const screen = await mounted;
  await fillIn(screen);
  const fields = { '/username': 'taken', '/password': 'breached' };
  await screen.rerender(mount({ submission: refused({ code: 'INVALID_REQUEST', status: 400, requestId: null, fields }) }));
  const password = screen.getByLabelText('Password');
  await expect.element(password).toBeInvalid();
  await screen.getByLabelText('Username').fill('marina8');
  await expect.element(screen.getByLabelText('Username')).not.toBeInvalid();
  await expect.element(password).toBeInvalid();
  await password.fill('Mango#78');
  await expect.element(password).not.toBeInvalid();
});

test('translates existing errors when the language changes', async () => {
  const screen = await open().screen;
  await send(screen);
  await texts.changeLanguage('pt');
  await expect.element(screen.getByLabelText('Username')).toHaveAccessibleDescription('Preencha este campo.');
  await texts.changeLanguage('en');
});

test('is sent once, trimmed, and not again while the call is pending', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  const { mount, screen: mounted } = open({ onSubmit });
  const screen = await mounted;
  await fillIn(screen, { Username: '  marina7 ' });
  await send(screen);
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...start, username: 'marina7', password: 'Mango#77', again: 'Mango#77', terms: true });
  await screen.rerender(mount({ submission: sending }));
  await send(screen);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('shows a refusal of the gateway at its field, with the input kept', async () => {
  const { mount, screen: mounted } = open();
  const screen = await mounted;
  await fillIn(screen);
  const answer: Submission = refused({ code: 'INVALID_REQUEST', status: 400, requestId: null, fields: { '/password': 'breached' } });
  await screen.rerender(mount({ submission: answer }));
  const password = screen.getByLabelText('Password');
  await expect.element(password).toHaveAccessibleDescription('We can’t accept this. Please change it.');
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveValue('Mango#77');
});

test('checks a code with the gateway before sending anything, and aborts the check when the form changes', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  const answers: ((isKnown: boolean) => void)[] = [];
  const signals: AbortSignal[] = [];
  const ask = async (_: string, signal: AbortSignal) => {
    signals.push(signal);
    const isKnown = await new Promise<boolean>((resolve) => void answers.push(resolve));
    return isKnown ? null : { text: 'patterns.INVITATION_CODE' };
  };
  const screen = await open({ onSubmit, spec: { ...spec, code: { ask } } }).screen;
  await fillIn(screen, { Code: 'LUCKY' });
  await send(screen);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(false);
  await expect.element(screen.getByLabelText('Code')).toHaveAccessibleDescription('This invitation code isn’t valid.');
  await screen.getByLabelText('Code').fill('GOOD');
  await send(screen);
  await expect.poll(() => answers.length).toBe(2);
  await screen.getByLabelText('Code').fill('OTHER');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  answers[1]?.(true);
  await send(screen);
  await expect.poll(() => answers.length).toBe(3);
  expect(onSubmit).not.toHaveBeenCalled();
  answers[2]?.(true);
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('stores a draft of the named fields, never a secret, and starts from it', async () => {
  const store = memoryStore();
  const draft = { key: 'draft', store, fields: ['username', 'amount'] };
  const screen = await open({ draft }).screen;
  await fillIn(screen);
  await screen.getByLabelText('Amount').fill('1,234.50');
  expect(JSON.parse(store.get('draft') ?? '')).toEqual({ username: 'marina7', amount: '1,234.50' });
  await screen.unmount();
  const again = await open({ draft }).screen;
  await expect.element(again.getByLabelText('Username')).toHaveValue('marina7');
  await expect.element(again.getByLabelText('Amount')).toHaveValue('1,234.50');
  await expect.element(again.getByLabelText('Password')).toHaveValue('');
});

test.each([
  ['username', 'marina7'],
  ['amount', '50'],
])('keeps the %s typed as soon as the form is on the page', async (name, text) => {
  const draft = { key: 'draft', store: memoryStore(), fields: [name] };
  const screen = await render(
    <TypedAtOnce into={name} text={text}>
      <I18nextProvider i18n={texts}>
        <Form draft={draft} />
      </I18nextProvider>
    </TypedAtOnce>,
  );
  await expect.element(screen.getByLabelText(name === 'amount' ? 'Amount' : 'Username')).toHaveValue(text);
  expect(JSON.parse(draft.store.get('draft') ?? '{}')).toEqual({ [name]: text });
});

/** Types before the effects of the form's first paint have run, like a fast user on a slow phone. */
function TypedAtOnce({ into, text, children }: { into: string; text: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = place.current?.querySelector(`input[name=${into}]`);
    if (!(input instanceof HTMLInputElement)) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [into, text]);
  return <div ref={place}>{children}</div>;
}

test.each(['not json', '[]', 'null', '{"password":"x"}'])('starts empty with a draft of %s', async (kept) => {
  const draft = { key: 'draft', store: memoryStore({ draft: kept }), fields: ['username'] };
  const screen = await open({ draft }).screen;
  await expect.element(screen.getByLabelText('Username')).toHaveValue('');
  await expect.element(screen.getByLabelText('Password')).toHaveValue('');
});
