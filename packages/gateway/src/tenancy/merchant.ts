import type { Currency } from '@livery/contract/money';
import type { MerchantProfile } from './merchant-profile.ts';

/** A tenant: one brand's players, money and settings. */
export interface Merchant {
  readonly id: number;
  readonly code: string;
  readonly brand: string;
  readonly name: string;
  readonly currency: Currency;
  /** The first one is the default. */
  readonly languages: readonly string[];
  readonly timeZone: string;
  readonly hosts: readonly string[];
  readonly profile: MerchantProfile;
}
