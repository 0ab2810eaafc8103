import type { Static, TSchema } from 'typebox';
import { agents } from './agents/agents.ts';
import { agreements } from './agents/agreements.ts';
import { commission } from './agents/commission.ts';
import { announcements } from './announcements.ts';
import { bonuses } from './rewards/bonuses.ts';
import { chat, type ChatMessage as ChatMessageShape } from './chat.ts';
import { deposits } from './money/deposits.ts';
import { devices } from './account/devices.ts';
import { help } from './help.ts';
import { games } from './games.ts';
import { inbox, type LetterTopic as LetterTopicShape } from './inbox.ts';
import { leaving } from './account/leaving.ts';
import { live } from './live.ts';
import { lottery } from './lottery.ts';
import { member } from './account/member.ts';
import { missions } from './rewards/missions.ts';
import { paymentAccounts } from './money/payment-accounts.ts';
import { passkeys } from './account/passkeys.ts';
import { passwords } from './account/passwords.ts';
import { points } from './rewards/points.ts';
import { profile } from './account/profile.ts';
import { records } from './records.ts';
import { recruiting } from './agents/recruiting.ts';
import { rebate } from './rewards/rebate.ts';
import { promotions } from './rewards/promotions.ts';
import { rewards } from './rewards/rewards.ts';
import { referral } from './rewards/referral.ts';
import { safety } from './account/safety.ts';
import { secondFactor } from './account/second-factor.ts';
import { registration } from './account/registration.ts';
import { session } from './account/session.ts';
import { sessionLife } from './account/session-life.ts';
import { signIn, signInLinks } from './account/sign-in.ts';
import { statements } from './agents/statements.ts';
import { system } from './system.ts';
import { team } from './agents/team.ts';
import { uploads } from './uploads.ts';
import { transfers } from './money/transfers.ts';
import { verification } from './account/verification.ts';
import { vip } from './rewards/vip.ts';
import { wallet } from './money/wallet.ts';
import { withdrawals } from './money/withdrawals.ts';

/** The shapes of every call that has a handler, by the name of its route. */
export const shapes = {
  ...session,
  ...sessionLife,
  ...devices,
  ...profile,
  ...safety,
  ...secondFactor,
  ...passkeys,
  ...signIn,
  ...signInLinks,
  ...verification,
  ...member,
  ...passwords,
  ...system,
  ...wallet,
  ...transfers,
  ...deposits,
  ...agents,
  ...agreements,
  ...commission,
  ...statements,
  ...announcements,
  ...games,
  ...lottery,
  ...help,
  ...chat,
  ...registration,
  ...inbox,
  ...uploads,
  ...records,
  ...leaving,
  ...live,
  ...missions,
  ...vip,
  ...rebate,
  ...bonuses,
  ...referral,
  ...recruiting,
  ...paymentAccounts,
  ...withdrawals,
  ...promotions,
  ...rewards,
  ...points,
  ...team,
};

export type ServedRoute = keyof typeof shapes;

type Part<Name extends ServedRoute, Key extends string> =
  (typeof shapes)[Name] extends Record<Key, infer Schema extends TSchema> ? Static<Schema> : undefined;

/** The `value` of a call's answer. */
export type ValueOf<Name extends ServedRoute> = Part<Name, 'value'>;
export type QueryOf<Name extends ServedRoute> = Part<Name, 'query'>;
export type BodyOf<Name extends ServedRoute> = Part<Name, 'body'>;

