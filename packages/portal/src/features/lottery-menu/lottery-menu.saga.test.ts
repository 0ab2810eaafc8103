import type { LotteryGroup, VendorCategory } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#api/client.ts';
import { ApiFailure } from '#api/api-failure.ts';
import { languageChanged } from '#shared/store/events.ts';
import { menusFailed, menusLoaded } from '#shared/facts/menus.slice.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import { makeLotteryMenuApi } from './lottery-menu.api.ts';
import { buildGroup } from './lottery-menu.builders.ts';
import { makeLotteryMenuSaga } from './lottery-menu.saga.ts';
import { lotteryMenuEntered, lotteryMenuRequested, lotteryMenuSlice, selectLotteryMenu, selectPrizeMode } from './lottery-menu.slice.ts';

const groups = [buildGroup('LHC', 'LOTT', 2), buildGroup('SSC', 'ELOTT', 1)];
const down = { code: 'NETWORK', status: 0, requestId: null } as const;

function open() {
  const world: { queries: unknown[]; isDown: boolean } = { queries: [], isDown: false };
  const call = async (name: string, _guard: unknown, options: { query: unknown }) => {
    world.queries.push([name, options.query]);
    if (world.isDown) throw new ApiFailure(down);
    return { prizeMode: 'LOTT', groups } satisfies { prizeMode: string; groups: LotteryGroup[] };
  };
  const store = createAppStore();
  store.inject(lotteryMenuSlice);
  store.run('lottery-menu', makeLotteryMenuSaga(makeLotteryMenuApi({ call } as unknown as ApiClient)));
  const menu = () => selectLotteryMenu(store.getState());
  const language = selectLanguage(store.getState());
  return { world, store, menu, language };
}

const category = (gameCategory: string, ...cardIds: string[]): VendorCategory => ({
  gameCategory,
  title: gameCategory,
  cards: cardIds.map((cardId, nodeId) => ({
    nodeId,
    cardId,
    vassalage: 'TCG',
    nodeName: 'TCG',
    gameType: gameCategory,
    isGame: 'VASSALAGE',
    lagerIcon: '',
  })),
  gameClassify: [],
});

describe('the prize mode', () => {
  const modeOf = (...menus: VendorCategory[]) => {
    const { store } = open();
    store.dispatch(menusLoaded(menus));
    return selectPrizeMode(store.getState());
  };

  it('is that of the e-lotteries where their category has one of the two cards [lottery-01]', () => {
    expect(modeOf(category('ELOTT', 'ELOTT_OTHER', 'TCG_LOTTO_VN'))).toBe('ELOTT');
    expect(modeOf(category('LOTT', 'LOTT_LOTTO'), category('ELOTT', 'LOTT'))).toBe('ELOTT');
  });

  it('is LOTT everywhere else [lottery-02]', () => {
    expect(modeOf()).toBe('LOTT');
    expect(modeOf(category('ELOTT', 'ELOTT_OTHER'))).toBe('LOTT');
    expect(modeOf(category('LOTT', 'TCG_LOTTO_VN', 'LOTT'))).toBe('LOTT');
  });
});

describe('the lottery menu', () => {
  it('waits for the game menus, carries their prize mode and the device, and is kept in the state [lottery-04]', async () => {
    const { world, store, menu, language } = open();
    store.dispatch(lotteryMenuEntered());
    await settled();
    expect(world.queries).toEqual([]);
    expect(menu().status).toBe('loading');
    store.dispatch(menusLoaded([category('ELOTT', 'TCG_LOTTO_VN')]));
    await settled();
    expect(world.queries).toEqual([['lotteryMenu', { prizeMode: 'ELOTT', device: 'WEB', language }]]);
    expect(menu()).toEqual({ status: 'ready', value: groups });
  });

  it('comes without game menus too, and again in another language', async () => {
    const { world, store, menu } = open();
    store.dispatch(menusFailed(down));
    store.dispatch(lotteryMenuEntered());
    await settled();
    expect(world.queries).toHaveLength(1);
    store.dispatch(languageChanged('en'));
    await settled();
    expect(world.queries).toHaveLength(2);
    expect(menu().status).toBe('ready');
  });

  it('says why it did not come, and comes when it is asked for again', async () => {
    const { world, store, menu } = open();
    store.dispatch(menusLoaded([]));
    world.isDown = true;
    store.dispatch(lotteryMenuEntered());
    await settled();
    expect(menu()).toEqual({ status: 'failed', failure: down, value: undefined });
    world.isDown = false;
    store.dispatch(lotteryMenuRequested());
    await settled();
    expect(menu()).toEqual({ status: 'ready', value: groups });
  });
});
