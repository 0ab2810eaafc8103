import { GamePopup } from '../../page-models/game-popup.ts';
import { Lobby } from '../../page-models/lobby.ts';
import { Site } from '../../page-models/site.ts';
import { changeAnswer, holdAnswers } from '../../support/calls.ts';
import { sidewaysScrolls, widenLetters } from '../../support/measures.ts';
import { expect, test } from '../../support/test.ts';
import type { Page } from '@playwright/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test.describe('on a phone', () => {
  test(
    'the bottom bar has five entries of one line each: home, search, login, rewards, account',
    { tag: '@brand' },
    async ({ page, t, site, login }) => {
      await site.open();
      const bar = page.getByRole('navigation', { name: t('common:shell.shortcuts') }).filter({ visible: true });
      await expect(bar.getByRole('listitem')).toHaveText(
        ['navigation.home', 'navigation.search', 'actions.logIn', 'navigation.rewards', 'navigation.account'].map((key) =>
          t(`common:${key}`),
        ),
      );
      const box = await bar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(845);
      for (const entry of await bar.getByRole('listitem').all()) {
        const size = await entry.boundingBox();
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      const lines = await bar.getByRole('listitem').evaluateAll((entries) =>
        entries.map((entry) => {
          const text = document.createRange();
          text.selectNodeContents(entry.querySelector('span:last-child') ?? entry);
          return Math.round(text.getBoundingClientRect().top);
        }),
      );
      expect(new Set(lines).size, lines.join(' ')).toBe(1);
      await bar.getByRole('link', { name: t('common:navigation.search') }).tap();
      const search = page.getByRole('dialog', { name: t('games:title') });
      await expect(search.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(search).toBeHidden();
      await bar.getByRole('link', { name: t('common:actions.logIn') }).tap();
      await expect(login.dialog).toBeVisible();
    },
  );

  test('the menu is a sheet with the categories, language and theme', { tag: '@brand' }, async ({ page, t, site, lobby }) => {
    await site.open();
    await site.button('common:shell.menu').tap();
    const sheet = page.getByRole('dialog', { name: t('common:shell.menuTitle') });
    await expect(sheet.getByRole('combobox', { name: t('common:preferences.language') })).toBeVisible();
    await expect(sheet.getByRole('button', { name: t('common:preferences.dark') })).toBeVisible();
    await sheet.getByRole('link', { name: t('common:types.FISH'), exact: true }).tap();
    await expect(sheet).toBeHidden();
    await expect(lobby.chosen('FISH')).toBeVisible();
  });

  test('no page scrolls sideways', { tag: '@brand' }, async ({ page, t, site, lobby }) => {
    await site.open();
    await expect(lobby.section('SPORTS').getByRole('article').first()).toBeAttached();
    expect(await widthOf(page)).toBe(390);
    await site.open('/?type=RNG');
    await expect(lobby.tiles).toHaveCount(18);
    expect(await widthOf(page)).toBe(390);
    await site.open('/no-such-page');
    await expect(page.getByRole('heading', { name: t('common:notFound.title') })).toBeVisible();
    expect(await widthOf(page)).toBe(390);
  });

  for (const isWide of [false, true])
    test(
      `a balance of ten digits leaves the logo whole on the narrowest phone${isWide ? ', even in a wide font' : ''}`,
      { tag: '@brand' },
      async ({ page, t, site }) => {
        await changeAnswer(page, 'balance', (value) => ({ ...value, balance: 987_654_321_098 }));
        // Otherwise a push would bring the real one.
        await holdAnswers(page, 'liveStream');
        await page.setViewportSize({ width: 320, height: 640 });
        await site.openAs('demo');
        if (isWide) await widenLetters(page);
        await expect(site.balance).toContainText(/9.876.543.210.98/);
        const drawing = site.header
          .getByRole('link', { name: t('common:shell.home') })
          .locator('img')
          .filter({ visible: true });
        await expect(drawing).toHaveCSS('object-fit', 'contain');
        const mark = await drawing.boundingBox();
        const balance = await site.balance.boundingBox();
        expect(mark?.width).toBeGreaterThanOrEqual(24);
        expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual(balance?.x ?? 0);
        await expect(site.balance).toBeInViewport({ ratio: 1 });
        const amount = await site.balance.locator('[aria-live]').boundingBox();
        const bar = await site.header.boundingBox();
        expect((amount?.y ?? 0) + (amount?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
        expect(await site.balance.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
        expect(await widthOf(page)).toBe(320);
      },
    );

  test('in a wide font, no page scrolls sideways on the narrowest phone', { tag: '@brand' }, async ({ page, site, login }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/', '/rng', '/promotions', '/help', '/service', '/download', '/safer-play', '/statement', '/login']) {
      await site.open(path);
      await expect(path === '/login' ? login.dialog : page.getByRole('heading', { level: 1 })).toBeAttached();
      await widenLetters(page);
      expect.soft(await sidewaysScrolls(page), path).toEqual([]);
    }
  });

  test(
    'a visitor starts a demo with one tap, and its bar offers the game for money',
    { tag: '@brand' },
    async ({ page, site, lobby, popup }) => {
      await site.open();
      await lobby.play(lobby.section('INHOUSE').getByRole('article').first()).tap();
      await popup.started();
      await expect(popup.forMoney).toBeInViewport({ ratio: 1 });
      expect(await widthOf(page)).toBe(390);
    },
  );

  test('a game has the full height of a phone in landscape', async ({ page, site, lobby, popup }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await site.openAs('demo', '/?type=INHOUSE');
    await lobby.play(lobby.tiles.first()).tap();
    await popup.started();
    expect(await popup.dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 });
    await expect(popup.spin).toBeInViewport({ ratio: 1 });
  });

  test('a member’s game and its bar are as wide as the phone, in Portuguese', { tag: '@brand' }, async ({ page, brand, textsIn }) => {
    const t = textsIn('pt');
    const site = new Site(page, t);
    const lobby = new Lobby(page, t);
    const popup = new GamePopup(page, t);
    await site.openAs('demo', `${brand.languages.default === 'pt' ? '' : '/pt'}/?type=INHOUSE`);
    await lobby.play(lobby.tiles.first()).tap();
    await popup.started();
    const frame = await popup.frame.boundingBox();
    expect([frame?.x, frame?.width]).toEqual([0, 390]);
    expect(await popup.game.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
    await expect(popup.close).toBeInViewport({ ratio: 1 });
    await expect(popup.elapsed).toBeInViewport({ ratio: 1 });
    const controls = await popup.dialog.getByRole('button').filter({ visible: true }).all();
    expect(controls.length).toBeGreaterThanOrEqual(2);
    for (const control of controls) await expect(control).toBeInViewport({ ratio: 1 });
  });

  test(
    'a member sees balance and deposit in the header, plays full screen and logs out from the menu [header-02, header-07, lobby-30]',
    { tag: '@brand' },
    async ({ page, t, site, lobby, popup }) => {
      await site.openAs('agent2');
      await expect(site.balance).toBeInViewport();
      await expect(site.balance).toContainText(/\d[.,]\d{2}/);
      await expect(site.link('common:navigation.deposit').filter({ visible: true })).toBeInViewport();
      expect(await widthOf(page)).toBe(390);
      await lobby.tab('INHOUSE').tap();
      await lobby.play(lobby.tiles.first()).tap();
      await popup.started();
      const box = await popup.dialog.boundingBox();
      expect([box?.x, box?.width]).toEqual([0, 390]);
      await popup.close.tap();
      await expect(popup.frame).toHaveCount(0);
      await site.button('common:shell.menu').tap();
      const sheet = page.getByRole('dialog', { name: t('common:shell.menuTitle') });
      await sheet.getByRole('button', { name: t('common:actions.signOut') }).tap();
      await site.logoutDialog.getByRole('button', { name: t('common:actions.confirm') }).tap();
      await expect(site.balance).toBeHidden();
    },
  );
});
