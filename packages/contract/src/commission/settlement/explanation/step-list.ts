import type { Step } from './explain.ts';

/** A step with the indexes of its sources in the list. */
export interface ListedStep extends Omit<Step, 'steps'> {
  readonly of: readonly number[];
}

export interface StepList {
  /** Each step once, after its sources. */
  readonly steps: readonly ListedStep[];
  /** The indexes of the explained figures, in order. */
  readonly roots: readonly number[];
}

/**
 * An explanation as a list, for sending and storing. Most figures are used several times, and a tree would repeat each
 * of them with everything below it.
 */
export function listSteps(explanation: readonly Step[]): StepList {
  const places = new Map<Step, number>();
  const steps: ListedStep[] = [];
  const place = (step: Step): number => {
    const known = places.get(step);
    if (known !== undefined) return known;
    const { steps: below, ...own } = step;
    const of = below.map(place);
    places.set(step, steps.length);
    return steps.push({ ...own, of }) - 1;
  };
  return { roots: explanation.map(place), steps };
}

/** Rebuilds the explanation from a list. Its parts are shared, not copied. */
export function nestSteps({ steps, roots }: StepList): readonly Step[] {
  const nested: Step[] = [];
  const at = (place: number): Step => {
    const step = nested[place];
    if (step === undefined) throw new RangeError(`Step ${place} does not come before the step that uses it`);
    return step;
  };
  for (const { of, ...own } of steps) nested.push({ ...own, steps: of.map(at) });
  return roots.map(at);
}
