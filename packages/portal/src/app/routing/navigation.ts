import { addressOf, isLobbyType, placeOfType, readPlace, searchIntent } from '#features/lobby/lobby-place.rules.ts';
import { selectMenus } from '#shared/facts/menus.slice.ts';
import type { PageName } from '#shared/texts/text-keys.ts';
import { createAppSelector } from '#shared/store/app-selector.ts';
import { showsLobby, routeOf } from './routes.tsx';

/** The order of the top navigation (specification, section 2, home). */
const topTypes = ['LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const;

/** Categories that have vendors; all of them until the menus are known, so that the first paint has its links. */
export const selectTopTypes = createAppSelector([selectMenus], ({ value }) =>
  topTypes.filter((type) => value === undefined || value.some(({ gameCategory, cards }) => gameCategory === type && cards.length > 0)),
);

/** Every category of the menus, for lists of products. */
export const selectProductTypes = createAppSelector([selectMenus, selectTopTypes], ({ value }, topTypesShown): readonly string[] =>
  value === undefined ? topTypesShown : value.filter(({ cards }) => cards.length > 0).map(({ gameCategory }) => gameCategory),
);

/** Where a category's games are listed. */
export function categoryAddress(type: string): string {
  return isLobbyType(type) ? addressOf(placeOfType(type)) : '/';
}

export const paths = {
  home: '/',
  login: '/login',
  promotions: '/promotions',
  download: '/download',
  service: '/service',
  saferPlay: '/safer-play',
  chat: '/service/chat',
  help: '/help',
  terms: '/help#term',
  agent: '/agent',
  agentHome: '/agentHome',
  member: '/member',
  deposit: '/member/depositv2',
  withdraw: '/member/withdraw',
  bets: '/member/personalHistoryCopy',
  transactions: '/member/transactionHistory',
  messages: '/member/messageV2',
  rewards: '/member/rewardCenter',
  bonuses: '/member/bonusDetails',
  referral: '/member/referral',
  rebate: '/member/manualRebate',
  vip: '/member/vip',
  pointMall: '/pointMall',
  favourites: '/favorite',
} as const;

/** The address that links have for where somebody is: what narrows or turns a list is left out, and every path of the lobby is its own. */
export function linkedAddress(address: Pick<Location, 'pathname' | 'search'>): string {
  const { pathname } = address;
  return showsLobby(routeOf(pathname)) ? addressOf(placeOfType(readPlace(address).type)) : pathname;
}

/** The name of a known place: sections of the member centre are named one by one, pages by their row. */
export function nameKeyOf(rowId: PageName, pathname: string) {
  return sectionNames.get(pathname) ?? (`pages.${rowId}` as const);
}

const sectionNames = new Map<string, 'navigation.deposit' | 'account.withdraw' | 'account.transactions' | 'account.bets'>([
  [paths.deposit, 'navigation.deposit'],
  [paths.withdraw, 'account.withdraw'],
  [paths.transactions, 'account.transactions'],
  [paths.bets, 'account.bets'],
]);

/** To the list with the search box; whoever follows it types at once. */
export const searchLink = { to: addressOf(placeOfType('RNG')), state: searchIntent };
