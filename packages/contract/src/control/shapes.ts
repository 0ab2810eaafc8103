import type { Static, TSchema } from 'typebox';
import { agents } from './agents.ts';
import { agreements } from './agreements.ts';
import { bonuses } from './bonuses.ts';
import { chat } from './chat.ts';
import { deposits } from './deposits.ts';
import { gateway } from './gateway.ts';
import { letters } from './letters.ts';
import { lottery } from './lottery.ts';
import { members } from './members.ts';
import { merchant } from './merchant.ts';
import { points } from './points.ts';
import { promotions } from './promotions.ts';
import { records } from './records.ts';
import { recruiting } from './recruiting.ts';
import { rewards } from './rewards.ts';
import type { controlRoutes, ControlRouteName } from './routes.ts';
import { settlement } from './settlement.ts';
import { sports } from './sports.ts';
import { terms } from './terms.ts';
import { transfers } from './transfers.ts';
import { withdrawals } from './withdrawals.ts';

export interface ControlParts {
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly value?: TSchema;
}

/**
 * The shapes of every control call, by the name of its row. A GET has a query, all others a body. A call without a
 * value returns `{}`.
 */
export const controlShapes = {
  ...gateway,
  ...merchant,
  ...members,
  ...agents,
  ...recruiting,
  ...agreements,
  ...settlement,
  ...bonuses,
  ...deposits,
  ...withdrawals,
  ...transfers,
  ...promotions,
  ...rewards,
  ...points,
  ...records,
  ...sports,
  ...lottery,
  ...letters,
  ...chat,
  ...terms,
} satisfies Readonly<Record<ControlRouteName, ControlParts>>;

type Nothing = Readonly<Record<never, never>>;

type Part<Name extends ControlRouteName, Key extends keyof ControlParts, Otherwise> =
  (typeof controlShapes)[Name] extends Record<Key, infer Schema extends TSchema> ? Static<Schema> : Otherwise;

export type ControlQueryOf<Name extends ControlRouteName> = Part<Name, 'query', Nothing>;
export type ControlBodyOf<Name extends ControlRouteName> = Part<Name, 'body', Nothing>;
/** The `value` of an answer. */
export type ControlValueOf<Name extends ControlRouteName> = Part<Name, 'value', void>;
/** The query of a GET, the body of every other call. */
export type ControlInputOf<Name extends ControlRouteName> = (typeof controlRoutes)[Name]['method'] extends 'GET'
  ? ControlQueryOf<Name>
  : ControlBodyOf<Name>;

type ItemOf<Name extends ControlRouteName> = ControlValueOf<Name> extends { readonly items: readonly (infer Item)[] } ? Item : never;

export type ControlledMerchant = ControlValueOf<'health'>['merchants'][number];
export type Fault = ControlBodyOf<'addFault'>;
export type ActiveFault = ItemOf<'faults'>;
export type WhoseFaults = ControlBodyOf<'clearFaults'>;
export type StatusChange = ControlBodyOf<'setStatus'>;
export type InboxMessage = ItemOf<'inbox'>;
export type RegisterRule = ControlBodyOf<'changeRule'>;
export type MemberRow = ItemOf<'members'>;
export type AgentNode = ItemOf<'agentTree'>;
export type AgentMember = ControlValueOf<'agentMember'>;
export type AgentEvent = ItemOf<'agentHistory'>;
export type AgentTerms = ControlValueOf<'agentTerms'>;
export type MoveCheck = ControlValueOf<'checkMove'>;
export type DeskDeposit = ItemOf<'deposits'>;
export type DepositSettlement = ControlBodyOf<'settleDeposit'>;
export type DeskWithdrawal = ItemOf<'withdrawals'>;
export type WithdrawalMove = ControlBodyOf<'moveWithdrawal'>;
export type PayoutAct = ControlBodyOf<'actOnPayout'>;
export type DeskPromotions = ControlValueOf<'promotions'>;
export type DeskPromotion = ItemOf<'promotions'>;
export type DeskPrizePool = DeskPromotions['pools'][number];
export type DeskParticipant = ItemOf<'participants'>;
export type DeskApplication = ItemOf<'applications'>;
export type DeskReward = ItemOf<'rewards'>;
export type RewardGrant = ControlBodyOf<'giveReward'>;
export type DeskRedemption = ItemOf<'redemptions'>;
export type RedemptionDecision = ControlBodyOf<'decideRedemption'>;
export type DeskGood = ItemOf<'goods'>;
export type DeskFixture = ItemOf<'fixtures'>;
export type FixtureEnd = ControlBodyOf<'endFixture'>;
export type DeskLottery = ItemOf<'lotteries'>;
export type DeskIssueRow = ItemOf<'lotteryIssues'>;
export type DeskIssue = ControlValueOf<'lotteryIssue'>;
export type DeskExposure = ControlValueOf<'lotteryExposure'>;
export type DeskFault = DeskIssue['faults'][number];
export type FaultPreview = ControlValueOf<'previewLotteryFault'>;
export type LetterOrder = ControlBodyOf<'writeLetter'>;
export type ChatRow = ItemOf<'chats'>;
export type ChatView = ControlValueOf<'chat'>;
