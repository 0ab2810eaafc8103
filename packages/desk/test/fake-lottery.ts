import type { DeskExposure, DeskIssue, DeskLottery } from '@livery/contract/control/shapes';
import type { Answers } from './fake-answers.ts';

export const settings: DeskLottery['settings'] = {
  source: 'outside',
  every: 300,
  closing: 30,
  pause: 6,
  beaconTimeout: 3_600,
  correction: 86_400,
  flags: { fortyNine: 'returned', tie: 'returned', thirty: 'returned' },
  prizeGroup: 1_960,
  minStake: 10,
  maxStake: 100_000,
  maxTicket: 5_000_000,
  maxWin: 50_000_000,
  cap: 200_000_000,
  outcomeCap: 20_000_000,
};

export const aLottery: DeskLottery = {
  game: 27,
  code: 'SSC1',
  name: 'Lucky Five',
  kind: 'SSC',
  settings,
  waiting: { results: 2, verdicts: 1, faults: 0 },
  owed: 9_500,
};

const row: DeskIssue['issue'] = {
  id: 51,
  number: '20261128-0421',
  state: 'closed',
  source: 'outside',
  opensAt: '2026-11-28T10:00:00.000Z',
  closesAt: '2026-11-28T10:05:00.000Z',
  drawsAt: '2026-11-28T10:05:06.000Z',
  numbers: null,
  tickets: 12,
  stake: 125_000,
  payout: 0,
  isWaiting: false,
};

export const anIssue: DeskIssue = {
  game: 27,
  kind: 'SSC',
  issue: row,
  flags: settings.flags,
  prizeGroup: 1_960,
  commitment: null,
  round: null,
  drawnAt: null,
  paidAt: null,
  correctableUntil: null,
  correction: null,
  tickets: [{ unit: 'BRL', state: 'open', tickets: 12, members: 5, stake: 125_000, payout: 0 }],
  written: null,
  faults: [],
  owed: 0,
  events: [],
};

export const paidIssue: DeskIssue = {
  ...anIssue,
  issue: { ...row, state: 'paid', numbers: ['1', '0', '0', '0', '4'], payout: 98_000 },
  drawnAt: '2026-11-28T10:06:00.000Z',
  paidAt: '2026-11-28T10:06:10.000Z',
  correctableUntil: '2026-11-29T10:06:10.000Z',
  tickets: [
    { unit: 'BRL', state: 'won', tickets: 3, members: 2, stake: 10_000, payout: 98_000 },
    { unit: 'BRL', state: 'lost', tickets: 9, members: 4, stake: 115_000, payout: 0 },
  ],
  events: [
    { id: 2, at: '2026-11-28T10:06:00.000Z', person: 'Bruno', act: 'verifyResult', numbers: ['1', '0', '0', '0', '4'], note: '' },
    { id: 1, at: '2026-11-28T10:05:40.000Z', person: 'Ana', act: 'writeResult', numbers: ['1', '0', '0', '0', '4'], note: '' },
  ],
};

export const openIssue: DeskIssue = { ...anIssue, issue: { ...row, state: 'open' } };

export const anExposure: DeskExposure = {
  cap: 200_000_000,
  outcomeCap: 20_000_000,
  bound: 33_500_000,
  exact: { worst: 29_400_000, numbers: ['7', '0', '0', '4', '2'] },
  markets: [
    {
      code: 'place:0',
      play: 'place',
      slot: 0,
      worst: 20_000_000,
      cells: [0, 980_000, 5_000_000, 0, 0, 13_000_000, 0, 20_000_000, 0, 0],
      labels: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
      closed: [3],
    },
    { code: 'five-group-60', play: 'five-group-60', slot: null, worst: 13_500_000, cells: [13_500_000], labels: [''], closed: [] },
  ],
};

const nothing = async (): Promise<void> => {};

export const lotteryCalls = {
  lotteries: async () => ({
    items: [
      aLottery,
      {
        ...aLottery,
        game: 28,
        name: 'House Six',
        kind: 'LHC',
        settings: { ...settings, source: 'own' },
        waiting: { results: 0, verdicts: 0, faults: 0 },
        owed: 0,
      },
    ],
    currency: 'BRL',
    timeZone: 'America/Sao_Paulo',
  }),
  setLottery: nothing,
  lotteryIssues: async () => ({
    items: [
      { ...row, isWaiting: true },
      { ...paidIssue.issue, id: 50, number: '20261128-0420' },
    ],
    next: null,
  }),
  lotteryIssue: async () => anIssue,
  lotteryIssueTickets: async () => ({
    items: [
      {
        id: 901,
        account: 'ana',
        play: 'place',
        lines: 5,
        stake: 5_000,
        unit: 'BRL',
        placedAt: '2026-11-28T10:01:00.000Z',
        state: 'open',
        payout: null,
        prizeGroup: 1_960,
        ownGroup: 1_960,
        copyOf: null,
      },
      {
        id: 902,
        account: 'lucas',
        play: 'last2-direct',
        lines: 1,
        stake: 100,
        unit: 'BRL',
        placedAt: '2026-11-28T10:02:00.000Z',
        state: 'open',
        payout: null,
        prizeGroup: 1_900,
        ownGroup: 1_960,
        copyOf: null,
      },
    ],
    next: null,
  }),
  lotteryExposure: async () => anExposure,
  closeLotteryOutcome: async () => ({ closed: [3] }),
  writeLotteryResult: nothing,
  readLotteryResults: async () => ({ written: ['20261128-0421'], refused: [] }),
  decideLotteryResult: nothing,
  previewLotteryFault: async () => ({
    items: [{ unit: 'BRL', tickets: 4, members: 3, stake: 20_000, payout: 98_000, payoutAfter: 49_000, owing: 1, owed: 9_500 }],
  }),
  declareLotteryFault: async () => ({ id: 7 }),
  decideLotteryFault: nothing,
} satisfies Answers;
