import type {
  ChatRow,
  DeskApplication,
  DeskDeposit,
  DeskFixture,
  DeskGood,
  DeskPromotions,
  DeskRedemption,
  DeskReward,
  DeskWithdrawal,
  InboxMessage,
  MemberRow,
  RegisterRule,
} from '@livery/contract/control/shapes';
import type { Ask } from '#api/ask.ts';
import { agentCalls } from './fake-agents.ts';
import type { Answers } from './fake-answers.ts';
import { contractCalls } from './fake-contracts.ts';
import { lotteryCalls } from './fake-lottery.ts';
import { settlementCalls } from './fake-settlement.ts';

export const aMember: MemberRow = {
  account: 'ana',
  nickname: 'Ana Lima',
  type: 0,
  state: 'active',
  vipLevel: 1,
  balance: 1_250_075,
  unit: 'BRL',
  sessions: 2,
  contacts: [{ kind: 'email', value: 'a•••@mail.example', isVerified: true }],
  createdAt: '2026-11-01T10:00:00.000Z',
  heldUntil: null,
};

const aChat: ChatRow = {
  id: 7,
  model: 'general',
  language: 'en',
  at: '2026-11-22T20:00:00.000Z',
  messages: 1,
  unread: 1,
  isEnded: false,
};

export const aDeposit: DeskDeposit = {
  id: '0e9d6c1a-52b6-4f6e-9a62-0d3a8e0f4c11',
  account: 'ana',
  provider: 'http',
  method: 'pix',
  state: 'pending',
  amount: 2_000,
  unit: 'BRL',
  paidAmount: null,
  paidUnit: null,
  fee: 0,
  providerReference: 'b7f2',
  repeats: null,
  reason: null,
  createdAt: '2026-11-22T20:00:00.000Z',
  expiresAt: '2026-11-22T20:15:00.000Z',
  settledAt: null,
};

export const aRule: RegisterRule = {
  field: 'email',
  enabled: true,
  required: false,
  acceptedPattern: '^[^@ ]+@[^@ ]+$',
  patternId: 'EMAIL',
  minLength: 5,
  maxLength: 100,
};

export const anSms: InboxMessage = {
  id: 1,
  channel: 'sms',
  receiver: '+5511987654321',
  subject: '',
  content: 'Acme: your code is 482913.',
  deliveredAt: '2026-11-22T20:00:00.000Z',
};

export const aMail: InboxMessage = {
  id: 2,
  channel: 'mail',
  receiver: 'ana@mail.example',
  subject: 'Choose a new password',
  content: 'Hello, ana\n\nOpen https://acme.example/reset?t=1. It works once.',
  deliveredAt: '2026-11-22T20:05:00.000Z',
};

export const aWithdrawal: DeskWithdrawal = {
  withdrawalId: 12,
  state: 'requested',
  account: 'ana',
  unit: 'BRL',
  amount: 10_000,
  fee: 500,
  arrives: 9_500,
  destination: { kind: 'pix', institution: '', branch: '', pixKeyKind: 'email', number: 'ana@mail.example', holder: 'Ana Lima' },
  steps: [{ state: 'requested', at: '2026-11-22T20:00:00.000Z', actor: 'member:7' }],
  received: null,
  refunded: null,
  reason: null,
  payout: null,
  hasProvider: false,
};

export const aRedemption: DeskRedemption = {
  id: 8,
  account: 'ana',
  kind: 'goods',
  title: 'Lucky seven mug',
  quantity: 2,
  points: 4_800,
  amount: null,
  unit: 'BRL',
  state: 'inProcess',
  remark: '',
  address: { recipient: 'Ana Lima', phone: '+55 11 90000-0000', street: 'Rua A, 1', city: 'Recife', postalCode: '50000-000' },
  createdAt: '2026-11-20T12:00:00.000Z',
};

export const aMug: DeskGood = { id: 3, kind: 'goods', title: 'Lucky seven mug', points: 2_400, stock: 12, isOn: true, waiting: 1 };

export const anApplication: DeskApplication = {
  id: 5,
  account: 'ana',
  promotion: 'Show your best win',
  state: 'inProcess',
  remarks: 'Look at this.',
  pictures: 2,
  reason: '',
  createdAt: '2026-11-22T20:00:00.000Z',
};

export const aReward: DeskReward = {
  id: 31,
  account: 'ana',
  title: 'For your patience',
  origin: 'desk',
  kind: 'cash',
  amount: 1_250,
  unit: 'BRL',
  pool: null,
  isSeen: false,
  createdAt: '2026-11-22T20:00:00.000Z',
  expiresAt: '2026-12-22T20:00:00.000Z',
};

const aFixture: DeskFixture = {
  fixtureId: 'm1',
  sport: 'tennis',
  league: 'Aberto da Baía',
  home: 'M. Duarte',
  away: 'S. Novak',
  startsAt: '2026-11-22T20:00:00.000Z',
  isLive: true,
  score: { home: 1, away: 1 },
  hasDraw: false,
  bets: 2,
  staked: 1_500,
  unit: 'BRL',
};

