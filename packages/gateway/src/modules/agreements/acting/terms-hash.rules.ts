import { createHash } from 'node:crypto';
import { canonicalTerms } from '@livery/contract/commission-canonical-terms';
import type { Terms } from '@livery/contract/commission-terms';

/** Both sides accept this hash: SHA-256 of the terms' canonical JSON. */
export function hashTerms(terms: Terms): string {
  return createHash('sha256').update(canonicalTerms(terms)).digest('hex');
}
