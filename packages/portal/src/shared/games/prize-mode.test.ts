import type { VendorCategory } from '@livery/contract/shapes';
import { expect, test } from 'vitest';
import { menusFailed, menusLoaded } from '#shared/facts/menus.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { buildCategory } from '#testing/lotteries.ts';
import { selectPrizeMode } from './prize-mode.ts';

const modeOf = (...menus: VendorCategory[]) => {
  const store = createAppStore();
  store.dispatch(menusLoaded(menus));
  return selectPrizeMode(store.getState());
};

test('is that of the e-lotteries if their category has one of the two cards [lottery-01]', () => {
  expect(modeOf(buildCategory('ELOTT', 'ELOTT_OTHER', 'TCG_LOTTO_VN'))).toBe('ELOTT');
  expect(modeOf(buildCategory('LOTT', 'LOTT_LOTTO'), buildCategory('ELOTT', 'LOTT'))).toBe('ELOTT');
});

test('is LOTT everywhere else [lottery-02]', () => {
  expect(modeOf()).toBe('LOTT');
  expect(modeOf(buildCategory('ELOTT', 'ELOTT_OTHER'))).toBe('LOTT');
  expect(modeOf(buildCategory('LOTT', 'TCG_LOTTO_VN', 'LOTT'))).toBe('LOTT');
});

test('is unknown until the game menus have loaded, and LOTT if they fail to', () => {
  const store = createAppStore();
  expect(selectPrizeMode(store.getState())).toBeNull();
  store.dispatch(menusFailed({ code: 'NETWORK', status: 0, requestId: null }));
  expect(selectPrizeMode(store.getState())).toBe('LOTT');
});
