import { wholeShare, type Share } from '../../rules/shares.ts';
import type { Step } from './explanation/explain.ts';
import type { TeamFigures } from './figures.ts';
import { lossesOf } from './losses.ts';
import type { Child, Outcome, WindowInput, WindowTerms } from './outcome.ts';
import { leaf, step } from './steps.ts';
import { lostRateStep, missingFor, rateStep, tierStep } from './tiers.ts';

/**
 * Settles an agreement for a window. Simulation, estimate, settlement and explanation all call it, so they cannot
 * differ.
 *
 * @throws RangeError if a figure is not a safe integer, or if the children's shares add up to more than 100 %
 */
export function settleWindow(input: WindowInput): Outcome {
  const { terms, children, opening } = input;
  const earned = earnedIn(input);
  const { tier, base, gross } = earned;
  const adjustments = input.adjustments.map(({ line, amount }) => leaf('adjustment', amount, line));
  const amount = step('amount', 'sum', [gross, ...adjustments]);
  const parts = childSteps(amount, children);

  const net = step('net', 'difference', [amount, ...parts]);
  const line = step('line', 'difference', [amount, ...parts.filter((_, index) => children[index]?.payer === 'house')]);
  const makeUp = leaf('makeUp', opening.makeUp);
  const total = step('total', 'sum', [line, makeUp]);
  const due = step('due', 'atLeastZero', [total]);
  // A share of a negative amount results from the parent's late voids.
  const takenBack = input.fromParent !== null && input.fromParent < 0 ? [gross] : [];
  const closingMakeUp = closeMakeUp(terms, total, [...takenBack, ...adjustments, makeUp]);

  return {
    tier: tier.value === 0 ? null : tier.value - 1,
    next: missingFor(tier),
    base: base.value,
    gross: gross.value,
    amount: amount.value,
    children: children.map(({ id }, index) => ({ id, amount: parts[index]?.value ?? 0 })),
    net: net.value,
    due: due.value,
    closing: {
      carry: earned.carry?.value ?? 0,
      makeUp: closingMakeUp.value,
      quarantine: earned.quarantine.flatMap(({ id, value }) => (id === null || value === 0 ? [] : [{ member: id, amount: value }])),
    },
    explanation: [due, net, closingMakeUp, ...(earned.carry === null ? [] : [earned.carry]), ...earned.quarantine, ...earned.others],
  };
}

/** The rate of the tier that a team reaches. The parent's outcome needs it for a share of its amount. */
export function rateOf(terms: WindowTerms, figures: TeamFigures, days: number): Share {
  const { tier } = reached({ terms, figures, days });
  return terms.tiers[tier.value - 1]?.rate ?? 0;
}

interface Earned {
  readonly tier: Step;
  readonly base: Step;
  readonly gross: Step;
  readonly carry: Step | null;
  readonly quarantine: readonly Step[];
  /** Steps on which the gross does not depend. */
  readonly others: readonly Step[];
}

const carriesNothing = { carry: null, quarantine: [], others: [] };

function earnedIn(input: WindowInput): Earned {
  const { terms, fromParent, version } = input;
  if (fromParent === null) return terms.kind === 'dividend' ? dividend(input) : wage(input);
  const { tier } = reached(input);
  const base = leaf('fromParent', fromParent);
  return { ...carriesNothing, tier, base, gross: step('gross', 'sum', [base]), others: [rateStep(tier, terms, version)] };
}

function dividend(input: WindowInput): Earned {
  const { tier, result } = reached(input);
  const { base, carry, quarantine } = lossesOf(input, result);
  const gross = step('gross', 'share', [step('payable', 'atLeastZero', [base]), rateStep(tier, input.terms, input.version)]);
  return { tier, base, gross, carry, quarantine, others: [] };
}

function wage(input: WindowInput): Earned {
  const { terms, figures, version } = input;
  const { tier } = reached(input);
  const counted = (of: Step) =>
    terms.rules.wholeUnits === 1 ? of : step(of.name, 'multiple', [of, leaf('wholeUnits', terms.rules.wholeUnits)]);
  const rate = rateStep(tier, terms, version);
  if (terms.tiers.every(({ lostRate }) => lostRate === null)) {
    const base = counted(leaf('turnover', figures.validStake));
    return { tier, base, gross: step('gross', 'share', [step('payable', 'atLeastZero', [base]), rate]), ...carriesNothing };
  }
  const won = counted(leaf('wonStake', figures.wonStake));
  const lost = counted(leaf('lostStake', figures.lostStake));
  const payable = [won, lost].map((each) => step('payable', 'atLeastZero', [each]));
  const [ofWon = won, ofLost = lost] = payable;
  const gross = step('gross', 'share', [ofWon, rate, ofLost, lostRateStep(tier, terms, version)]);
  return { tier, base: step('base', 'sum', [won, lost]), gross, ...carriesNothing };
}

function reached({ terms, figures, days }: Pick<WindowInput, 'terms' | 'figures' | 'days'>): { tier: Step; result: Step } {
  const houseWin = step('houseWin', 'difference', [leaf('stake', figures.stake), leaf('payout', figures.payout)]);
  const result = step('result', 'difference', [
    houseWin,
    leaf('bonuses', figures.bonuses),
    leaf('rebates', figures.rebates),
    leaf('fees', figures.fees),
    step('feeCost', 'share', [step('houseWin', 'atLeastZero', [houseWin]), leaf('feeShare', terms.rules.feeShare)]),
    ...(terms.kind === 'dividend' ? [leaf('wages', figures.wages)] : []),
  ]);
  const counts = {
    turnover: leaf('turnover', figures.validStake),
    loss: terms.rules.tierBase === 'gross' ? houseWin : result,
    activeMembers: leaf('activeMembers', figures.activeMembers),
  };
  return { tier: tierStep(terms, counts, days), result };
}

/**
 * Splits the amount by shares with largest remainders. The agent's own share is included, so the parts add up to the
 * amount.
 */
function childSteps(amount: Step, children: readonly Child[]): readonly Step[] {
  const shares = children.flatMap((child) => ('share' in child ? [leaf('childShare', child.share, child.id)] : []));
  const kept = wholeShare - shares.reduce((sum, { value }) => sum + value, 0);
  if (kept < 0) throw new RangeError(`Children's shares make up ${wholeShare - kept}, more than the whole of ${wholeShare}`);
  const weights = [...shares, leaf('keptShare', kept)];
  return children.map((child) => {
    if ('amount' in child) return leaf('child', child.amount, child.id);
    const position = shares.findIndex(({ id }) => id === child.id);
    return step('child', 'part', [amount, leaf('position', position), ...weights], child.id);
  });
}

/** Amounts that late voids took back stay open under any terms, because they were paid. */
function closeMakeUp({ rules }: WindowTerms, total: Step, owed: readonly Step[]): Step {
  const short = step('closingMakeUp', 'atMostZero', [total]);
  if (rules.isMadeUp) return short;
  return step('closingMakeUp', 'larger', [short, step('adjustments', 'atMostZero', [step('adjustments', 'sum', owed)])]);
}
