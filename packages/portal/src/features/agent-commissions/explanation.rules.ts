import type { Explanation } from './agent-commissions.reads.ts';

export type ExplainedStep = Explanation['steps'][number];

/** A step's role in the step above, shown before its name. */
export type Relation =
  | { says: 'first' | 'plus' | 'less' | 'times' | 'rate' | 'compared' | 'unit' | 'counted' | 'chooses' | 'place' | 'weight' }
  | { says: 'rateOfTier' | 'needed' | 'ofTier'; tier: number };

const first = { says: 'first' } as const;

export function relationOf({ steps }: Explanation, into: ExplainedStep, index: number): Relation {
  const step = steps[into.of[index] ?? -1];
  switch (into.by) {
    case 'sum':
      return index === 0 ? first : { says: 'plus' };
    case 'difference':
      return index === 0 ? first : { says: 'less' };
    case 'product':
      return index === 0 ? first : { says: 'times' };
    case 'share':
      if (index % 2 === 1) return rateRelation(step?.by === 'pick' ? (steps[step.of[0] ?? -1]?.value ?? 0) : 0);
      return index === 0 ? first : { says: 'plus' };
    case 'smaller':
    case 'larger':
      return index === 0 ? first : { says: 'compared' };
    case 'multiple':
      return index === 0 ? first : { says: 'unit' };
    case 'tier':
      return index < 3 ? { says: 'counted' } : { says: 'needed', tier: Math.floor(index / 3) };
    case 'pick':
      return index === 0 ? { says: 'chooses' } : { says: 'ofTier', tier: index };
    case 'part':
      return index === 0 ? first : { says: index === 1 ? 'place' : 'weight' };
    default:
      return first;
  }
}

function rateRelation(tier: number): Relation {
  return tier === 0 ? { says: 'rate' } : { says: 'rateOfTier', tier };
}

/** Omits thresholds of 0. */
export function shownSteps({ steps }: Explanation, { by, of }: ExplainedStep): number[] {
  return of.flatMap((place, index) => (by === 'tier' && index >= 3 && steps[place]?.value === 0 ? [] : [index]));
}

/** Explained figures: the amount first, then the income if different, and the carry unless it is zero. */
export function shownRoots(explanation: Explanation): number[] {
  const { steps, roots } = explanation;
  const [due = -1] = roots;
  return roots.filter((place) => {
    const step = steps[place];
    if (step === undefined || (step.name.startsWith('closing') && step.value === 0)) return false;
    return step.name !== 'net' || passIdle(explanation, place) !== passIdle(explanation, due);
  });
}

const plain: ReadonlySet<ExplainedStep['by']> = new Set(['sum', 'difference', 'atLeastZero', 'atMostZero'] as const);

/** The step itself, or its source if it changed nothing. Deductions from a result are shown even if zero. */
export function passIdle(explanation: Explanation, place: number): number {
  const step = explanation.steps[place];
  const [head, ...others] = step?.of ?? [];
  if (step === undefined || head === undefined || step.name === 'result' || !plain.has(step.by)) return place;
  const valueAt = (each: number) => explanation.steps[each]?.value;
  const isIdle = valueAt(head) === step.value && others.every((other) => valueAt(other) === 0);
  return isIdle ? passIdle(explanation, head) : place;
}
