import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, dividend, realTime, tier, windowOf } from '../../../testing/agreement-terms.ts';
import { anyWindow } from '../../../testing/any-window.ts';
import { operators, stepUnits, type Operator, type Step } from './explain.ts';
import { settleRealTime } from '../real-time.ts';
import { settleWindow } from '../settle-window.ts';

const whole = 1_000_000n;
const down = (dividend: bigint, divisor: bigint) => {
  const cut = dividend / divisor;
  return cut * divisor > dividend ? cut - 1n : cut;
};
const total = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n);

/** The operators, implemented again from their comments, so that this check does not rely on our code. */
const reckon: Record<Operator, (values: bigint[]) => bigint> = {
  sum: total,
  difference: (values) => (values.shift() ?? 0n) - total(values),
  product: (values) => values.reduce((all, value) => all * value, 1n),
  negative: ([value = 0n]) => 0n - value,
  share: (values) => {
    let millionths = 0n;
    while (values.length > 0) millionths += (values.shift() ?? 0n) * (values.shift() ?? 0n);
    return down(millionths, whole);
  },
  atLeastZero: ([value = 0n]) => (value < 0n ? 0n : value),
  atMostZero: ([value = 0n]) => (value > 0n ? 0n : value),
  smaller: ([one = 0n, other = 0n]) => (one > other ? other : one),
  larger: ([one = 0n, other = 0n]) => (one > other ? one : other),
  multiple: ([value = 0n, unit = 1n]) => down(value, unit) * unit,
  tier: ([turnover = 0n, loss = 0n, members = 0n, ...needed]) => {
    let met = 0n;
    for (let at = 0; at < needed.length; at += 3) {
      const [least = 0n, leastLoss = 0n, fewest = 0n] = needed.slice(at, at + 3);
      const isReached = [
        [turnover, least],
        [loss, leastLoss],
        [members, fewest],
      ].every(([value = 0n, threshold = 0n]) => value >= threshold || threshold === 0n);
      if (isReached) met = BigInt(at / 3 + 1);
    }
    return met;
  },
  pick: ([met = 0n, ...values]) => [0n, ...values][Number(met)] ?? 0n,
  part: ([amount = 0n, position = 0n, ...weights]) => {
    const sign = amount < 0n ? -1n : 1n;
    const all = total(weights);
    const parts = weights.map((weight, at) => ({ at, part: (sign * amount * weight) / all, rest: (sign * amount * weight) % all }));
    const left = sign * amount - total(parts.map(({ part }) => part));
    const first = parts.toSorted((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1));
    const rank = first.findIndex(({ at }) => at === Number(position));
    return sign * ((first[rank]?.part ?? 0n) + (BigInt(rank) < left ? 1n : 0n));
  },
};

/** The value of a step, computed from its leaves alone. */
function recompute({ by, value, steps }: Step): bigint {
  return by === null ? BigInt(value) : reckon[by](steps.map(recompute));
}

function allOf(step: Step): Step[] {
  return [step, ...step.steps.flatMap(allOf)];
}

function valuesOf(explanation: readonly Step[], name: string): number[] {
  return explanation.flatMap(allOf).flatMap((step) => (step.name === name ? [step.value] : []));
}

const first = (explanation: readonly Step[], name: string) => valuesOf(explanation, name)[0];

it('recomputes every step of a line from its leaves, and each figure of the line is a step', () => {
  fc.assert(
    fc.property(anyWindow, fc.option(fc.nat(90_000), { freq: 4 }), (window, fromParent) => {
      const input = { ...window, fromParent };
      const outcome = settleWindow(input);
      const sent = JSON.parse(JSON.stringify(outcome.explanation)) as Step[];
      const steps = sent.flatMap(allOf);
      expect(steps.filter((step) => Number(recompute(step)) !== step.value)).toEqual([]);
      const { due, net, gross, amount, closing, tier: reached } = outcome;
      expect([first(sent, 'due'), first(sent, 'net'), first(sent, 'gross'), first(sent, 'amount')]).toEqual([due, net, gross, amount]);
      expect(first(sent, 'tier')).toBe(reached === null ? 0 : reached + 1);
      expect(first(sent, 'closingMakeUp')).toBe(closing.makeUp);
      expect(first(sent, 'closingCarry') ?? 0).toBe(closing.carry);
      expect(valuesOf(sent, 'closingQuarantine').filter((value) => value > 0)).toEqual(closing.quarantine.map((held) => held.amount));
      for (const { id, amount: part } of outcome.children)
        expect(steps.find((step) => step.name === 'child' && step.id === id)?.value).toBe(part);
      const rates = steps.filter((step) => step.name === 'rate' || step.name === 'lostRate');
      expect(rates.every(({ id }) => id === input.version) && rates.length > 0).toBe(true);
    }),
    { numRuns: 200, interruptAfterTimeLimit: 15_000 },
  );
});

describe('real time', () => {
  it('recomputes every step from its leaves', () => {
    const amounts = fc.integer({ min: -90_000, max: 900_000 });
    const parts = fc.array(
      fc.record({ version: fc.nat(9), rates: fc.constant(realTime(1_234, 5_678, 0)), stakes: fc.record({ won: amounts, lost: amounts }) }),
      {
        maxLength: 3,
      },
    );
    const children = fc.array(fc.record({ id: fc.nat(9), payer: fc.constantFrom('house', 'upline'), parts }), { maxLength: 3 });
    fc.assert(
      fc.property(parts, children, fc.nat(999_999), fc.nat(5_000), (own, below, remainder, posted) => {
        const outcome = settleRealTime({ parts: own, children: below, remainder, posted, makeUp: -20 });
        for (const step of outcome.explanation.flatMap(allOf)) expect(Number(recompute(step))).toBe(step.value);
        const { due, net, makeUp, line } = outcome;
        const named = ['due', 'net', 'closingMakeUp', 'line'].map((name) => first(outcome.explanation, name));
        expect(named).toEqual([due, net, makeUp, line]);
      }),
    );
  });
});

it('uses every operator and every name', () => {
  const seen = new Set<string>();
  const names = new Set<string>();
  const look = (explanation: readonly Step[]) => {
    for (const { by, name } of explanation.flatMap(allOf)) {
      names.add(name);
      if (by !== null) seen.add(by);
    }
  };
  for (const input of fc.sample(anyWindow, { numRuns: 600, seed: 7 })) look(settleWindow(input).explanation);
  look(settleWindow(windowOf(dividend([tier(1)]), {}, { fromParent: cents(1) })).explanation);
  const rates = realTime(1, 1, 0);
  look(
    settleRealTime({ parts: [{ version: 1, rates, stakes: { won: 1, lost: 1 } }], children: [], remainder: 0, posted: 0, makeUp: 0 })
      .explanation,
  );
  expect(operators.filter((operator) => !seen.has(operator))).toEqual([]);
  expect(Object.keys(stepUnits).filter((name) => !names.has(name))).toEqual([]);
});
