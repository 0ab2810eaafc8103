/** The states of a settlement period. */
export const windowStates = ['open', 'closing', 'calculated', 'review', 'approved', 'posted', 'paid', 'partPaid', 'short'] as const;
export type WindowState = (typeof windowStates)[number];

/**
 * The states that may follow a state. A window with nothing due is `paid`, and stays `posted` while one of its lines is
 * held.
 */
export const windowMoves: Readonly<Record<WindowState, readonly WindowState[]>> = {
  open: ['closing'],
  closing: ['calculated'],
  calculated: ['review', 'approved'],
  review: ['approved'],
  approved: ['posted'],
  posted: ['paid', 'partPaid', 'short'],
  paid: [],
  partPaid: ['paid'],
  short: ['partPaid', 'paid'],
};

/** The states of a line. `short` has received nothing yet. `ended` gets nothing more, for a given reason. */
export const lineStates = ['calculated', 'held', 'paid', 'partPaid', 'short', 'ended'] as const;
export type LineState = (typeof lineStates)[number];

export const lineMoves: Readonly<Record<LineState, readonly LineState[]>> = {
  calculated: ['held', 'paid', 'partPaid', 'short', 'ended'],
  held: ['calculated', 'ended'],
  paid: [],
  partPaid: ['paid', 'ended'],
  short: ['partPaid', 'paid', 'ended'],
  ended: [],
};

/** Everything that can happen to a window or a line. `support` is the first of two approvals. */
export const settlementActions = [
  'open',
  'close',
  'calculate',
  'review',
  'support',
  'approve',
  'post',
  'settle',
  'pay',
  'hold',
  'release',
  'end',
  'dispute',
  'answer',
  'resolve',
] as const;
export type SettlementAction = (typeof settlementActions)[number];
