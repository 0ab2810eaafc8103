/** How a step's value follows from the steps below it. */
export const operators = [
  /** The sum of all. */
  'sum',
  /** The first minus all others. */
  'difference',
  'product',
  'negative',
  /** Pairs of an amount and a rate: the sum of all products, rounded down once. */
  'share',
  'atLeastZero',
  'atMostZero',
  'smaller',
  'larger',
  /** The first rounded down to a multiple of the second. */
  'multiple',
  /**
   * Turnover, loss and active members, then these three for each tier: the last tier, counted from 1, whose thresholds
   * are all reached, or 0 if there is none. Any value reaches a threshold of 0.
   */
  'tier',
  /** A tier, then a value for each tier: the value of that tier, or 0 if no tier is reached. */
  'pick',
  /**
   * An amount, a position from 0, and weights: the share at that position when the weights split the amount, with
   * largest remainders.
   */
  'part',
] as const;
export type Operator = (typeof operators)[number];

/** The names of steps with their unit: an amount, a rate in millionths, a count, or an amount in millionths of a minor unit. */
export const stepUnits = {
  due: 'amount',
  total: 'amount',
  line: 'amount',
  amount: 'amount',
  net: 'amount',
  gross: 'amount',
  fromParent: 'amount',
  adjustment: 'amount',
  adjustments: 'amount',
  child: 'amount',
  childShare: 'rate',
  keptShare: 'rate',
  position: 'count',
  payable: 'amount',
  base: 'amount',
  afterQuarantine: 'amount',
  result: 'amount',
  houseWin: 'amount',
  stake: 'amount',
  payout: 'amount',
  bonuses: 'amount',
  rebates: 'amount',
  fees: 'amount',
  wages: 'amount',
  feeCost: 'amount',
  feeShare: 'rate',
  turnover: 'amount',
  wonStake: 'amount',
  lostStake: 'amount',
  wholeUnits: 'amount',
  rate: 'rate',
  lostRate: 'rate',
  tierRate: 'rate',
  tier: 'count',
  activeMembers: 'count',
  neededTurnover: 'amount',
  neededLoss: 'amount',
  neededMembers: 'count',
  threshold: 'amount',
  days: 'count',
  carry: 'amount',
  carryLeft: 'amount',
  closingCarry: 'amount',
  loss: 'amount',
  makeUp: 'amount',
  closingMakeUp: 'amount',
  quarantine: 'amount',
  freed: 'amount',
  memberResult: 'amount',
  memberLoss: 'amount',
  memberLosses: 'amount',
  quarantined: 'amount',
  closingQuarantine: 'amount',
  earned: 'amount',
  posted: 'amount',
  remainder: 'millionths',
  oneMillionth: 'rate',
  profitRate: 'rate',
  lossRate: 'rate',
} as const;
export type StepName = keyof typeof stepUnits;

/**
 * A figure with its sources. A leaf (`by` null) was counted, agreed or carried. Every other value follows only from the
 * values below it. `id` is the number of the version, child's agreement, member or closed line that a value belongs to.
 */
export interface Step {
  readonly name: StepName;
  readonly value: number;
  readonly by: Operator | null;
  readonly id: number | null;
  readonly steps: readonly Step[];
}
