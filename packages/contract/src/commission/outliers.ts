import type { MinorUnits } from '../rules/money.ts';

interface Compared {
  readonly due: MinorUnits;
  /** The amount due on the agreement's previous line. Null for its first. */
  readonly dueBefore: MinorUnits | null;
}

/**
 * Whether a line should be reviewed before it is paid: it at least doubled or halved, by at least a hundredth of its
 * window's total. A running window is incomplete, so only a doubled line counts there.
 */
export function isOutlier(
  { due, dueBefore }: Compared,
  { total, isUnderWay }: { readonly total: MinorUnits; readonly isUnderWay: boolean },
): boolean {
  if (dueBefore === null || 100 * Math.abs(due - dueBefore) < total || due === dueBefore) return false;
  return due >= 2 * dueBefore || (!isUnderWay && 2 * due <= dueBefore);
}
