import type { Step } from '../commission/settlement/explanation/explain.ts';
import { listSteps } from '../commission/settlement/explanation/step-list.ts';

/** An explanation as lines: index, name, value, id, and for derived values the operator and the indexes of its sources. */
export function outline(explanation: readonly Step[]): string[] {
  return listSteps(explanation).steps.map(({ name, value, by, id, of }, at) => {
    const named = `${at} ${name} ${value}${id === null ? '' : ` #${id}`}`;
    return by === null ? named : `${named} = ${by} ${of.join(' ')}`.trimEnd();
  });
}
