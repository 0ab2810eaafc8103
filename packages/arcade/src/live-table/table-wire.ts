/** Instants are milliseconds since 1970 by the gateway's clock, amounts minor units, multipliers hundredths. */
export interface TableRound {
  readonly number: number;
  /** Its bets open and close at the instants below; before they open, the last round is shown. */
  readonly phase: 'betting' | 'running';
  /** SHA-256 of the seed that decides it. */
  readonly commitment: string;
  readonly opensAt: number;
  readonly closesAt: number;
  /** Null until it runs. */
  readonly startedAt: number | null;
}

/** A finished round with everything that decided it. */
export interface LastRound {
  readonly number: number;
  readonly outcome: number;
  readonly commitment: string;
  readonly serverSeed: string;
  /** The seeds of the first three players who staked, separated by commas. */
  readonly clientSeed: string;
  readonly overAt: number;
}

/** A player's stake on a round. Names are masked. */
export interface SeenStake {
  readonly id: number;
  readonly player: string;
  readonly stake: number;
  /** The payout in hundredths of the stake; null while it is open. */
  readonly times: number | null;
}

export interface SeenStakes {
  /** The round of these stakes. */
  readonly round: number;
  readonly players: number;
  readonly staked: number;
  /** The 40 largest at most. */
  readonly largest: readonly SeenStake[];
}

/** `choice` is as the game tells it. */
export interface OwnStake<Choice> {
  readonly id: number;
  /** Names it in later calls. */
  readonly key: string;
  readonly round: number;
  readonly stake: number;
  readonly choice: Choice;
  readonly state: 'open' | 'settled' | 'undone';
  /** Null unless it is settled. */
  readonly win: number | null;
}

/** The player's stakes on the current round and the last one. */
export interface OwnStakes<Choice> {
  readonly balance: number;
  readonly stakes: readonly OwnStake<Choice>[];
}

/** The whole public state. One message is enough to start, or to resume after a break. */
export interface TableState {
  readonly now: number;
  readonly round: TableRound;
  readonly last: LastRound | null;
  /** Outcomes of the last twenty rounds, the newest first. */
  readonly past: readonly { readonly number: number; readonly outcome: number }[];
  readonly stakes: SeenStakes;
}

export type TableMessage<Choice> =
  | ({ readonly type: 'table' } & TableState)
  | ({ readonly type: 'stakes' } & SeenStakes)
  | ({ readonly type: 'own' } & OwnStakes<Choice>)
  | { readonly type: 'end'; readonly reason: 'session' | 'closing' };

/** The fields of every stake at a table. */
export interface TableStakeBody {
  readonly session: string;
  readonly idempotencyKey: string;
  readonly clientSeed: string;
  /** The number of the round that it is meant for. */
  readonly round: number;
}

/** A call about an existing stake. */
export interface StakeCall {
  readonly session: string;
  readonly key: string;
}

/** The answer to a call about the player's stakes: the stake now, and the remaining balance. */
export interface StakeAnswer<Choice> {
  readonly stake: OwnStake<Choice>;
  readonly balance: number;
}
