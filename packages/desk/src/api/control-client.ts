import type { BonusGrantOrder } from '@livery/contract/control/bonuses';
import type {
  ActiveFault,
  ClockReading,
  ControlPage,
  Fault,
  FlagSwitch,
  GatewayHealth,
  Grant,
  InboxMessage,
  MemberRow,
  MemberStateChange,
  RegisterRule,
  StatusChange,
  WhoseFaults,
} from '@livery/contract/control/merchant';
import type { ChatReply, ChatRow, ChatView, FeedbackRow } from '@livery/contract/control/chat';
import type { LetterOrder, Mailing } from '@livery/contract/control/letters';
import type { DepositNotice, DepositSettlement, DeskDeposit } from '@livery/contract/control/deposits';
import type { DeskGood, DeskRedemption, GoodChange, RedemptionDecision } from '@livery/contract/control/points';
import type {
  ApplicationPictures,
  Decision,
  DeskApplication,
  DeskParticipants,
  DeskPromotions,
  DeskReward,
  RewardGrant,
} from '@livery/contract/control/promotions';
import type { DeskFixtures, FixtureEnd } from '@livery/contract/control/sports';
import type { DeskWithdrawal, PayoutAct, WithdrawalMove } from '@livery/contract/control/withdrawals';
import type { ValueOf } from '@livery/contract/shapes';
import { ControlError, refusalIn } from './control-error.ts';

type Features = ValueOf<'whitelabel'>['features'];

/** A page of a list: its filters, and the `next` of the page before as `after`. */
type PageQuery<Filter extends string> = Partial<Record<Filter | 'after', string>>;

