import type { AgreementKind } from '@livery/contract/agreements';
import type { Operator, StepName } from '@livery/contract/commission-explain';
import type { LineState, WindowState } from '@livery/contract/commission-states';
import { currencies, formatAmount, type Currency } from '@livery/contract/money';
import { dayAt, dayStart, offsetAt } from '@livery/contract/zoned-days';

export const kindWords: Readonly<Record<AgreementKind, string>> = {
  dividend: 'Dividend',
  daily: 'Daily wages',
  hourly: 'Hourly salary',
  realTime: 'Real-time salary',
};

export const stateWords: Readonly<Record<WindowState | LineState, string>> = {
  open: 'open',
  closing: 'closing',
  calculated: 'calculated',
  review: 'under review',
  approved: 'approved',
  posted: 'posted',
  paid: 'paid',
  partPaid: 'paid in part',
  short: 'unpaid',
  held: 'held',
  ended: 'ended',
};

/** The names of the figures in an explanation. */
export const stepWords: Readonly<Record<StepName, string>> = {
  due: 'Due',
  total: 'With make-up',
  line: 'Line',
  amount: 'Amount with adjustments',
  net: 'Own income',
  gross: 'Gross commission',
  fromParent: 'Part of the upline’s amount',
  adjustment: 'Correction for late voids',
  adjustments: 'Corrections for late voids',
  child: 'Downline’s commission',
  childShare: 'Downline’s share',
  keptShare: 'Share that is kept',
  position: 'Place in the list',
  payable: 'Base that pays',
  base: 'Base',
  afterQuarantine: 'Result after quarantine',
  result: 'Net result',
  houseWin: 'House win',
  stake: 'Stakes',
  payout: 'Payouts',
  bonuses: 'Bonuses',
  rebates: 'Rebates',
  fees: 'Payment fees',
  wages: 'Wages already paid',
  feeCost: 'Cost of the house',
  feeShare: 'Cost rate',
  turnover: 'Turnover',
  wonStake: 'Turnover of winning bets',
  lostStake: 'Turnover of losing bets',
  wholeUnits: 'Whole units of',
  rate: 'Rate',
  lostRate: 'Rate for losing bets',
  tierRate: 'Rate of a tier',
  tier: 'Tier',
  activeMembers: 'Active members',
  neededTurnover: 'Turnover needed',
  neededLoss: 'Loss needed',
  neededMembers: 'Active members needed',
  threshold: 'Threshold for a day',
  days: 'Days',
  carry: 'Loss carried over',
  carryLeft: 'Carried loss that is left',
  closingCarry: 'Loss carried to the next window',
  loss: 'Loss',
  makeUp: 'To make up from before',
  closingMakeUp: 'To make up in the next window',
  quarantine: 'Loss in quarantine',
  freed: 'Freed from quarantine',
  memberResult: 'Result of a member',
  memberLoss: 'Loss by a member',
  memberLosses: 'Losses by large winners',
  quarantined: 'Put into quarantine',
  closingQuarantine: 'Quarantine for the next window',
  earned: 'Earned today',
  posted: 'Already posted today',
  remainder: 'Left from the day before',
  oneMillionth: 'One millionth',
  profitRate: 'Rate for winning bets',
  lossRate: 'Rate for losing bets',
};

/** How a figure follows from those below it. */
export const operatorWords: Readonly<Record<Operator, string>> = {
  sum: 'sum',
  difference: 'first less the others',
  product: 'product',
  negative: 'sign changed',
  share: 'amount × rate, rounded down',
  atLeastZero: 'at least 0',
  atMostZero: 'at most 0',
  smaller: 'the smaller',
  larger: 'the larger',
  multiple: 'rounded down to whole units',
  tier: 'highest tier that is reached',
  pick: 'that of the tier',
  part: 'part by weight',
};

/** Minor units without a currency, because the head of the table names it. */
export function amountOf(amount: number, currency: string): string {
  return isCurrency(currency) ? formatAmount(amount, currency) : String(amount);
}

/** Millionths of a minor unit. */
export function millionthsOf(millionths: number, currency: string): string {
  const digits = (isCurrency(currency) ? currencies[currency].digits : 2) + 6;
  return (millionths / 10 ** digits).toFixed(digits);
}

function isCurrency(text: string): text is Currency {
  return Object.hasOwn(currencies, text);
}

/** The days of a window in the merchant's time zone, or its hours. */
export function spanText({ from, to }: { readonly from: string; readonly to: string }, timeZone: string): string {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const [first, last] = [dayAt(start, timeZone), dayAt(end - 1, timeZone)];
  const areDays = dayStart(first, timeZone) === start && dayAt(end, timeZone) !== last;
  if (areDays) return first === last ? first : `${first} to ${last}`;
  const clock = dayAt(end, timeZone) === last ? clockAt(end, timeZone) : '24:00';
  return `${first} ${clockAt(start, timeZone)} to ${first === last ? '' : `${last} `}${clock}`;
}

function clockAt(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(11, 16);
}
