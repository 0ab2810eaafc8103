import type { StepName } from './explain.ts';
import type { ListedStep } from './step-list.ts';

/** What a step's id refers to. */
export type StepSource = 'version' | 'contract' | 'line' | 'member';

interface Listed {
  readonly steps: readonly Pick<ListedStep, 'name' | 'id' | 'of'>[];
  readonly roots: readonly number[];
}

const sources: Readonly<Partial<Record<StepName, StepSource>>> = {
  rate: 'version',
  lostRate: 'version',
  child: 'contract',
  childShare: 'contract',
  adjustment: 'line',
  memberResult: 'member',
  memberLoss: 'member',
  quarantine: 'member',
  quarantined: 'member',
  freed: 'member',
  closingQuarantine: 'member',
};

/** Null for a step without an id. */
export function sourceOf({ steps, roots }: Listed, place: number): StepSource | null {
  const step = steps[place];
  if (step === undefined || step.id === null) return null;
  const known = sources[step.name];
  if (known !== undefined) return known;
  // Real-time bets count under a version of the agent's own terms or under a downline's contract.
  const amount = roots.map((root) => steps[root]).find((root) => root?.name === 'amount');
  return amount?.of.includes(place) === true ? 'version' : 'contract';
}
