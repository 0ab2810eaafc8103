import { compactDecrypt, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { GatewayDatabase } from '../database/schema.ts';
import type { Clock } from './clock.ts';
import type { PayloadCipher, PublicKey } from './payload-cipher.ts';

const alg = 'ECDH-ES';
const enc = 'A256GCM';
const typ = 'wps+jwe';
type ImportedKey = Awaited<ReturnType<typeof importJWK>>;

/** JWE compact over P-256, its keys in the database, so that every gateway of a fleet opens what any of them invited. */
export class JweCipher implements PayloadCipher {
  readonly #db: GatewayDatabase;
  readonly #clock: Clock;
  #keys: { publicKey: PublicKey; privateKey: ImportedKey }[] = [];

  constructor(db: GatewayDatabase, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Makes the first key of a database that has none. */
  async ensureKey(): Promise<void> {
    if (await this.#load()) return;
    const { privateKey } = await generateKeyPair(alg, { crv: 'P-256', extractable: true });
    const jwk = await exportJWK(privateKey);
    const kid = await calculateJwkThumbprint(jwk);
    await this.#db
      .insertInto('payload_key')
      .values({ kid, private_jwk: JSON.stringify(jwk), created_at: this.#clock.now() })
      .execute();
    await this.#load();
  }

  async publicKeys(): Promise<PublicKey[]> {
    return this.#keys.map(({ publicKey }) => publicKey);
  }

  async open(sealed: string): Promise<Uint8Array> {
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, (header) => this.#privateKey(header), {
      keyManagementAlgorithms: [alg],
      contentEncryptionAlgorithms: [enc],
    });
    if (protectedHeader.typ !== typ || protectedHeader.zip !== undefined) throw new Error('not a sealed payload of ours');
    return plaintext;
  }

  async #privateKey({ kid }: { kid?: string }): Promise<ImportedKey> {
    const key = this.#keys.find(({ publicKey }) => publicKey.kid === kid);
    if (key === undefined) throw new Error('sealed with a key that is not ours');
    return key.privateKey;
  }

  async #load(): Promise<boolean> {
    const rows = await this.#db.selectFrom('payload_key').selectAll().orderBy('created_at', 'desc').execute();
    this.#keys = await Promise.all(
      rows.map(async ({ kid, private_jwk }) => ({
        publicKey: publicPart(kid, private_jwk as JWK),
        privateKey: await importJWK(private_jwk as JWK, alg),
      })),
    );
    return this.#keys.length > 0;
  }
}

function publicPart(kid: string, { kty = '', crv = '', x = '', y = '' }: JWK): PublicKey {
  return { kty, crv, x, y, kid, use: 'enc', alg };
}
