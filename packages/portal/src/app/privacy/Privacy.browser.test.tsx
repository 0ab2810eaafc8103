import { MemoryRouter } from 'react-router-dom';
import { brands, wear } from 'virtual:wear';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PublicBrand } from '@livery/brand/public-brand';
import { whenIdle } from '#shared/lazy/when-idle.ts';
import type { Dependencies } from '#shared/ports/feature.ts';
import { settingsLoaded, type SiteSettings } from '#shared/facts/site.slice.ts';
import { aBrand, memoryCookies, memoryStore, memoryTabs, quietPage, recordedNavigation } from '#testing/test-world.ts';
import { App } from '../App.tsx';
import { createRuntime } from '../start/runtime.ts';

const collector = 'https://stats.example/matomo.php';
const settings = { analyticsId: '7', customerService: [], resources: [], availablePromo: { REFERRAL: { enabled: false } } };

afterEach(() => void vi.restoreAllMocks());

/** Renders a brand's whole idle portal. Returns the collector's requests. */
async function open(analytics: PublicBrand['analytics']) {
  const heard: (string | null)[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address, request) => {
    if (address === collector) heard.push(new URLSearchParams(request?.body as URLSearchParams).get('url'));
    return new Response();
  });
  const brand = aBrand(analytics && { analytics });
  const runtime = await createRuntime(brand, 'en', {});
  const world: Dependencies = {
    client: { call: () => new Promise<never>(() => undefined) },
    confirmIdentity: async () => false,
    brand,
    clock: { now: Date.now },
    tabStorage: memoryStore(),
    deviceStorage: memoryStore(),
    navigation: recordedNavigation(),
    cookies: memoryCookies(),
    page: quietPage(),
    tabs: memoryTabs(),
  };
  await runtime.start(world, {});
  runtime.store.dispatch(settingsLoaded(settings as unknown as SiteSettings));
  const nothing = () => undefined;
  const screen = await render(
    <MemoryRouter initialEntries={['/nowhere']}>
      <App
        brand={brand}
        runtime={runtime}
        ports={world}
        prerenderedState={runtime.store.getState()}
        prerenderedPath="/"
        switchLanguage={nothing}
        onHydrated={nothing}
      />
    </MemoryRouter>,
  );
  await new Promise<void>((resolve) => void whenIdle(resolve));
  return { screen, runtime, heard };
}

test.each(brands)('a collector receives the visible page after Allow, not before, in %s', async (look) => {
  wear(look, 'light');
  const { screen, runtime, heard } = await open({ collector });
  await expect.element(screen.getByRole('region', { name: 'May we count your visits?' })).toBeVisible();
  expect(heard).toEqual([]);
  await screen.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect.poll(() => heard).toEqual([`${location.origin}/404`]);
  runtime.store.stop();
});

test('a brand without one fetches nothing for it', async () => {
  const { screen, runtime } = await open(undefined);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect([runtime.has('consent'), screen.getByRole('region', { name: 'May we count your visits?' }).elements()]).toEqual([false, []]);
  runtime.store.stop();
});
