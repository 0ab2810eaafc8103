import { elottCards, type PrizeMode } from '@livery/contract/lotteries';
import { selectCategories, selectMenus } from '#shared/facts/menus.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';

/** What the site's lotteries are played for (specification, section 4): the game menus tell. Null until they are known. */
export function selectPrizeMode(state: RootState): PrizeMode | null {
  const { value, status } = selectMenus(state);
  if (value === undefined && status !== 'failed') return null;
  const eLotteries = selectCategories(state).find(({ gameCategory }) => gameCategory === 'ELOTT');
  return eLotteries?.cards.some(({ cardId }) => elottCards.has(cardId)) === true ? 'ELOTT' : 'LOTT';
}
