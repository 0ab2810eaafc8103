import { elottCards, type PrizeMode } from '@livery/contract/lotteries';
import { selectCategories, selectMenus } from '#shared/facts/menus.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';

/** The prize mode of the site's lotteries, from the game menus (specification, section 4). Null until known. */
export function selectPrizeMode(state: RootState): PrizeMode | null {
  const { value, status } = selectMenus(state);
  if (value === undefined && status !== 'failed') return null;
  const eLotteries = selectCategories(state).find(({ gameCategory }) => gameCategory === 'ELOTT');
  return eLotteries?.cards.some(({ cardId }) => elottCards.has(cardId)) === true ? 'ELOTT' : 'LOTT';
}
