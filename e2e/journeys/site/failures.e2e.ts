import { Lobby } from '../../page-models/lobby.ts';
import { Site } from '../../page-models/site.ts';
import { nextValue, queryOf, recordCalls } from '../../support/calls.ts';
import { expect, test } from '../../support/test.ts';

const gameList = '/wps/relay/GCSGAME_gameList';

for (const [what, fault, code, noise] of [
  ['answers 500', { code: 'INTERNAL' }, 'INTERNAL', /500/],
  ['cuts the connection', { drop: true }, 'UNAVAILABLE', /502/],
] as const) {
  test(
    `a gateway that ${what} is reported plainly, the page stays usable, and a retry loads the games [error-22]`,
    { tag: '@control' },
    async ({ t, faults, expectedErrors, site, lobby }) => {
      expectedErrors.push(noise);
      await faults.add({ path: gameList, ...fault });
      await site.open('/?type=RNG');
      await expect(lobby.panel.getByText(t(`common:errors.${code}`))).toBeVisible({ timeout: 15_000 });
      await expect(site.header).toBeVisible();
      await expect(lobby.filter('HOT')).toBeVisible();
      await faults.clear();
      await lobby.panel.getByRole('button', { name: t('lobby:grid.retry') }).click();
      await expect(lobby.tiles).toHaveCount(18);
      await expect(lobby.panel.getByText(t(`common:errors.${code}`))).toHaveCount(0);
    },
  );
}

test('a network failure is reported with what to do [error-02]', async ({ page, t, expectedErrors, lobby, site }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route(`**${gameList}*`, (route) => route.abort());
  await site.open('/?type=RNG');
  await expect(lobby.panel.getByText(t('common:errors.NETWORK'))).toBeVisible({ timeout: 15_000 });
});

test('reports a failure in the page’s language', { tag: '@control' }, async ({ page, textsIn, brand, faults, expectedErrors }) => {
  expectedErrors.push(/500/);
  const other = brand.languages.supported.find((language) => language !== brand.languages.default) ?? brand.languages.default;
  const t = textsIn(other);
  await faults.add({ path: gameList, code: 'INTERNAL' });
  await new Site(page, t).open(`/${other}/?type=FISH`);
  await expect(new Lobby(page, t).panel.getByText(t('common:errors.INTERNAL'))).toBeVisible();
});

test(
  'a failed section of HOME leaves the others alone and can be retried',
  { tag: '@control' },
  async ({ t, faults, expectedErrors, site, lobby }) => {
    expectedErrors.push(/500/);
    await faults.add({ path: '/wps/relay/GCSGAME_hotGamesV2', code: 'INTERNAL' });
    await site.open();
    const hot = lobby.section('HOT');
    await expect(hot.getByText(t('common:errors.INTERNAL'))).toBeVisible();
    await expect(lobby.section('RNG').getByRole('article')).toHaveCount(6);
    await faults.clear();
    await hot.getByRole('button', { name: t('lobby:grid.retry') }).click();
    await expect(hot.getByRole('article')).toHaveCount(6);
  },
);

test(
  'an unreachable gateway is reported once on HOME, and one retry loads every section',
  { tag: '@control' },
  async ({ page, t, faults, expectedErrors, site, lobby }) => {
    expectedErrors.push(/500/);
    const retry = lobby.panel.getByRole('button', { name: t('lobby:grid.retry') });
    await faults.add({ path: '/wps/relay/GCSGAME_', code: 'INTERNAL' });
    const calls = recordCalls(page, 'gameList');
    await site.open();
    await expect.poll(() => calls.map((call) => queryOf(call)['gameType']), 'the last section asks').toContain('SPORTS');
    await page.waitForLoadState('networkidle');
    await expect(lobby.panel.getByRole('region'), 'every section has failed').toHaveCount(0, { timeout: 20_000 });
    await expect(lobby.panel.getByText(t('common:errors.INTERNAL'))).toHaveCount(1);
    await expect(retry).toHaveCount(1);
    await faults.clear();
    await retry.click();
    for (const type of ['HOT', 'INHOUSE', 'RNG', 'SPORTS']) await expect(lobby.section(type).getByRole('article')).toHaveCount(6);
    await expect(retry).toHaveCount(0);
  },
);

test('a failed login keeps the fields, and a second try works', { tag: '@control' }, async ({ t, faults, expectedErrors, site, login }) => {
  expectedErrors.push(/503/);
  await site.open();
  await site.logIn.click();
  await faults.add({ path: '/wps/session/login', code: 'UNAVAILABLE', count: 1 });
  await login.logIn('novo');
  await expect(login.dialog.getByText(t('common:errors.UNAVAILABLE'))).toBeVisible();
  await expect(login.username).toHaveValue('novo');
  await login.submit.click();
  await expect(login.dialog).toBeHidden();
  await expect(site.balance).toBeVisible();
});

test('a failed balance is reported and can be retried', { tag: '@control' }, async ({ page, t, faults, expectedErrors, site, login }) => {
  expectedErrors.push(/500/);
  await site.open();
  await faults.add({ path: '/wps/v2/wallets/balance', code: 'INTERNAL' });
  // Otherwise it would arrive by a push before the press.
  await page.route('**/wps/x/live/stream', (route) => route.fulfill({ status: 500, json: {} }));
  await site.logIn.click();
  await login.logIn('novo');
  const again = site.balance.getByRole('button', { name: t('wallet:balance.failed') });
  await expect(again).toBeVisible();
  await faults.clear();
  await again.click();
  await expect(site.balance).toContainText(/\d[.,]\d{2}/);
  await expect(again).toHaveCount(0);
});

