import { Site } from '../../page-models/site.ts';
import { expect, test } from '../../support/test.ts';

test.describe('language and theme', () => {
  test(
    'uses the brand’s default language on a first visit, or else Portuguese [i18n-01]',
    { tag: '@brand' },
    async ({ page, brand, site }) => {
      await site.open('/');
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${brand.languages.default}`));
      await expect(site.logIn).toBeVisible();
    },
  );

  test('the side menu’s select changes interface, address and lobby data without a reload [i18n-02, side-06, lobby-21]', async ({
    page,
    t,
    textsIn,
    brand,
    site,
  }) => {
    const other = brand.languages.supported.find((language) => language !== brand.languages.default) ?? 'en';
    await site.open('/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await site.openSideMenu();
    const reloaded = page.waitForRequest((request) => request.url().includes('hotGames') && request.url().includes(`language=${other}`));
    await site.side.getByRole('combobox', { name: t('common:preferences.language') }).selectOption(other);
    await reloaded;
    const inOther = new Site(page, textsIn(other));
    await expect(page).toHaveURL(new RegExp(`/${other}/?$`));
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${other}`));
    await expect(inOther.logIn).toBeVisible();
    await expect(inOther.footer.getByRole('heading', { name: inOther.t('common:footer.products') })).toBeVisible();
    await expect(site.logIn).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goto('/');
    await expect(page, 'the choice is kept').toHaveURL(new RegExp(`/${other}/?$`));
  });

  test('moves to a page opened while a language loads', async ({ page, t, textsIn, brand, site }) => {
    const other = brand.languages.supported.find((language) => language !== brand.languages.default) ?? 'en';
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await page.route(
      (url) => url.pathname.startsWith(`/assets/texts-${other}-`),
      async (route) => {
        await promise;
        await route.continue();
      },
    );
    await site.open('/');
    await site.openSideMenu();
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith(`/assets/texts-${other}-`));
    await site.side.getByRole('combobox', { name: t('common:preferences.language') }).selectOption(other);
    await asked;
    await site.topNavigation.getByRole('link', { name: t('common:navigation.promotions') }).click();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(page).not.toHaveURL(new RegExp(`/${other}/`));
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(site.logIn).toBeVisible();
    resolve(undefined);
    await expect(new Site(page, textsIn(other)).logIn).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${other}/promotions$`));
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('reports a language that does not load, and keeps the current one in page and address', async ({
    page,
    t,
    textsIn,
    brand,
    expectedErrors,
    site,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    const other = brand.languages.supported.find((language) => language !== brand.languages.default) ?? 'en';
    const catalogues = new RegExp(String.raw`/core/(?:\w+\.)?${other}-[^/]*\.js$`);
    await page.route(catalogues, (route) => route.abort());
    const choose = async () => {
      await site.openSideMenu();
      await site.side.getByRole('combobox', { name: t('common:preferences.language') }).selectOption(other);
    };
    await site.open('/');
    await choose();
    await expect(page.getByText(t('common:preferences.languageFailed'))).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(`/${other}/$`));
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${brand.languages.default}`));
    await expect(site.logIn).toBeVisible();
    await page.unroute(catalogues);
    await page.getByRole('button', { name: t('common:actions.reload') }).click();
    await expect(page.getByText(t('common:preferences.languageFailed'))).toHaveCount(0);
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    await choose();
    await expect(new Site(page, textsIn(other)).logIn).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${other}/$`));
  });

  test('opens a language by its address [i18n-03]', { tag: '@brand' }, async ({ page, textsIn, brand }) => {
    for (const language of brand.languages.supported) {
      const site = new Site(page, textsIn(language));
      await site.open(language === brand.languages.default ? '/' : `/${language}/`);
      await expect(site.logIn).toBeVisible();
      await site.openSideMenu();
      await expect(site.side.getByRole('combobox').getByRole('option')).toHaveCount(brand.languages.supported.length);
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('has a light and a dark theme and remembers the choice [theme-01, theme-02]', { tag: '@brand' }, async ({ page, brand, site }) => {
    await site.open('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', brand.theme.default);
    const lightness = () =>
      page.evaluate(
        () =>
          getComputedStyle(document.documentElement)
            .backgroundColor.match(/\d+/g)
            ?.map(Number)
            .reduce((sum, part) => sum + part, 0) ?? 0,
      );
    await site.chooseTheme('light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect.poll(lightness).toBeGreaterThan(600);
    await site.chooseTheme('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(lightness).toBeLessThan(200);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
