import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import common from '../../app/language/common.en.json' with { type: 'json' };
import { refused, sending, uncertain, type Submission } from '../store/submission.ts';
import forms from './forms.en.json' with { type: 'json' };
import { SubmissionNotice } from './SubmissionNotice.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, forms } }, interpolation: { escapeValue: false } });

const title = 'Your money did not move';
const show = (submission: Submission, isSentOnce = true) =>
  render(
    <I18nextProvider i18n={texts}>
      <SubmissionNotice submission={submission} title={title} isSentOnce={isSentOnce} />
    </I18nextProvider>,
  );
const failure = (code: 'NETWORK' | 'TIMEOUT' | 'INTERNAL' | 'INSUFFICIENT_BALANCE') => refused({ code, status: 0, requestId: null });

test.each(['NETWORK', 'TIMEOUT', 'INTERNAL'] as const)('an unknown outcome is not shown as a failure: %s', async (code) => {
  const screen = await show(failure(code));
  await expect.element(screen.getByRole('status')).toHaveTextContent(forms.unknown);
  expect(screen.getByText(title).elements()).toEqual([]);
  expect(screen.getByRole('alert').elements()).toEqual([]);
});

test('shows that it is checking during a retry, and nothing before', async () => {
  const screen = await show(uncertain);
  await expect.element(screen.getByRole('status')).toHaveTextContent(forms.uncertain);
  expect(screen.getByText(title).elements()).toEqual([]);
  expect((await show(sending)).container.textContent).toBe('');
});

test('a refusal shows that it is one and why, and so does a failure without a retry', async () => {
  const screen = await show(failure('INSUFFICIENT_BALANCE'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`${title}${forms.errors.INSUFFICIENT_BALANCE}`);
  const plain = await show(failure('NETWORK'), false);
  await expect.element(plain.getByText(common.errors.NETWORK)).toBeVisible();
});

test.each([
  [{ '/amount': 'minimum' }, forms.refused.minimum],
  [{ '/amount': 'maximum' }, forms.refused.maximum],
  [{ '/picture': 'tooMany' }, forms.refused.tooMany],
  [{ '/amount': 'newRule' }, forms.errors.LIMIT_EXCEEDED],
  [undefined, forms.errors.LIMIT_EXCEEDED],
])('shows each limit: %o', async (fields, sentence) => {
  const screen = await show(
    refused({ code: 'LIMIT_EXCEEDED', status: 409, requestId: null, ...(fields === undefined ? {} : { fields: { ...fields } }) }),
  );
  await expect.element(screen.getByText(sentence)).toBeVisible();
});
