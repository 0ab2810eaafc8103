import type { AgreementKind } from '@livery/contract/agreements';
import { termsFaults } from '@livery/contract/commission-fit';
import type { Terms } from '@livery/contract/commission-terms';
import { AppError } from '#base/app-error.ts';

/**
 * Checks that the terms of a kind are consistent. Null if none were sent.
 *
 * @throws AppError INVALID_REQUEST by field
 */
export function readTerms(kind: AgreementKind, terms: Terms | undefined): Terms | null {
  if (terms === undefined) return null;
  if (terms.kind !== kind) throw new AppError('INVALID_REQUEST', { fields: { '/terms/kind': 'kind' } });
  const faults = termsFaults(terms);
  if (faults.length > 0) throw new AppError('INVALID_REQUEST', { fields: pointers(faults) });
  return terms;
}

/** Fields by the pointers of the call, from paths such as `tiers.1.rate`. */
export function pointers(faults: readonly { readonly field: string; readonly code: string }[]): Record<string, string> {
  return Object.fromEntries(faults.map(({ field, code }) => [`/terms/${field.replaceAll('.', '/')}`, code]));
}
