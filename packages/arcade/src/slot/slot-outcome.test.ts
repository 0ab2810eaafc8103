import { describe, expect, it } from 'vitest';
import { formatPercent } from '../shell/money.ts';
import { slotModels } from './slot-models.ts';
import { isGain, type Turn } from './slot-outcome.ts';

const [model] = Object.values(slotModels);
if (model === undefined) throw new Error('There is a model');
const turn = (win: number): Turn => ({ stops: [], lines: [], scatters: 0, multiplier: 1, win });

describe('what a round pays', () => {
  it('is a win only beyond its stake', () => {
    const stake = model.lines.length;
    expect([1, stake, stake + 1].map((win) => isGain(model, turn(win), false))).toEqual([false, false, true]);
  });

  it('is a win in any case where the spin was free', () => {
    expect([0, 1].map((win) => isGain(model, turn(win), true))).toEqual([false, true]);
  });
});

it('writes a rate as the player’s language does', () => {
  expect(formatPercent(0.9615, 'pt')).toBe('96,15%');
  expect(formatPercent(0.96, 'en')).toBe('96.00%');
});
