import { splitByWeights, wholeShare } from '../../rules/shares.ts';
import type { Operator, Step, StepName } from './explanation/explain.ts';

/** A figure that was counted, agreed or carried. */
export function leaf(name: StepName, value: number, id: number | null = null): Step {
  return { name, value: safe(BigInt(value), name), by: null, id, steps: [] };
}

/** A figure that follows from others. Creating the step computes the figure, so every figure has an explanation. */
export function step(name: StepName, by: Operator, steps: readonly Step[], id: number | null = null): Step {
  const values = steps.map(({ value }) => BigInt(value));
  return { name, value: safe(compute[by](values), name), by, id, steps };
}

const compute: Record<Operator, (values: readonly bigint[]) => bigint> = {
  sum,
  difference: ([first = 0n, ...others]) => first - sum(others),
  product: (values) => values.reduce((product, value) => product * value, 1n),
  negative: ([value = 0n]) => -value,
  share: (values) => floorDivide(sum(values.map((value, at) => (at % 2 === 0 ? value * (values[at + 1] ?? 0n) : 0n))), BigInt(wholeShare)),
  atLeastZero: ([value = 0n]) => (value > 0n ? value : 0n),
  atMostZero: ([value = 0n]) => (value < 0n ? value : 0n),
  smaller: ([one = 0n, other = 0n]) => (one < other ? one : other),
  larger: ([one = 0n, other = 0n]) => (one > other ? one : other),
  multiple: ([value = 0n, unit = 1n]) => floorDivide(value, unit) * unit,
  tier: ([turnover = 0n, loss = 0n, members = 0n, ...needed]) => {
    const tiers = Array.from({ length: needed.length / 3 }, (_, index) => needed.slice(3 * index, 3 * index + 3));
    const isMet = ([least = 0n, leastLoss = 0n, fewest = 0n]: readonly bigint[]) =>
      isReached(turnover, least) && isReached(loss, leastLoss) && isReached(members, fewest);
    return BigInt(tiers.findLastIndex(isMet) + 1);
  },
  pick: ([tier = 0n, ...values]) => (tier === 0n ? 0n : (values[Number(tier) - 1] ?? 0n)),
  part: ([amount = 0n, position = 0n, ...weights]) => BigInt(splitByWeights(Number(amount), weights.map(Number))[Number(position)] ?? 0),
};

function isReached(value: bigint, threshold: bigint): boolean {
  return threshold === 0n || value >= threshold;
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const remainder = ((dividend % divisor) + divisor) % divisor;
  return (dividend - remainder) / divisor;
}

function safe(value: bigint, name: StepName): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`The step ${name} would be ${value}, which is not a safe integer`);
  return number;
}