const raffle = { closesAt: '2026-11-29T20:00:00.000Z', settledAt: null, prizes: 34, winners: 0 };

export const allPromotions: DeskPromotions = {
  items: [
    {
      id: 5,
      kind: 'application',
      title: 'Show your best win',
      isOn: true,
      phase: 'running',
      startsAt: '2026-11-01T10:00:00.000Z',
      endsAt: null,
      members: 3,
      waiting: 1,
    },
    {
      id: 9,
      kind: 'weekend',
      title: 'Carnival',
      isOn: false,
      phase: 'over',
      startsAt: '2026-11-01T10:00:00.000Z',
      endsAt: '2026-11-03T10:00:00.000Z',
      members: 0,
      waiting: 0,
    },
  ],
  pools: [
    { id: 1, kind: 'wheel', title: 'Prize wheel', tickets: 4, raffle: null },
    { id: 4, kind: 'raffle', title: 'Grand raffle', tickets: 9, raffle },
  ],
};

const nothing = async (): Promise<void> => {};

export const oneOfEverything: Answers = {
  ...agentCalls,
  ...contractCalls,
  ...settlementCalls,
  ...lotteryCalls,
  health: async () => ({ merchants: [], now: '2026-11-22T20:00:00.000Z' }),
  clock: async () => ({ now: '2026-11-22T20:00:00.000Z', offset: 3_600_000 }),
  shiftClock: async ({ offset }) => ({ now: '2026-11-22T20:00:00.000Z', offset }),
  faults: async () => ({ items: [{ id: 'f1', path: '/wps/game/', code: 'UNAVAILABLE', left: 3 }] }),
  addFault: nothing,
  clearFaults: nothing,
  status: async () => ({ status: 0, maintenance: false, regionRestriction: false, endTime: null }),
  setStatus: nothing,
  flags: async () => ({
    features: [{ modId: 'LOGIN', enabled: true, childrenNodes: [{ modId: 'SMSLOGIN3', enabled: false, childrenNodes: [] }] }],
  }),
  switchFlag: nothing,
  registerRules: async () => ({ items: [{ ...aRule, field: 'username' }, aRule] }),
  changeRule: nothing,
  orderRules: nothing,
  inbox: async () => ({ items: [aMail, anSms], next: null }),
  members: async () => ({ items: [aMember], next: null }),
  changeMemberState: nothing,
  endSessions: async () => ({ ended: 2 }),
  releaseWithdrawals: async () => ({ ended: 1 }),
  withdrawals: async () => ({ items: [aWithdrawal], next: null }),
  moveWithdrawal: nothing,
  actOnPayout: nothing,
  withdrawalProof: async () => ({ pictures: [] }),
  fixtures: async () => ({ isSandbox: true, items: [aFixture] }),
  endFixture: async () => ({ settled: 2 }),
  grant: async () => ({ balance: 0 }),
  grantBonus: async () => ({ bonusId: 1 }),
  mailings: async () => ({ items: [{ id: 1, title: 'New games', orderedAt: '2026-11-22T20:00:00.000Z', reached: 14, isDone: true }] }),
  writeLetter: nothing,
  chats: async () => ({ items: [aChat] }),
  chat: async () => ({ ...aChat, said: [{ number: 1, from: 'visitor', text: 'Where is my deposit?', pictures: ['p1'], at: aChat.at }] }),
  chatPicture: async () => ({ pictures: [] }),
  replyToChat: nothing,
  endChat: nothing,
  feedback: async () => ({ items: [{ id: 1, content: 'Nice games', contact: null, at: aChat.at }] }),
  deposits: async () => ({ items: [aDeposit], next: null }),
  depositNotices: async () => ({
    items: [{ eventId: 'e1', state: 'succeeded', amount: 1_500, unit: 'BRL', takenAt: '2026-11-22T20:01:00.000Z' }],
  }),
  settleDeposit: nothing,
  promotions: async () => allPromotions,
  switchPromotion: nothing,
  participants: async () => ({
    items: [{ memberId: 3, account: 'ana', state: 'applying', since: '2026-11-22T20:00:00.000Z' }],
    next: null,
    counts: { applying: 1, claimed: 2 },
  }),
  applications: async () => ({ items: [anApplication], next: null }),
  applicationPictures: async () => ({ pictures: [] }),
  decideApplication: nothing,
  redemptions: async () => ({ items: [aRedemption], next: null }),
  decideRedemption: nothing,
  goods: async () => ({ items: [aMug] }),
  changeGood: nothing,
  rewards: async () => ({ items: [aReward], next: null }),
  giveReward: async () => ({ rewardId: 32 }),
  settleRaffle: async () => ({ winners: 9 }),
};

/** A gateway that answers at once, with one example of everything. */
export function fakeAsk(change: Answers = {}): Ask {
  const answers: Answers = { ...oneOfEverything, ...change };
  return (name, input) => {
    const answer = answers[name] as ((input: unknown) => Promise<never>) | undefined;
    return answer === undefined ? Promise.reject(new Error(`nothing answers ${name}`)) : answer(input);
  };
}
