import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiFailure } from '#api/api-failure.ts';
import type { ApiClient } from '#api/client.ts';
import { memoryStore } from '#testing/test-world.ts';
import common from '../../../app/language/common.en.json' with { type: 'json' };
import { PortsContext } from '../../ports/ports.ts';
import commonPt from '../../../app/language/common.pt.json' with { type: 'json' };
import forms from '../forms.en.json' with { type: 'json' };
import formsPt from '../forms.pt.json' with { type: 'json' };
import type { HumanProof } from './human-check.ts';
import type { SentCode } from './send-code.ts';
import { SendCodeField } from './SendCodeField.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { forms, common }, pt: { forms: formsPt, common: commonPt } },
  interpolation: { escapeValue: false },
});

type Send = (proof: HumanProof) => Promise<SentCode | null>;

const aChallenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    keyLength: 32,
    counter: 20,
    deriveKey,
    data: { merchant: 1, purpose: 'code', until: 0 },
    expiresAt: Math.ceil(Date.now() / 1000) + 60,
    hmacSignatureSecret: 'of the gateway',
    hmacKeySignatureSecret: 'of the gateway',
  });

/** A store, a scripted gateway call, and a clock that only the test advances. */
function aPlace() {
  const world = {
    now: 1_000_000,
    store: memoryStore(),
    asked: [] as unknown[],
    call: (..._asked: unknown[]): Promise<unknown> => aChallenge(),
  };
  const client = { call: (...asked: unknown[]) => world.call(...asked) } as unknown as ApiClient;
  const ports = { client, clock: { now: () => world.now }, tabStorage: world.store };
  function Own({ send, purpose = 'login' }: { send: Send; purpose?: string }) {
    const [value, setValue] = useState('');
    return <SendCodeField purpose={purpose} send={send} value={value} onChange={setValue} />;
  }
  const mount = (send: Send, purpose?: string) =>
    render(
      <I18nextProvider i18n={texts}>
        <PortsContext value={ports}>
          <Own send={send} {...(purpose === undefined ? {} : { purpose })} />
        </PortsContext>
      </I18nextProvider>,
    );
  return { world, mount };
}

const sender = (answer: SentCode | null = { expiredMinutes: 5 }) => vi.fn<Send>(async () => answer);

test('counts down from the time a code was sent, is disabled meanwhile, and can then be used again [session-19, valid-33]', async () => {
  const { world, mount } = aPlace();
  const send = sender({ expiredMinutes: 2 });
  const screen = await mount(send);
  await screen.getByRole('button', { name: 'Send code' }).click();
  const waiting = screen.getByRole('button', { name: 'New code in 2:00' });
  await expect.element(waiting).toHaveAccessibleDescription('You can request a new code when the countdown ends.');
  world.now += 61_000;
  await expect.element(screen.getByRole('button', { name: 'New code in 0:59' })).toBeVisible();
  await screen.getByRole('button', { name: 'New code in 0:59' }).click({ force: true });
  expect(send).toHaveBeenCalledOnce();
  await expect(screen.container).toBeAccessible();
  world.now += 59_000;
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(() => send.mock.calls.length).toBe(2);
});

test('counts down a minute if the answer gives no time [session-21]', async () => {
  const { mount } = aPlace();
  const screen = await mount(sender({}));
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByRole('button', { name: 'New code in 1:00' })).toBeVisible();
});

test('continues the countdown after a reload, separately for each purpose [session-19]', async () => {
  const { world, mount } = aPlace();
  const first = await mount(sender());
  await first.getByRole('button', { name: 'Send code' }).click();
  await expect.element(first.getByRole('button', { name: 'New code in 5:00' })).toBeVisible();
  await first.unmount();
  world.now += 30_000;
  const again = await mount(sender());
  await expect.element(again.getByRole('button', { name: 'New code in 4:30' })).toBeVisible();
  await again.unmount();
  const other = await mount(sender(), 'register');
  await expect.element(other.getByRole('button', { name: 'Send code' })).toBeVisible();
});

