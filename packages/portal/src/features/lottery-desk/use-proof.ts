import { useEffect, useState } from 'react';
import { chainHash } from '@livery/lottery/fair/archive';
import { verifyDraw } from '@livery/lottery/fair/verify';
import type { ArchivedDraw } from './lottery-desk.api.ts';

/** The result of checking a proof in this browser. */
export interface Checked {
  commitment: boolean;
  numbers: boolean;
  hash: boolean;
}

/** Draws the numbers again from the archived draw. Null until done. The reader compares the beacon's signature. */
export function useProof(draw: ArchivedDraw | undefined): Checked | null {
  const [checked, setChecked] = useState<{ of: ArchivedDraw; result: Checked } | null>(null);
  useEffect(() => {
    if (draw === undefined) return undefined;
    let isCurrent = true;
    void check(draw).then((result) => {
      if (isCurrent) setChecked({ of: draw, result });
    });
    return () => {
      isCurrent = false;
    };
  }, [draw]);
  return checked !== null && checked.of === draw ? checked.result : null;
}

export async function check({ entry, previous, hash }: ArchivedDraw): Promise<Checked> {
  const faults = await verifyDraw(entry, { isSigned: () => true });
  const isFormed = !faults.includes('form');
  return {
    commitment: isFormed && !faults.includes('commitment'),
    numbers: isFormed && !faults.includes('numbers'),
    hash: (await chainHash(previous, entry)) === hash,
  };
}
