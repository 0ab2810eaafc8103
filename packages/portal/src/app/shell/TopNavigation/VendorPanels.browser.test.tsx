import { createInstance } from 'i18next';
import { useRef } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { buildCategory } from '#features/lobby/lobby.builders.ts';
import { menusLoaded } from '#shared/facts/menus.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { foreignNames } from '#testing/foreign-names.ts';
import common from '../../language/common.en.json' with { type: 'json' };
import { VendorPanels } from './VendorPanels.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common } } });

const types = ['LIVE', 'RNG', 'PVP'];

function Navigation({ isNear = true }: { isNear?: boolean }) {
  const navigation = useRef<HTMLElement>(null);
  return (
    <nav ref={navigation}>
      <ul>
        {['Home', ...types].map((name) => (
          <li key={name}>
            <Link to={`/${name}`}>{name}</Link>
          </li>
        ))}
      </ul>
      {isNear && <VendorPanels navigation={navigation} types={types} />}
    </nav>
  );
}

async function mount({ isNear = true, names = [] as readonly string[] } = {}) {
  await page.viewport(1280, 800);
  const store = createAppStore();
  const { cards, ...live } = buildCategory('LIVE', Math.max(2, names.length));
  const named = cards.map((card, index) => ({ ...card, nodeName: names[index] ?? card.nodeName, lagerIcon: 'data:,' }));
  store.dispatch(menusLoaded([{ ...live, cards: names.length === 0 ? cards : named }, buildCategory('RNG', 3), buildCategory('MINI', 1)]));
  const rendering = (near: boolean) => (
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <MemoryRouter>
          <Navigation isNear={near} />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>
  );
  const screen = await render(rendering(isNear));
  return { ...screen, come: () => screen.rerender(rendering(true)) };
}

test('shows the vendors of a type below its link, with the types that have no link, and none where there are none [header-11]', async () => {
  const screen = await mount();
  await screen.getByRole('link', { name: 'RNG' }).hover();
  await expect.element(screen.getByRole('region', { name: 'Slots' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Mini games' })).toBeVisible();
  expect(screen.container.querySelectorAll('section a[href^="/rng?vassalage="]')).toHaveLength(3);
  await expect.element(screen.getByRole('link', { name: 'RNG' })).toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('link', { name: 'PVP' }).hover();
  await expect.element(screen.getByRole('region', { name: 'Slots' })).not.toBeInTheDocument();
});

test('opens for a pointer that came to rest before it was there', async () => {
  const screen = await mount({ isNear: false });
  await screen.getByRole('link', { name: 'RNG' }).hover();
  await screen.come();
  await expect.element(screen.getByRole('region', { name: 'Slots' })).toBeVisible();
});

test('opens by the arrow down, wherever the pointer goes, and Escape leads back to the link', async () => {
  const screen = await mount();
  const live = screen.getByRole('link', { name: 'LIVE' });
  live.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  const title = screen.getByRole('link', { name: 'Live', exact: true });
  await expect.element(title).toHaveFocus();
  // A pointer elsewhere closes a panel after a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(live).toHaveFocus();
  await expect.element(screen.getByRole('region', { name: 'Live' })).not.toBeInTheDocument();
});

test('where marks do not load it holds names of any length and script', async () => {
  const screen = await mount({ names: Object.values(foreignNames) });
  await screen.getByRole('link', { name: 'LIVE' }).hover();
  const named = screen.getByText(foreignNames.rightToLeft);
  await expect.element(named).toBeVisible();
  expect(getComputedStyle(named.element()).direction).toBe('rtl');
  for (const link of screen.container.querySelectorAll('section li a')) expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
});
