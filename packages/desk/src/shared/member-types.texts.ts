/** Keyed by the number on the wire. */
export const memberTypeNames: Readonly<Record<number, string>> = {
  0: 'Player',
  1: 'Agent',
  2: 'Second agent',
  4: 'Trial',
  41: 'Affiliate',
  42: 'Second affiliate',
};
