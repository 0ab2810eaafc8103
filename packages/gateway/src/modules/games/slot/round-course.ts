/** How a round of a slot came about; its turns follow from the stops. */
export interface RoundCourse {
  readonly seedId: number;
  readonly nonce: number;
  /** ASCII. */
  readonly clientSeed: string;
  /** A byte a reel, turn after turn. */
  readonly stops: Buffer;
}

const seedBytes = 6;
const nonceBytes = 4;
const headBytes = seedBytes + nonceBytes + 1;

/** As a bet keeps it: the seed's number (6 bytes, big-endian like the next), the nonce (4), the length of the client's seed (1), the client's seed, the stops. */
export function writeCourse({ seedId, nonce, clientSeed, stops }: RoundCourse): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUIntBE(seedId, 0, seedBytes);
  head.writeUInt32BE(nonce, seedBytes);
  head.writeUInt8(clientSeed.length, seedBytes + nonceBytes);
  return Buffer.concat([head, Buffer.from(clientSeed, 'ascii'), stops]);
}

export function readCourse(course: Buffer): RoundCourse {
  const stopsAt = headBytes + course.readUInt8(seedBytes + nonceBytes);
  return {
    seedId: course.readUIntBE(0, seedBytes),
    nonce: course.readUInt32BE(seedBytes),
    clientSeed: course.toString('ascii', headBytes, stopsAt),
    stops: course.subarray(stopsAt),
  };
}
