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

/** A round that is over, with all that decided it. */
export interface LastRound {
  readonly number: number;
  readonly outcome: number;
  readonly commitment: string;
  readonly serverSeed: string;
  /** Those of the first three players who staked, with a comma between them. */
  readonly clientSeed: string;
  readonly overAt: number;
}

/** What somebody has staked on a round; nobody is named whole. */
export interface SeenStake {
  readonly id: number;
  readonly player: string;
  readonly stake: number;
  /** What came back of it, in hundredths of it; null while that is open. */
  readonly times: number | null;
}

export interface SeenStakes {
  /** The round that they are on. */
  readonly round: number;
  readonly players: number;
  readonly staked: number;
  /** The largest, and no more than 40 of them. */
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

/** The player's stakes on the round that goes on and on the last one. */
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

/** What every stake at a table says of itself. */
export interface TableStakeBody {
  readonly session: string;
  readonly idempotencyKey: string;
  readonly clientSeed: string;
  /** The number of the round that it is meant for. */
  readonly round: number;
}

/** A call about a stake that was made. */
export interface StakeCall {
  readonly session: string;
  readonly key: string;
}

/** The answer to a call about the player's stakes: the stake now, and the remaining balance. */
export interface StakeAnswer<Choice> {
  readonly stake: OwnStake<Choice>;
  readonly balance: number;
}