/** The control calls of one gateway. What is one merchant's names it by its code. */
export interface ControlClient {
  readonly health: (signal?: AbortSignal) => Promise<GatewayHealth>;
  readonly clock: (signal?: AbortSignal) => Promise<ClockReading>;
  readonly shiftClock: (offset: number) => Promise<ClockReading>;
  readonly faults: (signal?: AbortSignal) => Promise<{ items: readonly ActiveFault[] }>;
  readonly addFault: (fault: Fault) => Promise<void>;
  readonly clearFaults: (whose: WhoseFaults) => Promise<void>;
  readonly status: (merchant: string, signal?: AbortSignal) => Promise<StatusChange>;
  readonly setStatus: (merchant: string, status: StatusChange) => Promise<void>;
  readonly flags: (merchant: string, signal?: AbortSignal) => Promise<{ features: Features }>;
  readonly switchFlag: (merchant: string, flag: FlagSwitch) => Promise<void>;
  readonly registerRules: (merchant: string, signal?: AbortSignal) => Promise<{ items: readonly RegisterRule[] }>;
  readonly changeRule: (merchant: string, rule: RegisterRule) => Promise<void>;
  readonly orderRules: (merchant: string, fields: readonly string[]) => Promise<void>;
  readonly inbox: (merchant: string, query: PageQuery<'receiver'>, signal?: AbortSignal) => Promise<ControlPage<InboxMessage>>;
  readonly members: (merchant: string, query: PageQuery<'search' | 'state'>, signal?: AbortSignal) => Promise<ControlPage<MemberRow>>;
  readonly changeMemberState: (merchant: string, change: MemberStateChange) => Promise<void>;
  readonly endSessions: (merchant: string, account: string) => Promise<{ ended: number }>;
  readonly releaseWithdrawals: (merchant: string, account: string) => Promise<{ ended: number }>;
  readonly withdrawals: (
    merchant: string,
    query: PageQuery<'part' | 'account'>,
    signal?: AbortSignal,
  ) => Promise<ControlPage<DeskWithdrawal>>;
  readonly moveWithdrawal: (merchant: string, move: WithdrawalMove) => Promise<void>;
  readonly actOnPayout: (merchant: string, act: PayoutAct) => Promise<void>;
  /** Pictures in base64. */
  readonly withdrawalProof: (merchant: string, withdrawalId: number, signal?: AbortSignal) => Promise<{ pictures: readonly string[] }>;
  readonly fixtures: (merchant: string, signal?: AbortSignal) => Promise<DeskFixtures>;
  readonly endFixture: (merchant: string, end: FixtureEnd) => Promise<{ settled: number }>;
  readonly grant: (merchant: string, grant: Grant) => Promise<{ balance: number }>;
  readonly grantBonus: (merchant: string, order: BonusGrantOrder) => Promise<{ bonusId: number }>;
  readonly mailings: (merchant: string, signal?: AbortSignal) => Promise<{ items: readonly Mailing[] }>;
  readonly chats: (merchant: string, signal?: AbortSignal) => Promise<{ items: ChatRow[] }>;
  readonly chat: (merchant: string, id: number, signal?: AbortSignal) => Promise<ChatView>;
  /** JPEG in base64. */
  readonly chatPicture: (merchant: string, id: number, pictureId: string, signal?: AbortSignal) => Promise<ApplicationPictures>;
  readonly replyToChat: (merchant: string, reply: ChatReply) => Promise<void>;
  readonly endChat: (merchant: string, chat: { id: number }) => Promise<void>;
  readonly feedback: (merchant: string, signal?: AbortSignal) => Promise<{ items: FeedbackRow[] }>;
  readonly writeLetter: (merchant: string, letter: LetterOrder) => Promise<void>;
  readonly deposits: (merchant: string, query: PageQuery<'search' | 'state'>, signal?: AbortSignal) => Promise<ControlPage<DeskDeposit>>;
  readonly depositNotices: (merchant: string, id: string, signal?: AbortSignal) => Promise<{ items: readonly DepositNotice[] }>;
  readonly settleDeposit: (merchant: string, settlement: DepositSettlement) => Promise<void>;
  readonly promotions: (merchant: string, signal?: AbortSignal) => Promise<DeskPromotions>;
  readonly switchPromotion: (merchant: string, order: { id: number; isOn: boolean }) => Promise<void>;
  readonly participants: (merchant: string, query: PageQuery<'promotion' | 'state'>, signal?: AbortSignal) => Promise<DeskParticipants>;
  readonly applications: (merchant: string, query: PageQuery<'state'>, signal?: AbortSignal) => Promise<ControlPage<DeskApplication>>;
  readonly applicationPictures: (merchant: string, id: number, signal?: AbortSignal) => Promise<ApplicationPictures>;
  readonly decideApplication: (merchant: string, decision: Decision) => Promise<void>;
  readonly redemptions: (
    merchant: string,
    query: PageQuery<'state' | 'account'>,
    signal?: AbortSignal,
  ) => Promise<ControlPage<DeskRedemption>>;
  readonly decideRedemption: (merchant: string, decision: RedemptionDecision) => Promise<void>;
  readonly goods: (merchant: string, signal?: AbortSignal) => Promise<{ items: readonly DeskGood[] }>;
  readonly changeGood: (merchant: string, change: GoodChange) => Promise<void>;
  readonly rewards: (merchant: string, query: PageQuery<'search'>, signal?: AbortSignal) => Promise<ControlPage<DeskReward>>;
  readonly giveReward: (merchant: string, reward: RewardGrant) => Promise<{ rewardId: number }>;
  readonly drawRaffle: (merchant: string, raffle: { id: number }) => Promise<{ winners: number }>;
}

/** Rows that a page of a list asks for. */
const pageSize = '25';
/** Milliseconds that an answer may take. */
const patience = 15_000;

interface Question {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly merchant?: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
}

