import { brands, wear } from 'virtual:wear';
import { takeEvery } from 'typed-redux-saga';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import common from '#app/language/common.en.json' with { type: 'json' };
import { menusLoaded } from '#shared/facts/menus.slice.ts';
import { gameRequested } from '#shared/games/games.ts';
import { loggedIn, lotteryLaunched } from '#shared/store/events.ts';
import { buildCategory, buildGroup } from '#testing/lotteries.ts';
import { openPart } from '#testing/open-part.tsx';
import type { Answers } from '#testing/table-client.ts';
import { aMember } from '#testing/test-world.ts';
import { lotteryHall } from '../../index.ts';
import texts from '../../lottery-hall.en.json' with { type: 'json' };
import type { HallName } from '../../lottery-hall.rules.ts';
import { LotteryHall } from './LotteryHall.tsx';

const numbered = (group: ReturnType<typeof buildGroup>, from: number) => ({
  ...group,
  games: group.games.map((game, index) => ({ ...game, nodeId: from + index })),
});
const groups = [numbered(buildGroup('LHC', 'LOTT', 2), 25_001), numbered(buildGroup('SSC', 'ELOTT', 3), 26_001)];
const vietnam = numbered(buildGroup('VN', 'LOTT', 1), 25_003);
const first = { nodeId: 25_001, gameCode: 'a', gameName: 'LHC 0', kind: 'LHC', numero: '20261128-1', openedAt: 0 };

async function open(
  answers: Answers,
  { hall = 'lottery' as HallName, width = 1280, mode = 'light' as 'light' | 'dark', brand = brands[0] } = {},
) {
  await page.viewport(width, 900);
  wear(brand ?? '', mode);
  const after = [loggedIn({ account: aMember(), firstTimeLogin: false }), menusLoaded([buildCategory('ELOTT', 'TCG_LOTTO_VN')])];
  const world = await openPart(
    <main>
      <LotteryHall hall={hall} />
    </main>,
    { features: [lotteryHall], answers, after },
  );
  const heard: unknown[] = [];
  world.store.run('heard', function* heardSaga() {
    yield* takeEvery(gameRequested, ({ payload }) => void heard.push(payload));
  });
  return { ...world, heard };
}

const menuOf = (prizeMode: string, list = groups) => ({ prizeMode, groups: list });

test.each(brands.flatMap((brand) => (['light', 'dark'] as const).map((mode) => [brand, mode] as const)))(
  'shows every group with its latest numbers and next draw, in %s, %s [lottery-04]',
  async (brand, mode) => {
    const { screen, callsOf } = await open(
      {
        lotteryMenu: menuOf('ELOTT'),
        recentLotteryMenu: { list: groups[1]?.games.slice(0, 1) },
        openedNumbers: { clockOffset: 0, list: [{ ...first, opened: [3, 11, 18, 27, 36, 44, 49], nextDrawsAt: Date.now() + 119_000 }] },
      },
      { brand, mode, width: mode === 'dark' ? 390 : 1280 },
    );
    await expect.element(screen.getByRole('heading', { level: 1, name: texts.pages.lottery.title })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'LHC' })).toBeVisible();
    expect(callsOf('lotteryMenu').map(({ query }) => query)).toEqual([{ prizeMode: 'ELOTT', device: 'WEB', language: 'pt' }]);
    expect(callsOf('recentLotteryMenu').map(({ query }) => query)).toEqual([{ prizeMode: 'ELOTT', device: 'WEB', language: 'pt' }]);
    const card = screen.getByRole('article').filter({ hasText: 'LHC 0' });
    await expect.element(card.getByRole('listitem').nth(6)).toHaveTextContent('49');
    await expect.element(card.getByRole('timer', { name: texts.nextDraw })).toBeVisible();
    expect(card.getByRole('timer').element().textContent).toMatch(/^00:01:\d\d$/);
    await expect.element(screen.getByRole('article').filter({ hasText: 'LHC 1' }).getByText(texts.noNumbers)).toBeVisible();
    await expect.element(screen.getByRole('region', { name: texts.recent }).getByRole('button', { name: 'SSC 0' })).toBeVisible();
    await expect(screen.baseElement).toBeAccessible();
  },
);

test('works without numbers where they are unavailable', async () => {
  const { screen } = await open({ lotteryMenu: menuOf('ELOTT') });
  await expect.element(screen.getByRole('button', { name: 'LHC 0' })).toBeVisible();
  expect(screen.getByText(texts.noNumbers).elements()).toHaveLength(5);
  expect(screen.getByRole('alert').elements()).toEqual([]);
  expect(screen.getByRole('heading', { name: texts.recent }).elements()).toEqual([]);
});

test('plays the lottery of a card in the page’s prize mode', async () => {
  const { screen, callsOf, heard } = await open({ lotteryMenu: menuOf('SEA', [vietnam]) }, { hall: 'seaLottery' });
  await screen.getByRole('button', { name: 'VN 0' }).click();
  expect(callsOf('lotteryMenu').map(({ query }) => query['prizeMode'])).toEqual(['SEA']);
  expect(heard).toMatchObject([{ nodeId: 25_003, gameCode: 'TCG-0', prizeMode: 'SEA' }]);
});

test('lists a lottery as played recently once it is launched', async () => {
  const played: unknown[] = [];
  const { screen, store } = await open({ lotteryMenu: menuOf('ELOTT'), recentLotteryMenu: () => ({ list: [...played] }) });
  await expect.element(screen.getByRole('heading', { level: 2, name: 'LHC' })).toBeVisible();
  expect(screen.getByRole('region', { name: texts.recent }).elements()).toEqual([]);
  played.push(groups[1]?.games[0]);
  store.dispatch(lotteryLaunched());
  await expect.element(screen.getByRole('region', { name: texts.recent }).getByRole('button', { name: 'SSC 0' })).toBeVisible();
});

test('shows only the Vietnamese lists on their page', async () => {
  const { screen } = await open({ lotteryMenu: menuOf('ELOTT', [...groups, vietnam]) }, { hall: 'vnLottery' });
  await expect.element(screen.getByRole('button', { name: 'VN 0' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(1);
});

test('says that a site offers none, and retries a menu that did not load', async () => {
  const answers: Answers = {};
  const { screen } = await open(answers);
  const retry = screen.getByRole('button', { name: common.actions.retry });
  await expect.element(retry).toBeVisible();
  answers.lotteryMenu = menuOf('ELOTT', []);
  await retry.click();
  await expect.element(screen.getByText(texts.notOffered)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: texts.back })).toHaveAttribute('href', '/');
});
