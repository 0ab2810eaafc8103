import { Lobby } from '../../page-models/lobby.ts';
import { Site } from '../../page-models/site.ts';
import { changeAnswer, nextCall } from '../../support/calls.ts';
import { expect, test } from '../../support/test.ts';

test('a blocked popup is reported with what to allow [error-06]', async ({ page, t, site }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await site.openAtRest();
  await site.link('common:navigation.customerService').click();
  await expect(page.getByText(t('common:errors.POPUP_BLOCKED'))).toBeVisible();
});

test('a game with an invalid address says to contact support [error-07]', async ({ page, t, lobby, site, popup }) => {
  await changeAnswer(page, 'launchGame', (value) => ({ ...value, url: 'javascript:alert(1)' }));
  await site.openAs('agent41', '/?type=INHOUSE');
  await lobby.play(lobby.tiles.first()).click();
  await expect(popup.dialog.getByText(t('common:errors.INVALID_URL'))).toBeVisible();
  await expect(popup.frame).toHaveCount(0);
});

test('a page of an older build reloads once if a chunk is gone, then reports what is missing [error-21]', async ({
  page,
  t,
  expectedErrors,
  site,
}) => {
  expectedErrors.push(/login-/);
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 1, build: 'newer', entry: '/core/main-newer.js' } }));
  await page.route(/\/core\/login-.*\.js$/, (route) => route.abort());
  await site.openAtRest();
  let loads = 0;
  page.on('load', () => (loads += 1));
  const resting = nextCall(page, 'domainRoute');
  await site.logIn.click();
  await resting;
  expect(loads).toBe(1);
  const asked = page.waitForResponse('**/version.json');
  await site.logIn.click();
  await asked;
  await expect(page.getByText(t('common:errors.CHUNK_FAILED'))).toBeVisible();
  expect(loads).toBe(1);
});

test(
  'malformed answers are reported in the page’s language, and the page stays usable [error-22]',
  { tag: '@control' },
  async ({ page, textsIn, brand, faults }) => {
    const language = brand.languages.supported.at(-1) ?? brand.languages.default;
    const t = textsIn(language);
    const site = new Site(page, t);
    for (const path of ['/wps/', '/lgw/']) await faults.add({ path, malformed: true });
    await site.openAtRest();
    await site.open(language === brand.languages.default ? '/' : `/${language}/`);
    await expect(new Lobby(page, t).panel.getByText(t('common:errors.MALFORMED_ANSWER'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(site.header).toBeVisible();
  },
);
