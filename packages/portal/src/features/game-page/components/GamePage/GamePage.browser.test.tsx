import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { brands, wear } from 'virtual:wear';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { UnknownAction } from '@reduxjs/toolkit';
import common from '#app/language/common.en.json' with { type: 'json' };
import commonPt from '#app/language/common.pt.json' with { type: 'json' };
import { BrandProvider } from '#shared/pages/brand.tsx';
import { gameRequested } from '#shared/games/games.ts';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { languageChanged } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { accountLoaded, tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import { answerRead, failRead } from '#testing/answer-read.ts';
import { foreignNames } from '#testing/foreign-names.ts';
import { aBrand, aMember } from '#testing/test-world.ts';
import { buildDetails } from '../../game-page.builders.ts';
import en from '../../game-page.en.json' with { type: 'json' };
import pt from '../../game-page.pt.json' with { type: 'json' };
import { GamePage } from './GamePage.tsx';

const texts = { en, pt };
const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common, 'game-page': en }, pt: { common: commonPt, 'game-page': pt } },
  interpolation: { escapeValue: false },
});

afterEach(() => void vi.restoreAllMocks());

interface Setting {
  viewer?: 'visitor' | 'member' | 'trial';
  width?: number;
  language?: 'en' | 'pt';
  path?: string;
  demoPlay?: boolean;
}

async function open({ viewer = 'visitor', width = 1280, language = 'en', path = '/game/27002', demoPlay = true }: Setting = {}) {
  await page.viewport(width, 900);
  await i18n.changeLanguage(language);
  const store = createAppStore();
  store.dispatch(languageChanged(language));
  store.dispatch(tokenLookedUp({ hasToken: viewer !== 'visitor' }));
  if (viewer !== 'visitor') store.dispatch(accountLoaded(aMember({ type: viewer === 'trial' ? 4 : 0 })));
  const asked: UnknownAction[] = [];
  const dispatch = store.dispatch;
  store.dispatch = ((action: UnknownAction) => (asked.push(action), dispatch(action))) as typeof store.dispatch;
  const { features } = aBrand();
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider brand={aBrand({ features: { ...features, demoPlay } })}>
          <MemoryRouter initialEntries={[path]}>
            <main>
              <GamePage
                back={() => <a href="#list">Back</a>}
                picture={() => <span />}
                favourite={() => <button type="button">Heart</button>}
                games={(games) => games.map(({ nodeId, gameName }) => <p key={nodeId}>{gameName}</p>)}
              />
            </main>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  const launches = () => asked.filter(gameRequested.match).map(({ payload }) => payload.isDemo);
  return { store, screen, launches };
}

const named = (name: string) => page.getByRole('button', { name, exact: true });

test('shows a visitor the demo first, and playing for money second', async () => {
  const { store, launches } = await open();
  answerRead(store, 'gameDetails', buildDetails());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Harbour Carnival' })).toBeVisible();
  await named(en.demo).click();
  await named(en.play).click();
  expect(launches()).toEqual([true, false]);
});

test('lets a member play at once', async () => {
  const { store, launches } = await open({ viewer: 'member' });
  answerRead(store, 'gameDetails', buildDetails());
  await named(en.playNow).click();
  await named(en.demo).click();
  expect(launches()).toEqual([false, true]);
});

test('offers a trial account the demo and a real account, and no refusal', async () => {
  const { store, launches } = await open({ viewer: 'trial' });
  answerRead(store, 'gameDetails', buildDetails());
  await named(en.demo).click();
  expect(launches()).toEqual([true]);
  await expect.element(named(en.playNow)).not.toBeInTheDocument();
  await named(en.register).click();
  expect(selectDialogs(store.getState())).toMatchObject([{ kind: 'register' }]);
});

test.each([
  ['the game has no demo', { game: { hasDemo: false } }, true],
  ['the brand offers no demos', {}, false],
])('offers no demo where %s', async (_why, changes, demoPlay) => {
  const { store } = await open({ demoPlay });
  answerRead(store, 'gameDetails', buildDetails(changes));
  await expect.element(named(en.play)).toBeVisible();
  await expect.element(named(en.demo)).not.toBeInTheDocument();
});