/** `onRefused` hears that the gateway does not take the secret any more. */
export function makeControlClient(secret: string, onRefused: () => void): ControlClient {
  async function ask<Value>(path: string, { method = 'GET', merchant, query = {}, body, signal }: Question = {}): Promise<Value> {
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]]));
    const search = given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
    const request: RequestInit = {
      method,
      headers: {
        'X-Control-Secret': secret,
        ...(merchant === undefined ? {} : { Merchant: merchant }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal === undefined ? [] : [signal])]),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const response = await fetch(`/control/${path}${search}`, request).catch(() => {
      throw new ControlError('NETWORK');
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && isSuccess<Value>(answer)) return answer.value;
    const refusal = refusalIn(answer);
    if (refusal.code === 'FORBIDDEN') onRefused();
    throw refusal;
  }

  const post = <Value>(path: string, body: object, merchant?: string): Promise<Value> =>
    ask(path, { method: 'POST', body, ...(merchant === undefined ? {} : { merchant }) });

  return {
    health: (signal) => ask('health', { signal }),
    clock: (signal) => ask('clock', { signal }),
    shiftClock: (offset) => post('clock', { offset }),
    faults: (signal) => ask('faults', { signal }),
    addFault: (fault) => post('faults', fault),
    clearFaults: (whose) => ask('faults', { method: 'DELETE', body: whose }),
    status: (merchant, signal) => ask('status', { merchant, signal }),
    setStatus: (merchant, status) => post('status', status, merchant),
    flags: (merchant, signal) => ask('flags', { merchant, signal }),
    switchFlag: (merchant, flag) => post('flags', flag, merchant),
    registerRules: (merchant, signal) => ask('register-rules', { merchant, signal }),
    changeRule: (merchant, rule) => post('register-rules', rule, merchant),
    orderRules: (merchant, fields) => post('register-rules/order', { fields }, merchant),
    inbox: (merchant, query, signal) => ask('inbox', { merchant, query: { ...query, limit: pageSize }, signal }),
    members: (merchant, query, signal) => ask('members', { merchant, query: { ...query, limit: pageSize }, signal }),
    changeMemberState: (merchant, change) => post('members/state', change, merchant),
    deposits: (merchant, query, signal) => ask('deposits', { merchant, query: { ...query, limit: pageSize }, signal }),
    depositNotices: (merchant, id, signal) => ask('deposits/notices', { merchant, query: { id }, signal }),
    settleDeposit: (merchant, settlement) => post('deposits/settle', settlement, merchant),
    promotions: (merchant, signal) => ask('promotions', { merchant, signal }),
    switchPromotion: (merchant, order) => post('promotions/switch', order, merchant),
    participants: (merchant, query, signal) => ask('promotions/members', { merchant, query: { ...query, limit: pageSize }, signal }),
    applications: (merchant, query, signal) => ask('applications', { merchant, query: { ...query, limit: pageSize }, signal }),
    applicationPictures: (merchant, id, signal) => ask('applications/pictures', { merchant, query: { id: String(id) }, signal }),
    decideApplication: (merchant, decision) => post('applications/decision', decision, merchant),
    redemptions: (merchant, query, signal) => ask('points/redemptions', { merchant, query: { ...query, limit: pageSize }, signal }),
    decideRedemption: (merchant, decision) => post('points/decision', decision, merchant),
    goods: (merchant, signal) => ask('points/goods', { merchant, signal }),
    changeGood: (merchant, change) => post('points/goods', change, merchant),
    rewards: (merchant, query, signal) => ask('rewards', { merchant, query: { ...query, limit: pageSize }, signal }),
    giveReward: (merchant, reward) => post('rewards', reward, merchant),
    drawRaffle: (merchant, raffle) => post('raffles/draw', raffle, merchant),
    endSessions: (merchant, account) => post('members/end-sessions', { account }, merchant),
    releaseWithdrawals: (merchant, account) => post('members/release-withdrawals', { account }, merchant),
    withdrawals: (merchant, query, signal) => ask('withdrawals', { merchant, query: { ...query, limit: pageSize }, signal }),
    moveWithdrawal: (merchant, move) => post('withdrawals/move', move, merchant),
    actOnPayout: (merchant, act) => post('withdrawals/payout', act, merchant),
    withdrawalProof: (merchant, withdrawalId, signal) =>
      ask('withdrawals/proof', { merchant, query: { withdrawalId: String(withdrawalId) }, signal }),
    fixtures: (merchant, signal) => ask('sports', { merchant, signal }),
    endFixture: (merchant, end) => post('sports/end', end, merchant),
    grant: (merchant, grant) => post('balance', grant, merchant),
    grantBonus: (merchant, order) => post('bonuses/grant', order, merchant),
    mailings: (merchant, signal) => ask('letters', { merchant, signal }),
    writeLetter: (merchant, letter) => post('letters', letter, merchant),
    chats: (merchant, signal) => ask('chats', { merchant, signal }),
    chat: (merchant, id, signal) => ask('chats/one', { merchant, signal, query: { id: String(id) } }),
    chatPicture: (merchant, id, pictureId, signal) => ask('chats/picture', { merchant, signal, query: { id: String(id), pictureId } }),
    replyToChat: (merchant, reply) => post('chats/replies', reply, merchant),
    endChat: (merchant, chat) => post('chats/end', chat, merchant),
    feedback: (merchant, signal) => ask('feedback', { merchant, signal }),
  };
}

function isSuccess<Value>(answer: unknown): answer is { value: Value } {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true && 'value' in answer;
}
