import type { ValueOf } from '@livery/contract/shapes';

export type PublicKey = ValueOf<'keySet'>['keys'][number];

/** How encrypted calls travel. The gateway ships JWE (readings 43); an operator's own scheme implements the same two methods. */
export interface PayloadCipher {
  /** Public keys, the one to encrypt with first. */
  readonly publicKeys: () => Promise<PublicKey[]>;
  /** The plaintext of a sealed body. Whatever is wrong with it, it throws. */
  readonly open: (sealed: string) => Promise<Uint8Array>;
}
