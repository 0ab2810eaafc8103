import { describe, expect, it } from 'vitest';
import { formatPercent } from '../shell/money.ts';
import { slotModels } from './slot-models.ts';
import { isGain, type Turn } from './slot-outcome.ts';

const [model] = Object.values(slotModels);
if (model === undefined) throw new Error('There is a model');
const turn = (win: number): Turn => ({ stops: [], lines: [], scatters: 0, multiplier: 1, win });

describe('the payout of a round', () => {
  it('is a win only above its stake', () => {
    const stake = model.lines.length;
    expect([1, stake, stake + 1].map((win) => isGain(model, turn(win), false))).toEqual([false, false, true]);
  });

  it('is a win at any amount if the spin was free', () => {
    expect([0, 1].map((win) => isGain(model, turn(win), true))).toEqual([false, true]);
  });
});

it('writes a rate in the player’s language', () => {
  expect(formatPercent(0.9615, 'pt')).toBe('96,15%');
  expect(formatPercent(0.96, 'en')).toBe('96.00%');
});
