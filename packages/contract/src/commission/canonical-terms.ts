import { canonicalJson } from '../rules/canonical-json.ts';
import type { Terms } from './terms.ts';

/** The text whose SHA-256 both sides accept. */
export function canonicalTerms(terms: Terms): string {
  return canonicalJson(terms);
}
