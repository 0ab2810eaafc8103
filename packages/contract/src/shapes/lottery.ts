import Type from 'typebox';
import { fullGroup } from '../commission/prize-group.ts';
import { issueStates, lotteryGroups, prizeModes, slipLimits, ticketStates } from '../lotteries.ts';
import { Game } from './games.ts';
import { language, longWhole, text, whole } from './inputs.ts';
import { page, pageQuery } from './paging.ts';

// Instants are in milliseconds of Unix time, amounts in minor units, odds in hundredths with the stake included (readings 55).

const PrizeMode = Type.Enum([...prizeModes]);
const LotteryMenuQuery = Type.Object({ prizeMode: PrizeMode, device: Type.Literal('WEB'), language: text(8) });

/** The lotteries of a type. `title` is in the requested language. */
const LotteryGroup = Type.Object({ lotteryType: Type.Enum([...lotteryGroups]), title: Type.String(), games: Type.Array(Game) });

const issueNumber = Type.String({ pattern: '^[0-9]{8}-[0-9]{1,5}$' });
/** Bit n of the number is outcome n of the slot, at most 10,000 bits. */
const mask = Type.String({ pattern: '^[0-9a-f]{1,2500}$' });
const playCode = Type.String({ pattern: '^[a-z0-9-]{1,32}$' });
/** A play has at most one class for each sum of three digits. */
const odds = Type.Array(whole({ minimum: 100 }), { minItems: 1, maxItems: 28 });

/** The stake on one play: `stake` per line, `odds` for each class of the play as the member saw them. */
const BetBody = Type.Object(
  { play: playCode, slots: Type.Array(mask, { minItems: 1, maxItems: 10 }), stake: longWhole(), odds },
  { additionalProperties: false },
);

const PlaceBody = Type.Object(
  {
    game: whole(),
    bets: Type.Array(BetBody, { minItems: 1, maxItems: slipLimits.bets }),
    /** Each bet is placed in each of these, with its stake multiplied by `times`. */
    issues: Type.Array(
      Type.Object({ number: issueNumber, times: whole({ minimum: 1, maximum: slipLimits.times }) }, { additionalProperties: false }),
      { minItems: 1, maxItems: slipLimits.issues },
    ),
    /** The prize group of the odds, up to the member's own. Defaults to the issues' group. */
    prizeGroup: Type.Optional(whole({ minimum: 1, maximum: fullGroup })),
    /** When the remaining issues are cancelled: after the first win, or after a certain loss. */
    stopOn: Type.Optional(
      Type.Object({ win: Type.Optional(Type.Boolean()), loss: Type.Optional(longWhole()) }, { additionalProperties: false }),
    ),
    idempotencyKey: text(64, 8),
  },
  { additionalProperties: false },
);

const Issue = Type.Object({
  number: Type.String(),
  state: Type.Enum([...issueStates]),
  opensAt: Type.Integer(),
  closesAt: Type.Integer(),
  drawsAt: Type.Integer(),
});

/**
 * `animal` is the animal of the lunar year, 0 (rat) to 11. `correction` says why the first result was revoked. Null if
 * it is valid.
 */
const Result = Type.Object({
  number: Type.String(),
  state: Type.Enum([...issueStates]),
  drawsAt: Type.Integer(),
  animal: Type.Integer(),
  numbers: Type.Array(Type.Integer()),
  correction: Type.Union([Type.String(), Type.Null()]),
});

const Flags = Type.Object({
  fortyNine: Type.Enum(['returned', 'lost']),
  tie: Type.Enum(['returned', 'lost']),
  thirty: Type.Enum(['returned', 'lost']),
});

/** Per line, ticket and issue. `maxWin` applies to a member's tickets in an issue. */
const Limits = Type.Object({
  minStake: Type.Integer(),
  maxStake: Type.Integer(),
  maxLines: Type.Integer(),
  maxTicket: Type.Integer(),
  maxWin: Type.Integer(),
});

/** Sold-out outcomes of a slot. */
const SoldOut = Type.Object({ play: Type.String(), slot: Type.Integer(), mask: Type.String() });

const Board = Type.Object({
  nodeId: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  kind: Type.String(),
  flags: Flags,
  /** Out of 2000: the group of the odds, and how far up the member may go for a lower rebate. */
  prizeGroup: Type.Integer(),
  ownGroup: Type.Integer(),
  unit: Type.String(),
  limits: Limits,
  /** By play. A missing play is closed. */
  odds: Type.Record(Type.String(), Type.Array(Type.Integer())),
  /** The issue that accepts bets. Null between two. */
  current: Type.Union([Issue, Type.Null()]),
  next: Type.Union([Issue, Type.Null()]),
  /**
   * The commitment to the current issue's seed, and the beacon's round that it is combined with. Null for an outside
   * draw.
   */
  commitment: Type.Union([Type.String(), Type.Null()]),
  round: Type.Union([Type.Integer(), Type.Null()]),
  soldOut: Type.Array(SoldOut),
  /** Latest first. */
  results: Type.Array(Result),
  serverTime: Type.Integer(),
});

