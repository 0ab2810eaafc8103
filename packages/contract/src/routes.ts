/**
 * Every call between portal and gateway: what the specification's section 7 names (`given`) and what it needs but does not
 * name (`assumed`, under `/wps/x/`). Plain data, so that the portal can take it without the shapes.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Route {
  readonly method: Method;
  readonly path: string;
  /** `optional`: sent when there is one (readings 14). */
  readonly token: 'none' | 'optional' | 'required';
  /** The body travels as a JWE (readings 43). */
  readonly encrypted: boolean;
  readonly basis: 'given' | 'assumed';
  readonly domain: Domain;
}

export type Domain =
  'session' | 'member' | 'system' | 'wallet' | 'announcements' | 'games' | 'chat' | 'lottery' | 'contracts' | 'points' | 'missions';

type Token = Route['token'];
const given = (domain: Domain, method: Method, path: string, token: Token = 'none', encrypted = false): Route => ({
  method,
  path,
  token,
  encrypted,
  basis: 'given',
  domain,
});
const assumed = (domain: Domain, method: Method, path: string, token: Token = 'none'): Route => ({
  method,
  path,
  token,
  encrypted: false,
  basis: 'assumed',
  domain,
});
const relay = (name: string): string => `/wps/relay/${name}`;

export const routes = {
  login: given('session', 'POST', '/wps/session/login', 'none', true),
  loginFreePlay: given('session', 'POST', '/wps/session/login/freeplay'),
  logout: given('session', 'DELETE', '/wps/session/logout', 'required'),
  sendLoginCode: given('session', 'POST', '/wps/verification/sms/noLogin'),
  sendRegisterCode: given('session', 'POST', '/wps/verification/sms/register'),
  captcha: given('session', 'GET', '/wps/captcha'),
  keySet: assumed('session', 'GET', '/wps/x/keys'),

  whitelabel: given('system', 'GET', '/wps/system/whitelabel'),
  registerSettings: given('system', 'GET', '/wps/system/setting/register'),
  systemStatus: given('system', 'GET', '/wps/system/status'),
  domainRoute: given('system', 'GET', '/wps/system/domainRoute'),
  helpCenter: given('system', 'GET', '/wps/system/helpCenter'),
  siteSettings: assumed('system', 'GET', '/wps/x/site/settings'),

  memberInfo: given('member', 'GET', '/wps/member/info', 'required'),
  memberIcon: given('member', 'GET', '/wps/member/info/icon', 'required'),
  register: given('member', 'PUT', '/wps/member/register', 'none', true),
  registerMobile: given('member', 'PUT', '/wps/member/register/mobile', 'none', true),
  changePassword: given('member', 'POST', '/wps/member/password', 'required', true),
  resetPasswordByEmail: given('member', 'POST', '/wps/member/password/email'),
  resetPasswordByPhone: given('member', 'POST', '/wps/member/password/verification', 'none', true),
  affiliate: given('member', 'GET', '/wps/agent/affiliate'),
  consolidatedFunds: given('member', 'GET', '/wps/member/info/funds/consolidated', 'required'),
  feedback: given('member', 'PUT', '/wps/feedback'),
  unreadCount: given('member', 'GET', relay('CSP_unreadCount'), 'required'),

  balance: given('wallet', 'GET', '/wps/v2/wallets/balance', 'required'),
  walletTransfer: given('wallet', 'POST', relay('GCS_walletTransfer'), 'required'),
  merchantWallet: given('wallet', 'GET', relay('GCS_merchantWallet'), 'required'),
  memberTransactions: given('wallet', 'GET', relay('ODSFE2_MemTransDet'), 'required'),

  announcements: given('announcements', 'GET', relay('MCSFE_getListAnnouncements')),

  gameMenus: given('games', 'GET', '/lgw/games/game_menus'),
  gameList: given('games', 'GET', relay('GCSGAME_gameList'), 'optional'),
  hotGames: given('games', 'GET', relay('GCSGAME_hotGamesV2')),
  vendorGameTypes: given('games', 'GET', relay('GCSGAME_getVassGameType'), 'optional'),
  vendors: given('games', 'GET', relay('GCSGAME_newGameVendor')),
  launchDemo: given('games', 'POST', relay('GCS_gameLaunchFB')),
  launchGame: given('games', 'POST', '/wps/game/launchGame', 'required'),
  favouriteIds: given('games', 'GET', relay('MCSFE_getFavoriteGames'), 'required'),
  favouriteList: given('games', 'GET', relay('MCSFE_getFavoriteGamesList'), 'required'),
  addFavourite: given('games', 'POST', relay('MCSFE_addFavoriteGameV2'), 'required'),
  removeFavourite: given('games', 'POST', relay('MCSFE_removeFavoriteGameV2'), 'required'),
  recentGames: given('games', 'GET', relay('GCS_recentGame'), 'required'),
  rooms: given('games', 'GET', relay('GLS2_roomList'), 'required'),
  winners: given('games', 'GET', relay('GCSGAME_getRankList')),

  chatModels: given('chat', 'GET', relay('CBS_modelList')),
  launchChat: given('chat', 'POST', relay('CBS_launchChat')),

  lotteryMenu: given('lottery', 'GET', '/lgw/vn/games/game_menu'),
  recentLotteryMenu: given('lottery', 'GET', '/lgw/vn/games/game_menu/recent', 'required'),
  openedNumbers: given('lottery', 'GET', '/lgw/vn/numeros/opened/game'),
  memberOpenedNumbers: given('lottery', 'GET', '/lotto/lgw/games/opened/numero', 'required'),

  missionSummary: given('missions', 'GET', relay('MCSFE_getMissionSummaryDetails'), 'required'),
  missionLeaderboard: given('missions', 'GET', relay('MCSFE_getMissionLeaderboard'), 'required'),
  claimRaffle: given('missions', 'POST', relay('MCS2_claimRafflePromotion'), 'required'),

  dividendContract: given('contracts', 'POST', relay('MCS2_processDividendReq'), 'required'),
  dailySalaryContract: given('contracts', 'POST', relay('MCS2_processDailySalContract'), 'required'),
  hourlySalaryContract: given('contracts', 'POST', relay('MCS2_processContractHourSalary'), 'required'),
  realTimeSalaryContract: given('contracts', 'POST', relay('MCSFE_processRealTimeSalaryContract'), 'required'),

  pointBalance: given('points', 'GET', relay('MCS2_getPointBalance'), 'required'),
  pointRewards: given('points', 'GET', relay('MCS2_getPointReward'), 'required'),
  redeemHistory: given('points', 'GET', relay('MCS2_getRedeemPointList'), 'required'),
  pointConfig: given('points', 'GET', relay('MCS2_getPointConfig'), 'required'),
  redeemReward: given('points', 'POST', relay('passwordCheck/MCS2_redeemPointReward'), 'required', true),
  convertPoints: given('points', 'POST', relay('passwordCheck/MCS2_convertPoint'), 'required', true),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Reads that an open page repeats by itself: no sign that anybody is there, so they do not keep a session alive. */
export const repeatedReads: readonly RouteName[] = ['balance'];

/** Headers of every call (readings 42). */
export const headers = { merchant: 'Merchant', authorization: 'Authorization', requestId: 'X-Request-Id' } as const;
