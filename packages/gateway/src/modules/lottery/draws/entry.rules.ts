import type { ArchiveEntry } from '@livery/lottery/fair/archive';
import type { NumberSpace } from '@livery/lottery/model/kind';
import { commitmentTo } from '#base/committed-seed.ts';

interface DrawnIssue {
  readonly number: string;
  readonly closes_at: Date;
  readonly seed: Buffer;
  readonly round: number;
}

/** A draw in the archive. */
export function entryOf(
  lottery: string,
  space: NumberSpace,
  { number, closes_at: closesAt, seed, round }: DrawnIssue,
  { signature, numbers }: { readonly signature: string; readonly numbers: readonly number[] },
): ArchiveEntry {
  return {
    lottery,
    issue: number,
    space,
    closedAt: closesAt.toISOString(),
    commitment: commitmentTo(seed),
    round,
    seed: seed.toString('hex'),
    signature,
    numbers,
  };
}