const Ticket = Type.Object({
  id: Type.Integer(),
  nodeId: Type.Integer(),
  name: Type.String(),
  kind: Type.String(),
  issue: Type.String(),
  closesAt: Type.Integer(),
  placedAt: Type.Integer(),
  play: Type.String(),
  slots: Type.Array(Type.String()),
  lines: Type.Integer(),
  /** Per line. */
  lineStake: Type.Integer(),
  times: Type.Integer(),
  stake: Type.Integer(),
  odds: Type.Array(Type.Integer()),
  /** The group at which it was played, and the member's own at that time. The rebate is for the difference. */
  prizeGroup: Type.Integer(),
  ownGroup: Type.Integer(),
  state: Type.Enum([...ticketStates]),
  /** Null while it is open. */
  payout: Type.Union([Type.Integer(), Type.Null()]),
  /** The rebate on the stake from that difference. Null unless the draw has judged it. */
  rebate: Type.Union([Type.Integer(), Type.Null()]),
  /** The slip over several issues that it belongs to. */
  chase: Type.Union([Type.Integer(), Type.Null()]),
  numbers: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
  canCancel: Type.Boolean(),
});

const NumberSpace = Type.Union([
  Type.Object({ by: Type.Literal('digits'), count: Type.Integer() }),
  Type.Object({ by: Type.Literal('distinct'), count: Type.Integer(), of: Type.Integer() }),
  Type.Object({ by: Type.Literal('prizes'), digits: Type.Array(Type.Integer()) }),
]);

/** Everything needed to repeat the draw, as in `@livery/lottery/fair/archive`. See docs/lottery-draws.md. */
const DrawEntry = Type.Object({
  lottery: Type.String(),
  issue: Type.String(),
  space: NumberSpace,
  closedAt: Type.String(),
  commitment: Type.String(),
  round: Type.Integer(),
  seed: Type.String(),
  signature: Type.String(),
  numbers: Type.Array(Type.Integer()),
});

/** `hash` follows from `previous`, the hash of the lottery's previous draw. */
const ArchivedDraw = Type.Object({ entry: DrawEntry, previous: Type.String(), hash: Type.String() });

const OpenedNumbers = Type.Object({
  list: Type.Array(
    Type.Object({
      nodeId: Type.Integer(),
      gameCode: Type.String(),
      gameName: Type.String(),
      kind: Type.String(),
      /** Empty before the first draw, like `opened`. `openedAt` is 0 then. */
      numero: Type.String(),
      openedAt: Type.Integer(),
      opened: Type.Array(Type.Integer()),
      /** When the lottery draws next. Absent while no draw is announced. */
      nextDrawsAt: Type.Optional(Type.Integer()),
    }),
  ),
  /** The gateway's time in ISO 8601, for counting down to `nextDrawsAt`. */
  now: Type.Optional(Type.String()),
});

const game = { game: whole(), language };

export const lottery = {
  lotteryMenu: {
    query: LotteryMenuQuery,
    value: Type.Object({ prizeMode: PrizeMode, groups: Type.Array(LotteryGroup) }),
  },
  recentLotteryMenu: { query: LotteryMenuQuery, value: Type.Object({ list: Type.Array(Game) }) },
  openedNumbers: { query: Type.Object({ language }), value: OpenedNumbers },
  memberOpenedNumbers: { query: Type.Object({ language }), value: OpenedNumbers },
  lotteryBoard: { query: Type.Object(game), value: Board },
  lotteryIssues: {
    query: Type.Object({ game: whole(), count: whole({ minimum: 1, maximum: slipLimits.issues }) }),
    value: Type.Object({ issues: Type.Array(Issue) }),
  },
  lotteryResults: { query: pageQuery({ game: whole() }), value: page(Result) },
  lotteryDraws: { query: pageQuery({ game: whole(), issue: Type.Optional(issueNumber) }), value: page(ArchivedDraw) },
  lotteryTickets: {
    query: pageQuery({ game: Type.Optional(whole()), state: Type.Optional(Type.Enum([...ticketStates])), language }),
    value: page(Ticket),
  },
  placeLotteryTickets: {
    body: PlaceBody,
    value: Type.Object({
      tickets: Type.Array(Type.Object({ id: Type.Integer(), issue: Type.String(), stake: Type.Integer() })),
      staked: Type.Integer(),
      balance: Type.Integer(),
    }),
  },
  cancelLotteryTicket: {
    body: Type.Object({ ticket: longWhole(), idempotencyKey: text(64, 8) }, { additionalProperties: false }),
    value: Type.Object({ returned: Type.Integer(), balance: Type.Integer() }),
  },
};