test('shows a dialog about why a code could not be sent, and starts no countdown [error-18, session-19]', async () => {
  const { world, mount } = aPlace();
  const limited = new ApiFailure({ code: 'RATE_LIMITED', status: 429, requestId: 'r1', retryAfter: 300 });
  const screen = await mount(() => Promise.reject(limited));
  await screen.getByRole('button', { name: 'Send code' }).click();
  const dialog = screen.getByRole('dialog', { name: 'We couldn’t send the code' });
  await expect.element(dialog.getByText('Too many attempts. You can try again in 5 minutes.')).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
  expect(world.store.entries()).toEqual({});
});

const sentences = [
  ['QUOTA_EXCEEDED', 'en', 'We can’t send any more messages right now. Please contact customer service.'],
  ['QUOTA_EXCEEDED', 'pt', 'Não é possível enviar mais mensagens agora. Fale com o atendimento.'],
  ['OPERATION_NOT_ALLOWED', 'en', 'This isn’t available for this number. Choose another option.'],
  ['OPERATION_NOT_ALLOWED', 'pt', 'Este número não pode entrar desta forma. Escolha outra.'],
  ['RATE_LIMITED', 'pt', 'Muitas tentativas. Você pode tentar de novo em 5 minutos.'],
] as const;

test.each(sentences)('explains why no code arrived by sms after %s, in %s: %s [error-18]', async (code, language, sentence) => {
  await texts.changeLanguage(language);
  const { mount } = aPlace();
  const wait = code === 'RATE_LIMITED' ? { retryAfter: 300 } : {};
  const screen = await mount(() => Promise.reject(new ApiFailure({ code, status: 400, requestId: 'r1', ...wait })));
  await screen.getByRole('button', { name: language === 'en' ? 'Send code' : 'Enviar código' }).click();
  await expect.element(screen.getByRole('dialog').getByText(sentence, { exact: true })).toBeVisible();
  await texts.changeLanguage('en');
});

test('sends at most one request a second [valid-31]', async () => {
  const { world, mount } = aPlace();
  const send = sender(null);
  const screen = await mount(send);
  const button = screen.getByRole('button', { name: 'Send code' });
  await button.click();
  await button.click();
  world.now += 999;
  await button.click();
  expect(send).toHaveBeenCalledOnce();
  world.now += 1;
  await button.click();
  await expect.poll(() => send.mock.calls.length).toBe(2);
});

const notHuman = new ApiFailure({ code: 'HUMAN_CHECK_FAILED', status: 403, requestId: 'r1' });

test.each([
  ['en', 'Send code', 'Verifying that you’re human…', 'New code in 5:00'],
  ['pt', 'Enviar código', 'Verificando se você é uma pessoa…', 'Novo código em 5:00'],
])('shows in %s that a human check is needed, solves it automatically and then sends', async (language, name, checking, again) => {
  await texts.changeLanguage(language);
  const { world, mount } = aPlace();
  const held = Promise.withResolvers<void>();
  const send = vi.fn<Send>(async ({ humanVerification }) => {
    if (humanVerification === undefined) throw notHuman;
    return { expiredMinutes: 5 };
  });
  world.call = async (...asked) => {
    world.asked.push(asked);
    await held.promise;
    return aChallenge();
  };
  const screen = await mount(send);
  await screen.getByRole('textbox').fill('12');
  await screen.getByRole('button', { name }).click();
  await expect.element(screen.getByText(checking)).toBeVisible();
  await expect(screen.container).toBeAccessible();
  held.resolve();
  await expect.element(screen.getByRole('button', { name: again })).toBeVisible();
  expect(world.asked).toEqual([['humanChallenge', expect.anything(), { query: { purpose: 'code' } }]]);
  expect(send.mock.calls).toEqual([[{}], [{ humanVerification: expect.stringMatching(/.{100}/) }]]);
  await expect.element(screen.getByRole('textbox')).toHaveValue('12');
  await texts.changeLanguage('en');
});

test('shows that the human check failed when the proof is refused too', async () => {
  const { world, mount } = aPlace();
  world.call = aChallenge;
  const send = vi.fn<Send>(() => Promise.reject(notHuman));
  const screen = await mount(send);
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByRole('dialog').getByText('We couldn’t verify that you’re human. Please try again.')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(2);
});
