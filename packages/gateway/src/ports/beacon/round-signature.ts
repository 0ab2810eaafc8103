import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesOf } from '@livery/lottery/fair/hex';
import type { BeaconChain } from '@livery/lottery/fair/rounds';

/** drand's scheme `bls-unchained-g1-rfc9380`: signatures on G1, keys on G2. */
const { shortSignatures } = bls12_381;
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

function pointOf(round: number): ReturnType<typeof shortSignatures.hash> {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  return shortSignatures.hash(createHash('sha256').update(number).digest(), domain);
}

/** Whether a chain signed a round. It takes a core about 50 ms. */
export function isRoundSigned({ publicKey }: BeaconChain, round: number, signature: string): boolean {
  const [key, signed] = [bytesOf(publicKey, 96), bytesOf(signature, 48)];
  if (key === null || signed === null || !Number.isSafeInteger(round) || round < 1) return false;
  try {
    return shortSignatures.verify(signed, pointOf(round), key);
  } catch {
    // The library throws for bytes that are not a point of the group.
    return false;
  }
}

export function signRound(secretKey: Uint8Array, round: number): string {
  return shortSignatures.Signature.toHex(shortSignatures.sign(pointOf(round), secretKey));
}

export function publicKeyOf(secretKey: Uint8Array): string {
  return shortSignatures.getPublicKey(secretKey).toHex();
}
