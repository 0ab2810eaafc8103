import type { MinorUnits } from '../rules/money.ts';

interface Compared {
  readonly due: MinorUnits;
  /** What the agreement's line before it was due; null for its first. */
  readonly dueBefore: MinorUnits | null;
}

/**
 * Whether somebody should look at a line before it is paid: it at least doubled or halved, by at least a hundredth of what its window comes
 * to. A window that is under way has not brought everything yet, so there a line is only told when it doubled.
 */
export function isOutlier(
  { due, dueBefore }: Compared,
  { total, isUnderWay }: { readonly total: MinorUnits; readonly isUnderWay: boolean },
): boolean {
  if (dueBefore === null || 100 * Math.abs(due - dueBefore) < total || due === dueBefore) return false;
  return due >= 2 * dueBefore || (!isUnderWay && 2 * due <= dueBefore);
}
