import Type from 'typebox';
import {
  issueStates,
  lotteryActs,
  lotterySources,
  resultFaults,
  ticketStates,
  lotteryFaultKinds,
  lotteryFaultStates,
} from '../lotteries.ts';
import { longWhole, text, whole } from '../shapes/inputs.ts';
import { page, pageQuery } from '../shapes/paging.ts';
import { account, closed, instant, items, orNull, rowId } from './parts.ts';

// Amounts are minor units of the merchant's currency unless a unit is given beside them.

/** The name of the person at the desk, which has no accounts yet. */
const person = text(64, 1);
const State = Type.Enum([...issueStates]);
const Source = Type.Enum([...lotterySources]);
const flag = Type.Enum(['returned', 'lost']);
const Flags = Type.Object({ fortyNine: flag, tie: flag, thirty: flag }, closed);
const amount = whole({ minimum: 1, maximum: 2_147_483_647 });
const large = longWhole();
const seconds = (minimum: number, maximum: number) => whole({ minimum, maximum });

/** How a lottery is run. Durations are in seconds. */
const Settings = Type.Object(
  {
    source: Source,
    every: seconds(20, 86_400),
    closing: seconds(0, 86_400),
    pause: seconds(1, 86_400),
    beaconTimeout: seconds(1, 604_800),
    correction: seconds(0, 2_592_000),
    flags: Flags,
    prizeGroup: whole({ minimum: 1_700, maximum: 2_000 }),
    minStake: amount,
    maxStake: large,
    maxTicket: large,
    maxWin: large,
    cap: large,
    outcomeCap: large,
  },
  closed,
);

const Lottery = Type.Object({
  game: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  kind: Type.String(),
  settings: Settings,
  /** Closed issues without a result, and results and faults that wait for a second person. */
  waiting: Type.Object({ results: Type.Integer(), verdicts: Type.Integer(), faults: Type.Integer() }),
  /** Members' open debts after corrections. */
  owed: Type.Integer(),
});

const sums = {
  tickets: Type.Integer(),
  stake: Type.Integer(),
  /** Of judged tickets. */
  payout: Type.Integer(),
};

const IssueRow = Type.Object({
  id: Type.Integer(),
  number: Type.String(),
  state: State,
  source: Source,
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  /** As shown on balls and prizes. */
  numbers: orNull(Type.Array(Type.String())),
  ...sums,
  /** Whether a result or a fault waits for a second person. */
  isWaiting: Type.Boolean(),
});

const Fault = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...lotteryFaultKinds]),
  state: Type.Enum([...lotteryFaultStates]),
  /** The text that members read. */
  note: Type.String(),
  drawnAt: orNull(instant),
  numbers: orNull(Type.Array(Type.String())),
  declaredBy: Type.String(),
  declaredAt: instant,
  decidedBy: orNull(Type.String()),
  decidedAt: orNull(instant),
  doneAt: orNull(instant),
});

const Issue = Type.Object({
  game: Type.Integer(),
  kind: Type.String(),
  issue: IssueRow,
  flags: Flags,
  prizeGroup: Type.Integer(),
  /** SHA-256 of the seed. Null for a result from outside. */
  commitment: orNull(Type.String()),
  round: orNull(Type.Integer()),
  drawnAt: orNull(instant),
  paidAt: orNull(instant),
  /** Until when a paid result can be corrected. */
  correctableUntil: orNull(instant),
  correction: orNull(Type.String()),
  /** By unit and state. */
  tickets: Type.Array(Type.Object({ unit: Type.String(), state: Type.Enum([...ticketStates]), ...sums, members: Type.Integer() })),
  /** A result that waits for a second person. */
  written: orNull(Type.Object({ numbers: Type.Array(Type.String()), by: Type.String(), at: instant })),
  faults: Type.Array(Fault),
  owed: Type.Integer(),
  /** Acts on it at the desk, latest first. */
  events: Type.Array(
    Type.Object({
      id: Type.Integer(),
      at: instant,
      person: Type.String(),
      act: Type.Enum([...lotteryActs]),
      numbers: orNull(Type.Array(Type.String())),
      note: Type.String(),
    }),
  ),
});

