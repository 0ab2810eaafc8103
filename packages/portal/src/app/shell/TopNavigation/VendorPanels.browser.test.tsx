import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCategory, buildGame } from '#features/lobby/lobby.builders.ts';
import { menusLoaded } from '#shared/facts/menus.slice.ts';
import { foreignNames } from '#testing/foreign-names.ts';
import { openPart } from '#testing/open-part.tsx';
import { VendorPanels } from './VendorPanels.tsx';

const types = ['LIVE', 'RNG', 'PVP'];
const near = { come: () => {} };

function Navigation({ isNearAtFirst }: { isNearAtFirst: boolean }) {
  const navigation = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(isNearAtFirst);
  useEffect(() => {
    near.come = () => setNear(true);
  }, []);
  return (
    <main>
      <h1>Home</h1>
      <nav ref={navigation} aria-label="Sections" style={{ position: 'relative' }}>
        <ul>
          {['Home', ...types].map((name) => (
            <li key={name}>
              <Link to={`/${name}`}>{name}</Link>
            </li>
          ))}
        </ul>
        {isNear && <VendorPanels navigation={navigation} types={types} />}
      </nav>
    </main>
  );
}

const hot = [
  buildGame(1, { gameName: 'Moon' }),
  buildGame(2, { gameName: 'Resting', maintenance: true }),
  ...Array.from({ length: 8 }, (_, index) => buildGame(10 + index)),
];

async function mount({ isNear = true, names = [] as readonly string[] } = {}) {
  await page.viewport(1280, 800);
  const { cards, ...live } = buildCategory('LIVE', Math.max(2, names.length));
  const named = cards.map((card, index) => ({ ...card, nodeName: names[index] ?? card.nodeName, lagerIcon: 'data:,' }));
  const menus = [{ ...live, cards: names.length === 0 ? cards : named }, buildCategory('RNG', 3), buildCategory('MINI', 1)];
  return openPart(<Navigation isNearAtFirst={isNear} />, {
    features: [],
    answers: { hotGames: { list: hot } },
    after: [menusLoaded(menus)],
  });
}

test('shows a type’s vendors below its link, with the types that have no link, and nothing without vendors [header-11]', async () => {
  const { screen } = await mount();
  await screen.getByRole('link', { name: 'RNG' }).hover();
  await expect.element(screen.getByRole('region', { name: 'Slots' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Mini games' })).toBeVisible();
  expect(screen.container.querySelectorAll('section a[href^="/rng?vassalage="]')).toHaveLength(3);
  await expect.element(screen.getByRole('link', { name: 'RNG' })).toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('link', { name: 'PVP' }).hover();
  await expect.element(screen.getByRole('region', { name: 'Slots' })).not.toBeInTheDocument();
});

test('opens for a pointer already resting on the link', async () => {
  const { screen } = await mount({ isNear: false });
  await screen.getByRole('link', { name: 'RNG' }).hover();
  near.come();
  await expect.element(screen.getByRole('region', { name: 'Slots' })).toBeVisible();
});

test('opens with the down arrow regardless of the pointer, and Escape returns to the link', async () => {
  const { screen } = await mount();
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

test('fits names of any length and script where marks do not load', async () => {
  const { screen } = await mount({ names: Object.values(foreignNames) });
  await screen.getByRole('link', { name: 'LIVE' }).hover();
  const named = screen.getByText(foreignNames.rightToLeft);
  await expect.element(named).toBeVisible();
  expect(getComputedStyle(named.element()).direction).toBe('rtl');
  for (const link of screen.container.querySelectorAll('section li a')) expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
});

test('offers the hottest games of the type, each one press away, without covering the lobby', async () => {
  const { screen } = await mount();
  await screen.getByRole('link', { name: 'RNG' }).hover();
  const games = screen.getByRole('region', { name: 'Popular now' });
  await expect.element(games.getByRole('button', { name: 'Moon' })).toBeVisible();
  expect(games.getByRole('button').elements()).toHaveLength(6);
  expect(games.getByRole('button', { name: 'Resting' }).elements()).toEqual([]);
  const panel = games.element().closest('nav > div');
  expect(panel?.getBoundingClientRect().height).toBeLessThanOrEqual(240);
  await expect(screen.container).toBeAccessible();
  await games.getByRole('button', { name: 'Moon' }).click();
  await expect.element(games).not.toBeInTheDocument();
});

test('closes when its link is followed', async () => {
  const { screen } = await mount();
  const link = screen.getByRole('link', { name: 'RNG' });
  await link.hover();
  await expect.element(screen.getByRole('region', { name: 'Slots' })).toBeVisible();
  await link.click();
  await expect.element(screen.getByRole('region', { name: 'Slots' })).not.toBeInTheDocument();
  await expect.element(link).toHaveAttribute('aria-expanded', 'false');
});
