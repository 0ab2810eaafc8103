import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Addresses in the page's caches. The worker's caches are the only ones of this site. */
const keptByWorker = async (): Promise<string[]> => {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
};

test(
  'an installed site reports in its language that it is offline, has its hashed files cached and stores no balance',
  { tag: '@brand' },
  async ({ page, context, t, expectedErrors, site }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await site.openAs('demo');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // The worker controls the page from its first file on.
    await site.open('/promotions');
    await expect(site.balance).toContainText(/\d/);
    await expect.poll(() => page.evaluate(keptByWorker)).toContainEqual(expect.stringMatching(/^\/core\/.+\.js$/));

    await context.setOffline(true);
    await page.goto('/rng');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pages:offline.title'));
    await expect(page.getByText(t('pages:offline.text'))).toBeVisible();
    const kept = await page.evaluate(keptByWorker);
    expect(kept.filter((path) => !/^\/(?:core|assets)\/|^\/offline\.html$/.test(path))).toEqual([]);
    const script = kept.find((path) => path.startsWith('/core/') && path.endsWith('.js')) ?? '';
    expect(await page.evaluate(async (path) => (await fetch(path)).status, script)).toBe(200);
    const balance = await page.evaluate(async () =>
      fetch('/wps/v2/wallets/balance').then(
        () => 'answered',
        () => 'no connection',
      ),
    );
    expect(balance).toBe('no connection');

    await context.setOffline(false);
    await page
      .getByRole('link', { name: t('pages:offline.retry') })
      .or(page.getByRole('button', { name: t('pages:offline.retry') }))
      .click();
    await expect(site.balance).toContainText(/\d/);
  },
);
