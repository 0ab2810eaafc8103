import type { Explanation } from './agent-commissions.reads.ts';

/** A bar: a step, or the adjustment that raises a negative amount to zero. */
export interface Fall {
  place: number | null;
  value: number;
  isSum: boolean;
}

/** The figures where each chart starts and ends. */
const pictures = [
  { from: 'houseWin', to: 'base' },
  { from: 'gross', to: 'due' },
] as const;

export type Picture = (typeof pictures)[number]['to'] | 'net';

/**
 * The figures that result from sums, each from its start through its changes. A figure without changes needs no chart.
 */
export function fallsOf(explanation: Explanation): { picture: Picture; falls: Fall[] }[] {
  const drawn = pictures.flatMap(({ from, to }) => picture(explanation, from, to));
  return drawn.some((each) => each.picture === 'due') ? drawn : [...drawn, ...picture(explanation, 'gross', 'net')];
}

function picture(explanation: Explanation, from: string, to: Picture): { picture: Picture; falls: Fall[] }[] {
  const place = explanation.steps.findLastIndex(({ name, of }) => name === to && of.length > 0);
  const end = explanation.steps[place];
  if (end === undefined) return [];
  const [start, ...changes] = follow(explanation, place, from);
  const real = changes.filter(({ value }) => value !== 0);
  if (start === undefined || real.length === 0 || nameAt(explanation, start.place) !== from) return [];
  return [{ picture: to, falls: [{ ...start, isSum: true }, ...real, { place, value: end.value, isSum: true }] }];
}

function follow(explanation: Explanation, place: number, from: string): Fall[] {
  const { steps } = explanation;
  const step = steps[place];
  const [head, ...others] = step?.of ?? [];
  if (step === undefined || head === undefined || step.name === from) return [{ place, value: step?.value ?? 0, isSum: false }];
  if (step.by === 'atLeastZero')
    return [...follow(explanation, head, from), { place: null, value: step.value - (steps[head]?.value ?? 0), isSum: false }];
  const sign = step.by === 'sum' ? 1 : step.by === 'difference' ? -1 : 0;
  if (sign === 0) return [{ place, value: step.value, isSum: false }];
  return [
    ...follow(explanation, head, from),
    ...others.map((other) => ({ place: other, value: sign * (steps[other]?.value ?? 0), isSum: false })),
  ];
}

function nameAt({ steps }: Explanation, place: number | null): string | undefined {
  return place === null ? undefined : steps[place]?.name;
}
