import { stepUnits } from '@livery/contract/commission-explain';
import { settleRealTime } from '@livery/contract/commission-real-time';
import { settleWindow } from '@livery/contract/commission-settle-window';
import { listSteps } from '@livery/contract/commission-step-list';
import type { ValueOf } from '@livery/contract/shapes';
import type { LineInput } from '../settlement/settlement.schema.ts';

/** Explains a line by computing it again from its stored input. A line with a fault has no explanation. */
export function explain(input: LineInput): ValueOf<'commissionLine'>['explanation'] {
  if ('fault' in input) return { roots: [], steps: [] };
  const { explanation } = 'parts' in input ? settleRealTime(input) : settleWindow(input);
  const { roots, steps } = listSteps(explanation);
  return { roots: [...roots], steps: steps.map((step) => ({ ...step, of: [...step.of], unit: stepUnits[step.name] })) };
}
