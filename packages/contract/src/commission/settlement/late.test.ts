import { describe, expect, it } from 'vitest';
import { cents, dividend, percent, tier, wage, windowOf } from '../../testing/agreement-terms.ts';
import { won } from '../../testing/settled.ts';
import { noFigures, type TeamFigures } from './figures.ts';
import { lowerBase, rerate, type ClosedWindow } from './late.ts';
import { nothingCarried, type WindowInput } from './outcome.ts';
import { settleWindow } from './settle-window.ts';

const closed = (input: WindowInput, late: Partial<TeamFigures> = {}, more: Partial<ClosedWindow> = {}): ClosedWindow => ({
  line: 1,
  input,
  late: { ...noFigures, ...late },
  results: input.results,
  adjusted: 0,
  ...more,
});

describe('a late void', () => {
  const terms = wage([tier(percent(0.8)), tier(percent(1), { periodicMinimumBet: cents(100_000) })]);
  const window = windowOf(terms, { validStake: cents(100_000) });
  const late = { validStake: cents(-5_000) };

  it('G8: by RERATE bills the difference to the closed window’s amount under its own terms', () => {
    expect(settleWindow(window).due).toBe(cents(1_000));
    expect(rerate([closed(window, late)]).adjustments).toEqual([{ line: 1, amount: cents(-240) }]);
  });

  it('G8: by BASE costs the rate of the next window', () => {
    const next = windowOf(terms, { validStake: cents(120_000), activeMembers: 5 });
    const lowered = { ...next, figures: lowerBase(next.figures, { ...noFigures, ...late, activeMembers: -1 }) };
    expect(settleWindow(lowered).gross - settleWindow(next).gross).toBe(cents(-50));
    expect(lowered.figures.activeMembers).toBe(5);
  });

  it('G9: may also raise the amount, as when a rate falls with the volume', () => {
    const falling = wage([tier(percent(10)), tier(percent(9), { periodicMinimumBet: cents(10_000) })]);
    const sold = windowOf(falling, { validStake: cents(9_000) });
    expect(settleWindow(sold).due).toBe(cents(900));
    expect(rerate([closed(sold, { validStake: cents(2_000) })]).adjustments).toEqual([{ line: 1, amount: cents(90) }]);
  });

  it('is billed once, even if more follow', () => {
    expect(rerate([closed(window, late, { adjusted: cents(-240) })]).adjustments).toEqual([]);
    const more = closed(window, { validStake: cents(-10_000) }, { adjusted: cents(-240) });
    expect(rerate([more]).adjustments).toEqual([{ line: 1, amount: cents(-40) }]);
  });

  it('may make members inactive', () => {
    const needs = wage([tier(percent(1), { minimumActiveMembers: 3 })]);
    const lost = closed(windowOf(needs, { validStake: cents(500), activeMembers: 3 }), { activeMembers: -1 });
    expect(rerate([lost]).adjustments).toEqual([{ line: 1, amount: cents(-5) }]);
  });
});

describe('a loss that grows after the close', () => {
  it('lowers the closed windows that it was carried to, and what the last one leaves', () => {
    const terms = dividend([tier(percent(10))], { carry: 'forever' });
    const first = windowOf(terms, won(-100));
    const opening = settleWindow(first).closing;
    const second = windowOf(terms, won(300), { opening });
    expect(settleWindow(second).gross).toBe(cents(20));
    const late = { stake: cents(-250) };
    const { adjustments, opening: left } = rerate([closed(first, late, { line: 1 }), closed(second, {}, { line: 2 })]);
    expect(adjustments).toEqual([{ line: 2, amount: cents(-20) }]);
    expect(left).toEqual({ carry: cents(50), quarantine: [] });
  });

  it('puts more winners into quarantine, by their results including late bookings', () => {
    const terms = dividend([tier(percent(10))], { quarantine: { member: cents(100), team: cents(100) } });
    const window = windowOf(terms, won(-90), { results: [{ member: 5, result: cents(-90) }] });
    const results = [{ member: 5, result: cents(-120) }];
    expect(rerate([closed(window, { stake: cents(-30) }, { results })]).opening).toEqual({
      carry: 0,
      quarantine: [{ member: 5, amount: cents(120) }],
    });
  });

  it('starts from the opening of the first window', () => {
    const terms = dividend([tier(percent(10))], { carry: 'forever' });
    const opening = { ...nothingCarried, carry: cents(70), makeUp: cents(-5) };
    const { adjustments, opening: left } = rerate([closed(windowOf(terms, won(100), { opening }), { stake: cents(-20) })]);
    expect(adjustments).toEqual([{ line: 1, amount: cents(-2) }]);
    expect(left).toEqual({ carry: 0, quarantine: [] });
  });
});
