import type { FactName, RuleName, TierField } from '@livery/contract/commission-terms-lines';

export type LineName = FactName | RuleName | TierField;

const names: Readonly<Record<Exclude<LineName, 'quarantine'>, string>> = {
  period: 'Settled',
  minimumBet: 'Active member from a stake of',
  singleBet: 'Bets of at least',
  profitRate: 'Rate of a winning bet',
  lossRate: 'Rate of a losing bet',
  periodicMinimumBet: 'Team turnover from',
  profitLoss: 'Team loss from',
  minimumActiveMembers: 'Active members from',
  rate: 'Rate',
  lostRate: 'Rate for losing bets',
  carry: 'Losses carried over',
  isMadeUp: 'Negative amounts made up',
  tierBase: 'Loss that counts for a tier',
  split: 'Share of an agent with a team',
  payer: 'Paid by',
  isGuaranteed: 'House guarantees payment',
  lateVoids: 'Bets voided after the close',
  turnover: 'Turnover and loss of a tier',
  wholeUnits: 'Turnover counts in steps of',
  feeShare: 'Costs deducted from the loss',
  quarantineMember: 'Big winner from',
  quarantineTeam: 'Only if the team wins',
};

const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  period: { daily: 'daily', weekly: 'weekly', semimonthly: 'twice a month', monthly: 'monthly' },
  carry: { none: 'never', one: 'to the next period', month: 'within the first half of a month', forever: 'until used up' },
  isMadeUp: { yes: 'yes', no: 'no' },
  tierBase: { gross: 'before bonuses, rebates and costs', net: 'after bonuses, rebates and costs' },
  split: { differential: 'own rate less what the team is paid', shareOfParent: 'part of the upline’s amount' },
  payer: { house: 'the house', upline: 'the upline' },
  isGuaranteed: { yes: 'yes', no: 'no' },
  lateVoids: { rerate: 'the difference is settled next time', base: 'they lower the next period' },
  turnover: { total: 'total of the period', dailyAverage: 'daily average' },
  quarantine: { yes: 'yes', no: 'no' },
};

export const termsTexts = {
  names: { ...names, quarantine: 'Set big winners apart' } as Readonly<Record<LineName, string>>,
  values,
  wonRate: 'Rate for winning bets',
  scale: 'Tiers',
  tier: (number: number) => `Tier ${number}`,
  new: 'New',
  removed: 'Removed',
  before: 'before:',
  wasNone: 'not there before',
  gone: 'removed',
  rules: 'More rules',
  none: 'none',
  percent: (text: string) => `${text} %`,
  range: (from: string, to: string) => `${from} to ${to}`,
} as const;
