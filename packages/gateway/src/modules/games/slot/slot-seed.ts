import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Draw } from '../../../../games/slot/slot-outcome.ts';

export function newServerSeed(): Buffer {
  return randomBytes(32);
}

/** What the player sees before playing: it binds the house to the seed and tells nothing of it. */
export function commitmentTo(serverSeed: Buffer): string {
  return createHash('sha256').update(serverSeed).digest('hex');
}

export function drawFrom(serverSeed: Buffer): Draw {
  return (message) => createHmac('sha256', serverSeed).update(message).digest();
}
