import { wholeShare, type Share } from '@livery/contract/shares';

/** A share as a percentage in the language: 5,000 is `0.5%`, or `0,5%` in Portuguese. */
export function percentText(share: Share, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 }).format(share / wholeShare);
}
