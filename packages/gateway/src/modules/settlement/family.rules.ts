import type { TeamFigures } from '@livery/contract/commission-figures';
import type { Adjustment, Carried, Child, MemberResult, Outcome, WindowInput, WindowTerms } from '@livery/contract/commission-outcome';
import { rateOf, settleWindow } from '@livery/contract/commission-settle-window';
import type { MonthPlace } from '@livery/contract/commission-windows';
import { splitByWeights } from '@livery/contract/shares';

/** The agent whose own agreement counts this team. Null if none does. */
export interface Parent {
  readonly memberId: number | null;
  /** Its share of the agent's figures, if several uplines count the team because the agent has moved. */
  readonly weight: number;
}

/** An agreement's terms in a window, with the figures counted for them. */
export interface Counted {
  readonly agreementId: number;
  readonly memberId: number;
  /** The other side. Null for the house. */
  readonly uplineId: number | null;
  readonly parents: readonly Parent[];
  readonly versionId: number;
  readonly terms: WindowTerms;
  readonly figures: TeamFigures;
  readonly results: readonly MemberResult[];
  readonly opening: Carried;
  readonly adjustments: readonly Adjustment[];
  /** Why the terms cannot be settled. Null if they can. */
  readonly fault: string | null;
  /**
   * For an ended agreement that only bills late bookings: the children of the windows that changed. Their adjustments
   * reduce its own amount, not that of another parent. Null while terms are in force.
   */
  readonly endedWith: readonly number[] | null;
}

export interface Settled<Of extends Counted> {
  readonly of: Of;
  readonly input: WindowInput;
  readonly outcome: Outcome;
  /** The fault, if nothing could be computed. The result is then zero and the open carry stays. */
  readonly fault: string | null;
}

interface Place<Of> {
  readonly of: Of;
  /** The index among its parents. */
  readonly at: number;
  readonly parentId: number | null;
}

/**
 * Settles agreements that depend on each other: an agent gets its own amount less its children's, and a child may get a
 * share of its parent's amount. Children settle before their parent, but shares after it. If an agent has two versions
 * in a window, the children belong to the later one. An agreement that cannot be computed has a fault, which stops only
 * the agreements that are a share of it.
 */
export function settleFamilies<Of extends Counted>(
  counted: readonly Of[],
  { days, place }: { readonly days: number; readonly place: MonthPlace },
): readonly Settled<Of>[] {
  const latest = new Map(counted.map((each) => [each.memberId, each]));
  const places = counted
    .filter((each) => latest.get(each.memberId) === each || each.endedWith !== null)
    .flatMap((of) => of.parents.map(({ memberId }, at): Place<Of> => ({ of, at, parentId: memberId })));
  const children = Map.groupBy(places, ({ parentId }) => parentId);
  const adjusted = new Map(counted.flatMap((each) => (each.adjustments.length > 0 ? [[each.agreementId, each] as const] : [])));
  const claimed = new Set(counted.flatMap(({ endedWith }) => endedWith ?? []));
  const settled = new Map<number, Settled<Of>>();
  const begun = new Set<Of>();

  const inputOf = ({ terms, versionId: version, figures, results, opening, adjustments }: Of, fromParent: number | null) => {
    return { terms, version, figures, results, opening, adjustments, days, place, fromParent, children: [] };
  };
  const settle = (of: Of, fromParent: number | null, fault = of.fault): Outcome => {
    begun.add(of);
    const own = of.endedWith === null && latest.get(of.memberId) === of ? (children.get(of.memberId) ?? []) : [];
    const input = { ...inputOf(of, fromParent), children: fault === null ? [...own.map(childOf), ...lateChildrenOf(of)] : [] };
    const tried = fault === null ? trySettle(input) : fault;
    const isFault = typeof tried === 'string';
    const outcome = isFault ? nothingOf(of) : tried;
    settled.set(of.versionId, { of, input, outcome, fault: isFault ? tried : null });
    for (const [index, child] of own.entries())
      if (isShare(child.of))
        settle(child.of, outcome.children[index]?.amount ?? 0, isFault ? 'The contract that it is a share of has a fault.' : undefined);
    return outcome;
  };
  const childOf = ({ of, at }: Place<Of>): Child => {
    const [id, payer] = [of.agreementId, payerOf(of)];
    if (of.fault !== null) return { id, payer, amount: 0 };
    if (isShare(of)) return { id, payer, share: rateOf(of.terms, of.figures, days) };
    const elsewhere = claimed.has(id) ? sumOf(of.adjustments) : 0;
    return { id, payer, amount: partOf(amountOf(of) - elsewhere, of.parents, at) };
  };
  const lateChildrenOf = ({ endedWith }: Of): Child[] =>
    (endedWith ?? []).flatMap((id) => {
      const child = adjusted.get(id);
      return child === undefined ? [] : [{ id, payer: payerOf(child), amount: sumOf(child.adjustments) }];
    });
  const amountOf = (of: Of): number => {
    const done = settled.get(of.versionId);
    if (done !== undefined) return done.outcome.amount;
    if (!begun.has(of)) return settle(of, null).amount;
    // Two agents who moved may each have been above the other. An agent's amount does not depend on its children.
    const alone = trySettle(inputOf(of, null));
    return typeof alone === 'string' ? 0 : alone.amount;
  };
  for (const of of counted) {
    const hasParent = of.uplineId !== null && latest.has(of.uplineId);
    // A share settles after its parent. If the parent has no agreement, the share is of nothing, unless the parent is
    // the house.
    if (!begun.has(of) && !(isShare(of) && hasParent && latest.get(of.memberId) === of))
      settle(of, isShare(of) && of.uplineId !== null ? 0 : null);
  }
  return counted.flatMap(({ versionId }) => settled.get(versionId) ?? []);
}

/** The house pays its own agreements, even if their terms name another payer. */
export function payerOf({
  uplineId,
  terms,
}: Pick<Counted, 'uplineId'> & { readonly terms: Pick<WindowTerms, 'rules'> }): 'house' | 'upline' {
  return uplineId === null ? 'house' : terms.rules.payer;
}

function partOf(amount: number, parents: readonly Parent[], at: number): number {
  if (parents.length === 1) return amount;
  return (
    splitByWeights(
      amount,
      parents.map(({ weight }) => weight),
    )[at] ?? 0
  );
}

function sumOf(adjustments: readonly Adjustment[]): number {
  return adjustments.reduce((sum, { amount }) => sum + amount, 0);
}

function trySettle(input: WindowInput): Outcome | string {
  try {
    return settleWindow(input);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function nothingOf({ opening }: Counted): Outcome {
  const nothing = { base: 0, gross: 0, amount: 0, net: 0, due: 0 };
  return { ...nothing, tier: null, next: null, children: [], closing: opening, explanation: [] };
}

function isShare({ terms }: Counted): boolean {
  return terms.rules.split === 'shareOfParent';
}
