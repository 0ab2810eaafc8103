import type { TeamFigures } from '@livery/contract/commission-figures';
import type { Adjustment, Carried, Child, MemberResult, Outcome, WindowInput, WindowTerms } from '@livery/contract/commission-outcome';
import { rateOf, settleWindow } from '@livery/contract/commission-settle-window';
import type { MonthPlace } from '@livery/contract/commission-windows';

/** An agreement's terms in a window, with what was counted for them. */
export interface Counted {
  readonly agreementId: number;
  readonly memberId: number;
  readonly uplineId: number | null;
  readonly versionId: number;
  readonly terms: WindowTerms;
  readonly figures: TeamFigures;
  readonly results: readonly MemberResult[];
  readonly opening: Carried;
  readonly adjustments: readonly Adjustment[];
}

export interface Settled<Of extends Counted> {
  readonly of: Of;
  readonly input: WindowInput;
  readonly outcome: Outcome;
}

/**
 * Settles agreements that depend on each other: what an agent gets is its own less its children's, whose shares may be of its own. Children
 * come before their parent, and those that are a share of it after. Of two versions in one window the later has the children.
 */
export function settleFamilies<Of extends Counted>(
  counted: readonly Of[],
  { days, place }: { readonly days: number; readonly place: MonthPlace },
): readonly Settled<Of>[] {
  const latest = new Map(counted.map((each) => [each.memberId, each]));
  const children = Map.groupBy(
    counted.filter((each) => latest.get(each.memberId) === each),
    ({ uplineId }) => uplineId,
  );
  const settled = new Map<number, Settled<Of>>();

  const settle = (of: Of, fromParent: number | null): Outcome => {
    const own = latest.get(of.memberId) === of ? (children.get(of.memberId) ?? []) : [];
    const { terms, versionId: version, figures, results, opening, adjustments } = of;
    const input = { terms, version, figures, results, opening, adjustments, days, place, fromParent, children: own.map(childOf) };
    const outcome = settleWindow(input);
    settled.set(of.versionId, { of, input, outcome });
    for (const [index, child] of own.entries()) if (isShare(child)) settle(child, outcome.children[index]?.amount ?? 0);
    return outcome;
  };
  const childOf = (child: Of): Child => {
    const { payer } = child.terms.rules;
    if (isShare(child)) return { id: child.agreementId, payer, share: rateOf(child.terms, child.figures, days) };
    return { id: child.agreementId, payer, amount: (settled.get(child.versionId)?.outcome ?? settle(child, null)).amount };
  };
  for (const of of counted) {
    const hasParent = of.uplineId !== null && latest.has(of.uplineId);
    // A share comes after its parent. Without one it is a share of nothing, unless the house is the parent.
    if (!settled.has(of.versionId) && !(isShare(of) && hasParent && latest.get(of.memberId) === of))
      settle(of, isShare(of) && of.uplineId !== null ? 0 : null);
  }
  return counted.flatMap(({ versionId }) => settled.get(versionId) ?? []);
}

function isShare({ terms }: Counted): boolean {
  return terms.rules.split === 'shareOfParent';
}
