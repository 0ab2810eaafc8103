import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { ConfirmationWay } from '@livery/contract/envelope';
import type { PublicBrand } from '@livery/brand/public-brand';
import { ApiFailure } from '#api/api-failure.ts';
import { confirmed } from '#api/confirmed.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogClosed, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aMember } from '#testing/test-world.ts';
import forms from '#shared/forms/forms.en.json' with { type: 'json' };
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import { createConfirmation } from '../../../../app/start/confirmation.saga.ts';
import { makeConfirmationSaga } from '../../confirmation.saga.ts';
import english from '../../password.en.json' with { type: 'json' };
import { passwordSlice } from '../../password.slice.ts';
import { Dialog } from './ConfirmIdentityDialog.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { password: english, forms, common } }, interpolation: { escapeValue: false } });
const brand = { identity: { name: 'Acme' }, format: { currency: 'BRL', timeZone: 'America/Sao_Paulo' } } as unknown as PublicBrand;

/** What the portal does with the topmost dialog. */
function Host() {
  const dispatch = useAppDispatch();
  const request = useAppSelector(selectDialogs).find((one) => one.kind === 'confirmIdentity');
  if (request === undefined) return <p>nothing is asked</p>;
  return <Dialog request={request} onClose={() => dispatch(dialogClosed('confirmIdentity'))} />;
}

/** A call that is refused until the member has confirmed, with the real store, sagas and dialog. */
async function open(ways: ConfirmationWay[], refusal: 'OLD_PASSWORD_WRONG' | 'CODE_INVALID' | 'RATE_LIMITED' | null = null) {
  await page.viewport(390, 800);
  const store = createAppStore();
  const proofs: unknown[] = [];
  const { confirm, saga } = createConfirmation();
  let isRight = false;
  store.inject(passwordSlice);
  store.run('asking', saga);
  const postIdentity = async (proof: unknown) => {
    proofs.push(proof);
    if (refusal !== null && proofs.length === 1) throw new ApiFailure({ code: refusal, status: 403, requestId: 'r' });
    isRight = true;
  };
  store.run('confirming', makeConfirmationSaga({ postIdentity }));
  store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
  const act = () =>
    confirmed(async () => {
      if (!isRight) throw new ApiFailure({ code: 'CONFIRMATION_REQUIRED', status: 403, requestId: 'r', value: { ways } });
      return 'done';
    }, confirm).catch((error: unknown) => (error instanceof ApiFailure ? error.failure.code : 'thrown'));
  const outcome = Promise.all([act(), act()]);
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={brand}>
          <Host />
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  await expect.element(screen.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  return { screen, store, proofs, outcome, letIn: () => (isRight = true) };
}

test('accepts the password by keyboard alone, shows a wrong one at the field, and resumes all waiting calls', async () => {
  const { screen, proofs, outcome } = await open(['password'], 'OLD_PASSWORD_WRONG');
  await expect(screen.container.ownerDocument.body).toBeAccessible();
  const password = screen.getByLabelText('Your password', { exact: true });
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAccessibleDescription('This field is required.');
  await userEvent.keyboard('Wrong#1{Enter}');
  await expect.element(password).toHaveAccessibleDescription('That’s not your password.');
  await password.fill('Right#1');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('nothing is asked')).toBeVisible();
  expect([await outcome, proofs]).toEqual([
    ['done', 'done'],
    [{ password: 'Wrong#1' }, { password: 'Right#1' }],
  ]);
});

test('accepts a code from the app or a recovery code', async () => {
  const { screen, proofs, outcome } = await open(['password', 'code'], 'CODE_INVALID');
  await screen.getByRole('button', { name: 'Use a code from my app' }).click();
  const code = screen.getByRole('textbox', { name: 'Code' });
  await code.fill('123456');
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(code).toHaveAccessibleDescription('That code isn’t right. Check it and try again.');
  await code.fill('aaaa-bbbb-cccc-dddd');
  await screen.getByRole('button', { name: 'Confirm' }).click();
  expect([await outcome, proofs]).toEqual([
    ['done', 'done'],
    [
      { method: 'totp', code: '123456' },
      { method: 'recovery', code: 'aaaa-bbbb-cccc-dddd' },
    ],
  ]);
});

test('refuses the waiting calls when it is closed, and asks again the next time', async () => {
  const { screen, outcome, proofs } = await open(['password']);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('nothing is asked')).toBeVisible();
  expect([await outcome, proofs]).toEqual([['CONFIRMATION_REQUIRED', 'CONFIRMATION_REQUIRED'], []]);
});

test('sends a member without a password to the login, and accepts no other member’s', async () => {
  const own = await open([]);
  await own.screen.getByRole('button', { name: 'Log in again' }).click();
  await expect.poll(() => selectDialogs(own.store.getState()).map(({ kind }) => kind)).toEqual(['confirmIdentity', 'login']);
  own.letIn();
  own.store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
  expect(await own.outcome).toEqual(['done', 'done']);
  await own.screen.unmount();
  const other = await open([]);
  other.letIn();
  other.store.dispatch(loggedIn({ account: aMember({ id: 8 }), firstTimeLogin: false }));
  expect(await other.outcome).toEqual(['CONFIRMATION_REQUIRED', 'CONFIRMATION_REQUIRED']);
});
