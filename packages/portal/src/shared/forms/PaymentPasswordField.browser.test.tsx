import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { selectDialogs } from '../store/dialogs.slice.ts';
import { createAppStore } from '../store/store.ts';
import { editing, refused, type Submission } from '../store/submission.ts';
import forms from './forms.en.json' with { type: 'json' };
import { PaymentPasswordField } from './PaymentPasswordField.tsx';
import { useProblemText } from './use-problem-text.ts';
import { useServerForm } from './use-server-form.ts';

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: 'en', resources: { en: { forms } }, interpolation: { escapeValue: false } });

function Form({ hasPassword, submission }: { hasPassword: boolean; submission: Submission }) {
  const form = useServerForm({
    spec: { paymentPassword: { required: hasPassword } },
    defaultValues: { paymentPassword: '' },
    submission,
    onSubmit: () => undefined,
    say: useProblemText(),
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <PaymentPasswordField hasPassword={hasPassword} field={form.field('paymentPassword')} />
      <button type="submit">Send</button>
    </form>
  );
}

async function open(hasPassword: boolean) {
  const store = createAppStore();
  const mount = (submission: Submission) => (
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <Form hasPassword={hasPassword} submission={submission} />
      </I18nextProvider>
    </Provider>
  );
  const screen = await render(mount(editing));
  return { screen, rerender: (submission: Submission) => screen.rerender(mount(submission)), asked: () => selectDialogs(store.getState()) };
}

test('accepts digits that no browser stores, and shows below the field that they are wrong', async () => {
  const { screen, rerender } = await open(true);
  const field = screen.getByLabelText(forms.paymentPassword.label, { exact: true });
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  await expect.element(field).toHaveAttribute('autocomplete', 'off');
  await expect.element(field).toHaveAttribute('maxlength', '64');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(field).toHaveAccessibleDescription(forms.required);
  await field.fill('135790');
  await rerender(
    refused({ code: 'PAYMENT_PASSWORD_WRONG', status: 403, requestId: null, fields: { '/paymentPassword': 'paymentPassword.wrong' } }),
  );
  await expect.element(field).toHaveAccessibleDescription(forms.refused.paymentPassword.wrong);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('135790');
  await expect(screen.container).toBeAccessible();
});

test.each([
  [true, forms.paymentPassword.change],
  [false, forms.paymentPassword.create],
] as const)('opens the dialog for setting one, whether the member has one (%s) or not', async (hasPassword, name) => {
  const { screen, asked } = await open(hasPassword);
  await screen.getByRole('button', { name }).click();
  expect(asked()).toEqual([{ kind: 'paymentPassword' }]);
});
