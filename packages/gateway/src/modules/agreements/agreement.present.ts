import { actionsOf, type AgreementKind, type Side } from '@livery/contract/agreements';
import type { Terms } from '@livery/contract/commission-terms';
import type { ValueOf } from '@livery/contract/shapes';
import type { AgreementRow, ProposalRow, VersionRow } from './agreement.repo.ts';
import { effectOf } from './acting/accept.action.ts';
import type { ToldEvent } from './agreements.repo.ts';
import type { Ceiling } from './acting/fit.action.ts';
import type { Policy } from './policy.rules.ts';
import { standingAt } from './acting/standing.action.ts';
import { currentOf } from './acting/timing.rules.ts';

type WireAgreement = ValueOf<'dividendContract'>;
type WireTerms = NonNullable<WireAgreement['terms']>;
type WireEvent = ValueOf<'agreement'>['events'][number];

export function presentTerms(terms: Terms): WireTerms {
  return terms.kind === 'realTime' ? terms : { ...terms, tiers: [...terms.tiers] };
}

export interface ToPresent {
  readonly agreement: AgreementRow;
  /** Events of this agreement, oldest first. */
  readonly versions: readonly VersionRow[];
  readonly proposal: ProposalRow | null;
  readonly side: Side;
  readonly accounts: ReadonlyMap<number, string>;
  readonly policies: Readonly<Record<AgreementKind, Policy>>;
  /** The upline's own terms of the kind. An offer cannot begin before them. */
  readonly ceiling: Ceiling | null;
  readonly at: Date;
  readonly timeZone: string;
}

export function presentAgreement(told: ToPresent): WireAgreement {
  const { versions, side, accounts, policies, ceiling, at, timeZone } = told;
  const { agreement, proposal } = standingAt(told.agreement, told.proposal, at);
  const { id, kind, state, upline_id: uplineId, member_id: downlineId } = agreement;
  const partyOf = (member: number) => ({ id: member, account: accounts.get(member) ?? '' });
  const current = currentOf(versions, at);
  const policy = policies[kind];
  return {
    id,
    kind,
    upline: uplineId === null ? null : partyOf(uplineId),
    downline: partyOf(downlineId),
    side,
    state,
    version: current?.number ?? null,
    terms: current === null ? null : presentTerms(current.terms),
    hash: current?.hash ?? null,
    startsAt: current?.starts_at.toISOString() ?? null,
    endsAt: agreement.ends_at?.toISOString() ?? null,
    proposal:
      proposal === null
        ? null
        : {
            kind: proposal.kind,
            by: proposal.by_side,
            at: proposal.proposed_at.toISOString(),
            expiresAt: proposal.expires_at.toISOString(),
            effectiveAt: effectOf({ proposal, versions, at, ceiling, policy }, timeZone).toISOString(),
            terms: proposal.terms && presentTerms(proposal.terms),
            hash: proposal.hash,
            reason: proposal.reason,
          },
    actions: [...actionsOf({ state, proposal: proposal === null ? null : { kind: proposal.kind, by: proposal.by_side } }, side)],
  };
}

export function presentVersion({ number, terms, hash, starts_at, ends_at }: VersionRow): ValueOf<'agreement'>['versions'][number] {
  return { number, terms: presentTerms(terms), hash, from: starts_at.toISOString(), until: ends_at?.toISOString() ?? null };
}

const proposing: ReadonlySet<ToldEvent['action']> = new Set(['request', 'amend', 'requestTermination']);

/** Reports a proposal's outcome where it was made. */
export function presentEvent({ at, side, action, proposal_kind, proposal_state, reason }: ToldEvent): WireEvent {
  return { at: at.toISOString(), by: side, action, kind: proposal_kind, outcome: proposing.has(action) ? proposal_state : null, reason };
}
