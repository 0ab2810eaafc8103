import type { MerchantProfile } from './merchant-profile.ts';

/** The kinds of payment methods that laws distinguish. */
export type PaymentKind = 'pix' | 'bankTransfer' | 'debitCard' | 'prepaidCard' | 'creditCard' | 'eWallet' | 'voucher' | 'crypto' | 'cash';

type Jurisdiction = MerchantProfile['compliance']['jurisdiction'];

/** What a merchant's law allows. Everything that the law leaves to the brand is allowed. */
export interface Allowances {
  readonly pays: (kind: PaymentKind) => boolean;
  /** Money from one member to another. */
  readonly p2pTransfer: boolean;
  readonly raffles: boolean;
  readonly lotteries: boolean;
  /** Whether a member may take a withdrawal back while it waits. */
  readonly withdrawalCancel: boolean;
  /** Bonuses for a deposit or for signing up. */
  readonly depositBonus: boolean;
  /** The most times that a bonus may have to be wagered. Null if there is no such law. */
  readonly highestRollover: number | null;
}

/** The law for a merchant. It limits what may be offered, even if more is enabled. */
export function allowancesOf({ compliance }: Pick<MerchantProfile, 'compliance'>): Allowances {
  const { jurisdiction, raffleAuthorisation, lotteryLicence = '' } = compliance;
  return {
    ...laws[jurisdiction],
    raffles: jurisdiction !== 'BR' || raffleAuthorisation.trim() !== '',
    lotteries: !lotteriesNeedLicence.has(jurisdiction) || lotteryLicence.trim() !== '',
  };
}

/** A licence for games of chance does not cover lotteries: Lei 13.756/2018 and Lei 14.790/2023; Gambling Act 2005, part 11. */
const lotteriesNeedLicence: ReadonlySet<Jurisdiction> = new Set(['BR', 'UK']);

type Law = Omit<Allowances, 'raffles' | 'lotteries'>;

const free: Law = {
  pays: () => true,
  p2pTransfer: true,
  withdrawalCancel: true,
  depositBonus: true,
  highestRollover: null,
};

/** Portaria 615/2024: PIX, TED, debit, prepaid. */
const paysInBrazil: ReadonlySet<PaymentKind> = new Set(['pix', 'bankTransfer', 'debitCard', 'prepaidCard']);

const laws: Readonly<Record<Jurisdiction, Law>> = {
  none: free,
  CW: free,
  // Lei 14.790/2023, article 29; Portaria 1.231/2024, article 42.
  BR: {
    pays: (kind) => paysInBrazil.has(kind),
    p2pTransfer: false,
    withdrawalCancel: false,
    depositBonus: false,
    highestRollover: null,
  },
  // No credit cards; RTS 14B; wagering of at most ten times since 19 January 2026.
  UK: { ...free, pays: (kind) => kind !== 'creditCard', p2pTransfer: false, withdrawalCancel: false, highestRollover: 10 },
  MT: { ...free, p2pTransfer: false, withdrawalCancel: false },
};
