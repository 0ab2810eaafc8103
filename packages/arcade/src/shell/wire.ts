/** The seven colours of the game's cover. All colours of the page are mixed from them. */
export type Tone = 'night' | 'deep' | 'mid' | 'glow' | 'light' | 'main' | 'pop';
export type Palette = Readonly<Record<Tone, string>>;

/** All amounts in minor units of `currency`. */
export interface OpenAnswer {
  readonly session: string;
  readonly nodeId: number;
  readonly gameName: string;
  readonly language: string;
  readonly theme: string;
  /** The rules of the rounds. */
  readonly model: string;
  readonly palette: Palette;
  /** `demo` stakes play money, which is in no ledger. */
  readonly mode: 'real' | 'demo';
  readonly currency: { readonly code: string; readonly symbol: string; readonly digits: number };
  /** The format of amounts: as specified, or by `language`. */
  readonly amounts: 'specified' | 'locale';
  readonly balance: number;
  readonly stakes: readonly number[];
  /** Expected win of one stake, exact. */
  readonly rtp: number;
  readonly commitment: string;
  /** Where messages to the page around the game may go. */
  readonly parentOrigin: string;
}

/** The fields of every round that one call stakes. */
export interface RoundBody {
  readonly session: string;
  readonly idempotencyKey: string;
  readonly stake: number;
  readonly clientSeed: string;
}

export interface RoundAnswer {
  readonly nonce: number;
  readonly stake: number;
  readonly win: number;
  /** After stake and win. */
  readonly balance: number;
}

/** The seed that decided the rounds so far, and the commitment to the one that decides the next. */
export interface RotateAnswer {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly nextCommitment: string;
}
