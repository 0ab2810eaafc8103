import { describe, expect, it } from 'vitest';
import { routes, type Route, type RouteName } from './routes.ts';
import { shapes } from './shapes/index.ts';
import { wireConstants } from './wire-constants.ts';

/** The fields that both registrations can carry (specification, section 3). */
const registerNames =
  'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode paymentPassword line whatsapp facebook wechat idNumber referralCode domain countryDialingCode login humanVerification firebaseChannel firebaseIdToken +captchaId +invitationSub';

/**
 * The specification's section 7, typed by hand: method, path, token, how the body travels, and what its query or body
 * names. Portal and gateway read one table, so neither side's tests would notice a wrong path there. A title claims a
 * demand once the call is served. `GET` or `POST` in brackets: the specification does not show the method, so we chose
 * it. `token?`: it does not show whether the call takes a token, so visitors may call it. `+` before a name: not in the
 * specification.
 */
const given: [call: string, names?: string][] = [
  ['POST /wps/session/login, no token, E [wire-session-login, wire-session-login-payload]', 'username password captcha type +captchaId'],
  ['POST /wps/session/login/freeplay, no token [wire-session-login-freeplay]', 'os platform'],
  ['DELETE /wps/session/logout, token [wire-session-logout]'],
  [
    'POST /wps/verification/sms/noLogin, no token [wire-verification-sms-nologin]',
    'mobileNum countryDialingCode +purpose +humanVerification',
  ],
  [
    'POST /wps/verification/sms/register, no token [wire-verification-sms-register]',
    'username mobileNo countryDialingCode +humanVerification',
  ],
  ['(GET) /wps/system/whitelabel, no token [wire-system-whitelabel]'],
  ['(GET) /wps/system/setting/register, no token [wire-system-setting-register]'],
  ['(GET) /wps/system/status, no token [wire-system-status]'],
  ['(GET) /wps/system/domainRoute, no token [wire-system-domainroute]'],
  ['(GET) /wps/system/helpCenter, no token [wire-system-helpcenter]', 'lang device'],
  ['(GET) /wps/member/info, token [wire-member-info]'],
  ['(GET) /wps/member/info/icon, token [wire-member-info-icon]'],
  ['PUT /wps/member/register, no token, E [wire-member-register, entity-15]', registerNames],
  ['PUT /wps/member/register/mobile, no token, E [wire-member-register-mobile, entity-15]', `${registerNames} registerUrl registerMethod`],
  ['POST /wps/member/password, token, E [wire-member-password]', 'oldPassword newPassword confirmNewPassword'],
  ['POST /wps/member/password/email, no token, form [wire-member-password-email]', 'username email'],
  ['POST /wps/member/password/verification, no token, E [wire-member-password-verification]', 'newPassword mobileNum verificationCode'],
  ['GET /wps/agent/affiliate, no token [wire-agent-affiliate]', '+affiliateCode'],
  ['GET /wps/captcha, no token [wire-captcha]', '+purpose'],
  ['(GET) /wps/v2/wallets/balance, token [wire-wallets-balance]'],
  ['POST /wps/relay/GCS_walletTransfer, token [wire-gcs-wallettransfer]', '+direction +vendor +amount +idempotencyKey'],
  ['(GET) /wps/member/info/funds/consolidated, token [wire-member-info-funds-consolidated]'],
  ['(GET) /wps/relay/GCS_merchantWallet, token [wire-gcs-merchantwallet]'],
  ['PUT /wps/feedback, no token [wire-feedback]', '+content +contact'],
  ['(GET) /wps/relay/CSP_unreadCount, token [wire-csp-unreadcount]'],
  ['POST /wps/relay/MCS2_claimRafflePromotion, token [wire-mcs2-claimrafflepromotion]', '+rewardId +idempotencyKey'],
  [
    '(GET) /wps/relay/MCSFE_getListAnnouncements, token? [wire-mcsfe-getlistannouncements, wire-mcsfe-getlistannouncements-token]',
    'types platform execution +language',
  ],

  ['(GET) /lgw/games/game_menus, no token [wire-games-game-menus]', '+language'],
  [
    'GET /wps/relay/GCSGAME_gameList, token and visitors [wire-gcsgame-gamelist, wire-gcsgame-gamelist-query]',
    'clientType platform merchant gameType vassalage gameClassify gameName pageNo pageSize language imgSize iconType +sort',
  ],
  [
    '(GET) /wps/relay/GCSGAME_hotGamesV2, no token [wire-gcsgame-hotgamesv2, wire-gcsgame-hotgamesv2-query]',
    'merchantCode isPlatform gameType vassalage platform language',
  ],
  ['(GET) /wps/relay/GCSGAME_getVassGameType, token and visitors [wire-gcsgame-getvassgametype]', '+vassalage +language'],
  ['(GET) /wps/relay/GCSGAME_newGameVendor, token? [wire-gcsgame-newgamevendor, wire-gcsgame-newgamevendor-token]', 'platform +language'],
  [
    '(POST) /wps/relay/GCS_gameLaunchFB, no token [wire-gcs-gamelaunchfb]',
    '+nodeId +vassalage +gameType +language +device +backUrl +fixture +pick',
  ],
  [
    '(POST) /wps/game/launchGame, token [wire-game-launchgame]',
    '+nodeId +vassalage +gameType +language +device +backUrl +fixture +pick +lottoArea +launchMode +prizeMode +gameCode +view',
  ],
  ['(GET) /wps/relay/MCSFE_getFavoriteGames, token [wire-mcsfe-getfavoritegames]'],
  ['(GET) /wps/relay/MCSFE_getFavoriteGamesList, token [wire-mcsfe-getfavoritegameslist]', '+pageNo +pageSize +language'],
  ['(POST) /wps/relay/MCSFE_addFavoriteGameV2, token [wire-mcsfe-addfavoritegamev2]', 'nodeId vendor gameType'],
  ['(POST) /wps/relay/MCSFE_removeFavoriteGameV2, token [wire-mcsfe-removefavoritegamev2]', '+nodeId +vendor +gameType'],
  ['(GET) /wps/relay/GCS_recentGame, token [wire-gcs-recentgame]', '+pageNo +pageSize +language'],
  ['(GET) /wps/relay/GLS2_roomList, token [wire-gls2-roomlist]', '+vassalage +language'],
  ['(GET) /wps/relay/GCSGAME_getRankList, no token [wire-gcsgame-getranklist]', 'gameCategory language limitNum'],
  ['(GET) /wps/relay/CBS_modelList, no token [wire-cbs-modellist]', '+language'],
  ['(POST) /wps/relay/CBS_launchChat, no token [wire-cbs-launchchat]', '+modelId +language'],

  ['(GET) /lgw/vn/games/game_menu, no token [wire-vn-games-game-menu]', 'prizeMode device +language'],
  ['(GET) /lgw/vn/games/game_menu/recent, token [wire-vn-games-game-menu-recent]', '+prizeMode +device +language'],
  ['(GET) /lgw/vn/numeros/opened/game, no token [wire-vn-numeros-opened-game]', '+language'],
  ['(GET) /lotto/lgw/games/opened/numero, token [wire-lotto-games-opened-numero]', '+language'],
  ['(GET) /wps/relay/MCSFE_getMissionSummaryDetails, token [wire-mcsfe-getmissionsummarydetails]', '+language'],
  ['(GET) /wps/relay/MCSFE_getMissionLeaderboard, token [wire-mcsfe-getmissionleaderboard]'],

  [
    '(POST) /wps/relay/MCS2_processDividendReq, token [wire-mcs2-processdividendreq]',
    '+idempotencyKey +action +agreement +member +terms +hash +reason',
  ],
  [
    '(POST) /wps/relay/MCS2_processDailySalContract, token [wire-mcs2-processdailysalcontract]',
    '+idempotencyKey +action +agreement +member +terms +hash +reason',
  ],
  [
    'POST /wps/relay/MCS2_processContractHourSalary, token [wire-mcs2-processcontracthoursalary]',
    '+idempotencyKey +action +agreement +member +terms +hash +reason',
  ],
  [
    'POST /wps/relay/MCSFE_processRealTimeSalaryContract, token [wire-mcsfe-processrealtimesalarycontract]',
    '+idempotencyKey +action +agreement +member +terms +hash +reason',
  ],
  ['(GET) /wps/relay/MCS2_getPointBalance, token [wire-mcs2-getpointbalance]', '+kind +from +to +language +after +limit'],
  ['(GET) /wps/relay/MCS2_getPointReward, token [wire-mcs2-getpointreward]', '+language'],
  ['(GET) /wps/relay/MCS2_getRedeemPointList, token [wire-mcs2-getredeempointlist]', '+state +from +to +language +after +limit'],
  ['(GET) /wps/relay/MCS2_getPointConfig, token [wire-mcs2-getpointconfig]', '+language'],
  [
    '(POST) /wps/relay/passwordCheck/MCS2_redeemPointReward, token, E [wire-mcs2-redeempointreward]',
    '+goodId +quantity +points +address +paymentPassword +idempotencyKey',
  ],
  [
    '(POST) /wps/relay/passwordCheck/MCS2_convertPoint, token, E [wire-mcs2-convertpoint]',
    '+points +amount +paymentPassword +idempotencyKey',
  ],
  ['(GET) /wps/relay/ODSFE2_MemTransDet, token [wire-odsfe2-memtransdet]', 'from to type language order after limit'],
];

