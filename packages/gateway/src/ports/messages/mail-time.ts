import { regionalLanguage } from '@livery/contract/regional-language';
import type { Merchant } from '#tenancy/merchant.ts';

/** An instant in a mail, in full, in the merchant's time zone, with the zone's name. */
export function mailTime({ timeZone }: Merchant, language: string, at: Date): string {
  return new Intl.DateTimeFormat(regionalLanguage(language), { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at);
}
