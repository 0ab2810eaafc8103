import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QrCode } from '@livery/ui/QrCode';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import download from '../../download.en.json' with { type: 'json' };
import { DownloadPage } from './DownloadPage.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, download } }, interpolation: { escapeValue: false } });

const mount = (address: string) =>
  render(
    <Provider store={createAppStore()}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter initialEntries={[address]}>
            <main>
              <DownloadPage />
            </main>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );

test('offers the apps for iOS, iOS lite and Android, each with a code of 200 pixels and a guide [misc-01, misc-02, const-01]', async () => {
  await page.viewport(1280, 900);
  const screen = await mount('/download?app=android');
  for (const name of ['iOS app', 'iOS lite', 'Android app']) {
    await expect.element(screen.getByRole('heading', { name })).toBeVisible();
    const code = screen.getByRole('img', { name: `Scan to get ${name}` });
    await expect.element(code).toBeVisible();
    expect(code.element().getBoundingClientRect().width).toBe(200);
  }
  for (const [name, app] of [
    ['iOS app', 'ios'],
    ['iOS lite', 'iosLite'],
    ['Android app', 'android'],
  ] as const) {
    const label = `Scan to get ${name}`;
    const guide = renderToStaticMarkup(<QrCode value={`${window.location.origin}/download?app=${app}`} label={label} />);
    expect(screen.getByRole('img', { name: label }).element().innerHTML).toBe(
      new DOMParser().parseFromString(guide, 'text/html').querySelector('svg')?.innerHTML,
    );
  }
  await expect.element(screen.getByText(/tap Install app/)).toBeVisible();
  await screen.getByRole('tab', { name: 'iOS lite' }).click();
  await expect.element(screen.getByText(/leave Open as Web App on/)).toBeVisible();
  await screen.getByRole('tab', { name: 'iOS app' }).click();
  await expect.element(screen.getByText(/with your iPhone camera/)).toBeVisible();
  await expect(screen.container).toBeAccessible();
});
