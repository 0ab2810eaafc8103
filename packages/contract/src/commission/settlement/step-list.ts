import type { Step } from './explain.ts';

/** A step with the places in the list of what it was computed from. */
export interface ListedStep extends Omit<Step, 'steps'> {
  readonly of: readonly number[];
}

export interface StepList {
  /** Each step once, after all that it is of. */
  readonly steps: readonly ListedStep[];
  /** The places of what is explained, in its order. */
  readonly roots: readonly number[];
}

/**
 * An explanation as a list, to be sent or kept: most figures go into several others, and a tree would repeat them with everything below each
 * time.
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

/** The explanation that a list was made of. Its parts are shared, not copied. */
export function nestSteps({ steps, roots }: StepList): readonly Step[] {
  const nested: Step[] = [];
  const at = (place: number): Step => {
    const step = nested[place];
    if (step === undefined) throw new RangeError(`No step ${place} comes before what is of it`);
    return step;
  };
  for (const { of, ...own } of steps) nested.push({ ...own, steps: of.map(at) });
  return roots.map(at);
}
