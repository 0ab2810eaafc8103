import type { Domain } from './domains.ts';
import type { Audience, Method, Policy, Route } from './route-policy.ts';

export type { Asks, Audience, Effect, Encoding, Method, Policy, Route } from './route-policy.ts';

/**
 * Every call between portal and gateway: what the specification's section 7 names (`given`) and what it needs but does not
 * name (`assumed`, under `/wps/x/`). Plain data, so that the portal can take it without the shapes. What both sides must know of a
 * call is in its row and nowhere else. A row names only what differs: a call is for anyone, its body is JSON, GET reads, everything else
 * writes.
 */
const row =
  (basis: Route['basis']) =>
  (domain: Domain, method: Method, path: string, audience: Audience = 'anyone', policy: Partial<Policy> = {}): Route => ({
    method,
    path,
    basis,
    domain,
    audience,
    effect: method === 'GET' ? 'read' : 'write',
    encoding: 'json',
    isNonced: false,
    asks: 'nothing',
    isOpenWhileClosed: false,
    mayPrecedePasswordChange: false,
    isFile: false,
    isPolled: false,
    isStream: false,
    ...policy,
  });
const given = row('given');
const assumed = row('assumed');
const sealed = { encoding: 'sealed' } as const;
const nonced = { isNonced: true } as const;
const money = { effect: 'money' } as const;
const recentProof = { asks: 'recentProof' } as const;
const ownProof = { asks: 'ownProof' } as const;
const file = { isFile: true } as const;
const openWhileClosed = { isOpenWhileClosed: true } as const;
const beforePasswordChange = { mayPrecedePasswordChange: true } as const;
const relay = (name: string): string => `/wps/relay/${name}`;

