import { expect, test } from 'vitest';
import { kindOf } from '@livery/lottery/kinds/kinds';
import { maskOf } from '@livery/lottery/model/mask';
import { choiceOf } from './choice.rules.ts';
import type { Board } from '../lottery-desk.api.ts';
import { aBoard } from '../lottery-desk.builders.ts';

const play = kindOf('SSC').plays.find(({ code }) => code === 'last3-direct');
if (play === undefined) throw new Error('No play');
const board = aBoard('SSC');
const context = { animal: 6, flags: board.flags };
const eight = [maskOf([6, 7]), maskOf([0, 1]), maskOf([8, 9])];
const limited = (limits: Partial<typeof board.limits>) => ({ ...board, limits: { ...board.limits, ...limits } });

test('counts the lines, cost and highest win of a selection as in the reference example', () => {
  const { bet, ...sum } = choiceOf(play, eight, 100, board, context);
  expect(sum).toEqual({ lines: 8, cost: 800, highestWin: 98_000, problem: null });
  expect(bet).toEqual({ play: 'last3-direct', slots: ['c0', '3', '300'], lines: 8, stake: 100, odds: [98_000] });
});

test('shows no more than the maximum win in a draw', () => {
  expect(choiceOf(play, eight, 100, limited({ maxWin: 50_000 }), context).highestWin).toBe(50_000);
  expect(choiceOf(play, eight, 100_000_000_000, limited({ maxWin: 7, maxTicket: 1e12 }), context)).toMatchObject({
    highestWin: 7,
    problem: null,
  });
});

const refused: [string, bigint[], Board][] = [
  ['tooFew', [1n, 1n, 0n], board],
  ['tooManyLines', eight, limited({ maxLines: 7 })],
  ['tooDear', eight, limited({ maxTicket: 799 })],
  ['closed', eight, { ...board, odds: {} }],
  ['soldOut', eight, { ...board, soldOut: [{ play: 'last3-direct', slot: 2, mask: '100' }] }],
];

test.each(refused)('reports that it is %s', (problem, picks, of) => {
  expect(choiceOf(play, picks, 100, of, context)).toMatchObject({ problem, bet: null, highestWin: 0 });
});
