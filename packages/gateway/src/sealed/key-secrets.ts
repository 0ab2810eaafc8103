import { hkdfSync } from 'node:crypto';
import { compactDecrypt, CompactEncrypt, type JWK } from 'jose';
import { DatabaseUnusable } from '#database/database-errors.ts';

/** In characters: 32 bytes have 43 in base64url, and 16 bytes have 32 hexadecimal digits. */
const shortestSecret = 32;

/**
 * The secret under which private keys are stored is missing, too short or different. `message` says what to do about
 * it.
 */
export class KeySecretUnusable extends DatabaseUnusable {
  override readonly name = 'KeySecretUnusable';
}

/**
 * Encrypts the private keys of sealed calls for the database with AES-256-GCM, under keys derived from secrets in the
 * environment.
 */
export class KeySecrets {
  readonly #keys: readonly [Uint8Array, ...Uint8Array[]];
  /** Derived from the same secrets, for other signatures between the nodes of a fleet. */
  readonly signingSecrets: readonly [string, ...string[]];
  /** Derived from the same secrets, for members' own secrets. */
  readonly memberKeys: readonly [Uint8Array, ...Uint8Array[]];

  /**
   * @param secrets the current one first, then those that keys may still be stored under
   * @throws KeySecretUnusable without a secret, or if one has fewer than 32 characters
   */
  constructor([current, ...previous]: readonly string[]) {
    if (current === undefined)
      throw new KeySecretUnusable(
        'In production the keys of sealed calls need a secret to be stored under: set LIVERY_KEY_SECRET, which `openssl rand -base64 32` makes.',
      );
    const derived = (purpose: string): [Uint8Array, ...Uint8Array[]] => [
      deriveKey(current, purpose),
      ...previous.map((secret) => deriveKey(secret, purpose)),
    ];
    this.#keys = derived('livery payload keys');
    this.memberKeys = derived('livery member secrets');
    this.signingSecrets = [signingSecretOf(current), ...previous.map(signingSecretOf)];
  }

  /** @param kid names the row in which the key is stored, so that it cannot be opened in another */
  async seal(kid: string, jwk: JWK): Promise<string> {
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(jwk)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid })
      .encrypt(this.#keys[0]);
  }

  /** @throws KeySecretUnusable if none of the secrets opens it */
  async open(kid: string, sealed: string): Promise<{ jwk: JWK; isUnderCurrent: boolean }> {
    for (const key of this.#keys) {
      const opened = await compactDecrypt(sealed, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      }).catch(() => null);
      if (opened?.protectedHeader.kid !== kid) continue;
      return { jwk: JSON.parse(new TextDecoder().decode(opened.plaintext)) as JWK, isUnderCurrent: key === this.#keys[0] };
    }
    throw new KeySecretUnusable(
      'The keys of sealed calls in this database are stored under another secret: start with the one they were stored under (LIVERY_KEY_SECRET, else the file key-secret in the data folder), or, when it is lost, empty the table payload_key, and new keys are made.',
    );
  }
}

function signingSecretOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'livery human verification', 32)).toString('hex');
}

function deriveKey(secret: string, purpose: string): Uint8Array {
  if (secret.length < shortestSecret)
    throw new KeySecretUnusable(
      `The secret for the keys of sealed calls is too short: LIVERY_KEY_SECRET takes ${shortestSecret} characters at least, and \`openssl rand -base64 32\` makes one.`,
    );
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
