import { describe, expect, it } from 'vitest';
import { actionsOf, agreementStates, type ProposalKind, type Side } from './agreements.ts';

const from = (kind: ProposalKind, by: Side) => ({ kind, by });

describe('the actions of a side', () => {
  it('answer the other side’s proposal, and withdraw its own', () => {
    for (const [own, other] of [
      ['upline', 'downline'],
      ['downline', 'upline'],
    ] as const) {
      expect(actionsOf({ state: 'requested', proposal: from('offer', own) }, own)).toEqual(['withdraw']);
      expect(actionsOf({ state: 'requested', proposal: from('offer', own) }, other)).toEqual(['accept', 'reject']);
      expect(actionsOf({ state: 'active', proposal: from('amendment', own) }, own)).toEqual(['withdraw', 'terminate']);
      expect(actionsOf({ state: 'active', proposal: from('termination', own) }, other)).toEqual(['accept', 'reject', 'terminate']);
    }
  });

  it('change or end a contract in force, and no other', () => {
    const open = agreementStates.map((state) => [state, actionsOf({ state, proposal: null }, 'downline')] as const);
    expect(open.filter(([, actions]) => actions.length > 0)).toEqual([['active', ['amend', 'requestTermination', 'terminate']]]);
  });
});
