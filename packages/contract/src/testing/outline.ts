import type { Step } from '../commission/settlement/explain.ts';
import { listSteps } from '../commission/settlement/step-list.ts';

/** An explanation as lines: place, name, value, the number that it belongs to, and for what is no leaf, the operator and its places. */
export function outline(explanation: readonly Step[]): string[] {
  return listSteps(explanation).steps.map(({ name, value, by, id, of }, at) => {
    const named = `${at} ${name} ${value}${id === null ? '' : ` #${id}`}`;
    return by === null ? named : `${named} = ${by} ${of.join(' ')}`.trimEnd();
  });
}
