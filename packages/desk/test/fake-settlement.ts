import type { ControlValueOf } from '@livery/contract/control/shapes';
import type { Answers } from './fake-answers.ts';

export type Window = ControlValueOf<'settlementWindows'>['windows'][number];
export type Line = ControlValueOf<'settlementLines'>['lines'][number];

export const ofMerchant = { currency: 'BRL', timeZone: 'America/Sao_Paulo' };
const span = { from: '2026-11-20T03:00:00.000Z', to: '2026-11-21T03:00:00.000Z' };

export const aWindow: Window = {
  id: 41,
  kind: 'daily',
  period: 'daily',
  ...span,
  state: 'review',
  supportedBy: null,
  lines: 3,
  due: 2_750_000,
  paid: 0,
  held: 1,
  disputed: 1,
};

export const aLine: Line = {
  id: 71,
  window: 41,
  agreement: 9,
  kind: 'daily',
  account: 'agent',
  payer: null,
  ...span,
  state: 'calculated',
  tier: 0,
  base: 150_000_000,
  gross: 1_500_000,
  net: 300_000,
  due: 1_500_000,
  paid: 0,
  advanced: 0,
  isDisputed: false,
  dueBefore: 1_400_000,
};

export const someLines: Line[] = [
  { ...aLine, id: 72, account: 'quiet', gross: 50_000, net: 50_000, due: 50_000, dueBefore: 49_000 },
  aLine,
  {
    ...aLine,
    id: 73,
    account: 'agent2',
    payer: 'agent',
    state: 'held',
    gross: 1_200_000,
    due: 1_200_000,
    dueBefore: null,
    isDisputed: true,
  },
];

/** 1,500,000 of 150,000,000 at 1 %. */
const explanation: ControlValueOf<'settlementLine'>['explanation'] = {
  roots: [4],
  steps: [
    { name: 'turnover', unit: 'amount', value: 150_000_000, by: null, id: null, of: [] },
    { name: 'rate', unit: 'rate', value: 10_000, by: null, id: 3, of: [] },
    { name: 'gross', unit: 'amount', value: 1_500_000, by: 'share', id: null, of: [0, 1] },
    { name: 'total', unit: 'amount', value: 1_500_000, by: 'sum', id: null, of: [2] },
    { name: 'due', unit: 'amount', value: 1_500_000, by: 'atLeastZero', id: null, of: [3] },
  ],
};

export const aThread: ControlValueOf<'settlementLine'>['events'] = [
  { at: span.to, by: 'system', action: 'calculate', text: '', amount: null, person: '' },
  { at: '2026-11-21T10:00:00.000Z', by: 'downline', action: 'dispute', text: 'Too little', amount: null, person: '' },
  { at: '2026-11-21T11:00:00.000Z', by: 'house', action: 'hold', text: 'A doubt', amount: null, person: 'Ana' },
];

/** The calls of the settlement room: one window in review with three lines, and one paid window. */
export const settlementCalls: Answers = {
  settlementWindows: async () => ({
    ...ofMerchant,
    windows: [aWindow, { ...aWindow, id: 40, state: 'paid', supportedBy: null, due: 10_000, paid: 10_000, held: 0, disputed: 0, lines: 1 }],
  }),
  settlementLines: async () => ({ lines: someLines }),
  settlementLine: async ({ line }) => ({
    ...ofMerchant,
    line: someLines.find(({ id }) => id === line) ?? aLine,
    explanation,
    events: aThread,
  }),
  drySettlement: async () => ({
    until: '2026-11-22T20:00:00.000Z',
    ...ofMerchant,
    windows: [
      {
        id: null,
        kind: 'dividend',
        period: 'monthly',
        ...span,
        state: 'open',
        due: 30_000,
        dueBefore: 20_000,
        lines: [
          {
            agreement: 9,
            account: 'agent',
            payer: null,
            tier: 0,
            base: 90_000,
            gross: 30_000,
            net: 30_000,
            due: 30_000,
            dueBefore: 20_000,
            note: null,
            fault: null,
          },
        ],
      },
    ],
  }),
  approveSettlement: async () => ({ state: 'review' }),
  actOnCommission: async () => ({ state: 'held' }),
  runSettlement: async () => ({ ...ofMerchant, windows: [] }),
  settlementPolicy: async () => ({ graceMinutes: 15, windowLimit: 5_000_000, lineLimit: 1_000_000, nearPercent: 90 }),
  setSettlementPolicy: async () => {},
};
