import { addressOf, isLobbyType, placeOfType } from '#features/lobby/lobby.place.ts';
import { selectMenus } from '#shared/catalogue.slice.ts';
import { createAppSelector } from '#shared/app-selector.ts';

/** The order of the top navigation (specification, section 2, home). */
const topTypes = ['LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const;

/** Categories that have vendors; all of them until the menus are known, so that the first paint has its links. */
export const selectTopTypes = createAppSelector([selectMenus], ({ value }): string[] =>
  topTypes.filter((type) => value === undefined || value.some(({ gameCategory, cards }) => gameCategory === type && cards.length > 0)),
);

/** Every category of the menus, for lists of products. */
export const selectProductTypes = createAppSelector([selectMenus, selectTopTypes], ({ value }, topTypesShown): string[] =>
  value === undefined ? topTypesShown : value.filter(({ cards }) => cards.length > 0).map(({ gameCategory }) => gameCategory),
);

/** Where a category's games are listed. */
export function categoryAddress(type: string): string {
  return isLobbyType(type) ? addressOf(placeOfType(type)) : '/';
}

export const places = {
  home: '/',
  register: '/register',
  promotions: '/promotions',
  help: '/help',
  terms: '/help#term',
  agent: '/agent',
  agentHome: '/agentHome',
  account: '/member/securityCenter',
  deposit: '/member/depositv2',
  withdraw: '/member/withdraw',
  bets: '/member/personalHistoryCopy',
  transactions: '/member/transactionHistory',
} as const;

/** The list with the search box. */
export const searchAddress = addressOf(placeOfType('RNG'));
