import type { PrizeMode } from '@livery/contract/lotteries';
import type { Translate } from '@livery/sandbox/texts';
import type { Page } from '@playwright/test';
import type { LoginDialog } from '../../page-models/login-dialog.ts';
import { LotteryHall } from '../../page-models/lottery-hall.ts';
import type { Site } from '../../page-models/site.ts';
import { nextCall, nextValue, queryOf } from '../../support/calls.ts';
import { expect, test } from '../../support/test.ts';

interface Opened {
  page: Page;
  t: Translate;
  site: Site;
  login: LoginDialog;
}

/** A visitor logs in on the way to a hall, which then shows the lotteries that the gateway names. */
async function opensAfterLogin(path: string, prizeMode: PrizeMode, { page, t, site, login }: Opened): Promise<void> {
  await site.open(path);
  await expect(login.dialog).toBeVisible();
  const asked = nextCall(page, 'lotteryMenu');
  const answered = nextValue(page, 'lotteryMenu');
  await login.logIn('demo');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(queryOf(await asked)).toMatchObject({ prizeMode, device: 'WEB' });
  await expect(page.getByRole('heading', { level: 1, name: t(`lottery-hall:pages.${path.slice(1)}.title`) })).toBeVisible();
  await expect(site.header).toBeVisible();
  await expect(site.side).toHaveCount(0);
  await expect(site.footer).toHaveCount(0);
  const groups = (await answered).groups.filter(({ lotteryType }) => path !== '/vnLottery' || lotteryType === 'VN');
  const hall = new LotteryHall(page, t);
  await expect(hall.cards).toHaveCount(groups.flatMap(({ games }) => games).length);
  for (const { title } of groups) await expect(hall.groups.filter({ hasText: title })).toBeVisible();
}

test.describe('the hall of lotteries', () => {
  test('at /lottery needs a login, has no footer, and shows every lottery [route-28]', ({ page, t, site, login }) =>
    opensAfterLogin('/lottery', 'ELOTT', { page, t, site, login }));

  test('at /seaLottery needs a login, has no footer, and shows those of South-East Asia [route-29]', ({ page, t, site, login }) =>
    opensAfterLogin('/seaLottery', 'SEA', { page, t, site, login }));

  test('at /vnLottery needs a login, has no footer, and shows the Vietnamese prize lists [route-30]', ({ page, t, site, login }) =>
    opensAfterLogin('/vnLottery', 'ELOTT', { page, t, site, login }));

  test(
    'launches a lottery with the specified parameters, opens its page, and lists it first afterwards [lottery-03, wire-vn-games-game-menu-recent]',
    { tag: '@brand' },
    async ({ page, t, site }) => {
      const hall = new LotteryHall(page, t);
      const answered = nextValue(page, 'lotteryMenu');
      await site.openAs('lucas', '/lottery');
      const game = (await answered).groups.find(({ lotteryType }) => lotteryType === 'SSC')?.games[0];
      const launched = nextCall(page, 'launchGame');
      await hall.button(game?.gameName ?? '').click();
      expect((await launched).postDataJSON()).toEqual({
        nodeId: game?.nodeId,
        vassalage: game?.vassalage,
        gameType: 'ELOTT',
        gameCode: game?.gameCode,
        lottoArea: 'VN',
        launchMode: 'LOTT',
        prizeMode: 'ELOTT',
        view: 'betting',
        device: 'WEB',
        backUrl: expect.stringMatching(/^https?:/),
        language: expect.any(String),
      });
      await expect(page).toHaveURL(new RegExp(`/lottery\\?game=${game?.nodeId}$`));
      await page.goBack();
      await expect(hall.recent.getByRole('button', { name: game?.gameName ?? '', exact: true })).toBeVisible();
    },
  );

  test('refuses trial accounts, as do lotteries of the game centre [role-14]', async ({ page, t, site, lobby }) => {
    const notice = page.getByRole('dialog', { name: t('common:notices.in_need_true_account.title') });
    await site.openAs('trial', '/lottery');
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await site.open('/lott');
    await lobby.play(lobby.tiles.first()).click();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/lott$/);
  });

  test('is linked from the game centre too', async ({ page, site, lobby }) => {
    const answered = nextValue(page, 'gameList', ({ gameType }) => gameType === 'LOTT');
    await site.openAs('lucas', '/lott');
    const { games } = await answered;
    await lobby.play(lobby.tiles.first()).click();
    await expect(page).toHaveURL(new RegExp(`[a-z]*[lL]ottery\\?game=${games[0]?.nodeId}$`));
  });
});
