import type { SealedPayload, ValueOf } from '@livery/contract/shapes';
import type { Static } from 'typebox';

export type PublicKey = ValueOf<'keySet'>['keys'][number];

/** The key of one call, to which its answer is sealed. */
export type ReplyKey = NonNullable<Static<typeof SealedPayload>['reply']>;

/** Seals the text of an answer. */
export type Sealer = (answer: string) => Promise<string>;

/**
 * How encrypted calls are encoded. The gateway ships JWE (readings 43). An operator's own scheme implements the same
 * methods.
 */
export interface PayloadCipher {
  /** Public keys, the one to encrypt with first. */
  readonly publicKeys: () => Promise<PublicKey[]>;
  /** The plaintext of a sealed body, or null if anything is wrong with it. Throws only if the gateway itself fails. */
  readonly open: (sealed: string) => Promise<Uint8Array | null>;
  /** A function that seals to this key. Null if the key is invalid. */
  readonly sealerTo: (key: ReplyKey) => Promise<Sealer | null>;
  /** Makes the next key and deletes old ones when due. Every gateway of a fleet may call it at any time. */
  readonly rotateKeys: (now: Date) => Promise<void>;
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly cipher: PayloadCipher;
  }
}
