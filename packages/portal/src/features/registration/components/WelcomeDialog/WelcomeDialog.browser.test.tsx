import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import common from '#app/language/common.en.json' with { type: 'json' };
import { BrandProvider } from '#shared/pages/brand.tsx';
import { aBrand } from '#testing/test-world.ts';
import english from '../../registration.en.json' with { type: 'json' };
import { Dialog } from './WelcomeDialog.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { registration: english, common } }, interpolation: { escapeValue: false } });

function Place() {
  return <output>{useLocation().pathname}</output>;
}

async function open(way: 'mobile' | 'username') {
  const onClose = vi.fn<() => void>();
  const screen = await render(
    <I18nextProvider i18n={texts}>
      <BrandProvider brand={aBrand()}>
        <MemoryRouter>
          <Place />
          <Dialog request={{ kind: 'welcome', account: 'marina7', way }} onClose={onClose} />
        </MemoryRouter>
      </BrandProvider>
    </I18nextProvider>,
  );
  return { screen, onClose };
}

test('tells a new member how to log in next time, and links to the deposit or to the games', async () => {
  const byName = await open('username');
  await expect.element(byName.screen.getByText('Next time, log in as marina7.', { exact: false })).toBeVisible();
  await expect(byName.screen.container).toBeAccessible();
  await byName.screen.getByRole('button', { name: 'Deposit' }).click();
  await expect.element(byName.screen.getByText('/member/deposit')).toBeInTheDocument();
  expect(byName.onClose).toHaveBeenCalledOnce();
  await byName.screen.unmount();
  const byMobile = await open('mobile');
  await expect.element(byMobile.screen.getByText('Next time, log in with your phone number.', { exact: false })).toBeVisible();
  await byMobile.screen.getByRole('button', { name: 'Play' }).click();
  expect(byMobile.onClose).toHaveBeenCalledOnce();
  await expect.element(byMobile.screen.getByText('/', { exact: true })).toBeInTheDocument();
});
