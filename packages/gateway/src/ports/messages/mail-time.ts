import { regionalLanguage } from '@livery/contract/regional-language';
import type { Merchant } from '#tenancy/merchant.ts';

/** When something happened, as a mail tells it: in full, with the zone, where the merchant is. */
export function mailTime({ timeZone }: Merchant, language: string, at: Date): string {
  return new Intl.DateTimeFormat(regionalLanguage(language), { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at);
}