const Ticket = Type.Object({
  id: Type.Integer(),
  account,
  play: Type.String(),
  lines: Type.Integer(),
  stake: Type.Integer(),
  unit: Type.String(),
  placedAt: instant,
  state: Type.Enum([...ticketStates]),
  payout: orNull(Type.Integer()),
  /** The group of the ticket's odds, and the member's own. Stakes below the member's own group earn a rebate. */
  prizeGroup: Type.Integer(),
  ownGroup: Type.Integer(),
  /** The void ticket that this one replaces after a correction. */
  copyOf: orNull(Type.Integer()),
});

const Market = Type.Object({
  code: Type.String(),
  play: Type.String(),
  /** Null if a cell is a whole line, or everything. */
  slot: orNull(Type.Integer()),
  worst: Type.Integer(),
  /** The cost of each outcome if it is drawn. */
  cells: Type.Array(Type.Integer()),
  labels: Type.Array(Type.String()),
  closed: Type.Array(Type.Integer()),
});

const Exposure = Type.Object({
  cap: Type.Integer(),
  outcomeCap: Type.Integer(),
  /** The liability that admission uses: the sum of the markets' worst cases. */
  bound: Type.Integer(),
  /** The most expensive draw. Null if there are too many. Markets with one cell count with their bound. */
  exact: orNull(Type.Object({ worst: Type.Integer(), numbers: Type.Array(Type.String()) })),
  markets: Type.Array(Market),
});

const issue = { issue: rowId };
/** Numbers as people write them: digits in a row, or numbers separated by blanks or commas. */
const numbers = text(400, 1);
const asked = { kind: Type.Enum([...lotteryFaultKinds]), drawnAt: Type.Optional(text(40, 1)), numbers: Type.Optional(numbers) };

export const lottery = {
  lotteries: { value: Type.Object({ items: Type.Array(Lottery), currency: Type.String(), timeZone: Type.String() }) },
  /** `seen` is the value that `lotteries` returned. */
  setLottery: { body: Type.Object({ game: whole(), settings: Settings, seen: Settings, person }, closed) },
  lotteryIssues: {
    query: pageQuery({ game: whole(), state: Type.Optional(State), number: Type.Optional(text(16, 1)) }),
    value: page(IssueRow),
  },
  lotteryIssue: { query: Type.Object({ issue: rowId }), value: Issue },
  lotteryIssueTickets: { query: pageQuery({ issue: rowId, state: Type.Optional(Type.Enum([...ticketStates])) }), value: page(Ticket) },
  lotteryExposure: { query: Type.Object({ issue: rowId }), value: Exposure },
  closeLotteryOutcome: {
    body: Type.Object({ ...issue, market: text(48, 1), outcome: whole(), isClosed: Type.Boolean(), person }, closed),
    value: Type.Object({ closed: Type.Array(Type.Integer()) }),
  },
  writeLotteryResult: { body: Type.Object({ ...issue, numbers, person }, closed) },
  readLotteryResults: {
    body: Type.Object({ game: whole(), lines: text(100_000, 1), person }, closed),
    value: Type.Object({
      written: Type.Array(Type.String()),
      refused: Type.Array(Type.Object({ line: Type.Integer(), code: Type.Enum([...resultFaults]) })),
    }),
  },
  /** `numbers`: as the second person has read them at the source. */
  decideLotteryResult: { body: Type.Object({ ...issue, numbers, verdict: Type.Enum(['verify', 'refuse']), person }, closed) },
  previewLotteryFault: {
    query: Type.Object({ ...issue, ...asked }),
    value: items(
      Type.Object({
        unit: Type.String(),
        tickets: Type.Integer(),
        members: Type.Integer(),
        /** The stakes returned to members, and the payouts taken back. */
        stake: Type.Integer(),
        payout: Type.Integer(),
        /** The payout of these tickets with the right numbers. */
        payoutAfter: Type.Integer(),
        /** Members who have spent the payouts that are taken back, and their resulting debt. */
        owing: Type.Integer(),
        owed: Type.Integer(),
      }),
    ),
  },
  declareLotteryFault: {
    body: Type.Object({ ...issue, ...asked, note: text(300, 1), person }, closed),
    value: Type.Object({ id: Type.Integer() }),
  },
  decideLotteryFault: { body: Type.Object({ fault: rowId, verdict: Type.Enum(['confirm', 'withdraw']), person }, closed) },
};
