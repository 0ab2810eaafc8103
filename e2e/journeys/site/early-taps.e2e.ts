import path from 'node:path';
import { holdScripts } from '../../support/held-scripts.ts';
import { expect, test } from '../../support/test.ts';

test.describe('before hydration', () => {
  test('a tap on Log in opens the login on the current page', async ({ page, site, login }) => {
    const letGo = await holdScripts(page);
    await page.goto('/?type=HOT');
    await site.logIn.click();
    await expect(site.logIn).toHaveAttribute('data-heard');
    letGo();
    await expect(login.dialog).toBeVisible();
    await expect(site.logIn).not.toHaveAttribute('data-heard');
    await expect(page).toHaveURL(/\/\?type=HOT$/);
  });

  test('the last of several taps counts', async ({ page, t, site, login }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letGo = await holdScripts(page);
    await page.goto('/');
    await site.logIn.filter({ visible: true }).click();
    await site.button('common:shell.menu').click();
    await expect(page.locator('[data-heard]')).toHaveCount(1);
    letGo();
    await expect(page.getByRole('dialog', { name: t('common:shell.menuTitle') })).toBeVisible();
    await expect(login.dialog).toBeHidden();
  });

  test('a chosen language applies, and a tapped menu opens', { tag: '@brand' }, async ({ page, t, brand, site }) => {
    const other = brand.languages.supported.find((language) => language !== brand.languages.default) ?? '';
    const letGo = await holdScripts(page);
    await page.goto('/');
    const select = site.side.getByRole('combobox', { name: t('common:preferences.language') });
    const isOffered = await select.isVisible();
    if (isOffered) await select.selectOption(other);
    else await site.openSideMenu();
    letGo();
    if (isOffered) await expect(page.locator('html')).toHaveAttribute('lang', other);
    else await expect(select).toBeVisible();
  });

  test('a link works at once, and cancels an earlier tap', async ({ page, t, site, login }) => {
    const letGo = await holdScripts(page);
    await page.goto('/');
    await site.logIn.click();
    await site.topNavigation.getByRole('link', { name: t('common:navigation.promotions') }).click();
    await expect(page).toHaveURL(/\/promotions$/);
    letGo();
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    await expect(login.dialog).toHaveCount(0);
  });
});

test.describe('text typed before hydration', () => {
  test('is searched for', async ({ page, t, site }) => {
    const letGo = await holdScripts(page);
    await page.goto('/help');
    const search = site.main.getByRole('searchbox');
    await search.fill('zzzz');
    letGo();
    await expect(site.main.getByText(t('help:notFound', { text: 'zzzz' }))).toBeVisible();
    await expect(search).toHaveValue('zzzz');
  });

  test('logs an agent in', async ({ page, t }) => {
    const letGo = await holdScripts(page);
    await page.goto('/agent');
    await page.getByLabel(t('forms:credentials.username'), { exact: true }).fill('agent');
    await page.getByLabel(t('forms:credentials.password'), { exact: true }).fill('Livery#2026');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-heard]')).toHaveCount(1);
    await expect(page).toHaveURL(/\/agent$/);
    letGo();
    await expect(page).toHaveURL(/\/agentHome$/);
  });

  test('stays in a message, including the search shortcut’s key', async ({ page, t }) => {
    const letGo = await holdScripts(page);
    await page.goto('/service');
    const letter = page.getByRole('textbox', { name: t('service:feedback.content') });
    await letter.click();
    await page.keyboard.type('either/or, said twice over');
    letGo();
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    await expect(letter).toHaveValue('either/or, said twice over');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: t('service:feedback.send') }).click();
    await expect(page.getByText(t('service:feedback.thanks'))).toBeVisible();
  });
});

test('a picture chosen before hydration is kept with its text', async ({ page, t }) => {
  const letGo = await holdScripts(page);
  await page.goto('/service/chat');
  await page.locator('input[type=file]').setInputFiles(path.join(import.meta.dirname, '../../../docs/brands.png'));
  const words = page.getByRole('textbox', { name: t('service:chat.write') });
  await words.fill('Look at this');
  letGo();
  await expect(page.getByRole('list', { name: t('service:chat.chosen') })).toBeVisible();
  await expect(words).toHaveValue('Look at this');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page describes the site, and its links work', async ({ page, t, site }) => {
    await page.goto('/');
    await expect(site.main.getByRole('heading', { name: t('lobby:sections.HOT') })).toBeVisible();
    await expect(site.logIn).toHaveAttribute('href', '/login');
    await site.logIn.click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
