import type { PlayedRound } from '@livery/contract/shapes';
import { slotModels, type SlotModelId } from '../../../games/slot/slot-models.ts';
import { turnsFrom } from '../../../games/slot/slot-outcome.ts';
import type { GatewayDatabase } from '../../database/schema.ts';
import { readCourse } from '../games/slot/round-course.ts';
import { isOver } from '../games/slot/sitting.service.ts';
import { commitmentTo } from '../../server/committed-seed.ts';
import { findSeed } from './proof.repo.ts';

/**
 * What proves that a round of the house's slot was decided before it was played. The seed stays secret as long as it can decide
 * another round: until the player has it revealed, or the sitting is over. Null for a game that keeps no course.
 */
export async function proofOf(
  db: GatewayDatabase,
  { course, stake }: { course: Buffer | null; stake: number },
  now: Date,
): Promise<PlayedRound['proof']> {
  if (course === null) return null;
  const { seedId, nonce, clientSeed, stops } = readCourse(course);
  const seed = await findSeed(db, seedId);
  if (seed === null) return null;
  const model = slotModels[seed.model as SlotModelId];
  const lineStake = stake / model.lines.length;
  return {
    commitment: commitmentTo(seed.server_seed),
    serverSeed: seed.revealed_at !== null || isOver(seed, now) ? seed.server_seed.toString('hex') : null,
    clientSeed,
    nonce,
    reels: model.reels.map(({ length }) => length),
    turns: turnsFrom(model, [...stops]).map((turn) => ({ stops: [...turn.stops], win: turn.win * lineStake })),
  };
}
