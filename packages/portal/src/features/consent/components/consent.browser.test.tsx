import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { takeEvery } from 'typed-redux-saga';
import { brands, wear } from 'virtual:wear';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '@livery/ui/Button';
import commonEn from '#app/language/common.en.json' with { type: 'json' };
import commonPt from '#app/language/common.pt.json' with { type: 'json' };
import { privacy } from '#app/privacy/Privacy.tsx';
import { BottomNavigation } from '#app/shell/BottomNavigation/BottomNavigation.tsx';
import { privacyEntry } from '#app/shell/SideMenu/PrivacyEntry.tsx';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { settingsLoaded, type SiteSettings } from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import english from '../consent.en.json' with { type: 'json' };
import portuguese from '../consent.pt.json' with { type: 'json' };
import { answered, answerRead, choicesRequested, consentSlice, pageShown, questionAsked, selectQuestion } from '../consent.slice.ts';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common: commonEn, consent: english }, pt: { common: commonPt, consent: portuguese } },
  interpolation: { escapeValue: false, defaultVariables: { brandName: 'Acme' } },
});

beforeEach(() => void texts.changeLanguage('en'));

const { Page: Privacy } = privacy;
const { Page: PrivacyEntry } = privacyEntry;

function GoTo({ path }: { path: string }) {
  const navigate = useNavigate();
  return (
    <Button size="small" onClick={() => void navigate(path)}>
      {path}
    </Button>
  );
}

async function mount({ width = 390, analyticsId = '7' }: { width?: number; analyticsId?: string | null } = {}) {
  await page.viewport(width, 800);
  const store = createAppStore();
  store.inject(consentSlice);
  store.dispatch(settingsLoaded({ analyticsId, customerService: [] } as unknown as SiteSettings));
  const heard: unknown[] = [];
  store.run('listener', function* listener() {
    yield* takeEvery([answered, pageShown], ({ payload }) => void heard.push(payload));
  });
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter>
            <main tabIndex={-1}>
              <h1>Lobby</h1>
              {['/promotions/12', '/service/chat', '/nowhere'].map((path) => (
                <GoTo key={path} path={path} />
              ))}
              <PrivacyEntry />
              <div style={{ blockSize: 1200 }} />
              <p>The last line</p>
            </main>
            <BottomNavigation />
            <Privacy />
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  const region = (name = english.question.title) => screen.getByRole('region', { name });
  const boxOf = (element: Element) => element.getBoundingClientRect();
  return { store, heard, screen, region, boxOf, question: () => selectQuestion(store.getState()) };
}

const looks = brands.flatMap((brand) => (['light', 'dark'] as const).map((mode) => [brand, mode] as const));

describe.each(looks)('the question, in %s by %s', (brand, mode) => {
  test.each([
    ['en', 320],
    ['pt', 320],
    ['pt', 390],
    ['en', 1280],
  ])('in %s at %i px offers three equal answers, shifts nothing and covers no navigation', async (language, width) => {
    wear(brand, mode);
    await texts.changeLanguage(language);
    const { question } = language === 'en' ? english : portuguese;
    const { store, screen, region, boxOf } = await mount({ width });
    const heading = screen.getByRole('heading', { level: 1 }).element();
    const before = boxOf(heading).toJSON();
    store.dispatch(questionAsked());
    await expect.element(region(question.title)).toBeVisible();
    expect(boxOf(heading).toJSON()).toEqual(before);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

    const buttons = [question.refuse, question.allow, question.choose].map((name) => screen.getByRole('button', { name }).element());
    const looksOf = buttons.map((button) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
      const { width: wide, height } = boxOf(button);
      return { color, backgroundColor, borderColor, fontSize, fontWeight, wide: Math.round(wide), height };
    });
    expect(looksOf[1]).toEqual(looksOf[0]);
    expect(looksOf[2]).toEqual(looksOf[0]);
    expect(looksOf[0]?.height).toBeGreaterThanOrEqual(44);

    const navigation = screen.getByRole('navigation').elements()[0];
    const { top } = navigation === undefined ? { top: 800 } : boxOf(navigation);
    expect(boxOf(region(question.title).element()).bottom).toBeLessThanOrEqual(top);
    await expect(screen.container).toBeAccessible();
    const roomBelow = () => document.documentElement.scrollHeight - boxOf(screen.getByText('The last line').element()).bottom;
    const covered = () => window.innerHeight - boxOf(region(question.title).element()).top;
    await expect.poll(() => roomBelow() - covered()).toBeGreaterThanOrEqual(0);
  });
});

