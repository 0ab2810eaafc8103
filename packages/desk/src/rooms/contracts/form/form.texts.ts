import type { TermsFaultCode } from '@livery/contract/commission-fit';

const faults: Readonly<Record<TermsFaultCode, string>> = {
  tiersMissing: 'Add at least one tier.',
  tiersTooMany: 'At most 12 tiers are possible.',
  outOfRange: 'This is too high.',
  rateMissing: 'A rate must be above 0.',
  rateTooHigh: 'This rate is too high for this kind.',
  rateFalls: 'A higher tier cannot pay a lower rate.',
  tierRepeats: 'This tier has the same requirements as the one before, or the same rate.',
  tierFalls: 'This tier requires less than the one before. Move it up.',
  tierOverlaps: 'This tier requires more of one figure and less of another than the one before.',
  lostRatesMixed: 'Set a rate for losing bets in all tiers or in none.',
  notUsed: 'These terms do not use this field. Leave it unchanged.',
};

export const formTexts = {
  faults,
  wrongAmount: 'Enter an amount of 0 or more.',
  wrongRate: 'Enter a percentage such as 0.5, up to 100.',
  wrongCount: 'Enter a whole number.',
  refused: 'The gateway does not accept this.',
  downline: (account: string) => `${account} below it was promised more than these terms pay.`,
  rateLabel: (name: string) => `${name} (%)`,
  minimumBetHint: 'A member whose stake in the period reaches this counts as active.',
  singleBetHint: 'Smaller bets do not count.',
  twoRates: 'Different rates for winning and losing bets',
  tiers: 'Tiers',
  tiersHint: 'From lowest to highest. A tier is reached when all three figures are met.',
  add: 'Add a tier',
  full: 'At most 12 tiers are possible.',
  remove: (tier: number) => `Remove tier ${tier}`,
  up: (tier: number) => `Move tier ${tier} up`,
  rules: 'More rules',
  empty: 'Leave empty for none.',
  reason: 'Message',
  reasonHint: 'Optional. The agent sees it.',
} as const;
