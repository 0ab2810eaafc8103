import { expect, test } from '../../support/test.ts';

test.describe('the frame of a page', () => {
  test('shows the lobby at its four addresses [route-01, route-02]', async ({ page, site, lobby }) => {
    for (const path of ['/', '/index', '/index.html', '/home']) {
      await site.open(path);
      await expect(lobby.chosen('HOME'), path).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    }
  });

  test(
    'shows ordinary pages with header, footer and left side menu, initially open [route-32, route-33]',
    { tag: '@brand' },
    async ({ brand, site }) => {
      for (const path of ['/', '/promotions', '/help']) {
        await site.open(path);
        await expect(site.header).toBeVisible();
        await expect(site.side).toBeVisible();
        await expect(site.footer).toBeVisible();
        const [side, main] = [await site.side.boundingBox(), await site.main.boundingBox()];
        expect((side?.x ?? 0) + (side?.width ?? 0), `${brand.code} ${path}: the menu stands left of the page`).toBeLessThanOrEqual(
          (main?.x ?? 0) + 1,
        );
      }
    },
  );

  test(
    'offers visitors the listed entries of header and top navigation [header-01, header-08, header-09, header-10, home-13]',
    { tag: '@brand' },
    async ({ t, site }) => {
      await site.open();

      await test.step('header', async () => {
        await expect.soft(site.logIn).toBeVisible();
        await expect.soft(site.signUp).toBeVisible();
        await expect.soft(site.balance).toBeHidden();
        await expect.soft(site.header.getByRole('button', { name: new RegExp(`^${t('announcements:notices.bell')}`) })).toBeVisible();
        await expect.soft(site.header.getByRole('link', { name: t('common:navigation.customerService') })).toBeVisible();
        const shortcuts = site.header.getByRole('navigation', { name: t('common:shell.shortcuts') });
        await expect.soft(shortcuts.getByRole('link', { name: t('common:navigation.deposit') })).toBeVisible();
        await expect.soft(shortcuts.getByRole('link', { name: t('common:navigation.withdraw') })).toBeVisible();
        await expect.soft(shortcuts.getByRole('link', { name: t('common:navigation.agent') })).toBeVisible();
      });

      await test.step('top navigation: Home first, Promotions last, the types with vendors between', async () => {
        const entries = site.topNavigation.getByRole('link');
        await expect.soft(entries.first()).toHaveText(t('common:navigation.home'));
        await expect.soft(entries.last()).toHaveText(t('common:navigation.promotions'));
        await expect.soft(entries.filter({ hasText: t('common:types.RNG') })).toHaveCount(1);
        const names = await entries.allTextContents();
        const lists = ['HOT', 'INHOUSE', 'FAV'];
        const types = [...lists, 'RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT'].map((type) => t(`common:types.${type}`));
        for (const name of names.slice(1, -1)) expect.soft(types).toContain(name);
      });
    },
  );

  test(
    'ends with products, age mark and copyright, and only the brand’s networks and licence [footer-02, footer-05, footer-06]',
    { tag: '@brand' },
    async ({ site, t, brand: { identity, social, license } }) => {
      await site.open();
      for (const type of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'])
        await expect.soft(site.footer.getByRole('link', { name: t(`common:types.${type}`), exact: true })).toBeVisible();
      await expect.soft(site.footer.getByText(t('common:footer.agePlus', { age: identity.ageMark }), { exact: true })).toBeVisible();
      const copyright = t('common:footer.copyright', { year: identity.copyrightYear, name: identity.name });
      await expect.soft(site.footer.getByText(copyright, { exact: true })).toBeVisible();
      await expect.soft(site.footer.getByRole('heading', { name: t('common:footer.social') })).toHaveCount(Object.keys(social).length && 1);
      const [licence = ''] = t('common:footer.licence', { number: '', authority: '' }).split(' ');
      await expect.soft(site.footer.getByText(new RegExp(`^${licence}`))).toHaveCount(license === null ? 0 : 1);
    },
  );

  test('the footer links to every network that the brand names [footer-03]', { tag: '@brand' }, async ({ t, brand, site }) => {
    test.skip(Object.keys(brand.social).length === 0, 'the brand names no network');
    await site.open();
    for (const [network, href] of Object.entries(brand.social))
      await expect.soft(site.footer.getByRole('link', { name: t(`common:social.${network}`) })).toHaveAttribute('href', href);
  });

  test('the footer shows the brand’s licence [footer-07]', { tag: '@brand' }, async ({ site, t, brand: { license } }) => {
    test.skip(license === null, 'the brand names no licence');
    await site.open();
    await expect(site.footer.getByText(t('common:footer.licence', { ...license }), { exact: true })).toBeVisible();
  });

  test('links to the lobby from the side menu [side-01]', async ({ page, t, site, lobby }) => {
    await site.open('/no-such-page');
    await site.side.getByRole('link', { name: t('common:navigation.lobby') }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(lobby.chosen('HOME')).toBeVisible();
  });

  test('scrolls to the element of a hash, or else to the top [route-35, route-36]', async ({ page, t, site }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await site.open('/#main');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await site.footer.getByRole('link', { name: t('common:footer.helpCenter') }).click();
    await expect(page).toHaveURL(/\/help$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), 'there is a way down').toBeGreaterThan(800);
    await site.open('/');
    await page.evaluate(() => {
      const mark = document.createElement('p');
      mark.id = 'mark';
      document.querySelector('footer')?.append(mark);
      history.pushState(null, '', '#mark');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('the help centre shows the Zalo contact [misc-08]', async ({ site }) => {
    await site.open('/help#contact');
    await expect(site.main.getByText(/131K/)).toBeVisible();
  });

  test('shows the loader while a page loads and hides it afterwards [route-37]', async ({ page, t, site, lobby }) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await page.route(/\/core\/rewards-.*\.js$/, async (route) => {
      await promise;
      await route.continue();
    });
    const loader = site.main.getByRole('status').filter({ hasText: t('common:shell.loading') });
    await site.open('/');
    await expect(loader).toHaveCount(0);
    await site.topNavigation.getByRole('link', { name: t('common:navigation.promotions') }).click();
    await expect(loader).toHaveCount(1);
    resolve(undefined);
    await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(loader).toHaveCount(0);
    await page.goBack();
    await expect(lobby.chosen('HOME')).toBeVisible();
    await expect(loader).toHaveCount(0);
  });

  test('shows the page even if its hash cannot be decoded', async ({ page, site, lobby }) => {
    await site.open('/#%');
    await expect(lobby.chosen('HOME')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('ignores a second navigation to the same address [route-38]', async ({ page, t, site }) => {
    await site.open('/');
    const home = site.topNavigation.getByRole('link', { name: t('common:navigation.home') });
    await home.click();
    const entries = await page.evaluate(() => window.history.length);
    await home.click();
    await site.topNavigation.getByRole('link', { name: t('common:types.RNG') }).click();
    await expect(page).toHaveURL(/\/rng$/);
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('shows the not-found page with links onward, and the back button works', async ({ page, t, site, lobby }) => {
    await site.open('/');
    await site.open('/no-such-page');
    await expect(page.getByRole('heading', { name: t('common:notFound.title') })).toBeVisible();
    await page.getByRole('link', { name: t('common:notFound.home') }).click();
    await expect(lobby.chosen('HOME')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: t('common:notFound.title') })).toBeVisible();
  });

  test('hides the side menu on the seamless page and on the lottery pages [route-34]', async ({ page, site }) => {
    await site.open('/seamless');
    await expect(site.header).toBeVisible();
    await expect(site.side).toHaveCount(0);
    await site.openAs('demo');
    for (const path of ['/lottery', '/seaLottery', '/vnLottery']) {
      await site.open(path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(site.header).toBeVisible();
      await expect(site.side).toHaveCount(0);
    }
  });
});
