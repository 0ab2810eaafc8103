import { createInstance } from 'i18next';
import { useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiFailure } from '#api/api-failure.ts';
import type { ApiClient } from '#api/client.ts';
import { memoryStore } from '#testing/test-world.ts';
import common from '../../app/language/common.en.json' with { type: 'json' };
import { PortsContext } from '../ports/ports.ts';
import forms from './forms.en.json' with { type: 'json' };
import type { SentCode } from './send-code.ts';
import { SendCodeField } from './SendCodeField.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: 'en', resources: { en: { forms, common } }, interpolation: { escapeValue: false } });

type Send = () => Promise<SentCode | null>;

/** A place with a clock that only the test moves. */
function aPlace() {
  const world = { now: 1_000_000, store: memoryStore() };
  const ports = { client: {} as ApiClient, clock: { now: () => world.now }, tabStorage: world.store };
  function Own({ send, purpose = 'login' }: { send: Send; purpose?: string }) {
    const [value, setValue] = useState('');
    return <SendCodeField purpose={purpose} send={send} value={value} onChange={setValue} />;
  }
  const draw = (send: Send, purpose?: string) =>
    render(
      <I18nextProvider i18n={texts}>
        <PortsContext value={ports}>
          <Own send={send} {...(purpose === undefined ? {} : { purpose })} />
        </PortsContext>
      </I18nextProvider>,
    );
  return { world, draw };
}

const sender = (answer: SentCode | null = { expiredMinutes: 5 }) => vi.fn<Send>(async () => answer);

test('counts down from the moment a code was sent, does nothing meanwhile, and can be used again [session-19, valid-33]', async () => {
  const { world, draw } = aPlace();
  const send = sender({ expiredMinutes: 2 });
  const screen = await draw(send);
  await screen.getByRole('button', { name: 'Send me a code' }).click();
  const waiting = screen.getByRole('button', { name: 'New code in 2:00' });
  await expect.element(waiting).toHaveAccessibleDescription('You can ask for a new code when the time has run out.');
  world.now += 61_000;
  await expect.element(screen.getByRole('button', { name: 'New code in 0:59' })).toBeVisible();
  await screen.getByRole('button', { name: 'New code in 0:59' }).click({ force: true });
  expect(send).toHaveBeenCalledOnce();
  await expect(screen.container).toBeAccessible();
  world.now += 59_000;
  await screen.getByRole('button', { name: 'Send me a code' }).click();
  await expect.poll(() => send.mock.calls.length).toBe(2);
});

test('counts a minute where the answer names no time [session-21]', async () => {
  const { draw } = aPlace();
  const screen = await draw(sender({}));
  await screen.getByRole('button', { name: 'Send me a code' }).click();
  await expect.element(screen.getByRole('button', { name: 'New code in 1:00' })).toBeVisible();
});

test('goes on counting after a reload, each purpose by itself [session-19]', async () => {
  const { world, draw } = aPlace();
  const first = await draw(sender());
  await first.getByRole('button', { name: 'Send me a code' }).click();
  await expect.element(first.getByRole('button', { name: 'New code in 5:00' })).toBeVisible();
  await first.unmount();
  world.now += 30_000;
  const again = await draw(sender());
  await expect.element(again.getByRole('button', { name: 'New code in 4:30' })).toBeVisible();
  await again.unmount();
  const other = await draw(sender(), 'register');
  await expect.element(other.getByRole('button', { name: 'Send me a code' })).toBeVisible();
});

test('tells by a dialog why a code could not be sent, and starts no countdown [error-18, session-19]', async () => {
  const { world, draw } = aPlace();
  const limited = new ApiFailure({ code: 'RATE_LIMITED', status: 429, requestId: 'r1', retryAfter: 300 });
  const screen = await draw(() => Promise.reject(limited));
  await screen.getByRole('button', { name: 'Send me a code' }).click();
  const dialog = screen.getByRole('dialog', { name: 'The code was not sent' });
  await expect.element(dialog.getByText('Too many attempts. You can try again in 5 minutes.')).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Send me a code' })).toBeEnabled();
  expect(world.store.entries()).toEqual({});
});

test('asks once a second at most [valid-31]', async () => {
  const { world, draw } = aPlace();
  const send = sender(null);
  const screen = await draw(send);
  const button = screen.getByRole('button', { name: 'Send me a code' });
  await button.click();
  await button.click();
  world.now += 999;
  await button.click();
  expect(send).toHaveBeenCalledOnce();
  world.now += 1;
  await button.click();
  await expect.poll(() => send.mock.calls.length).toBe(2);
});
