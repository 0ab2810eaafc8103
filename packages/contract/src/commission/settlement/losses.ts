import type { Carry } from '../terms.ts';
import type { Step } from './explanation/explain.ts';
import type { Carried, WindowInput } from './outcome.ts';
import { leaf, step } from './steps.ts';
import type { MonthPlace } from './windows.ts';

/** The loss carried to the next window: the unused part of the incoming loss plus this window's. */
const keeps: Record<Carry, (place: MonthPlace) => { left: boolean; own: boolean }> = {
  none: () => ({ left: false, own: false }),
  one: () => ({ left: false, own: true }),
  month: ({ isFirstHalf, endsMonth }) => ({ left: !endsMonth, own: isFirstHalf && !endsMonth }),
  forever: () => ({ left: true, own: true }),
};

interface Losses {
  /** The result less the amounts freed from quarantine, and less the incoming loss. */
  readonly base: Step;
  readonly carry: Step;
  /** By member number, including zeros. */
  readonly quarantine: readonly Step[];
}

export function lossesOf({ terms, place, opening, results }: WindowInput, result: Step): Losses {
  const held = memberSteps(opening, results);
  const afterQuarantine = held.length === 0 ? result : step('afterQuarantine', 'difference', [result, ...held.map(({ freed }) => freed)]);
  const carried = leaf('carry', opening.carry);
  const base = step('base', 'difference', [afterQuarantine, carried]);
  const loss = step('loss', 'atLeastZero', [step('loss', 'negative', [afterQuarantine])]);

  const { quarantine } = terms.rules;
  const isBad = quarantine !== null && afterQuarantine.value <= -quarantine.team;
  const big = isBad ? results.filter((each) => each.result <= -quarantine.member) : [];
  const weights = big.map(({ member, result: lost }) => step('memberLoss', 'negative', [leaf('memberResult', lost, member)], member));
  const quarantined = step('quarantined', 'smaller', [loss, step('memberLosses', 'sum', weights)]);
  const added = new Map(
    big.map(({ member }, index) => [member, step('quarantined', 'part', [quarantined, leaf('position', index), ...weights], member)]),
  );

  const { left, own } = keeps[terms.rules.carry](place);
  const unused = step('carryLeft', 'atLeastZero', [
    step('carryLeft', 'difference', [carried, step('payable', 'atLeastZero', [afterQuarantine])]),
  ]);
  const rest = big.length === 0 ? loss : step('loss', 'difference', [loss, quarantined]);
  return {
    base,
    carry: step('closingCarry', 'sum', [...(left ? [unused] : []), ...(own ? [rest] : [])]),
    quarantine: [
      ...held.map(({ member, still }) => step('closingQuarantine', 'sum', [still, ...present(added.get(member))], member)),
      ...big
        .filter(({ member }) => held.every((each) => each.member !== member))
        .map(({ member }) => step('closingQuarantine', 'sum', present(added.get(member)), member)),
    ],
  };
}

/** For each member in quarantine: new losses free the same amount of earlier wins. */
function memberSteps({ quarantine }: Carried, results: WindowInput['results']) {
  return quarantine.map(({ member, amount }) => {
    const result = results.find((each) => each.member === member)?.result ?? 0;
    const opening = leaf('quarantine', amount, member);
    const gained = step('memberResult', 'atLeastZero', [leaf('memberResult', result, member)], member);
    const freed = step('freed', 'smaller', [opening, gained], member);
    return { member, freed, still: step('quarantine', 'difference', [opening, freed], member) };
  });
}

function present(added: Step | undefined): readonly Step[] {
  return added === undefined ? [] : [added];
}
