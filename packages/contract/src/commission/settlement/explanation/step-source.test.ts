import { expect, it } from 'vitest';
import { leaf, step } from '../steps.ts';
import { settleRealTime } from '../real-time.ts';
import { listSteps } from './step-list.ts';
import { sourceOf } from './step-source.ts';
import { operators, stepUnits, type Step } from './explain.ts';
import { operatorWords, stepWords } from './step-words.ts';

function sourcesIn(explanation: readonly Step[]) {
  const list = listSteps(explanation);
  return list.steps.flatMap(({ name, id }, place) => (id === null ? [] : [[name, sourceOf(list, place), id]]));
}

it('tells what the number of a figure refers to', () => {
  const amount = step('amount', 'sum', [leaf('rate', 1, 3), leaf('adjustment', 1, 40), leaf('child', 1, 21), leaf('freed', 1, 9)]);
  expect(sourcesIn([amount])).toEqual([
    ['rate', 'version', 3],
    ['adjustment', 'line', 40],
    ['child', 'contract', 21],
    ['freed', 'member', 9],
  ]);
  expect(sourceOf(listSteps([leaf('stake', 5)]), 0)).toBeNull();
});

it('counts real-time bets under the own terms or a downline’s contract', () => {
  const stakes = { won: 1_000, lost: 2_000 };
  const rates = { profitRate: 2_000, lossRate: 5_000 };
  const { explanation } = settleRealTime({
    parts: [{ version: 4, rates, stakes }],
    children: [{ id: 21, payer: 'upline', parts: [{ version: 1, rates, stakes }] }],
    remainder: 0,
    posted: 0,
    makeUp: 0,
  });
  expect(sourcesIn(explanation).filter(([name]) => name === 'wonStake')).toEqual([
    ['wonStake', 'version', 4],
    ['wonStake', 'contract', 21],
  ]);
});

it('names every figure and every operator', () => {
  expect(Object.keys(stepWords)).toEqual(Object.keys(stepUnits));
  expect(Object.keys(operatorWords)).toEqual([...operators]);
});
