import type { AgreementState } from '@livery/contract/agreements';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import type { BadgeProps } from '@livery/ui/Badge';

export type Contract = ControlValueOf<'houseAgreements'>['items'][number];
export type WholeContract = ControlValueOf<'houseAgreement'>;
export type KindPolicy = ControlValueOf<'agreementPolicies'>['items'][number];
export type Proposal = NonNullable<Contract['proposal']>;

export const stateTones: Readonly<Record<AgreementState, BadgeProps['tone']>> = {
  requested: 'accent',
  active: 'positive',
  ending: 'warning',
  rejected: 'neutral',
  withdrawn: 'neutral',
  terminated: 'neutral',
};

/** The side that has to answer an open proposal. */
export function whoWaits({ proposal }: Pick<Contract, 'proposal'>): 'house' | 'agent' | null {
  if (proposal === null) return null;
  return proposal.by === 'downline' ? 'house' : 'agent';
}