/** Calls that the specification needs but does not name, each with its purpose (readings 41). */
const ours: [call: string, reason: string][] = [
  ['GET /wps/x/keys, no token', 'the keys that encrypted payloads are sealed with (readings 43)'],
  ['POST /wps/x/session/second-factor, no token, E', 'the second step of a login (readings 27)'],
  ['GET /wps/x/member/second-factor, token', 'whether the second step is on (readings 27)'],
  ['POST /wps/x/member/second-factor/enrolment, token, E', 'the secret of an app (readings 27)'],
  ['POST /wps/x/member/second-factor/confirmation, token, E', 'turning the second step on (readings 27)'],
  ['POST /wps/x/member/second-factor/recovery-codes, token, E', 'codes for a member who lost the phone'],
  ['POST /wps/x/member/second-factor/end, token, E', 'turning the second step off (readings 27)'],
  ['POST /wps/x/session/passkey/request, no token', 'what a browser asks its passkeys by'],
  ['POST /wps/x/session/passkey, no token, E', 'a login by passkey'],
  ['GET /wps/x/member/passkeys, token', 'the passkeys of a member'],
  ['POST /wps/x/member/passkeys/creation, token, E', 'what a browser makes a passkey by'],
  ['POST /wps/x/member/passkeys/addition, token', 'a passkey that was made'],
  ['POST /wps/x/member/passkeys/name, token', 'what a member calls a passkey'],
  ['POST /wps/x/member/passkeys/removal, token', 'the end of a passkey'],
  ['GET /wps/x/member/sign-in, token', 'the providers a member logs in with'],
  ['POST /wps/x/member/sign-in/link, token, E', 'links a provider'],
  ['POST /wps/x/member/sign-in/unlink, token, E', 'unlinks a provider'],
  ['GET /wps/x/sign-in/providers, no token', 'the providers members may log in with'],
  ['POST /wps/x/sign-in/start, no token', 'the address of a provider’s login'],
  ['POST /wps/x/sign-in/finish, no token, E', 'what a provider sent back with'],
  ['POST /wps/x/sign-in/phone/code, no token, E', 'a code by a phone service: section 6 names no call for it'],
  ['POST /wps/x/sign-in/phone, no token, E', 'the code that a phone service sent'],
  ['POST /wps/x/sign-in/registration, no token, E', 'an account for a visitor who came by a provider'],
  ['POST /wps/x/chat, no token', 'what was said in a chat, and what is said while one listens (modal-08)'],
  ['POST /wps/x/chat/messages, no token', 'something to say in a chat'],
  ['POST /wps/x/chat/end, no token', 'the end of a chat'],
  ['GET /wps/x/representatives, no token', 'whether a contact is the operator’s own (misc-05)'],
  ['POST /wps/x/missions/claim, token', 'what a mission that was done pays'],
  ['GET /wps/x/vip, token', 'the levels of a merchant and the member’s own'],
  ['POST /wps/x/vip/claim, token', 'what a level pays'],
  ['GET /wps/x/rebate, token', 'what stakes have earned by type of game'],
  ['POST /wps/x/rebate/claim, token', 'all that stakes have earned'],
  ['GET /wps/x/bonuses, token', 'the bonuses of a member and how far they are worked off'],
  ['GET /wps/x/referral, token', 'the code that a member invites friends by, and what has come of it'],
  ['GET /wps/x/registration/inviter, no token', 'who invited a visitor, masked, for the registration form'],
  ['POST /wps/x/referral/visits, no token', 'that somebody has followed an invitation'],
  ['GET /wps/x/lottery/board, token', 'what one bets on a lottery by'],
  ['GET /wps/x/lottery/issues, token', 'the issues of a lottery that one can bet on ahead'],
  ['GET /wps/x/lottery/results, token', 'what a lottery has drawn'],
  ['GET /wps/x/lottery/draws, no token', 'what proves each draw'],
  ['GET /wps/x/lottery/tickets, token', 'the tickets of a member'],
  ['POST /wps/x/lottery/tickets, token', 'a slip of bets on a lottery'],
  ['POST /wps/x/lottery/tickets/cancellation, token', 'a ticket given back before its issue closes'],
  ['GET /wps/x/agent/overview, token', 'what an agent’s team did, beside the period before'],
  ['GET /wps/x/agent/members, token', 'the members of a team, a level at a time'],
  ['GET /wps/x/agent/members/file, token', 'all of them as a file'],
  ['GET /wps/x/agent/member, token', 'an account of a team'],
  ['GET /wps/x/agent/member/bets, token', 'the bets of a member of a team'],
  ['GET /wps/x/agent/betting, token', 'what each member of a team played'],
  ['GET /wps/x/agent/betting/file, token', 'the same as a file'],
  ['GET /wps/x/agent/transactions, token', 'the money that a team moved'],
  ['GET /wps/x/agent/transactions/file, token', 'the same as a file'],
  ['GET /wps/x/agent/loss, token', 'what each member of a team lost'],
  ['GET /wps/x/agent/loss/file, token', 'the same as a file'],
  ['GET /wps/x/agent/income, token', 'what an agent was paid for the team'],
  ['GET /wps/x/agent/income/file, token', 'the same as a file'],
  ['GET /wps/x/agent/contracts, token', 'the contracts of an agent with the upline and with direct downlines'],
  ['GET /wps/x/agent/contract, token', 'one of them with its versions and history'],
  ['GET /wps/x/agent/contract/terms, token', 'what an offer of a contract may hold'],
  ['POST /wps/x/agent/contract/trial, token', 'what terms would have paid over the last windows'],
  ['GET /wps/x/agent/commission/estimate, token', 'what an agent’s contracts have earned so far in their windows'],
  ['GET /wps/x/agent/commission/lines, token', 'what windows of contracts came to'],
  ['GET /wps/x/agent/commission/lines/file, token', 'the same as a file'],
  ['GET /wps/x/agent/commission/line, token', 'one of them, step by step'],
  ['POST /wps/x/agent/commission/dispute, token', 'a question about a line, and the answers'],
  ['GET /wps/x/agent/statements, token', 'the statements of an agent’s contracts'],
  ['GET /wps/x/agent/statements/one, token', 'one of them, entry by entry'],
  ['GET /wps/x/agent/statements/file, token', 'the same as CSV'],
  ['GET /wps/x/agent/statements/document, token', 'the bytes that were hashed'],
  ['GET /wps/x/statements/check, no token', 'whether a statement was issued here, by its hash'],
  ['GET /wps/x/play/proofs, no token', 'the published root of each day’s players'],
  ['GET /wps/x/agent/proof, token', 'where an agent’s own players stand under that root'],
  ['GET /wps/x/records/proof, token', 'where a player stands under it'],
  ['GET /wps/x/agent/recruiting, token', 'the rates and limits that an agent recruits within'],
  ['POST /wps/x/agent/accounts, token, E', 'an account below an agent (section 2)'],
  ['POST /wps/x/agent/accounts/password, token, E', 'another first password for an account that was never used'],
  ['GET /wps/x/agent/accounts/terms, token', 'the rates and limits of an account below an agent'],
  ['POST /wps/x/agent/accounts/terms, token', 'a change of them'],
  ['GET /wps/x/agent/invitations, token', 'the invitation links of an agent'],
  ['POST /wps/x/agent/invitations, token', 'an invitation link more'],
  ['POST /wps/x/agent/invitations/change, token', 'a link’s pause, cap and end'],
  ['GET /wps/x/agent/invitations/results, token', 'what has come of an agent’s links'],
  ['POST /wps/x/agent/invitations/visits, no token', 'that somebody has opened an agent’s link'],
  ['POST /wps/x/bonuses/forfeit, token', 'the end of a bonus by its member'],
  ['POST /wps/x/chat/pictures, no token', 'a place for a picture of a message'],
  ['POST /wps/x/chat/pictures/content, no token, picture', 'the picture itself'],
  ['POST /wps/x/chat/pictures/one, no token', 'a picture that was sent in a chat'],
  ['GET /wps/x/games/sitting, token', 'what the last sitting at a game cost or brought'],
  ['GET /wps/x/games/details, token and visitors', 'what a player reads of one game before playing it'],
  ['GET /wps/x/games/fixtures, no token', 'the matches that the game centres of section 2 offer now'],
  ['GET /wps/x/human/challenge, no token', 'the human verification that sections 3 and 7 name without its call'],
  ['POST /wps/x/member/password/reset, no token, E', 'the end of a reset by email: section 7 names only its start'],
  ['GET /wps/x/site/settings, no token', 'the site settings of section 3, which no call is named for (readings 46)'],
  ['GET /wps/x/session/life, token', 'when the session ends by itself, so that the member can be warned'],
  ['GET /wps/x/session/play, token', 'what play has cost since the session began, for the reality check'],
  ['GET /wps/x/member/terms, token', 'whether the member agreed to the terms in force'],
  ['POST /wps/x/member/terms, token', 'consent to changed terms'],
  ['GET /wps/x/member/profile, token', 'what a member has told, masked, and how safe the account is'],
  ['PUT /wps/x/member/profile, token, E', 'a member tells more'],
  ['POST /wps/x/member/contact/code, token, E', 'a code to a new mobile number or mail address'],
  ['PUT /wps/x/member/contact, token, E', 'the code shows that the contact reaches the member'],
  ['PUT /wps/x/member/picture, token, picture', 'a picture of the member’s own'],
  ['GET /wps/x/member/uploads, token', 'pictures that a member has chosen and not handed in'],
  ['POST /wps/x/member/uploads, token, picture', 'a picture that proves something (const-05)'],
  ['POST /wps/x/member/uploads/removal, token', 'the end of a picture that was not handed in'],
  ['GET /wps/x/member/payment-accounts, token', 'where a member’s money can be sent'],
  ['POST /wps/x/member/payment-accounts, token, E', 'one more of these'],
  ['POST /wps/x/member/payment-accounts/removal, token', 'the end of one'],
  ['GET /wps/x/member/payment-password, token', 'whether one is set'],
  ['POST /wps/x/member/payment-password, token, E', 'the first one, or one in its place'],
  ['GET /wps/x/deposits/methods, token', 'the ways to pay in (member-04)'],
  ['POST /wps/x/deposits, token', 'a deposit (member-04)'],
  ['GET /wps/x/deposits, token', 'deposits and what became of them (member-04)'],
  ['GET /wps/x/deposits/totals, token', 'what the deposits of a list come to'],
  ['GET /wps/x/deposits/file, token', 'the deposits of a list as a file'],
  ['GET /wps/x/deposits/one, token', 'how one stands (member-04)'],
  ['GET /wps/x/withdrawals/terms, token', 'what may leave, and by which ways (member-05)'],
  ['GET /wps/x/withdrawals, token', 'withdrawals and what became of them (member-05)'],
  ['GET /wps/x/withdrawals/totals, token', 'what the withdrawals of a list come to'],
  ['GET /wps/x/withdrawals/file, token', 'the withdrawals of a list as a file'],
  ['POST /wps/x/withdrawals, token, E', 'a withdrawal (member-05)'],
  ['POST /wps/x/withdrawals/cancellation, token', 'the end of one that waits, where the law lets a member'],
  ['POST /wps/x/withdrawals/receipt, token', 'what has arrived (wallet-01 to wallet-03)'],
  ['GET /wps/x/member/sessions, token', 'where the member is logged in'],
  ['POST /wps/x/member/sessions/end, token', 'ends one of them'],
  ['POST /wps/x/member/sessions/end-others, token', 'ends all of them but this'],
  ['GET /wps/x/member/archive, token', 'what is kept about the member, as files'],
  ['POST /wps/x/member/archive, token', 'orders it'],
  ['GET /wps/x/member/archive/file, token', 'one of its files'],
  ['GET /wps/x/member/closing, token', 'what keeps the account open'],
  ['POST /wps/x/member/closing, token, E', 'closes it'],
  ['GET /wps/x/live/stream, token', 'what has changed, told as it changes'],
  ['GET /wps/x/inbox/letters, token', 'what the unread count counts'],
  ['GET /wps/x/inbox/letter, token', 'one of them, whole'],
  ['POST /wps/x/inbox/reading, token', 'letters that were read'],
  ['POST /wps/x/inbox/removal, token', 'letters that a member does away with'],
  ['GET /wps/x/records/transactions/totals, token', 'the totals row of the account record'],
  ['GET /wps/x/records/transactions/file, token', 'the account record as CSV'],
  ['GET /wps/x/records/bets, token', 'the betting record'],
  ['GET /wps/x/records/bets/totals, token', 'its totals row'],
  ['GET /wps/x/records/bets/file, token', 'the betting record as CSV'],
  ['GET /wps/x/records/bets/round, token', 'one round with the proof that it was fair'],
  ['GET /wps/x/records/loss, token', 'the personal loss'],
  ['GET /wps/x/records/loss/file, token', 'the personal loss as CSV'],
  ['GET /wps/x/wallet/funds, token', 'all that a member has, which my wallet shows'],
  ['POST /wps/x/wallet/recall, token', 'brings what lies at the vendors back at once'],
  ['GET /wps/x/wallet/upline, token', 'whom a member would send money to (member-06)'],
  ['POST /wps/x/wallet/upline, token, E', 'sends money to one’s upline (member-06)'],
  ['GET /wps/x/wallet/downline, token', 'whom of the own team an agent would send money to (agent-24)'],
  ['POST /wps/x/wallet/downline, token, E', 'money to a downline (agent-24)'],
  ['GET /wps/x/agent/announcements, token', 'what agents are told, and what of it they have read (agent-07)'],
  ['POST /wps/x/agent/announcements/reading, token', 'what an agent has read (agent-07)'],
  ['POST /wps/x/session/identity, token, E', 'shows that it is still the member, before an act that outlives the session'],
  ['POST /wps/x/session/keep-alive, token', 'somebody is there though no other call says so'],
  ['GET /wps/x/rewards, token', 'what waits for a member, the tickets, and the published odds of their draws'],
  ['POST /wps/x/rewards/read, token', 'the member has seen what waits'],
  ['GET /wps/x/rewards/history, token', 'what a member has had, with the proof of each draw'],
  ['POST /wps/x/rewards/draws, token', 'a wheel, egg or envelope is opened with a ticket'],
  ['GET /wps/x/promotions, token and visitors', 'the activities, each with its state for the caller'],
  ['POST /wps/x/promotions/participation, token', 'a member joins an activity or signs in for the day'],
  ['POST /wps/x/promotions/application, token', 'an application with remarks and pictures'],
  ['POST /wps/x/promotions/claim, token', 'what an activity brought'],
  ['GET /wps/x/points/goods, no token', 'the goods of the points mall, for visitors'],
];