test('a refused favourite is reverted with a reason', { tag: '@control' }, async ({ page, t, faults, expectedErrors, site, lobby }) => {
  expectedErrors.push(/500/);
  await site.openAs('novo');
  const answered = nextValue(page, 'gameList', ({ gameType }) => gameType === 'PVP');
  await lobby.tab('PVP').click();
  const { gameName } = (await answered).games[0] ?? { gameName: '' };
  await faults.add({ path: '/wps/relay/MCSFE_addFavoriteGameV2', code: 'INTERNAL' });
  await lobby.heart(gameName).click();
  await expect(page.getByText(t('lobby:messages.favouriteFailed', { reason: t('common:errors.INTERNAL') }))).toBeVisible();
  await expect(lobby.heart(gameName)).toHaveAttribute('aria-pressed', 'false');
});

test(
  'a failed launch is reported in its window, and a second try opens the game',
  { tag: '@control' },
  async ({ t, faults, expectedErrors, site, lobby, popup }) => {
    expectedErrors.push(/503/);
    await site.openAs('agent41', '/?type=INHOUSE');
    await faults.add({ path: '/wps/game/launchGame', code: 'UNAVAILABLE', count: 1 });
    await lobby.play(lobby.tiles.first()).click();
    await expect(popup.dialog.getByText(t('common:errors.UNAVAILABLE'))).toBeVisible();
    await expect(popup.frame).toHaveCount(0);
    await popup.dialog.getByRole('button', { name: t('launch:game.retry') }).click();
    await popup.started();
  },
);

test(
  'failed notices leave the page usable and can be retried',
  { tag: '@control' },
  async ({ page, t, faults, expectedErrors, site, announcements }) => {
    expectedErrors.push(/500/);
    await faults.add({ path: '/wps/relay/MCSFE_getListAnnouncements', code: 'INTERNAL' });
    await site.open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await announcements.bell.click();
    await expect(announcements.list.getByText(t('common:errors.INTERNAL'))).toBeVisible();
    await faults.clear();
    await announcements.list.getByRole('button', { name: t('announcements:notices.retry') }).click();
    await expect(announcements.list.getByRole('listitem').first()).toBeVisible();
  },
);

test('a dialog with a missing chunk is reported, and opens once the chunk is back [error-21]', async ({
  page,
  t,
  expectedErrors,
  site,
  lobby,
  login,
}) => {
  expectedErrors.push(/login-/);
  const chunk = /\/core\/login-.*\.js$/;
  await page.route(chunk, (route) => route.abort());
  await site.open();
  await site.logIn.click();
  await expect(page.getByText(t('common:errors.CHUNK_FAILED'))).toBeVisible();
  await lobby.tab('HOT').click();
  await expect(lobby.tiles.first()).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('button', { name: t('common:actions.reload') }).click();
  await expect(page.getByText(t('common:errors.CHUNK_FAILED'))).toHaveCount(0);
  await site.open('/login');
  await expect(login.dialog).toBeVisible();
});

test('a category with a missing chunk is reported, HOME stays usable, and a retry loads its games', async ({
  page,
  t,
  expectedErrors,
  site,
  lobby,
}) => {
  expectedErrors.push(/pages-/);
  const chunk = /\/core\/pages-.*\.js$/;
  await page.route(chunk, (route) => route.abort());
  await site.open();
  await lobby.tab('HOT').click();
  await expect(lobby.panel.getByText(t('common:errors.CHUNK_FAILED'))).toBeVisible();
  await site.topNavigation.getByRole('link', { name: t('common:navigation.home') }).click();
  await expect(lobby.section('HOT').getByRole('article').first()).toBeVisible();
  await lobby.tab('RNG').click();
  await expect(lobby.panel.getByText(t('common:errors.CHUNK_FAILED'))).toBeVisible();
  await page.unroute(chunk);
  await lobby.panel.getByRole('button', { name: t('common:actions.retry') }).click();
  await expect(lobby.tiles).toHaveCount(18);
  await expect(lobby.chosen('RNG')).toBeVisible();
});

test('a category opened offline loads by itself once the connection is back', async ({ page, t, expectedErrors, site, lobby }) => {
  expectedErrors.push(/pages-|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await site.openAtRest();
  await page.context().setOffline(true);
  await lobby.tab('INHOUSE').focus();
  await page.keyboard.press('Enter');
  await expect(lobby.panel.getByText(t('common:errors.CHUNK_FAILED'))).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(page.getByText(t('common:offline'))).toBeInViewport();
  await page.context().setOffline(false);
  await expect(lobby.tiles.first()).toBeVisible();
});

test('a missing chunk of calls is reported, the page answers taps, and a reload recovers', async ({
  page,
  t,
  expectedErrors,
  site,
  lobby,
  login,
}) => {
  expectedErrors.push(/client-|ERR_FAILED/);
  const chunk = /\/core\/client-.*\.js$/;
  await page.route(chunk, (route) => route.abort());
  await site.open();
  await expect(lobby.panel.getByText(t('common:errors.CHUNK_FAILED'))).toHaveCount(1);
  await site.logIn.click();
  await expect(login.dialog).toBeVisible();
  await page.unroute(chunk);
  await site.open();
  await expect(lobby.section('HOT').getByRole('article')).toHaveCount(6);
});
