import { createHash, createHmac, randomBytes } from 'node:crypto';

export function newServerSeed(): Buffer {
  return randomBytes(32);
}

/** Shown before play: it commits the house to the seed without revealing it. */
export function commitmentTo(serverSeed: Buffer): string {
  return createHash('sha256').update(serverSeed).digest('hex');
}

/** The HMAC-SHA256 of a message under the seed. */
export function drawFrom(serverSeed: Buffer): (message: string) => Buffer {
  return (message) => createHmac('sha256', serverSeed).update(message).digest();
}
