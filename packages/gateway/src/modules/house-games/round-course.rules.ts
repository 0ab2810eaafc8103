/** The record of a house round. */
export interface RoundCourse {
  readonly seedId: number;
  readonly nonce: number;
  /** ASCII. */
  readonly clientSeed: string;
  /** The draw and the player's choice, in the game's own format. */
  readonly data: Buffer;
}

const seedBytes = 6;
const nonceBytes = 4;
const headBytes = seedBytes + nonceBytes + 1;

/**
 * As stored with a bet: the seed's number (6 bytes, big-endian like the next), the nonce (4), the length of the
 * client's seed (1), the client's seed, the data.
 */
export function writeCourse({ seedId, nonce, clientSeed, data }: RoundCourse): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUIntBE(seedId, 0, seedBytes);
  head.writeUInt32BE(nonce, seedBytes);
  head.writeUInt8(clientSeed.length, seedBytes + nonceBytes);
  return Buffer.concat([head, Buffer.from(clientSeed, 'ascii'), data]);
}

/** The first bytes of every course of a seed. */
export function seedOfCourse(seedId: number): Buffer {
  const seed = Buffer.alloc(seedBytes);
  seed.writeUIntBE(seedId, 0, seedBytes);
  return seed;
}

export function readCourse(course: Buffer): RoundCourse {
  const dataAt = headBytes + course.readUInt8(seedBytes + nonceBytes);
  return {
    seedId: course.readUIntBE(0, seedBytes),
    nonce: course.readUInt32BE(seedBytes),
    clientSeed: course.toString('ascii', headBytes, dataAt),
    data: course.subarray(dataAt),
  };
}
