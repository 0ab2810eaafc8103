import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import english from '#app/language/common.en.json' with { type: 'json' };
import portuguese from '#app/language/common.pt.json' with { type: 'json' };
import { Boundary } from './Boundary.tsx';

// React logs the error to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

test.each([
  ['en', english],
  ['pt', portuguese],
])('an unexpected error is shown as unknown, with a retry, in %s [error-04]', async (lng, common) => {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({ lng, defaultNS: 'common', resources: { [lng]: { common } }, initAsync: false });
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('broken');
    return <p>whole</p>;
  };
  const screen = await render(
    <I18nextProvider i18n={i18n}>
      <p>outside</p>
      <Boundary>
        <Part />
      </Boundary>
    </I18nextProvider>,
  );
  await expect.element(screen.getByRole('alert').getByText(common.errors.UNKNOWN)).toBeVisible();
  await expect.element(screen.getByText('outside')).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: common.actions.retry }).click();
  await expect.element(screen.getByText('whole')).toBeVisible();
});
