import type { PublicBrand } from '@livery/brand/public-brand';

/** The data block that lists the portal's scripts on this page in import order. */
export const startId = 'livery-start';

/** A list, because names would cost bytes in every page. */
export type BootSettings = [
  modes: readonly string[],
  preset: PublicBrand['theme']['default'],
  /** Languages with a prefix in the address. */
  others: readonly string[],
  tokenKey: string,
  preferencesKey: string,
  hydratedEvent: string,
];
