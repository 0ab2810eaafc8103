import { kindOf } from '@livery/lottery/kinds/kinds';
import { kindCodes, type KindCode } from '@livery/lottery/model/kind';
import { shareOfPrizeGroup } from '@livery/lottery/model/odds';
import { proveKind, type Proof } from '@livery/lottery/prove/prove';
import type { Progress } from '../../terminal/progress.ts';

export interface ProofRequest {
  kind?: KindCode;
  /** Of 2000. */
  prizeGroup: number;
  /** Parts per 10,000. */
  least: number;
  push: 'returned' | 'lost';
}

export interface KindProof {
  kind: KindCode;
  proofs: Proof[];
}

/** Proves one kind of lottery, or all of them, at the odds of a prize group. */
export async function proveLotteries({ kind, prizeGroup, least, push }: ProofRequest, onProgress: Progress): Promise<KindProof[]> {
  const codes = kind === undefined ? kindCodes : [kind];
  const target = { most: shareOfPrizeGroup(prizeGroup), least, flags: { fortyNine: push, tie: push, thirty: push } };
  const proofs: KindProof[] = [];
  for (const [index, code] of codes.entries()) {
    onProgress(`counting the draws of ${code}`, { done: index + 1, of: codes.length });
    // Counting blocks for about a second, so let the progress line appear first.
    await new Promise((resolve) => setImmediate(resolve));
    proofs.push({ kind: code, proofs: proveKind(kindOf(code), target) });
  }
  return proofs;
}
