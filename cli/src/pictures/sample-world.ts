import type { ErrorCode } from '@livery/contract/errors';
import { routes, type RouteName } from '@livery/contract/routes';
import { wireConstants } from '@livery/contract/wire-constants';
import type { Announcement, Banner, Game, Lane, ValueOf, VendorCategory } from '@livery/contract/shapes';

/**
 * Fixed answers of a gateway, so that pictures differ only by the brand. Names have no
 * language, so that untranslated texts stand out.
 */
export type SampleAnswers = { [Name in RouteName]?: (query: URLSearchParams) => unknown };

const vendors: readonly (readonly [code: string, name: string, types: readonly string[]])[] = [
  ['PG', 'PG', ['RNG', 'MINI']],
  ['EG2', 'EG2', ['RNG']],
  ['PT', 'PT', ['RNG', 'LIVE']],
  ['JDB', 'JDB', ['RNG', 'FISH']],
  ['CQ9', 'CQ9', ['RNG', 'FISH']],
  ['FC', 'FC', ['RNG', 'PVP']],
  ['JL', 'JL', ['RNG', 'LIVE', 'SPORTS']],
];

const names = ['Sol', 'Onda', 'Lua', 'Coral', 'Brasa', 'Prisma', 'Safira', 'Cometa', 'Vento', 'Aurora', 'Pampa', 'Delta', 'Orion'];
const seconds = ['Azul', 'Real', 'Nova', 'Rubi', 'Viva', 'Alta'];

export const sampleNames: readonly string[] = [...names, ...seconds, ...vendors.map(([, name]) => name), 'Ana', 'Rui', 'Eva'];

/** A game of a type; the number decides all of it. */
function sampleGame(number: number, gameType: string): Game {
  const [vassalage = ''] = vendors[number % vendors.length] ?? [];
  const gameName = `${names[number % names.length]} ${seconds[(number * 5) % seconds.length]}`;
  return {
    nodeId: 1000 + number,
    vassalage,
    gameCode: `${vassalage}-${number}`,
    gameType,
    isGame: 'GAME',
    cardId: `${gameType}_${vassalage}`,
    isNew: false,
    isHot: number % 5 === 0 ? 1 : 0,
    showIcon: null,
    iconUrl: null,
    gameName,
    nodeName: gameName,
    displayName: gameName,
    hasDemo: number % 2 === 0,
    maintenance: number % 11 === 7,
    rtp: 96,
  };
}

function sampleGames(count: number, gameType: string): Game[] {
  const first = [...gameType].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 40;
  return Array.from({ length: count }, (_, index) => sampleGame(first + index, gameType));
}

const lanes: Lane[] = vendors.map(([vassalage, name, gameTypes]) => ({
  vassalage,
  name,
  gameTypes: [...gameTypes],
  lagerIcon: `/art/vendor/${vassalage}-dark.svg`,
}));

const categories: VendorCategory[] = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'].map((gameCategory, place) => ({
  gameCategory,
  title: gameCategory,
  cards: lanes
    .filter(({ gameTypes }) => gameTypes.includes(gameCategory))
    .map(({ vassalage, name, lagerIcon }, index) => ({
      nodeId: 9000 + place * 100 + index,
      cardId: `${gameCategory}_${vassalage}`,
      vassalage,
      nodeName: name,
      gameType: gameCategory,
      isGame: 'VASSALAGE',
      lagerIcon,
    })),
  gameClassify: [],
}));

const banners: Banner[] = [1, 2].map((id) => ({
  id,
  groupName: 'w_home',
  imageUrl: `/art/banner/${id}.svg`,
  title: `${names[id]} ${seconds[id]}`,
  text: names.slice(id, id + 3).join(' '),
  linkage: { type: 'page', target: '/promotions' },
}));

const notices: Announcement[] = [1, 2, 3].map((id) => ({
  id: 100 + id,
  title: `${names[id + 3]} ${seconds[id]}`,
  content: names.slice(id, id + 4).join(' '),
  promotionType: '',
  execution: 'B',
  publishedAt: '2025-06-01T12:00:00.000Z',
}));

const winners = ['Ana', 'Rui', 'Eva'].map((player, index) => ({
  player: `${player}***${index + 4}`,
  gameName: sampleGame(index * 3, 'RNG').gameName,
  winAmount: 123_456_78 - index * 2_345_67,
  nodeId: 1000 + index * 3,
  avatar: `/art/avatar/${index + 1}.svg`,
}));

/** The answers to a visitor of a brand with accounts in `currency`. */
export function sampleAnswers(currency: string): SampleAnswers {
  const settings: ValueOf<'siteSettings'> = {
    customerService: [],
    domainRoute: [],
    mainDomain: '',
    analyticsId: null,
    resources: [],
    imageHosts: [],
    gameHosts: [],
    location: { ip: '203.0.113.1' },
    maintenance: false,
    regionRestriction: false,
    currency,
    currencySymbol: currency,
    availablePromo: { REFERRAL: { enabled: true } },
  };
  return {
    systemStatus: (): ValueOf<'systemStatus'> => ({
      status: 0,
      maintenance: false,
      regionRestriction: false,
      endTime: null,
      location: { ip: '203.0.113.1' },
    }),
    siteSettings: () => settings,
    whitelabel: (): ValueOf<'whitelabel'> => ({ features: [] }),
    announcements: (): ValueOf<'announcements'> => ({ banners, player: notices, popup: [], promotion: [] }),
    gameMenus: (): ValueOf<'gameMenus'> => ({ categories }),
    vendors: (): ValueOf<'vendors'> => ({ data: { lanes } }),
    hotGames: (query): ValueOf<'hotGames'> => ({ list: sampleGames(13, query.get('gameType') ?? 'HOT') }),
    gameList: (query): ValueOf<'gameList'> => ({
      games: sampleGames(wireConstants.pageSize, query.get('gameType') ?? ''),
      totalPages: 3,
      total: 3 * wireConstants.pageSize,
    }),
    winners: (): ValueOf<'winners'> => ({ list: winners.map((winner) => ({ ...winner, currency })) }),
  };
}

const routeNames = new Map((Object.keys(routes) as RouteName[]).map((name) => [`${routes[name].method} ${routes[name].path}`, name]));

/** The envelope for a call. Calls that need a session are refused as without one. */
export function answerCall(answers: SampleAnswers, method: string, url: URL): { status: number; body: string } {
  const name = routeNames.get(`${method} ${url.pathname}`);
  const answer = name === undefined ? undefined : answers[name];
  if (answer !== undefined) return { status: 200, body: JSON.stringify({ success: true, value: answer(url.searchParams), message: null }) };
  const code: ErrorCode = 'NOT_LOGGED_IN';
  return { status: 401, body: JSON.stringify({ success: false, value: { code, requestId: 'sample' }, message: code }) };
}
