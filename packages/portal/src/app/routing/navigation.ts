import { addressOf, isLobbyType, menuVendorTypes, placeOfType, readPlace, searchIntent } from '#features/lobby/lobby-place.rules.ts';
import { selectMenus } from '#shared/facts/menus.slice.ts';
import type { PageName } from '#shared/texts/text-keys.ts';
import { createAppSelector } from '#shared/store/app-selector.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { showsLobby, routeOf } from './routes.tsx';

/**
 * The items of the lobby's own menu, in its order, which the top navigation replaces at desktop width. Categories
 * without vendors are omitted once the menus are known. Until then all are shown, so that the first paint has its
 * links.
 */
export const selectTopTypes = createAppSelector(
  [selectMenus, (_state: RootState, hasFavourites: boolean) => hasFavourites],
  ({ value }, hasFavourites) => [
    ...(['HOT', 'INHOUSE'] as const),
    ...(hasFavourites ? (['FAV'] as const) : []),
    ...menuVendorTypes.filter(
      (type) => value === undefined || value.some(({ gameCategory, cards }) => gameCategory === type && cards.length > 0),
    ),
  ],
);

/** Every category of the menus, for lists of products. */
export const selectProductTypes = createAppSelector([selectMenus], ({ value }): readonly string[] =>
  value === undefined ? menuVendorTypes : value.filter(({ cards }) => cards.length > 0).map(({ gameCategory }) => gameCategory),
);

/** The address of a category's games. */
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

/** The current address as links write it: without filters and pages, and with the lobby's paths. */
export function linkedAddress(address: Pick<Location, 'pathname' | 'search'>): string {
  const { pathname } = address;
  return showsLobby(routeOf(pathname)) ? addressOf(placeOfType(readPlace(address).type)) : pathname;
}

/** The name of a known place. Sections of the member centre have their own names, pages the name of their row. */
export function nameKeyOf(rowId: PageName, pathname: string) {
  return sectionNames.get(pathname) ?? (`pages.${rowId}` as const);
}

const sectionNames = new Map<string, 'navigation.deposit' | 'account.withdraw' | 'account.transactions' | 'account.bets'>([
  [paths.deposit, 'navigation.deposit'],
  [paths.withdraw, 'account.withdraw'],
  [paths.transactions, 'account.transactions'],
  [paths.bets, 'account.bets'],
]);

/** The link to the list with the search box, which takes the focus. */
export const searchLink = { to: addressOf(placeOfType('RNG')), state: searchIntent };