test('shows the game’s return, highest payout, stakes and rules', async () => {
  const { store, screen } = await open();
  answerRead(store, 'gameDetails', buildDetails());
  const facts = () =>
    screen
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(facts).toEqual(['96.03%', '4,123.5× your stake', 'R$\u00A00.20 to R$\u00A0100.00']);
  await expect.element(page.getByText('5 reels, 3 rows and 20 lines', { exact: false })).toBeVisible();
  await expect.element(page.getByText('10 free spins', { exact: false })).toBeVisible();
});

test('makes no guesses about a vendor’s game', async () => {
  const { store, screen } = await open();
  const changes = { rules: 'vendor', reels: null, maxWin: null, stakes: null, vendorName: 'Sala', game: { rtp: null } } as const;
  answerRead(store, 'gameDetails', buildDetails(changes));
  await expect.element(page.getByText(en.rules.vendor.inside)).toBeVisible();
  expect(screen.getByRole('definition').elements()).toHaveLength(1);
  await expect.element(page.getByText(en.rtpUnknown)).toBeVisible();
  await expect.element(page.getByText(en.rules.fair)).not.toBeInTheDocument();
});

test.each([
  ['under maintenance', { game: { maintenance: true } }, en.maintenance],
  ['with an unreachable provider', { isOpen: false, vendorName: 'Sala' }, en.providerClosed.replace('{{vendor}}', 'Sala')],
])('explains why a game %s cannot be opened, and suggests others', async (_what, changes, sentence) => {
  const { store } = await open({ viewer: 'member' });
  answerRead(store, 'gameDetails', buildDetails(changes));
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: en.openNow })).toBeVisible();
  await expect.element(named(en.playNow)).not.toBeInTheDocument();
});

test('labels similar games after a played one accordingly', async () => {
  const { store } = await open({ viewer: 'member' });
  answerRead(store, 'gameDetails', buildDetails({ hasPlayed: true }));
  await expect.element(page.getByRole('heading', { name: 'Because you played Harbour Carnival' })).toBeVisible();
  await expect.element(page.getByText('Quiet Orchard')).toBeVisible();
});

test.each([
  ['GAME_NOT_FOUND', 404, en.unknown],
  ['OPERATION_NOT_ALLOWED', 403, en.leftOut],
] as const)('leads on from a game that the gateway answers with %s', async (code, status, sentence) => {
  const { store } = await open();
  failRead(store, 'gameDetails', { code, status, requestId: null });
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole('link', { name: en.toGames })).toHaveAttribute('href', '/?type=ALL');
});

test('offers a retry for a game that did not load', async () => {
  const { store } = await open();
  failRead(store, 'gameDetails', { code: 'NETWORK', status: 0, requestId: null });
  await expect.element(named(common.actions.retry)).toBeVisible();
});

test('finds no game at an address without its number', async () => {
  await open({ path: '/game/carnival' });
  await expect.element(page.getByText(en.unknown)).toBeVisible();
});

test('shares the address with the system’s sheet, or copies it without one', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }));
  const { store, screen } = await open();
  answerRead(store, 'gameDetails', buildDetails());
  await named(en.share).click();
  const link = `${window.location.origin}/game/27002`;
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
  vi.unstubAllGlobals();
  await screen.unmount();
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const other = await open();
  answerRead(other.store, 'gameDetails', buildDetails());
  await named(en.copyLink).click();
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith(link);
});

const phones = (['en', 'pt'] as const).flatMap((language) => [360, 390, 430].map((width) => ({ language, width })));

test.each(phones)('fits a phone of $width px in $language, with a name of any length', async ({ language, width }) => {
  const { store } = await open({ language, width, viewer: 'trial' });
  const name = `${foreignNames.long} ${foreignNames.rightToLeft}`;
  answerRead(store, 'gameDetails', buildDetails({ game: { gameName: name }, vendorName: foreignNames.long }));
  await expect.element(named(texts[language].demo)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('is readable and usable for everyone, in both brands and themes', async () => {
  const { store, screen } = await open({ viewer: 'member' });
  answerRead(store, 'gameDetails', buildDetails());
  await expect.element(named(en.playNow)).toBeVisible();
  for (const mode of ['light', 'dark'] as const) {
    for (const brand of brands) {
      wear(brand, mode);
      await expect(screen.container).toBeAccessible();
    }
  }
});
