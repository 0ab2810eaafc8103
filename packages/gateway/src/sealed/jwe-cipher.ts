import { compactDecrypt, CompactEncrypt, decodeProtectedHeader, importJWK } from 'jose';
import type { PayloadCipher, PublicKey, ReplyKey, Sealer } from './payload-cipher.ts';
import type { PayloadKeyRing } from './payload-key-ring.ts';

const alg = 'ECDH-ES';
const enc = 'A256GCM';
const typ = 'wps+jwe';
/** Allowed header fields: no compression, no sender-chosen key, no extension. */
const headerNames = ['alg', 'enc', 'kid', 'typ', 'epk'];

/** JWE compact over P-256. */
export class JweCipher implements PayloadCipher {
  readonly #ring: PayloadKeyRing;

  constructor(ring: PayloadKeyRing) {
    this.#ring = ring;
  }

  async publicKeys(): Promise<PublicKey[]> {
    return this.#ring.published();
  }

  async rotateKeys(now: Date): Promise<void> {
    await this.#ring.rotate(now);
  }

  async open(sealed: string): Promise<Uint8Array | null> {
    const kid = kidOf(sealed);
    const key = kid === null ? null : await this.#ring.find(kid);
    if (key === null) return null;
    const opened = await compactDecrypt(sealed, key, { keyManagementAlgorithms: [alg], contentEncryptionAlgorithms: [enc] }).catch(
      () => null,
    );
    return opened?.plaintext ?? null;
  }

  async sealerTo({ x, y }: ReplyKey): Promise<Sealer | null> {
    // Refuses a point that is not on the curve.
    const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, alg).catch(() => null);
    if (key === null) return null;
    return (answer) => new CompactEncrypt(new TextEncoder().encode(answer)).setProtectedHeader({ alg, enc, typ }).encrypt(key);
  }
}

/** The key named in one of our payloads. Null for anything else. */
function kidOf(sealed: string): string | null {
  // The last character of a part has unused bits. If they were allowed, one payload would have several spellings.
  if (!sealed.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)) return null;
  try {
    const header = decodeProtectedHeader(sealed);
    const isOurs = header.alg === alg && header.enc === enc && header.typ === typ && typeof header.kid === 'string';
    return isOurs && Object.keys(header).every((name) => headerNames.includes(name)) ? (header.kid ?? null) : null;
  } catch {
    return null;
  }
}