const rows = Object.entries(routes) as [RouteName, Route][];

/** `token and visitors` is the recorded deviation of readings 14. */
const audiences: Record<string, Route['audience'][]> = {
  'no token': ['anyone'],
  'token?': ['anyone'],
  token: ['member', 'realMember', 'agent'],
  'token and visitors': ['visitorOrMember'],
};
const encodings: Record<string, Route['encoding']> = { E: 'sealed', form: 'form', picture: 'picture' };

function read(call: string) {
  const [, method = '', path = '', token = '', encoding = '', ids] =
    /^\(?([A-Z]+)\)? (\S+), ([^,[]+?)(?:, (E|form|picture))?(?: \[(.*)\])?$/.exec(call) ?? [];
  return { method, path, audience: audiences[token] ?? [], encoding: encodings[encoding] ?? 'json', ids };
}

function routeOf(call: string): [RouteName, Route] {
  const { method, path } = read(call);
  const found = rows.find(([, route]) => route.path === path && route.method === method);
  if (found === undefined) throw new Error(`No route answers ${method} ${path}`);
  return found;
}

function namesOf(name: RouteName): string[] | null {
  if (!Object.hasOwn(shapes, name)) return null;
  const shape: Record<string, unknown> = shapes[name as keyof typeof shapes];
  const sent = (shape['query'] ?? shape['body'] ?? { properties: {} }) as { properties: object };
  return Object.keys(sent.properties);
}

describe('a specified call', () => {
  it.each(given)('%s', (call, names = '') => {
    const [name, route] = routeOf(call);
    const { audience, encoding, ids } = read(call);
    expect(audience).toContain(route.audience);
    expect(route).toMatchObject({ basis: 'given', encoding });
    const sent = namesOf(name);
    const written = names.split(' ').flatMap((part) => (part === '' ? [] : [part.replace('+', '')]));
    if (sent !== null) expect(sent.toSorted()).toEqual(written.toSorted());
    expect(ids !== undefined, 'a title claims a demand when the call is served, not before').toBe(sent !== null);
  });

  it.each(ours)('does not include our own: %s, for %s', (call) => {
    const [, route] = routeOf(call);
    const { audience, encoding } = read(call);
    expect(audience).toContain(route.audience);
    expect(route).toMatchObject({ basis: 'assumed', encoding });
  });

  it('is each route except our own, with one method each [wire-methods]', () => {
    const written = [...given, ...ours].map(([call]) => read(call)).map(({ method, path }) => `${method} ${path}`);
    expect(rows.map(([, { method, path }]) => `${method} ${path}`).toSorted()).toEqual(written.toSorted());
  });

  it('uses the constants of the specification', () => {
    expect(wireConstants).toEqual({
      clientType: 3,
      platform: 'html5-desktop',
      trialPlatform: 'W',
      gatewayVersion: 3,
      isPlatform: 2,
      pageSize: 18,
      favouritesOnHome: 99,
      winnersLimit: 20,
      device: 'WEB',
    });
  });
});
