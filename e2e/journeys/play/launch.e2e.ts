import type { Page, Request } from '@playwright/test';
import { GamePopup } from '../../page-models/game-popup.ts';
import { password } from '../../page-models/login-dialog.ts';
import { Site } from '../../page-models/site.ts';
import { callAsMember, holdAnswers, nextCall, nextValue, recordCalls } from '../../support/calls.ts';
import { expect, test } from '../../support/test.ts';

test.describe('a game', () => {
  test('starts its demo on a visitor’s first press, and for money opens only after a login [lobby-29]', async ({
    page,
    t,
    site,
    lobby,
    login,
    popup,
  }) => {
    const calls = recordCalls(page, 'launchGame');
    await site.open('/?type=INHOUSE');
    const name = (await lobby.play(lobby.tiles.first()).innerText()).split('\n')[0] ?? '';
    await lobby.play(lobby.tiles.first()).click();
    await popup.started();
    await popup.forMoney.click();
    await expect(login.dialog).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(login.dialog.getByRole('region', { name }).getByRole('button', { name: t('login:login.demo') })).toBeVisible();
    expect(calls).toEqual([]);
    await login.logIn('demo');
    await popup.started();
    expect(calls).toHaveLength(1);
  });

  test('opens in a popup for a member, plays a real round, updates the header balance, and closes on logout [lobby-30, entity-01, session-12]', async ({
    page,
    site,
    lobby,
    popup,
  }) => {
    test.slow();
    await site.openAs('lucas');
    const before = await site.amount();
    const answered = nextValue(page, 'gameList', ({ gameType }) => gameType === 'INHOUSE');
    await lobby.more(lobby.section('INHOUSE')).click();
    await answered;
    const launched = nextCall(page, 'launchGame');
    await lobby.play(lobby.tiles.first()).click();
    expect((await launched).postDataJSON()).toMatchObject({
      nodeId: expect.any(Number),
      vassalage: 'HOUSE',
      gameType: 'INHOUSE',
      device: 'WEB',
    });
    await expect(popup.frame).toHaveAttribute('src', /^http/);
    expect(new URL((await popup.frame.getAttribute('src')) ?? '').origin).not.toBe(new URL(page.url()).origin);
    await popup.started();
    expect(await popup.balance()).toBe(before);

    const stake = await popup.stake();
    expect(stake).toBeGreaterThan(0);
    await popup.spin.click();
    await popup.settled();
    const after = before - stake + (await popup.lastWin());
    expect(await popup.balance()).toBe(after);
    await expect.poll(() => site.amount(), { message: 'the header follows the round' }).toBe(after);

    await popup.leave();
    await expect(page).toHaveURL(/\?type=INHOUSE$/);
    await expect.poll(() => site.amount()).toBe(after);
    await site.logOut();
    await expect(site.logIn).toBeVisible();
  });

  test('is found, started, played and left by keyboard [lobby-30]', async ({ page, site, lobby, login, popup }) => {
    test.slow();
    await site.open('/?type=INHOUSE');
    const tile = lobby.play(lobby.tiles.nth(1));
    await expect(tile).toBeVisible();
    await lobby.play(lobby.tiles.first()).focus();
    for (let step = 0; step < 40 && !(await tile.evaluate((button) => button === document.activeElement)); step++)
      await page.keyboard.press('Tab');
    await expect(tile).toBeFocused();
    await page.keyboard.press('Enter');
    await popup.started();
    await popup.forMoney.focus();
    await page.keyboard.press('Enter');
    await expect(login.dialog).toBeVisible();
    await expect(login.username).toBeFocused();
    await page.keyboard.type('agent42');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await popup.started();
    const before = await popup.balance();
    for (
      let step = 0;
      step < 24 && !(await popup.spin.evaluate((button) => button === document.activeElement && document.hasFocus()));
      step++
    )
      await page.keyboard.press('Tab');
    await expect(popup.spin).toBeFocused();
    await page.keyboard.press('Enter');
    await popup.settled();
    expect(await popup.balance()).toBe(before - (await popup.stake()) + (await popup.lastWin()));
    await page.keyboard.press('Escape');
    await expect(popup.frame).toHaveCount(0);
    await expect(tile).toBeFocused();
  });

  test('closes on the back button and stays on its page', async ({ page, site, lobby, popup }) => {
    await site.openAs('novo', '/?type=INHOUSE');
    await lobby.play(lobby.tiles.first()).click();
    await popup.started();
    await page.goBack();
    await expect(popup.frame).toHaveCount(0);
    await expect(page).toHaveURL(/\?type=INHOUSE$/);
    await expect(lobby.chosen('INHOUSE')).toBeVisible();
  });

  test('under maintenance says so and suggests others [lobby-31]', async ({ page, t, expectedErrors, site, lobby }) => {
    expectedErrors.push(/503|409|423/);
    const answered = nextValue(page, 'gameList', ({ gameName }) => gameName !== undefined);
    await site.openAs('agent', '/?type=RNG');
    await lobby.search.fill(t('lobby:tile.maintenance') === 'Under maintenance' ? 'Closed Gate' : 'Portão Fechado');
    const [game] = (await answered).games;
    expect(game).toMatchObject({ maintenance: true });
    await expect(lobby.tiles.first()).toContainText(t('lobby:tile.maintenance'));
    const refused = page.waitForResponse((response) => response.url().endsWith('/launchGame'));
    await lobby.play(lobby.tiles.first()).click();
    const { value } = (await (await refused).json()) as { value: { suggestions: { gameName: string }[] } };
    const notice = page.getByRole('dialog', { name: t('launch:maintenance.title', { name: game?.gameName ?? '' }) });
    await expect(notice).toContainText(t('launch:maintenance.text'));
    expect(value.suggestions.length).toBeGreaterThan(0);
    for (const { gameName } of value.suggestions) await expect(notice.getByRole('button', { name: gameName, exact: true })).toBeVisible();
    await notice.getByRole('button', { name: value.suggestions[0]?.gameName ?? '', exact: true }).click();
    await new GamePopup(page, t, value.suggestions[0]?.gameName ?? '').started();
  });

  test('asks for a login when its session has expired, before or during play, and reopens after it', async ({
    page,
    expectedErrors,
    site,
    lobby,
    login,
    popup,
  }) => {
    test.slow();
    expectedErrors.push(/401/);
    // Otherwise a push would report the end before the launch does.
    await holdAnswers(page, 'liveStream');
    await site.openAs('marina', '/?type=INHOUSE');
    await lobby.play(lobby.tiles.first()).click();
    await popup.started();

    await callAsMember(page, 'logout', undefined);
    await lookAgain(page);
    await expect(login.expired).toBeVisible();
    await expect(popup.frame).toHaveCount(0);
    await login.logIn('marina');
    await popup.started();
    await popup.leave();
    await expect(page).toHaveURL(/\?type=INHOUSE$/);

    await callAsMember(page, 'logout', undefined);
    await lobby.play(lobby.tiles.first()).click();
    await expect(login.expired).toBeVisible();
    await login.logIn('marina');
    await popup.started();
  });

  test('closes when the member logs out in another tab', async ({ page, t, expectedErrors, lobby, popup, site }) => {
    test.slow();
    // A call for the counts that is running while the session ends.
    expectedErrors.push(/status of 401 .*CSP_unreadCount/);
    await site.openAs('lucas', '/?type=INHOUSE');
    await lobby.play(lobby.tiles.first()).click();
    await popup.started();
    const ended = nextCall(page, 'logout');
    const other = await page.context().newPage();
    const elsewhere = new Site(other, t);
    await elsewhere.openAs('lucas');
    await elsewhere.logOut();
    expect(await (await ended).response().then((response) => response?.status())).toBe(200);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await expect(site.logIn).toBeVisible();
  });

  test('reports an unreachable host instead of an empty frame, and opens once the host is back', async ({
    page,
    t,
    expectedErrors,
    lobby,
    popup,
    site,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.clock.install();
    await site.openAs('novo', '/?type=INHOUSE');
    const isGame = (request: Request) => request.isNavigationRequest() && request.frame() !== page.mainFrame();
    await page.route('**', (route) => (isGame(route.request()) ? route.abort() : route.fallback()));
    const failed = page.waitForEvent('requestfailed', isGame);
    await lobby.play(lobby.tiles.first()).click();
    await failed;
    await expect(popup.dialog.getByText(t('launch:game.loading', { name: '' }))).toBeAttached();
    await expect(popup.elapsed).toHaveCount(0);
    await page.clock.fastForward(15_000);
    await expect(popup.dialog.getByText(t('launch:game.silent'))).toBeVisible();
    await page.unrouteAll();
    await popup.retry.click();
    await popup.started();
    await expect(popup.elapsed).toBeVisible();
  });
});

/** Acts as if the tab became visible, so that the page requests the balance. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
