import { loadCatalogues } from '@livery/builder';
import { LoginDialog } from '../../page-models/login-dialog.ts';
import { Site } from '../../page-models/site.ts';
import { editBrand, startDevSite, type DevSite } from '../../support/dev-site.ts';
import { expect, test } from '../../support/test.ts';
import type { Page } from '@playwright/test';

// One server serves all tests of this file, and they edit the same files.
test.describe.configure({ mode: 'default' });
test.setTimeout(90_000);

let site: DevSite;
test.beforeAll(async () => {
  site = await startDevSite(test.info().config.projects.map(({ name }) => name));
});
test.afterAll(() => site.close());

const problems = (page: Page) => page.getByRole('dialog', { name: /problem/i });
const colour = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--action'));
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('edits of colours, texts, layout and art apply without a reload and keep the page’s state @control [engine-33]', async ({
  page,
  brand,
  t,
}) => {
  const { code, languages } = brand;
  const words = `locales/${languages.default}.json`;
  // Wide screens show no category menu.
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(`${site.url(code)}/`);
  await new Site(page, t).logIn.click();
  const login = new LoginDialog(page, t);
  await login.username.fill('someone');
  await mark(page);

  const before = await colour(page);
  await editBrand(site, code, ({ theme }) => (theme.seeds['primary'] = 'crimson'));
  await expect.poll(() => colour(page)).not.toBe(before);

  const title = page.locator('h1');
  await site.write(code, words, '{ "home": { "hero": { "title": "Other words" } } }');
  await expect(title).toHaveText('Other words');
  const engine = (await loadCatalogues())[languages.default]?.['home'] as { hero: { title: string } };
  await site.write(code, words, null);
  await expect(title).toHaveText(engine.hero.title);

  const tab = page.getByRole('tab', { includeHidden: true }).first();
  const height = async (): Promise<number> => (await tab.boundingBox())?.height ?? 0;
  const low = await height();
  await editBrand(site, code, ({ layout }) => (layout['navigation'] = 'tiles'));
  await expect.poll(height).toBeGreaterThan(low);

  if (brand.art !== null) {
    const art = page.locator('main img[src^="/assets/"]').first();
    const address = await art.getAttribute('src');
    await site.write(code, brand.art, `${await site.read(code, brand.art)}<!-- edited -->`);
    await expect.poll(() => art.getAttribute('src')).not.toBe(address);
  }

  await expect(login.username).toHaveValue('someone');
  expect(await isSamePage(page)).toBe(true);
});

test('a broken file shows an error overlay until it is fixed @control [engine-35]', async ({ page, brand, t }) => {
  const { code } = brand;
  const good = await site.read(code, 'brand.json');
  await page.goto(`${site.url(code)}/?type=RNG`);
  const search = page.getByRole('searchbox', { name: t('lobby:search.label') });
  await search.fill('abc');
  await mark(page);

  await site.write(code, 'brand.json', good.replace('"identity"', '"identities"'));
  await expect(problems(page)).toContainText(`brands/${code}/brand.json:`);
  await expect(problems(page)).toContainText('schema-unknown-key');
  await expect(problems(page)).toContainText('"identities"');
  await page.screenshot({ path: test.info().outputPath('problems.png') });
  await site.write(code, 'brand.json', good);
  await expect(problems(page)).toBeHidden();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('abc');
  expect(await isSamePage(page)).toBe(true);

  await site.write(code, 'brand.json', '{ "schemaVersion": 1, ');
  await problems(page).getByRole('button').click();
  await expect(problems(page)).toBeHidden();
  await expect(search).toHaveValue('abc');
  await page.reload();
  await expect(problems(page)).toContainText(`brands/${code}/brand.json:1:`);
  await site.write(code, 'brand.json', good);
  await expect(problems(page)).toBeHidden();
});

test('the grid shows brands side by side and navigates them together @control [engine-34]', async ({ page, brand }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(site.grid);
  const figures = page.getByRole('figure');
  // Every served brand, not only one.
  const served = test
    .info()
    .config.projects.map(({ name }) => name)
    .toSorted();
  await expect(figures).toHaveCount(served.length);
  const count = await figures.count();
  expect(await figures.evaluateAll((all) => all.map((each) => each.dataset['code']))).toEqual(served);
  const boxes = await Promise.all(Array.from({ length: count }, (_, index) => figures.nth(index).boundingBox()));
  for (const [index, box] of boxes.entries()) if (index > 0) expect(box?.x).toBeGreaterThan(boxes[index - 1]?.x ?? 0);
  for (let index = 0; index < count; index += 1) {
    await expect(page.frameLocator('iframe').nth(index).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  }

  const states = page.locator('figcaption');
  await page.getByRole('textbox').fill('/?type=HOT');
  await page.keyboard.press('Enter');
  for (const state of await states.all()) await expect(state).toContainText('/?type=HOT');
  for (const theme of ['Light', 'Dark']) {
    await page.getByRole('button', { name: theme }).click();
    for (const state of await states.all()) await expect(state).toContainText(theme.toLowerCase());
  }
  await page.getByRole('combobox', { name: 'Language' }).selectOption(brand.languages.supported[1] ?? brand.languages.default);
  await expect(page.locator(`figure[data-code=${brand.code}] figcaption`)).toContainText(` ${brand.languages.supported[1] ?? ''} `);
  const frame = page.locator('iframe').first();
  const width = () => frame.evaluate((element) => element.clientWidth);
  expect(await width()).toBe(390);
  await page.getByRole('button', { name: 'Desktop' }).click();
  expect(await width()).toBe(1280);
  await page.screenshot({ path: test.info().outputPath('grid.png') });
});
