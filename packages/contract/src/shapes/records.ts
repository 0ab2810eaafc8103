import Type from 'typebox';
import { betStates, movementSubjects, movementTypes } from '../movements.ts';
import { day, language, longWhole } from './inputs.ts';
import { page, pageQuery } from './paging.ts';

// Amounts are in minor units of the member's currency, instants in ISO 8601. Days are in the brand's time zone, both
// included, at most `longestPeriod` of them.

const period = { from: day, to: day };
const gameType = Type.Optional(Type.String({ pattern: '^[A-Z]{2,12}$' }));

const betFilter = { ...period, gameType, state: Type.Optional(Type.Enum([...betStates])), language };
const movementFilter = { ...period, type: Type.Optional(Type.Enum([...movementTypes])), language };
/** By the time of the bet or movement, newest first by default. */
const order = { order: Type.Optional(Type.Enum(['newest', 'oldest'])) };
const lossFilter = { ...period, gameType, language };

const PlayedGame = Type.Object({ nodeId: Type.Integer(), name: Type.String(), type: Type.String(), typeName: Type.String() });
export const GameTypes = Type.Array(Type.Object({ code: Type.String(), name: Type.String() }));

/** `payout` is null while the bet is open. A void bet keeps the amounts that were undone. */
export const Bet = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  game: PlayedGame,
  state: Type.Enum([...betStates]),
  stake: Type.Integer(),
  payout: Type.Union([Type.Integer(), Type.Null()]),
  settledAt: Type.Union([Type.String(), Type.Null()]),
});

/**
 * What a movement belongs to, other than a bet. `id` is its id in its own section, `name` its name in the call's
 * language. Other members have masked names and no ids.
 */
const About = Type.Object({
  of: Type.Enum([...movementSubjects]),
  id: Type.Union([Type.String(), Type.Null()]),
  name: Type.Union([Type.String(), Type.Null()]),
});

/** `amount` is negative for outgoing money. `balance` is the balance after the movement. */
const Movement = Type.Object({
  id: Type.String(),
  at: Type.String(),
  type: Type.Enum([...movementTypes]),
  kind: Type.String(),
  title: Type.String(),
  amount: Type.Integer(),
  balance: Type.Integer(),
  /** The number to quote to customer service. */
  number: Type.Integer(),
  about: Type.Union([About, Type.Null()]),
  reason: Type.Union([Type.String(), Type.Null()]),
  bet: Type.Union([Type.Object({ id: Type.Integer(), game: PlayedGame }), Type.Null()]),
});

/**
 * The proof of a house round. `commitment` is the SHA-256 of the server's seed, which the player saw in advance. The
 * seed itself is null while it still decides rounds. Draw `i` is the first five bytes of HMAC-SHA256(server's seed,
 * `<clientSeed>:<nonce>:<i>`) as a fraction, scaled to the number of outcomes. A running round has no draws. `facts`
 * are the choices and the results of the draws.
 */
const RoundProof = Type.Object({
  commitment: Type.String(),
  serverSeed: Type.Union([Type.String(), Type.Null()]),
  clientSeed: Type.String(),
  nonce: Type.Integer(),
  draws: Type.Array(Type.Object({ among: Type.Integer(), drawn: Type.Integer() })),
  facts: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
});

/**
 * Totals of all rows that match the filters. `net` is the payout minus the stake of settled bets. Void bets count only
 * in `count`.
 */
const BetTotals = Type.Object({
  count: Type.Integer(),
  stake: Type.Integer(),
  payout: Type.Integer(),
  net: Type.Integer(),
});

/** Settled bets by the day of their settlement. `net` below zero is a loss. */
const LossLine = Type.Object({
  day: Type.String(),
  gameType: Type.String(),
  typeName: Type.String(),
  count: Type.Integer(),
  stake: Type.Integer(),
  payout: Type.Integer(),
  net: Type.Integer(),
});

export const records = {
  betRecord: { query: pageQuery({ ...betFilter, ...order }), value: page(Bet) },
  betTotals: { query: Type.Object(betFilter), value: Type.Object({ totals: BetTotals, gameTypes: GameTypes }) },
  betFile: { query: Type.Object({ ...betFilter, ...order }) },
  betRound: {
    query: Type.Object({ bet: longWhole(), language }),
    value: Type.Object({
      bet: Bet,
      voided: Type.Union([Type.Object({ at: Type.String(), reason: Type.String() }), Type.Null()]),
      movements: Type.Array(Movement),
      proof: Type.Union([RoundProof, Type.Null()]),
    }),
  },
  memberTransactions: { query: pageQuery({ ...movementFilter, ...order }), value: page(Movement) },
  transactionTotals: {
    query: Type.Object(movementFilter),
    value: Type.Object({ count: Type.Integer(), moneyIn: Type.Integer(), moneyOut: Type.Integer() }),
  },
  transactionFile: { query: Type.Object({ ...movementFilter, ...order }) },
  personalLoss: {
    query: Type.Object(lossFilter),
    value: Type.Object({ lines: Type.Array(LossLine), totals: BetTotals, gameTypes: GameTypes }),
  },
  lossFile: { query: Type.Object(lossFilter) },
};
