import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import common from '#app/language/common.en.json' with { type: 'json' };
import { BrandProvider } from '#shared/pages/brand.tsx';
import { aBrand } from '#testing/test-world.ts';
import { Legal } from './Legal.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common } }, interpolation: { escapeValue: false } });

test.each([
  ['', 0],
  ['OGL 7', 1],
])('a brand with the licence number "%s" shows %i lines about it', async (number, lines) => {
  const screen = await render(
    <I18nextProvider i18n={texts}>
      <BrandProvider brand={{ ...aBrand(), license: { number, authority: 'Authority', url: null } }}>
        <Legal />
      </BrandProvider>
    </I18nextProvider>,
  );
  await expect.element(screen.getByText(/^Licence no\./)).toHaveLength(lines);
  await expect.element(screen.getByText('©', { exact: false })).toBeVisible();
});