describe('an answer', () => {
  test.each([
    ['Refuse', []],
    ['Allow', ['statistics']],
  ])('by %s takes one press', async (name, granted) => {
    const { store, screen, heard, question } = await mount();
    heard.length = 0;
    store.dispatch(questionAsked());
    await screen.getByRole('button', { name }).click();
    expect([heard, question()]).toEqual([[granted], 'closed']);
    expect(screen.getByRole('region').elements()).toEqual([]);
  });

  test('by purpose starts with every purpose off', async () => {
    const { store, screen, heard } = await mount();
    heard.length = 0;
    store.dispatch(questionAsked());
    const choose = screen.getByRole('button', { name: 'Choose' });
    await choose.click();
    const purpose = screen.getByRole('switch', { name: 'Count visits' });
    await expect.element(purpose).toHaveAttribute('aria-checked', 'false');
    await expect.element(choose).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.container).toBeAccessible();
    await purpose.click();
    await screen.getByRole('button', { name: 'Save choice' }).click();
    store.dispatch(choicesRequested());
    await expect.element(purpose).toHaveAttribute('aria-checked', 'true');
    await purpose.click();
    await screen.getByRole('button', { name: 'Save choice' }).click();
    expect(heard).toEqual([['statistics'], []]);
  });

  test('by keyboard returns the focus to where it was', async () => {
    const { store, screen, question } = await mount();
    const before = screen.getByRole('button', { name: '/nowhere' }).element() as HTMLElement;
    before.focus();
    store.dispatch(questionAsked());
    await expect.element(screen.getByRole('region')).toBeVisible();
    expect(document.activeElement).toBe(before);
    await userEvent.keyboard('{Escape}');
    expect(question()).toBe('asked');
    const refuse = screen.getByRole('button', { name: 'Refuse' });
    while (document.activeElement !== refuse.element()) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect([question(), document.activeElement?.closest('nav')]).toEqual(['closed', screen.getByRole('navigation').element()]);
  });
});

test('the choices can be reopened from the menu, take the focus, and close with Escape', async () => {
  const { store, screen, region, heard, question } = await mount();
  store.dispatch(answerRead({ granted: ['statistics'], isRefusedByBrowser: false }));
  heard.length = 0;
  const entry = screen.getByRole('button', { name: 'Privacy choices' });
  await entry.click();
  await expect.element(region('Privacy choices')).toBeVisible();
  expect(document.activeElement?.textContent).toBe('Privacy choices');
  await expect.element(screen.getByRole('switch', { name: 'Count visits' })).toHaveAttribute('aria-checked', 'true');
  await userEvent.keyboard('{Escape}');
  expect([question(), heard, document.activeElement]).toEqual(['closed', [], entry.element()]);
});

test('a browser signal to refuse is respected and explained', async () => {
  const { store, screen, region } = await mount();
  store.dispatch(answerRead({ granted: [], isRefusedByBrowser: true }));
  store.dispatch(choicesRequested());
  await expect.element(region('Privacy choices').getByText(/Global Privacy Control/)).toBeVisible();
  const buttons = region('Privacy choices').getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Close']);
  expect(screen.getByRole('switch').elements()).toEqual([]);
});

test('the menu has no such entry if the operator counts nothing', async () => {
  const { screen } = await mount({ analyticsId: null });
  expect(screen.getByRole('button', { name: 'Privacy choices' }).elements()).toEqual([]);
});

test('a page is reported by its name and address pattern, and the question shows only on pages with a footer', async () => {
  const { store, screen, heard } = await mount();
  store.dispatch(questionAsked());
  await expect.element(screen.getByRole('region')).toBeVisible();
  await screen.getByRole('button', { name: '/promotions/12' }).click();
  await screen.getByRole('button', { name: '/nowhere' }).click();
  await screen.getByRole('button', { name: '/service/chat' }).click();
  await expect
    .poll(() => heard)
    .toEqual([
      { name: 'home', route: '/' },
      { name: 'promotions', route: '/promotions/:promotion' },
      { name: 'notFound', route: '/404' },
      { name: 'chat', route: '/service/chat' },
    ]);
  expect(screen.getByRole('region').elements()).toEqual([]);
});
