import type { TermsFaultCode } from '@livery/contract/commission-fit';

const faults: Readonly<Record<TermsFaultCode, string>> = {
  tiersMissing: 'There has to be a tier.',
  tiersTooMany: 'There can be 12 tiers.',
  outOfRange: 'This is too much.',
  rateMissing: 'A rate must be above 0.',
  rateTooHigh: 'This rate is too high for this kind.',
  rateFalls: 'A higher tier cannot pay a lower rate.',
  tierRepeats: 'This tier asks for the same as the one before, or pays the same.',
  tierFalls: 'This tier asks for less than the one before. Move it up.',
  tierOverlaps: 'This tier asks for more of one thing and less of another than the one before.',
  lostRatesMixed: 'All tiers have a rate for losing bets, or none has.',
  notUsed: 'These terms do not use it. Leave it as it was.',
};

export const formTexts = {
  faults,
  wrongAmount: 'An amount from 0 on.',
  wrongRate: 'A percentage such as 0.5, up to 100.',
  wrongCount: 'A whole number.',
  refused: 'The gateway does not take this.',
  downline: (account: string) => `${account} below it has been promised more than these terms pay.`,
  rateLabel: (name: string) => `${name} (%)`,
  minimumBetHint: 'A member whose stake in the window reaches this counts as active.',
  singleBetHint: 'Smaller bets count for nothing.',
  twoRates: 'Different rates for winning and losing bets',
  tiers: 'Tiers',
  tiersHint: 'From the lowest to the highest. A tier is reached when all of its three figures are.',
  add: 'Add a tier',
  full: 'There can be 12 tiers.',
  remove: (tier: number) => `Remove tier ${tier}`,
  up: (tier: number) => `Move tier ${tier} up`,
  rules: 'More rules',
  empty: 'Leave it empty for none.',
  reason: 'Message',
  reasonHint: 'Optional. The agent sees it.',
} as const;
