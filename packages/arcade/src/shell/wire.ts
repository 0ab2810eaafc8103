/** The seven colours of the game's cover; everything on the page is mixed from them. */
export type Tone = 'night' | 'deep' | 'mid' | 'glow' | 'light' | 'main' | 'pop';
export type Palette = Readonly<Record<Tone, string>>;

/** All amounts in minor units of `currency`. */
export interface OpenAnswer {
  readonly session: string;
  readonly nodeId: number;
  readonly gameName: string;
  readonly language: string;
  readonly theme: string;
  /** The rules that the rounds are played by. */
  readonly model: string;
  readonly palette: Palette;
  /** `demo` stakes play money, which is in no ledger. */
  readonly mode: 'real' | 'demo';
  readonly currency: { readonly code: string; readonly symbol: string; readonly digits: number };
  /** How they are written: as specified, or in the habit of `language`. */
  readonly amounts: 'specified' | 'locale';
  readonly balance: number;
  readonly stakes: readonly number[];
  /** Expected win of one stake, exact. */
  readonly rtp: number;
  readonly commitment: string;
  /** Where messages to the page around the game may go. */
  readonly parentOrigin: string;
}

/** What every round that is staked by one call says of itself. */
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
