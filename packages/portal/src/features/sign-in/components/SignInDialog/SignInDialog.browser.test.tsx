import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { ApiFailure, type Failure } from '#api/api-failure.ts';
import type { ApiClient } from '#api/client.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand, memoryStore } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import formsInPortuguese from '../../../../shared/forms/forms.pt.json' with { type: 'json' };
import signIn from '../../sign-in.en.json' with { type: 'json' };
import {
  providerRefused,
  joinRefused,
  joinSubmitted,
  newcomerFound,
  phoneRefused,
  phoneSubmitted,
  providerChosen,
  ruleLoaded,
  signInSlice,
} from '../../sign-in.slice.ts';
import { Dialog } from './SignInDialog.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, forms, 'sign-in': signIn } }, interpolation: { escapeValue: false } });

const failure = (code: Failure['code'], more: Partial<Failure> = {}): Failure => ({ code, status: 400, requestId: null, ...more });
/** Its proof of work is found with the first guess. */
const challenge = { isNoChallenge: true };

let now = 1_000_000;

async function open(way: string, refusal?: Failure) {
  const store = createAppStore();
  store.inject(signInSlice);
  const sent: UnknownAction[] = [];
  const dispatch = store.dispatch;
  store.dispatch = ((action: UnknownAction) => (sent.push(action), dispatch(action))) as typeof store.dispatch;
  const asked: string[] = [];
  const client: ApiClient = {
    call: (async (name: string) => {
      asked.push(name);
      if (refusal !== undefined) throw new ApiFailure(refusal);
      return name === 'humanChallenge' ? challenge : { expiredMinutes: 1, session: 'session-1' };
    }) as ApiClient['call'],
  };
  const brand = aBrand({ signIn: { providers: [{ id: 'club-id', name: 'Club ID' }], phone: true } });
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={brand}>
          <PortsContext
            value={{ client, clock: { now: () => (now += 2000) }, tabStorage: memoryStore({ 'livery.signInPhone': 'session-1' }) }}
          >
            <MemoryRouter>
              <Dialog request={{ kind: 'signIn', way }} onClose={() => undefined} />
            </MemoryRouter>
          </PortsContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, sent, dispatch, asked };
}

test('starts with the chosen provider, and explains what to do if its window was closed [error-17]', async () => {
  const { screen, sent, dispatch } = await open('club-id');
  const knocks = () => sent.filter(providerChosen.match).map(({ payload }) => payload);
  expect(knocks()).toEqual([{ way: 'club-id' }]);
  dispatch(providerRefused('closed'));
  await expect
    .element(screen.getByText('We’ve lost track of the Club ID window. If it’s still open, continue there. Otherwise, try again.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(knocks()).toHaveLength(2);
  await expect(screen.container).toBeAccessible();
});

test('asks for a number, and rejects an invalid one [error-10]', async () => {
  const { screen, asked } = await open('phone');
  const number = screen.getByRole('textbox', { name: 'Mobile number' });
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(number).toHaveAccessibleDescription('Enter your mobile number.');
  await number.fill('12');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(number).toHaveAccessibleDescription(forms.patterns.MOBILE);
  expect(asked).not.toContain('sendSignInCode');
  await expect(screen.container).toBeAccessible();
});

test.each([
  ['too many requests [error-11]', failure('RATE_LIMITED', { retryAfter: 300 }), 'Too many attempts. You can try again in 5 minutes.'],
  [
    'a failed check of being a person [error-13]',
    failure('HUMAN_CHECK_FAILED'),
    'We couldn’t verify that you’re human. Please try again.',
    'Não conseguimos confirmar que você é uma pessoa. Tente de novo.',
  ],
  [
    'an exhausted quota [error-14]',
    failure('QUOTA_EXCEEDED'),
    'We can’t send any more messages right now. Please contact customer service.',
    'Não é possível enviar mais mensagens agora. Fale com o atendimento.',
  ],
  [
    'a refused sign-in [error-15]',
    failure('OPERATION_NOT_ALLOWED'),
    'This isn’t available for this number. Choose another option.',
    'Este número não pode entrar desta forma. Escolha outra.',
  ],
])('explains %s', async (_name, refusal, sentence, inPortuguese?: string) => {
  const { screen } = await open('phone', refusal);
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('11987654321');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'We couldn’t send the code' }).getByText(sentence)).toBeVisible();
  if (inPortuguese !== undefined) expect(formsInPortuguese.errors).toHaveProperty(refusal.code, inPortuguese);
});

test('shows the waiting time after too many requests in Portuguese too [error-11]', () => {
  expect(formsInPortuguese.limited).toBe('Muitas tentativas. Você pode tentar de novo em {{wait}}.');
});

test('asks for the code, and says whether it is wrong or expired [error-12, error-16]', async () => {
  const { screen, sent, dispatch } = await open('phone');
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('11987654321');
  const code = screen.getByRole('textbox', { name: 'Code from the message' });
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(code).toHaveAccessibleDescription(/Enter the code from the message\./);
  await code.fill('246810');
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect
    .poll(() => sent.filter(phoneSubmitted.match).map(({ payload }) => payload))
    .toEqual([{ session: 'session-1', code: '246810' }]);
  dispatch(phoneRefused(failure('CODE_INVALID')));
  await expect.element(screen.getByText('That code isn’t right. Check it and try again.')).toBeVisible();
  dispatch(phoneRefused(failure('CODE_EXPIRED')));
  await expect.element(screen.getByText('This code has expired. Request a new one.')).toBeVisible();
});

test('asks a new member for a name, age and the terms, and keeps them when the name is taken', async () => {
  const { screen, sent, dispatch } = await open('club-id');
  dispatch(newcomerFound({ unlinked: true, ticket: 't1', provider: 'Club ID', nickname: 'Ana Souza' }));
  dispatch(ruleLoaded(null));
  const name = screen.getByRole('textbox', { name: 'Username' });
  await expect.element(name).toHaveValue('anasouza');
  await screen.getByRole('button', { name: 'Create account' }).click();
  const consent = screen.getByRole('checkbox', { name: /I am 18 or older/ });
  await expect.element(consent).toHaveAccessibleDescription('Confirm your age and agree to the terms to sign up.');
  const joined = () => sent.filter(joinSubmitted.match).map(({ payload }) => payload);
  expect(joined()).toEqual([]);
  await consent.click({ position: { x: 5, y: 5 } });
  await screen.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(joined).toEqual([{ username: 'anasouza' }]);
  dispatch(joinRefused(failure('USERNAME_TAKEN', { fields: { '/username': 'taken' } })));
  await expect.element(name).toHaveAccessibleDescription(/This username is taken\. Choose another one\./);
  await expect.element(consent).toBeChecked();
  dispatch(joinRefused(failure('INVITATION_CODE_INVALID', { fields: { '/affiliateCode': 'paused' } })));
  await expect.element(screen.getByText(signIn.join.invitation)).toBeVisible();
  await expect(screen.container).toBeAccessible();
});