export const routes = {
  login: given('session', 'POST', '/wps/session/login', 'anyone', sealed),
  loginFreePlay: given('session', 'POST', '/wps/session/login/freeplay', 'anyone', nonced),
  logout: given('session', 'DELETE', '/wps/session/logout', 'member', { ...openWhileClosed, ...beforePasswordChange }),
  sendLoginCode: given('session', 'POST', '/wps/verification/sms/noLogin'),
  captcha: given('session', 'GET', '/wps/captcha'),
  keySet: assumed('session', 'GET', '/wps/x/keys'),

  passSecondFactor: assumed('signIn', 'POST', '/wps/x/session/second-factor', 'anyone', sealed),
  confirmIdentity: assumed('safety', 'POST', '/wps/x/session/identity', 'realMember', { ...sealed, ...beforePasswordChange }),
  secondFactor: assumed('protection', 'GET', '/wps/x/member/second-factor', 'realMember'),
  enrolSecondFactor: assumed('protection', 'POST', '/wps/x/member/second-factor/enrolment', 'realMember', { ...sealed, ...ownProof }),
  confirmSecondFactor: assumed('protection', 'POST', '/wps/x/member/second-factor/confirmation', 'realMember', { ...sealed, ...ownProof }),
  renewRecoveryCodes: assumed('protection', 'POST', '/wps/x/member/second-factor/recovery-codes', 'realMember', { ...sealed, ...ownProof }),
  turnOffSecondFactor: assumed('protection', 'POST', '/wps/x/member/second-factor/end', 'realMember', { ...sealed, ...ownProof }),

  passkeyRequest: assumed('signIn', 'POST', '/wps/x/session/passkey/request'),
  passkeyLogin: assumed('signIn', 'POST', '/wps/x/session/passkey', 'anyone', sealed),
  passkeys: assumed('protection', 'GET', '/wps/x/member/passkeys', 'realMember'),
  passkeyCreation: assumed('protection', 'POST', '/wps/x/member/passkeys/creation', 'realMember', { ...sealed, ...ownProof }),
  addPasskey: assumed('protection', 'POST', '/wps/x/member/passkeys/addition', 'realMember', ownProof),
  renamePasskey: assumed('protection', 'POST', '/wps/x/member/passkeys/name', 'realMember'),
  removePasskey: assumed('protection', 'POST', '/wps/x/member/passkeys/removal', 'realMember', recentProof),

  signInLinks: assumed('protection', 'GET', '/wps/x/member/sign-in', 'realMember'),
  linkSignIn: assumed('protection', 'POST', '/wps/x/member/sign-in/link', 'realMember', { ...sealed, ...ownProof }),
  unlinkSignIn: assumed('protection', 'POST', '/wps/x/member/sign-in/unlink', 'realMember', { ...sealed, ...ownProof }),

  signInProviders: assumed('signIn', 'GET', '/wps/x/sign-in/providers'),
  startSignIn: assumed('signIn', 'POST', '/wps/x/sign-in/start'),
  finishSignIn: assumed('signIn', 'POST', '/wps/x/sign-in/finish', 'anyone', sealed),
  sendSignInCode: assumed('signIn', 'POST', '/wps/x/sign-in/phone/code', 'anyone', sealed),
  finishPhoneSignIn: assumed('signIn', 'POST', '/wps/x/sign-in/phone', 'anyone', sealed),
  joinBySignIn: assumed('signIn', 'POST', '/wps/x/sign-in/registration', 'anyone', sealed),

  sessionPlay: assumed('safety', 'GET', '/wps/x/session/play', 'member'),
  termsConsent: assumed('safety', 'GET', '/wps/x/member/terms', 'member'),
  agreeToTerms: assumed('safety', 'POST', '/wps/x/member/terms', 'member'),
  sessionLife: assumed('account', 'GET', '/wps/x/session/life', 'member', { ...beforePasswordChange, isPolled: true }),
  keepSessionAlive: assumed('account', 'POST', '/wps/x/session/keep-alive', 'member', beforePasswordChange),
  profile: assumed('account', 'GET', '/wps/x/member/profile', 'realMember'),
  editProfile: assumed('account', 'PUT', '/wps/x/member/profile', 'realMember', sealed),
  sendContactCode: assumed('account', 'POST', '/wps/x/member/contact/code', 'realMember', { ...sealed, ...recentProof }),
  confirmContact: assumed('account', 'PUT', '/wps/x/member/contact', 'realMember', { ...sealed, ...recentProof }),
  changePicture: assumed('account', 'PUT', '/wps/x/member/picture', 'realMember', { encoding: 'picture' }),
  sessions: assumed('account', 'GET', '/wps/x/member/sessions', 'realMember'),
  endSession: assumed('account', 'POST', '/wps/x/member/sessions/end', 'realMember'),
  endOtherSessions: assumed('account', 'POST', '/wps/x/member/sessions/end-others', 'realMember'),
  archive: assumed('account', 'GET', '/wps/x/member/archive', 'realMember'),
  requestArchive: assumed('account', 'POST', '/wps/x/member/archive', 'realMember', recentProof),
  archiveFile: assumed('account', 'GET', '/wps/x/member/archive/file', 'realMember', { ...file, ...recentProof }),
  accountClosing: assumed('account', 'GET', '/wps/x/member/closing', 'realMember'),
  closeAccount: assumed('account', 'POST', '/wps/x/member/closing', 'realMember', { ...sealed, ...ownProof }),

  register: given('registration', 'PUT', '/wps/member/register', 'anyone', sealed),
  registerMobile: given('registration', 'PUT', '/wps/member/register/mobile', 'anyone', sealed),
  sendRegisterCode: given('registration', 'POST', '/wps/verification/sms/register'),
  affiliate: given('registration', 'GET', '/wps/agent/affiliate'),
  humanChallenge: assumed('registration', 'GET', '/wps/x/human/challenge'),

  whitelabel: given('system', 'GET', '/wps/system/whitelabel'),
  registerSettings: given('system', 'GET', '/wps/system/setting/register'),
  systemStatus: given('system', 'GET', '/wps/system/status', 'anyone', openWhileClosed),
  domainRoute: given('system', 'GET', '/wps/system/domainRoute'),
  helpCenter: given('help', 'GET', '/wps/system/helpCenter'),
  siteSettings: assumed('system', 'GET', '/wps/x/site/settings', 'anyone', openWhileClosed),

  memberInfo: given('member', 'GET', '/wps/member/info', 'member', beforePasswordChange),
  memberIcon: given('account', 'GET', '/wps/member/info/icon', 'member'),
  changePassword: given('member', 'POST', '/wps/member/password', 'realMember', { ...sealed, ...beforePasswordChange, ...ownProof }),
  resetPasswordByEmail: given('member', 'POST', '/wps/member/password/email', 'anyone', { encoding: 'form' }),
  resetPasswordByPhone: given('member', 'POST', '/wps/member/password/verification', 'anyone', sealed),
  resetPasswordByLink: assumed('member', 'POST', '/wps/x/member/password/reset', 'anyone', sealed),
  consolidatedFunds: given('member', 'GET', '/wps/member/info/funds/consolidated', 'member'),
  feedback: given('help', 'PUT', '/wps/feedback'),
  unreadCount: given('live', 'GET', relay('CSP_unreadCount'), 'member', { isPolled: true }),
  liveStream: assumed('live', 'GET', '/wps/x/live/stream', 'member', { isPolled: true, isStream: true }),
  letters: assumed('inbox', 'GET', '/wps/x/inbox/letters', 'realMember'),
  letter: assumed('inbox', 'GET', '/wps/x/inbox/letter', 'realMember'),
  readLetters: assumed('inbox', 'POST', '/wps/x/inbox/reading', 'realMember'),
  removeLetters: assumed('inbox', 'POST', '/wps/x/inbox/removal', 'realMember'),

  balance: given('wallet', 'GET', '/wps/v2/wallets/balance', 'member', { isPolled: true }),
  walletTransfer: given('transfers', 'POST', relay('GCS_walletTransfer'), 'realMember', money),
  merchantWallet: given('transfers', 'GET', relay('GCS_merchantWallet'), 'member'),
  funds: assumed('transfers', 'GET', '/wps/x/wallet/funds', 'member'),
  recallWallets: assumed('transfers', 'POST', '/wps/x/wallet/recall', 'realMember', money),
  upline: assumed('transfers', 'GET', '/wps/x/wallet/upline', 'realMember'),
  transferToUpline: assumed('transfers', 'POST', '/wps/x/wallet/upline', 'realMember', { ...sealed, ...money, ...ownProof }),
  downline: assumed('transfers', 'GET', '/wps/x/wallet/downline', 'agent'),
  transferToDownline: assumed('transfers', 'POST', '/wps/x/wallet/downline', 'agent', { ...sealed, ...money, ...ownProof }),

  memberTransactions: given('records', 'GET', relay('ODSFE2_MemTransDet'), 'realMember'),
  transactionTotals: assumed('records', 'GET', '/wps/x/records/transactions/totals', 'realMember'),
  transactionFile: assumed('records', 'GET', '/wps/x/records/transactions/file', 'realMember', file),
  betRecord: assumed('records', 'GET', '/wps/x/records/bets', 'realMember'),
  betTotals: assumed('records', 'GET', '/wps/x/records/bets/totals', 'realMember'),
  betFile: assumed('records', 'GET', '/wps/x/records/bets/file', 'realMember', file),
  betRound: assumed('records', 'GET', '/wps/x/records/bets/round', 'realMember'),
  personalLoss: assumed('records', 'GET', '/wps/x/records/loss', 'realMember'),
  lossFile: assumed('records', 'GET', '/wps/x/records/loss/file', 'realMember', file),

  uploads: assumed('uploads', 'GET', '/wps/x/member/uploads', 'realMember', openWhileClosed),
  uploadPicture: assumed('uploads', 'POST', '/wps/x/member/uploads', 'realMember', { encoding: 'picture', ...openWhileClosed }),
  removeUpload: assumed('uploads', 'POST', '/wps/x/member/uploads/removal', 'realMember', openWhileClosed),

  paymentAccounts: assumed('paymentAccounts', 'GET', '/wps/x/member/payment-accounts', 'realMember'),
  addPaymentAccount: assumed('paymentAccounts', 'POST', '/wps/x/member/payment-accounts', 'realMember', { ...sealed, ...ownProof }),
  removePaymentAccount: assumed('paymentAccounts', 'POST', '/wps/x/member/payment-accounts/removal', 'realMember'),
  paymentPassword: assumed('paymentAccounts', 'GET', '/wps/x/member/payment-password', 'realMember'),
  setPaymentPassword: assumed('paymentAccounts', 'POST', '/wps/x/member/payment-password', 'realMember', { ...sealed, ...ownProof }),

  withdrawalTerms: assumed('withdrawals', 'GET', '/wps/x/withdrawals/terms', 'realMember'),
  withdrawals: assumed('withdrawals', 'GET', '/wps/x/withdrawals', 'realMember', openWhileClosed),
  withdrawalTotals: assumed('withdrawals', 'GET', '/wps/x/withdrawals/totals', 'realMember'),
  withdrawalFile: assumed('withdrawals', 'GET', '/wps/x/withdrawals/file', 'realMember', file),
  requestWithdrawal: assumed('withdrawals', 'POST', '/wps/x/withdrawals', 'realMember', { ...sealed, ...money, ...ownProof }),
  cancelWithdrawal: assumed('withdrawals', 'POST', '/wps/x/withdrawals/cancellation', 'realMember', money),
  confirmReceipt: assumed('withdrawals', 'POST', '/wps/x/withdrawals/receipt', 'realMember', openWhileClosed),

  depositMethods: assumed('deposits', 'GET', '/wps/x/deposits/methods', 'realMember'),
  openDeposit: assumed('deposits', 'POST', '/wps/x/deposits', 'realMember', money),
  deposits: assumed('deposits', 'GET', '/wps/x/deposits', 'realMember'),
  depositTotals: assumed('deposits', 'GET', '/wps/x/deposits/totals', 'realMember'),
  depositFile: assumed('deposits', 'GET', '/wps/x/deposits/file', 'realMember', file),
  deposit: assumed('deposits', 'GET', '/wps/x/deposits/one', 'realMember', { isPolled: true }),
  announcements: given('announcements', 'GET', relay('MCSFE_getListAnnouncements')),
  agentNotices: assumed('agents', 'GET', '/wps/x/agent/announcements', 'agent'),
  readAgentNotices: assumed('agents', 'POST', '/wps/x/agent/announcements/reading', 'agent'),
  gameMenus: given('games', 'GET', '/lgw/games/game_menus'),
  gameList: given('games', 'GET', relay('GCSGAME_gameList'), 'visitorOrMember'),
  hotGames: given('games', 'GET', relay('GCSGAME_hotGamesV2')),
  vendorGameTypes: given('vendorGames', 'GET', relay('GCSGAME_getVassGameType'), 'visitorOrMember'),
  vendors: given('games', 'GET', relay('GCSGAME_newGameVendor')),
  launchDemo: given('games', 'POST', relay('GCS_gameLaunchFB')),
  launchGame: given('games', 'POST', '/wps/game/launchGame', 'realMember'),
  favouriteIds: given('games', 'GET', relay('MCSFE_getFavoriteGames'), 'member'),
  favouriteList: given('games', 'GET', relay('MCSFE_getFavoriteGamesList'), 'member'),
  addFavourite: given('games', 'POST', relay('MCSFE_addFavoriteGameV2'), 'member'),
  removeFavourite: given('games', 'POST', relay('MCSFE_removeFavoriteGameV2'), 'member'),
  recentGames: given('games', 'GET', relay('GCS_recentGame'), 'member'),
  rooms: given('vendorGames', 'GET', relay('GLS2_roomList'), 'member'),
  gamePlay: assumed('vendorGames', 'GET', '/wps/x/games/sitting', 'member'),
  fixtures: assumed('vendorGames', 'GET', '/wps/x/games/fixtures', 'anyone', { isPolled: true }),
  winners: given('games', 'GET', relay('GCSGAME_getRankList')),

  chatModels: given('chat', 'GET', relay('CBS_modelList')),
  launchChat: given('chat', 'POST', relay('CBS_launchChat')),
  chat: assumed('chat', 'POST', '/wps/x/chat'),
  writeToChat: assumed('chat', 'POST', '/wps/x/chat/messages'),
  askChatPicture: assumed('chat', 'POST', '/wps/x/chat/pictures'),
  sendChatPicture: assumed('chat', 'POST', '/wps/x/chat/pictures/content', 'anyone', { encoding: 'picture' }),
  chatPicture: assumed('chat', 'POST', '/wps/x/chat/pictures/one'),
  endChat: assumed('chat', 'POST', '/wps/x/chat/end'),
  representative: assumed('help', 'GET', '/wps/x/representatives'),

  lotteryMenu: given('lottery', 'GET', '/lgw/vn/games/game_menu'),
  recentLotteryMenu: given('lottery', 'GET', '/lgw/vn/games/game_menu/recent', 'realMember'),
  openedNumbers: given('lottery', 'GET', '/lgw/vn/numeros/opened/game'),
  memberOpenedNumbers: given('lottery', 'GET', '/lotto/lgw/games/opened/numero', 'realMember'),
  lotteryBoard: assumed('lottery', 'GET', '/wps/x/lottery/board', 'realMember'),
  lotteryIssues: assumed('lottery', 'GET', '/wps/x/lottery/issues', 'realMember'),
  lotteryResults: assumed('lottery', 'GET', '/wps/x/lottery/results', 'realMember'),
  lotteryDraws: assumed('lottery', 'GET', '/wps/x/lottery/draws'),
  lotteryTickets: assumed('lottery', 'GET', '/wps/x/lottery/tickets', 'realMember'),
  placeLotteryTickets: assumed('lottery', 'POST', '/wps/x/lottery/tickets', 'realMember', money),
  cancelLotteryTicket: assumed('lottery', 'POST', '/wps/x/lottery/tickets/cancellation', 'realMember', money),

  missionSummary: given('missions', 'GET', relay('MCSFE_getMissionSummaryDetails'), 'member'),
  missionLeaderboard: given('missions', 'GET', relay('MCSFE_getMissionLeaderboard'), 'member'),
  claimMission: assumed('missions', 'POST', '/wps/x/missions/claim', 'realMember', money),

  claimRaffle: given('rewards', 'POST', relay('MCS2_claimRafflePromotion'), 'realMember', money),
  rewards: assumed('rewards', 'GET', '/wps/x/rewards', 'realMember'),
  readRewards: assumed('rewards', 'POST', '/wps/x/rewards/read', 'realMember'),
  rewardHistory: assumed('rewards', 'GET', '/wps/x/rewards/history', 'realMember'),
  openPrize: assumed('rewards', 'POST', '/wps/x/rewards/draws', 'realMember', money),
  promotions: assumed('rewards', 'GET', '/wps/x/promotions', 'visitorOrMember'),
  takePart: assumed('rewards', 'POST', '/wps/x/promotions/participation', 'realMember'),
  applyForPromotion: assumed('rewards', 'POST', '/wps/x/promotions/application', 'realMember'),
  claimPromotion: assumed('rewards', 'POST', '/wps/x/promotions/claim', 'realMember', money),

  vip: assumed('vip', 'GET', '/wps/x/vip', 'realMember'),
  claimVipReward: assumed('vip', 'POST', '/wps/x/vip/claim', 'realMember', money),
  rebate: assumed('rebate', 'GET', '/wps/x/rebate', 'realMember'),
  claimRebate: assumed('rebate', 'POST', '/wps/x/rebate/claim', 'realMember', money),
  bonuses: assumed('bonuses', 'GET', '/wps/x/bonuses', 'realMember'),
  referral: assumed('referral', 'GET', '/wps/x/referral', 'realMember'),
  followReferral: assumed('referral', 'POST', '/wps/x/referral/visits'),
  forfeitBonus: assumed('bonuses', 'POST', '/wps/x/bonuses/forfeit', 'realMember', money),

  recruitingTerms: assumed('recruiting', 'GET', '/wps/x/agent/recruiting', 'agent'),
  addDownline: assumed('recruiting', 'POST', '/wps/x/agent/accounts', 'agent', sealed),
  renewFirstPassword: assumed('recruiting', 'POST', '/wps/x/agent/accounts/password', 'agent', sealed),
  downlineTerms: assumed('recruiting', 'GET', '/wps/x/agent/accounts/terms', 'agent'),
  changeDownlineTerms: assumed('recruiting', 'POST', '/wps/x/agent/accounts/terms', 'agent'),
  invitationLinks: assumed('recruiting', 'GET', '/wps/x/agent/invitations', 'agent'),
  addInvitationLink: assumed('recruiting', 'POST', '/wps/x/agent/invitations', 'agent'),
  changeInvitationLink: assumed('recruiting', 'POST', '/wps/x/agent/invitations/change', 'agent'),
  invitationResults: assumed('recruiting', 'GET', '/wps/x/agent/invitations/results', 'agent'),
  followInvitation: assumed('registration', 'POST', '/wps/x/agent/invitations/visits'),

  dividendContract: given('contracts', 'POST', relay('MCS2_processDividendReq'), 'agent'),
  dailySalaryContract: given('contracts', 'POST', relay('MCS2_processDailySalContract'), 'agent'),
  hourlySalaryContract: given('contracts', 'POST', relay('MCS2_processContractHourSalary'), 'agent'),
  realTimeSalaryContract: given('contracts', 'POST', relay('MCSFE_processRealTimeSalaryContract'), 'agent'),
  agreements: assumed('contracts', 'GET', '/wps/x/agent/contracts', 'agent'),
  agreement: assumed('contracts', 'GET', '/wps/x/agent/contract', 'agent'),
  agreementTerms: assumed('contracts', 'GET', '/wps/x/agent/contract/terms', 'agent'),
  tryAgreement: assumed('contracts', 'POST', '/wps/x/agent/contract/trial', 'agent'),

  commissionEstimate: assumed('contracts', 'GET', '/wps/x/agent/commission/estimate', 'agent', { isPolled: true }),
  commissionLines: assumed('contracts', 'GET', '/wps/x/agent/commission/lines', 'agent'),
  commissionLinesFile: assumed('contracts', 'GET', '/wps/x/agent/commission/lines/file', 'agent', file),
  commissionLine: assumed('contracts', 'GET', '/wps/x/agent/commission/line', 'agent'),
  disputeCommission: assumed('contracts', 'POST', '/wps/x/agent/commission/dispute', 'agent'),

  statements: assumed('statements', 'GET', '/wps/x/agent/statements', 'agent'),
  statement: assumed('statements', 'GET', '/wps/x/agent/statements/one', 'agent'),
  statementFile: assumed('statements', 'GET', '/wps/x/agent/statements/file', 'agent', file),
  statementDocument: assumed('statements', 'GET', '/wps/x/agent/statements/document', 'agent', file),
  checkStatement: assumed('statements', 'GET', '/wps/x/statements/check'),
  playProofs: assumed('statements', 'GET', '/wps/x/play/proofs'),
  teamProof: assumed('statements', 'GET', '/wps/x/agent/proof', 'agent'),
  playReceipt: assumed('statements', 'GET', '/wps/x/records/proof', 'realMember'),

  teamOverview: assumed('team', 'GET', '/wps/x/agent/overview', 'agent', { isPolled: true }),
  teamMembers: assumed('team', 'GET', '/wps/x/agent/members', 'agent'),
  teamMembersFile: assumed('team', 'GET', '/wps/x/agent/members/file', 'agent', file),
  teamMember: assumed('team', 'GET', '/wps/x/agent/member', 'agent'),
  teamMemberBets: assumed('team', 'GET', '/wps/x/agent/member/bets', 'agent'),
  teamBetting: assumed('team', 'GET', '/wps/x/agent/betting', 'agent'),
  teamBettingFile: assumed('team', 'GET', '/wps/x/agent/betting/file', 'agent', file),
  teamTransactions: assumed('team', 'GET', '/wps/x/agent/transactions', 'agent'),
  teamTransactionFile: assumed('team', 'GET', '/wps/x/agent/transactions/file', 'agent', file),
  userLoss: assumed('team', 'GET', '/wps/x/agent/loss', 'agent'),
  userLossFile: assumed('team', 'GET', '/wps/x/agent/loss/file', 'agent', file),
  teamIncome: assumed('team', 'GET', '/wps/x/agent/income', 'agent'),
  teamIncomeFile: assumed('team', 'GET', '/wps/x/agent/income/file', 'agent', file),

  pointBalance: given('points', 'GET', relay('MCS2_getPointBalance'), 'realMember'),
  pointRewards: given('points', 'GET', relay('MCS2_getPointReward'), 'realMember'),
  redeemHistory: given('points', 'GET', relay('MCS2_getRedeemPointList'), 'realMember'),
  pointConfig: given('points', 'GET', relay('MCS2_getPointConfig'), 'realMember'),
  redeemReward: given('points', 'POST', relay('passwordCheck/MCS2_redeemPointReward'), 'realMember', { ...sealed, ...money, ...ownProof }),
  convertPoints: given('points', 'POST', relay('passwordCheck/MCS2_convertPoint'), 'realMember', { ...sealed, ...money, ...ownProof }),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Headers of every call (readings 42); version and nonce of one that is nonced, the last of a stream that is taken up again. */
export const headers = {
  merchant: 'Merchant',
  authorization: 'Authorization',
  requestId: 'X-Request-Id',
  gatewayVersion: 'Gateway-Version',
  nonce: 'Sealed-Nonce',
  lastEventId: 'Last-Event-ID',
} as const;
