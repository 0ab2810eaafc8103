/** Every state of a withdrawal in order. {@link withdrawalMoves} has the transitions. */
export const withdrawalStates = [
  'requested',
  'reviewing',
  'approved',
  'paid',
  'receivedFull',
  'receivedPartial',
  'notReceived',
  'autoReceived',
  'resolvedPaid',
  'refunded',
  'rejected',
  'cancelled',
] as const;

export type WithdrawalState = (typeof withdrawalStates)[number];

/** The states that may follow a state. A state without any is final. */
export const withdrawalMoves: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  requested: ['reviewing', 'rejected', 'cancelled'],
  reviewing: ['approved', 'rejected'],
  approved: ['paid', 'rejected'],
  paid: ['receivedFull', 'receivedPartial', 'notReceived', 'autoReceived'],
  receivedFull: [],
  receivedPartial: ['resolvedPaid', 'refunded'],
  notReceived: ['resolvedPaid', 'refunded'],
  autoReceived: [],
  resolvedPaid: [],
  refunded: [],
  rejected: [],
  cancelled: [],
};
