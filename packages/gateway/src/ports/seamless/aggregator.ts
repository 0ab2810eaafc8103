import type { Questions } from './sportsbook.ts';

/** An aggregator's wallet request. Amounts are minor units of `unit`, the currency's code. */
export type WalletCall =
  | { readonly kind: 'authenticate'; readonly token: string }
  | { readonly kind: 'balance'; readonly session: string }
  | {
      readonly kind: 'bet';
      readonly session: string;
      /** The aggregator's number, unique among its bets. Wins and rollbacks are numbered in the same way. */
      readonly transaction: string;
      /** The aggregator's number, unique among the player's rounds. A round's bets are settled together. */
      readonly round: string;
      readonly amount: number;
      readonly unit: string;
    }
  | {
      readonly kind: 'win';
      readonly player: string;
      readonly transaction: string;
      readonly round: string;
      /** The total payout of the round. 0 if it is lost. */
      readonly amount: number;
      readonly unit: string;
    }
  | {
      readonly kind: 'rollback';
      readonly player: string;
      readonly transaction: string;
      readonly round: string;
      /** The transaction of the bet to undo. */
      readonly bet: string;
    };

export type WalletCallOf<Kind extends WalletCall['kind']> = Extract<WalletCall, { kind: Kind }>;

/** The data for opening a game for a player. */
export interface PlaySession {
  /** The currency of bets. Null in a demo, which the aggregator runs with its own play money. */
  readonly session: string | null;
  readonly player: string | null;
  readonly mode: 'real' | 'demo';
  readonly currency: { readonly code: string; readonly digits: number };
  readonly balance: number;
  readonly game: { readonly code: string; readonly vendor: string; readonly type: string; readonly name: string };
  /** The return that the operator publishes for the game, as a percentage. Null if there is none. */
  readonly returnPercent: string | null;
  /** The game's stake limits in the lobby. Null if unknown. */
  readonly stakes: { readonly least: number; readonly most: number } | null;
  readonly language: string;
  /** The page around the game, which alone may frame it and receive its messages. */
  readonly parentOrigin: string;
}

/** The wallet's answer. `reference` is our bet's id, null without a bet. */
export interface WalletAnswer {
  readonly balance: number;
  readonly unit: string;
  readonly reference: string | null;
}

/** Why a call failed, and whether it can be retried. */
export const walletRefusals = {
  UNAUTHENTIC: { status: 401, mayPass: false },
  REPLAYED: { status: 401, mayPass: false },
  INVALID: { status: 400, mayPass: false },
  TOKEN_UNKNOWN: { status: 404, mayPass: false },
  SESSION_OVER: { status: 401, mayPass: false },
  PLAYER_UNKNOWN: { status: 404, mayPass: false },
  CURRENCY_MISMATCH: { status: 409, mayPass: false },
  INSUFFICIENT_FUNDS: { status: 409, mayPass: false },
  GAME_CLOSED: { status: 409, mayPass: false },
  SITE_CLOSED: { status: 409, mayPass: false },
  TRANSACTION_CONFLICT: { status: 409, mayPass: false },
  ROLLED_BACK: { status: 409, mayPass: false },
  ROUND_SETTLED: { status: 409, mayPass: false },
  BET_UNKNOWN: { status: 404, mayPass: true },
  TRY_AGAIN: { status: 503, mayPass: true },
} as const;

export type WalletRefusalCode = keyof typeof walletRefusals;

export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal';
  readonly code: WalletRefusalCode;

  constructor(code: WalletRefusalCode) {
    super(code);
    this.code = code;
  }
}

/** A POST to `/wps/x/seamless/<merchant>/<aggregator>/<call>`. */
export interface WalletRequest {
  readonly merchant: string;
  readonly call: string;
  readonly method: string;
  /** Including the query, unchanged. */
  readonly path: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** The exact bytes received. */
  readonly body: string;
}

export interface AuthenticCall {
  readonly call: WalletCall;
  /** The request's id. Null if only its transaction identifies it. */
  readonly nonce: string | null;
}

export interface SentAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface Launch {
  readonly merchant: string;
  readonly token: string;
  readonly language: string;
  readonly game: string;
  /** The match that a sportsbook opens with, and the outcome that goes on the slip. */
  readonly fixture?: string | undefined;
  readonly pick?: 'home' | 'draw' | 'away' | undefined;
}

/** The port of an aggregator, which offers vendors' games on our members' wallets. An adapter is one file. */
export interface Aggregator {
  /** As in the address of its calls. */
  readonly name: string;
  readonly brings: (game: { readonly vendor: string; readonly type: string }) => boolean;
  /** Whether the merchant has an agreement with it, that is, has its keys. */
  readonly serves: (merchant: string) => boolean;
  /** A game's address. The token is valid for one `authenticate` within 60 seconds. */
  readonly launchAddress: (launch: Launch) => string;
  readonly asks: Questions;
  /** Throws {@link WalletRefusal} for a request that is not the aggregator's or cannot be understood. */
  readonly readCall: (request: WalletRequest, now: Date) => AuthenticCall;
  readonly writeAnswer: (answer: PlaySession | WalletAnswer) => SentAnswer;
  readonly writeRefusal: (code: WalletRefusalCode) => SentAnswer;
}
