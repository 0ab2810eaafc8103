import { stepUnits, type Step } from '@livery/contract/commission-explain';
import { settleRealTime } from '@livery/contract/commission-real-time';
import { settleWindow } from '@livery/contract/commission-settle-window';
import type { ValueOf } from '@livery/contract/shapes';
import type { LineInput } from './settlement.schema.ts';

type FlatStep = ValueOf<'commissionLine'>['explanation'][number];

/** How a line came about, computed again from what it was computed from. */
export function explain(input: LineInput): FlatStep[] {
  const { explanation } = 'parts' in input ? settleRealTime(input) : settleWindow(input);
  return explanation.flatMap((step) => flatten(step, 0));
}

function flatten({ name, value, by, id, steps }: Step, depth: number): FlatStep[] {
  return [{ depth, name, unit: stepUnits[name], value, by, id }, ...steps.flatMap((each) => flatten(each, depth + 1))];
}
