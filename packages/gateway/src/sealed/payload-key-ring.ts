import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Clock } from '#base/clock.ts';
import type { KeySecrets } from './key-secrets.ts';
import type { PublicKey } from './payload-cipher.ts';
import { isKeyDue, openingKeys, publishedKeys, sealOverlap } from './payload-key-life.ts';

const alg = 'ECDH-ES';
/** Milliseconds after which the keys are read again, so that a gateway knows of the next one long before it seals. */
const freshness = 60_000;
/** An unknown key is looked up at most once in this time, however many payloads name it. */
const lookupPause = 1_000;

type PrivateKey = Awaited<ReturnType<typeof importJWK>>;

interface PayloadKey {
  readonly kid: string;
  readonly generation: number;
  readonly sealsFrom: Date;
  readonly publicKey: PublicKey;
  readonly privateKey: PrivateKey;
}

/**
 * The keys of sealed calls, shared by the gateways of a fleet: stored in the database, private parts encrypted under
 * the environment's secret.
 */
export class PayloadKeyRing {
  readonly #db: GatewayDatabase;
  readonly #clock: Clock;
  readonly #secrets: KeySecrets;
  #keys: readonly PayloadKey[] = [];
  /** Milliseconds of the gateway's clock. */
  #readAt = -Infinity;
  #reading: Promise<void> | null = null;

  constructor(db: GatewayDatabase, clock: Clock, secrets: KeySecrets) {
    this.#db = db;
    this.#clock = clock;
    this.#secrets = secrets;
  }

  /**
   * Encrypts every stored key with the current secret, and creates the first key of an empty database.
   *
   * @throws KeySecretUnusable if a key is stored under none of the secrets
   */
  async prepare(): Promise<void> {
    for (const { kid, sealed_jwk } of await this.#db.selectFrom('payload_key').select(['kid', 'sealed_jwk']).execute()) {
      const { jwk, isUnderCurrent } = await this.#secrets.open(kid, sealed_jwk);
      if (isUnderCurrent) continue;
      await this.#db
        .updateTable('payload_key')
        .set({ sealed_jwk: await this.#secrets.seal(kid, jwk) })
        .where('kid', '=', kid)
        .execute();
    }
    await this.rotate(this.#clock.now());
  }

  /** Public parts, with the one to seal with first. */
  async published(): Promise<PublicKey[]> {
    const now = this.#clock.now();
    if (this.#isReadBefore(now, freshness)) await this.#readOnce();
    if (this.#keys.length === 0) await this.rotate(now);
    return publishedKeys(this.#keys, now).map(({ publicKey }) => publicKey);
  }

  /** The private part of a key that can still open payloads. Another gateway may have created an unknown one since. */
  async find(kid: string): Promise<PrivateKey | null> {
    const now = this.#clock.now();
    const isKnown = this.#keys.some((key) => key.kid === kid);
    if (this.#isReadBefore(now, isKnown ? freshness : lookupPause)) await this.#readOnce();
    return openingKeys(this.#keys, now).find((key) => key.kid === kid)?.privateKey ?? null;
  }

  /**
   * Deletes the keys that can no longer open anything, and creates the next one when due. Only one of several gateways
   * succeeds.
   */
  async rotate(now: Date): Promise<void> {
    await this.#read();
    // Another call may read a newer key in the meantime. The next generation follows the keys for which one was due.
    const known = this.#keys;
    const dead = known.filter((key) => !openingKeys(known, now).includes(key)).map(({ kid }) => kid);
    const isDue = isKeyDue(known, now);
    if (dead.length > 0) await this.#db.deleteFrom('payload_key').where('kid', 'in', dead).execute();
    if (isDue) await this.#makeKey(known, now);
    if (isDue || dead.length > 0) await this.#read();
  }

  async #makeKey(known: readonly PayloadKey[], now: Date): Promise<void> {
    const { privateKey } = await generateKeyPair(alg, { crv: 'P-256', extractable: true });
    const jwk = await exportJWK(privateKey);
    const kid = await calculateJwkThumbprint(jwk);
    const isFirst = known.length === 0;
    await this.#db
      .insertInto('payload_key')
      .values({
        kid,
        generation: Math.max(0, ...known.map(({ generation }) => generation)) + 1,
        sealed_jwk: await this.#secrets.seal(kid, jwk),
        seals_from: isFirst ? now : new Date(now.getTime() + sealOverlap),
      })
      .onConflict((conflict) => conflict.column('generation').doNothing())
      .execute();
  }

  #isReadBefore(now: Date, age: number): boolean {
    // A clock that is set back expires the cache, just like one set forward.
    return Math.abs(now.getTime() - this.#readAt) >= age;
  }

  /** However many calls request the keys, they are read once. */
  #readOnce(): Promise<void> {
    return (this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    }));
  }

  async #read(): Promise<void> {
    const readAt = this.#clock.now().getTime();
    const rows = await this.#db.selectFrom('payload_key').selectAll().orderBy('seals_from').orderBy('generation').execute();
    this.#keys = await Promise.all(
      rows.map(async ({ kid, generation, sealed_jwk, seals_from }) => {
        const known = this.#keys.find((key) => key.kid === kid);
        if (known !== undefined) return known;
        const { jwk } = await this.#secrets.open(kid, sealed_jwk);
        return { kid, generation, sealsFrom: seals_from, publicKey: publicPart(kid, jwk), privateKey: await importJWK(jwk, alg) };
      }),
    );
    this.#readAt = readAt;
  }
}

function publicPart(kid: string, { kty = '', crv = '', x = '', y = '' }: JWK): PublicKey {
  return { kty, crv, x, y, kid, use: 'enc', alg };
}
