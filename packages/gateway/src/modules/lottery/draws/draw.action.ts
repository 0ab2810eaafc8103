import { chainHash } from '@livery/lottery/fair/archive';
import { drawNumbers, labelOf } from '@livery/lottery/fair/draw-numbers';
import { verifyDraw } from '@livery/lottery/fair/verify';
import type { Platform } from '#base/platform.ts';
import type { BeaconRound } from '#ports/beacon/beacon.ts';
import { changeIssue, lockIssue, type Issue } from '../issues/issue.repo.ts';
import { tellLottery } from '../lottery.repo.ts';
import type { RunningLottery } from '../lottery.rules.ts';
import { findLatestHash, insertDraw } from './draw.repo.ts';
import { entryOf } from './entry.rules.ts';

/**
 * Draws a closed issue from its seed and the beacon's round, once on any number of gateways. Before the draw counts, it
 * is checked as any reader of the archive can check it. False while the beacon's round is missing, and while stakes are
 * returned because it was late.
 *
 * @throws BeaconRefusal, after which the next run tries again
 */
export async function drawIssue({ tenants, beacon }: Platform, running: RunningLottery, issue: Issue, now: Date): Promise<boolean> {
  const round = await beacon.randomness(issue.round);
  if (round === null) return false;
  const { lottery, kind, code } = running;
  const seed = Uint8Array.from(issue.seed);
  const numbers = await drawNumbers(kind.space, seed, round.randomness, labelOf(code, issue.number));
  const entry = entryOf(code, kind.space, issue, { signature: round.signature, numbers });
  const faults = await verifyDraw(entry, { isSigned: isOf(issue.round, round), chain: beacon.chain });
  if (faults.length > 0) throw new Error(`The draw of issue ${issue.number} proves nothing: ${faults.join(', ')}`);
  const key = { merchantId: lottery.merchant_id, nodeId: lottery.node_id };
  return tenants.transaction(key.merchantId, async (trx) => {
    const held = await lockIssue(trx, issue.id);
    if (held.state !== 'closed' || held.source !== 'own') return true;
    if (held.correction !== null) return false;
    const previous = await findLatestHash(trx, key);
    const hash = await chainHash(previous, entry);
    await insertDraw(trx, { ...key, issueId: issue.id, signature: Buffer.from(round.signature, 'hex'), numbers, previous, hash });
    await changeIssue(trx, issue.id, { state: 'drawn', numbers: [...numbers], drawn_at: now });
    await changeIssue(trx, issue.id, { state: 'verified' });
    await tellLottery(trx, key);
    return true;
  });
}

/** The port has verified the signature with the chain's key. */
function isOf(asked: number, { signature }: BeaconRound): (round: number, signature: string) => boolean {
  return (round, given) => round === asked && given === signature;
}