export { text, whole } from './inputs.ts';
export { longestCursor, page, pageQuery } from './paging.ts';
export { longestChatMessage } from './chat.ts';
export { feedbackLimits } from './help.ts';
export { HumanChallenge } from './account/registration.ts';
export { SealedBody, SealedPayload } from './account/session.ts';
export { mostUploads, UploadIds, type UploadPurpose } from './uploads.ts';
export type LoginAnswer = ValueOf<'login'>;
export type ChallengedLogin = Extract<LoginAnswer, { twoFactor: true }>;
export type OpenedLogin = Exclude<LoginAnswer, ChallengedLogin>;
export type MemberInfo = ValueOf<'memberInfo'>;
export type Profile = ValueOf<'profile'>;
export type MemberPicture = ValueOf<'memberIcon'>;
export type MemberSession = ValueOf<'sessions'>['sessions'][number];
export type Archive = ValueOf<'archive'>;
export type AccountClosing = ValueOf<'accountClosing'>;
export type SessionLife = ValueOf<'sessionLife'>;
export type DepositMethod = ValueOf<'depositMethods'>['methods'][number];
export type Deposit = ValueOf<'deposit'>['deposit'];
export type Balance = ValueOf<'balance'>;
export type Funds = ValueOf<'funds'>;
export type MerchantWallet = ValueOf<'merchantWallet'>;
export type Recalled = ValueOf<'recallWallets'>['results'][number];
export type Receiver = NonNullable<ValueOf<'upline'>['receiver']>;
export type Game = ValueOf<'gameList'>['games'][number];
export type VendorCategory = ValueOf<'gameMenus'>['categories'][number];
export type VendorCard = VendorCategory['cards'][number];
export type Lane = ValueOf<'vendors'>['data']['lanes'][number];
export type Banner = ValueOf<'announcements'>['banners'][number];
export type Announcement = ValueOf<'announcements'>['player'][number];
export type AgentNotice = ValueOf<'agentNotices'>['items'][number];
export type MemberCounts = ValueOf<'unreadCount'>;
export type LetterTopic = Static<typeof LetterTopicShape>;
export type LiveMessage = ValueOf<'liveStream'>;
export type BetRow = ValueOf<'betRecord'>['items'][number];
export type Movement = ValueOf<'memberTransactions'>['items'][number];
export type PlayedRound = ValueOf<'betRound'>;
export type BetTotals = ValueOf<'betTotals'>['totals'];
export type LossLine = ValueOf<'personalLoss'>['lines'][number];
export type TeamOverview = ValueOf<'teamOverview'>;
export type TeamMember = ValueOf<'teamMembers'>['items'][number];
export type TeamFigures = TeamMember['team'];
export type TeamAccount = ValueOf<'teamMember'>;
export type TeamPerson = ValueOf<'teamMembers'>['path'][number];
export type BettingLine = ValueOf<'teamBetting'>['items'][number];
export type TeamBet = ValueOf<'teamMemberBets'>['items'][number];
export type TeamMovement = ValueOf<'teamTransactions'>['items'][number];
export type UserLossLine = ValueOf<'userLoss'>['items'][number];
export type IncomeLine = ValueOf<'teamIncome'>['lines'][number];
export type VendorGameType = ValueOf<'vendorGameTypes'>['list'][number];
export type LotteryBoard = ValueOf<'lotteryBoard'>;
export type LotteryIssue = ValueOf<'lotteryIssues'>['issues'][number];
export type LotteryResult = ValueOf<'lotteryResults'>['items'][number];
export type LotteryDraw = ValueOf<'lotteryDraws'>['items'][number];
export type LotteryTicket = ValueOf<'lotteryTickets'>['items'][number];
export type LotteryBetBody = BodyOf<'placeLotteryTickets'>['bets'][number];
export type LotteryGroup = ValueOf<'lotteryMenu'>['groups'][number];
export type Room = ValueOf<'rooms'>['list'][number];
export type HelpArticle = ValueOf<'helpCenter'>['articles'][number];
export type ChatModel = ValueOf<'chatModels'>['list'][number];
export type ChatMessage = Static<typeof ChatMessageShape>;
export type Winner = ValueOf<'winners'>['list'][number];
export type PointGood = ValueOf<'pointRewards'>['goods'][number];
export type PointMovement = ValueOf<'pointBalance'>['items'][number];
export type Redemption = ValueOf<'redeemHistory'>['items'][number];
export type Promotion = ValueOf<'promotions'>['items'][number];
export type RewardCentre = ValueOf<'rewards'>;
export type Reward = RewardCentre['waiting'][number];
export type Prize = Reward['prize'];
export type PrizeProof = NonNullable<Reward['proof']>;
export type PrizeTicket = RewardCentre['tickets'][number];
export type PrizePool = RewardCentre['pools'][number];
