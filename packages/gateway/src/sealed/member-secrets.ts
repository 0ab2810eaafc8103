import { createHash } from 'node:crypto';
import { compactDecrypt, CompactEncrypt } from 'jose';
import { KeySecretUnusable, type KeySecrets } from './key-secrets.ts';

interface NamedKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** A secret as stored in the database, and the name of the key that opens it. */
export interface SealedSecret {
  readonly sealed: string;
  readonly sealedUnder: string;
}

/** Encrypts members' secrets for the database: AES-256-GCM, with keys derived from the same secrets. */
export class MemberSecrets {
  readonly #keys: readonly [NamedKey, ...NamedKey[]];

  constructor({ memberKeys: [current, ...previous] }: KeySecrets) {
    this.#keys = [named(current), ...previous.map(named)];
  }

  /** The name of the current sealing key. */
  get currentKey(): string {
    return this.#keys[0].id;
  }

  /** @param place names the owner and purpose of the secret, so that it cannot be opened in another row */
  async seal(place: string, secret: string): Promise<SealedSecret> {
    const { id, key } = this.#keys[0];
    const sealed = await new CompactEncrypt(new TextEncoder().encode(secret))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id, place })
      .encrypt(key);
    return { sealed, sealedUnder: id };
  }

  /** @throws KeySecretUnusable if none of the secrets opens it, or it belongs to another row */
  async open(place: string, { sealed, sealedUnder }: SealedSecret): Promise<string> {
    const known = this.#keys.find(({ id }) => id === sealedUnder);
    const opened =
      known === undefined
        ? null
        : await compactDecrypt(sealed, known.key, {
            keyManagementAlgorithms: ['dir'],
            contentEncryptionAlgorithms: ['A256GCM'],
          }).catch(() => null);
    if (opened === null || opened.protectedHeader['place'] !== place)
      throw new KeySecretUnusable(
        'A secret of a member is sealed under none of the secrets in LIVERY_KEY_SECRET, or lies in the row of another: name the former secret behind the current one.',
      );
    return new TextDecoder().decode(opened.plaintext);
  }
}

function named(key: Uint8Array): NamedKey {
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 16), key };
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly memberSecrets: MemberSecrets;
  }
}
