/**
 * The four agreements that an agent may have with its upline, or with the house at the first level (specification, section 2 "contracts").
 * The specification calls them contracts; code says agreement, since the wire's contract is this package.
 */
export const agreementKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** The windows of a dividend. `semimonthly` is the 1st to the 15th and the 16th to the month's end. */
export const settlementPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type SettlementPeriod = (typeof settlementPeriods)[number];

/** The side that an action or a proposal comes from. */
export type Side = 'upline' | 'downline';

/** An agreement ends in one of the last three states. `ending` has a date on which it ends. */
export const agreementStates = ['requested', 'active', 'ending', 'rejected', 'withdrawn', 'terminated'] as const;
export type AgreementState = (typeof agreementStates)[number];

/**
 * A proposal that waits for the other side: first terms, new terms from the next window on, or an end with the current
 * window. An agreement has at most one open proposal.
 */
export const proposalKinds = ['offer', 'amendment', 'termination'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

export const proposalStates = ['open', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;
export type ProposalState = (typeof proposalStates)[number];

/**
 * The actions of a side. `accept` and `reject` answer the other side's proposal, and `withdraw` cancels the side's own.
 * `terminate` needs no consent and ends the agreement with the window in which the notice period ends.
 */
export const agreementActions = ['request', 'amend', 'requestTermination', 'accept', 'reject', 'withdraw', 'terminate'] as const;
export type AgreementAction = (typeof agreementActions)[number];

interface Standing {
  readonly state: AgreementState;
  readonly proposal: { readonly kind: ProposalKind; readonly by: Side } | null;
}

/**
 * The actions that a side may take now, in list order. `request` is never among them, because it starts another
 * agreement.
 */
export function actionsOf({ state, proposal }: Standing, side: Side): readonly AgreementAction[] {
  if (proposal !== null) {
    const answers: readonly AgreementAction[] = proposal.by === side ? ['withdraw'] : ['accept', 'reject'];
    return state === 'active' ? [...answers, 'terminate'] : answers;
  }
  return state === 'active' ? ['amend', 'requestTermination', 'terminate'] : [];
}
