import { kindOf } from '@livery/lottery/kinds/kinds';
import type { Flags } from '@livery/lottery/model/draw';
import type { KindCode } from '@livery/lottery/model/kind';
import { oddsOf, shareOfPrizeGroup } from '@livery/lottery/model/odds';
import type { Board, Issue, Result, Ticket } from './lottery-desk.api.ts';

/** Builders for tests. */
export const noon = Date.parse('2026-11-28T12:00:00Z');
const flags: Flags = { fortyNine: 'returned', tie: 'returned', thirty: 'returned' };

export function anIssue(place: number, changes: Partial<Issue> = {}): Issue {
  const closesAt = noon + place * 300_000 + 90_000;
  return {
    number: `20261128-${String(128 + place).padStart(4, '0')}`,
    state: place === 0 ? 'open' : 'announced',
    opensAt: closesAt - 300_000,
    closesAt,
    drawsAt: closesAt + 10_000,
    ...changes,
  };
}

const drawn: Record<KindCode, readonly number[]> = {
  SSC: [3, 3, 7, 0, 9],
  '11X5': [8, 2, 11, 5, 1],
  LF: [5, 0, 5],
  '8OF20': [3, 18, 7, 12, 20, 1, 9, 15],
  PK10: [7, 3, 10, 1, 5, 9, 2, 8, 6, 4],
  LHC: [3, 11, 18, 27, 36, 44, 49],
  VN18: [45, 123, 4545, 1123, 9087, 2345, 10_001, 22_222, 34_567, 45_678, 56_789, 67_890, 78_912, 80_045, 91_234, 13_579, 24_680, 123_445],
  VN27: [
    93_456, 12_345, 23_456, 34_567, 45_678, 56_789, 67_890, 78_901, 89_012, 90_123, 1_234, 2_345, 3_456, 4_567, 5_678, 6_789, 7_890, 8_901,
    9_012, 123, 45, 678, 901, 12, 34, 56, 78,
  ],
};

export function aResult(place: number, kind: KindCode, changes: Partial<Result> = {}): Result {
  const numbers = drawn[kind];
  const shift = kind.startsWith('VN') || kind === 'LHC' ? 0 : place;
  return {
    number: `20261128-${String(127 - place).padStart(4, '0')}`,
    state: 'final',
    drawsAt: noon - 200_000 - place * 300_000,
    animal: 6,
    numbers: numbers.map((_, at) => numbers[(at + shift) % numbers.length] ?? 0),
    correction: null,
    ...changes,
  };
}

export function aBoard(kind: KindCode, changes: Partial<Board> = {}): Board {
  const { plays, total } = kindOf(kind);
  const odds = plays.map((play) => [play.code, play.classes.map((each) => oddsOf(each, total, play.lots, shareOfPrizeGroup(1960), flags))]);
  return {
    nodeId: 7,
    code: `LOTT_${kind}`,
    name: 'Five-Minute Draw',
    kind,
    flags,
    prizeGroup: 1960,
    ownGroup: 1960,
    unit: 'BRL',
    limits: { minStake: 10, maxStake: 1_000_000, maxLines: 100_000, maxTicket: 100_000_000, maxWin: 10_000_000_000 },
    odds: Object.fromEntries(odds) as Board['odds'],
    current: anIssue(0),
    next: anIssue(1),
    commitment: 'a'.repeat(64),
    round: 32_285_085,
    soldOut: [],
    results: Array.from({ length: 5 }, (_, place) => aResult(place, kind)),
    serverTime: noon,
    ...changes,
  };
}

export function aTicket(changes: Partial<Ticket> = {}): Ticket {
  return {
    id: 501,
    nodeId: 7,
    name: 'Five-Minute Draw',
    kind: 'SSC',
    issue: '20261128-0128',
    closesAt: noon + 90_000,
    placedAt: noon - 10_000,
    play: 'last3-direct',
    slots: ['80', '1', '200'],
    lines: 1,
    lineStake: 100,
    times: 1,
    stake: 100,
    odds: [98_000],
    prizeGroup: 1960,
    ownGroup: 1960,
    rebate: null,
    state: 'open',
    payout: null,
    chase: null,
    numbers: null,
    canCancel: true,
    ...changes,
  };
}
