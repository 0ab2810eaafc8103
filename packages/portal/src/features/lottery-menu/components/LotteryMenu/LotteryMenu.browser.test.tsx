import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import common from '#app/language/common.en.json' with { type: 'json' };
import { menusFailed, menusLoaded } from '#shared/facts/menus.slice.ts';
import { selectRead } from '#shared/reads/reads.slice.ts';
import { openPart } from '#testing/open-part.tsx';
import type { Answers } from '#testing/table-client.ts';
import { lotteryMenu } from '../../index.ts';
import { buildCategory, buildGroup } from '#testing/lotteries.ts';
import { lotteryMenuRead } from '#shared/games/lottery-menu-read.ts';
import { LotteryMenu } from './LotteryMenu.tsx';

const groups = [buildGroup('LHC', 'LOTT', 1), buildGroup('SSC', 'ELOTT', 3)];
const down = { code: 'NETWORK', status: 0, requestId: null } as const;

async function open(address: string, answers: Answers, { width = 1280, after = [menusFailed(down) as never] } = {}) {
  await page.viewport(width, 900);
  const part = (
    <main>
      <h1>Lottery</h1>
      <LotteryMenu />
    </main>
  );
  return openPart(part, { features: [lotteryMenu], answers, address, after });
}

test.each(brands)('links to the games of each draw, and from a chosen one back to all, in %s', async (brand) => {
  wear(brand, 'light');
  const { screen } = await open('/elott?class=SSC', { lotteryMenu: { prizeMode: 'LOTT', groups } });
  const balls = screen.getByRole('link', { name: /LHC.*1 lottery/ });
  await expect.element(balls).toHaveAttribute('href', '/lott?class=LHC');
  await expect.element(balls).not.toHaveAttribute('aria-current');
  const digits = screen.getByRole('link', { name: /SSC.*All lotteries/ });
  await expect.element(digits).toHaveAttribute('aria-current', 'true');
  await digits.click();
  await expect.element(screen.getByRole('link', { name: /SSC.*3 lotteries/ })).toHaveAttribute('href', '/elott?class=SSC');
});

test('waits for the game menus, sends their prize mode and the device, and is kept in the state [lottery-04]', async () => {
  const { screen, store, callsOf } = await open('/lott', { lotteryMenu: { prizeMode: 'ELOTT', groups } }, { after: [] });
  await expect.element(screen.getByText(common.shell.loading)).toBeInTheDocument();
  expect(callsOf('lotteryMenu')).toEqual([]);
  store.dispatch(menusLoaded([buildCategory('ELOTT', 'TCG_LOTTO_VN')]));
  await expect.element(screen.getByRole('link', { name: /LHC/ })).toBeVisible();
  expect(callsOf('lotteryMenu').map(({ query }) => query)).toEqual([{ prizeMode: 'ELOTT', device: 'WEB', language: 'pt' }]);
  expect(selectRead(lotteryMenuRead, { prizeMode: 'ELOTT', device: 'WEB' })(store.getState()).value?.groups).toEqual(groups);
});

test('is absent where a site has no lottery, and can be retried where it did not load', async () => {
  const answers: Answers = {};
  const { screen } = await open('/lott', answers, { width: 390 });
  const retry = screen.getByRole('button', { name: common.actions.retry });
  await expect.element(retry).toBeVisible();
  answers.lotteryMenu = { prizeMode: 'LOTT', groups: [] };
  await retry.click();
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
});
