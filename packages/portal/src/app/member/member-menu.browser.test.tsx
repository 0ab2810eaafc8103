import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { account } from '#features/account/index.ts';
import { member } from '#features/member/index.ts';
import { transfer } from '#features/transfer/index.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { loggedIn } from '#shared/store/events.ts';
import { answerRead } from '#testing/answer-read.ts';
import { aBrand, aMember, memoryStore } from '#testing/test-world.ts';
import { createRuntime } from '../start/runtime.ts';
import { RuntimeContext } from '../start/runtime-context.tsx';
import { MemberMenuPage } from './MemberMenuPage.tsx';
import { MemberPage } from './MemberPage.tsx';

const nobody: ValueOf<'upline'> = {
  isAllowed: true,
  hasPaymentPassword: true,
  available: 5_000,
  currency: 'BRL',
  hasUpline: false,
  receiver: null,
};

async function open(path: string, sendsToUpline: boolean) {
  const runtime = await createRuntime(aBrand(), 'en', {});
  await runtime.activate([member, account, transfer]);
  const { store } = runtime;
  store.dispatch(loggedIn({ account: aMember({ sendsToUpline }), firstTimeLogin: false }));
  const tabStorage = memoryStore();
  const client: ApiClient = { call: () => new Promise(() => undefined) };
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={runtime.texts.i18n}>
        <BrandProvider brand={aBrand()}>
          <PortsContext value={{ client, clock: { now: () => 0 }, tabStorage }}>
            <RuntimeContext value={{ runtime, switchLanguage: () => undefined }}>
              <MemoryRouter initialEntries={[path]}>{path === '/member' ? <MemberMenuPage /> : <MemberPage />}</MemoryRouter>
            </RuntimeContext>
          </PortsContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, store };
}

test('the menu has the transfer to the upline for members who have one to send money to [member-06]', async () => {
  for (const sendsToUpline of [true, false]) {
    const { screen, store } = await open('/member', sendsToUpline);
    await expect.element(screen.getByRole('link', { name: 'Withdraw' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Transfer to your agent' }).elements()).toHaveLength(sendsToUpline ? 1 : 0);
    await screen.unmount();
    store.stop();
  }
});

test('its page, opened by a link, says why no money can be sent', async () => {
  const { screen, store } = await open('/member/transferUpline', false);
  await expect.poll(() => Object.values(store.getState().reads.entries).map(({ call }) => call)).toContain('upline');
  answerRead(store, 'upline', nobody);
  await expect.element(screen.getByText(/there’s nobody to send money to/)).toBeVisible();
  store.stop();
});
