import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { takeEvery } from 'typed-redux-saga';
import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { languageChanged } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { foreignNames } from '#testing/foreign-names.ts';
import { aBrand } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import { chatHeard, chatSlice, messageWritten } from '../../chat.slice.ts';
import service from '../../service.en.json' with { type: 'json' };
import { ChatPage } from './ChatPage.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, service } }, interpolation: { escapeValue: false } });

async function open(brand: string) {
  wear(brand, 'light');
  await page.viewport(390, 750);
  const store = createAppStore();
  store.inject(chatSlice);
  store.dispatch(languageChanged('en'));
  const written: string[] = [];
  store.run('listener', function* listener() {
    yield* takeEvery(messageWritten, ({ payload }) => void written.push(payload.text));
  });
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter initialEntries={['/service/chat#token']}>
            <ChatPage />
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  const hear = (said: readonly string[]) =>
    store.dispatch(
      chatHeard({
        title: 'Service',
        isEnded: false,
        messages: said.map((text, index) => ({
          number: index + 1,
          from: index % 2 === 0 ? ('desk' as const) : ('visitor' as const),
          text,
          pictures: [],
          at: '2026-01-01T00:00:00Z',
        })),
      }),
    );
  return { screen, hear, written };
}

test.each(brands)('a message sent by two presses at once is sent once, in %s', async (brand) => {
  const { screen, hear, written } = await open(brand);
  hear([]);
  await screen.getByRole('textbox', { name: service.chat.write }).fill('Hello?');
  await screen.getByRole('button', { name: service.chat.send }).dblClick();
  expect(written).toEqual(['Hello?']);
});

test.each(brands)('a phone fits words of any length and script, each in its own direction, in %s', async (brand) => {
  const { screen, hear } = await open(brand);
  const said = Object.values(foreignNames);
  hear(said);
  for (const text of said) await expect.element(screen.getByText(text, { exact: true })).toBeInTheDocument();
  const list = screen.getByRole('list', { name: service.chat.messages }).element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(getComputedStyle(screen.getByText(foreignNames.rightToLeft, { exact: true }).element()).direction).toBe('rtl');
  expect(getComputedStyle(screen.getByText(foreignNames.long, { exact: true }).element()).direction).toBe('ltr');
});

test('shows the time of messages in the brand’s time zone', async () => {
  const { screen, hear } = await open(brands[0] ?? '');
  hear(['Hello']);
  await expect.element(screen.getByText(`${service.chat.from.desk} · 21:00`)).toBeVisible();
});
