import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import common from '../language/common.en.json' with { type: 'json' };
import { RouteProgress } from './RouteProgress.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('tells the visitor that a page is slow to load and to check the network [error-03]', async () => {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common } }, initAsync: false });
  const screen = await render(
    <I18nextProvider i18n={i18n}>
      <RouteProgress />
    </I18nextProvider>,
  );
  vi.advanceTimersByTime(9_999);
  await expect.element(screen.getByRole('status')).toHaveTextContent(common.shell.loading);
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByText(/a while to load.*connection/)).toBeVisible();
});
