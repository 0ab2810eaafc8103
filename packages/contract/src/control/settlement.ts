import Type from 'typebox';
import { agreementKinds, settlementPeriods } from '../commission/agreements.ts';
import { lineStates, windowStates } from '../commission/settlement/states.ts';
import { highestAmount } from '../commission/terms.ts';
import { commissionEvent, Explanation } from '../shapes/agents/commission.ts';
import { longWhole, text, whole } from '../shapes/inputs.ts';
import { closed, orNull } from './parts.ts';

const Kind = Type.Enum([...agreementKinds]);
const Period = Type.Enum(['hourly', ...settlementPeriods]);
const State = Type.Enum([...windowStates]);
/** The name of the person at the desk, which has no accounts yet. */
const person = text(64, 1);

/** The currency of amounts and the time zone of days. */
const ofMerchant = { currency: Type.String(), timeZone: Type.String() };

const Window = Type.Object({
  id: Type.Integer(),
  kind: Kind,
  period: Period,
  from: Type.String(),
  to: Type.String(),
  state: State,
  /** The first of the two approvers. */
  supportedBy: orNull(Type.String()),
  lines: Type.Integer(),
  due: Type.Integer(),
  paid: Type.Integer(),
  held: Type.Integer(),
  disputed: Type.Integer(),
});

const Line = Type.Object({
  id: Type.Integer(),
  window: Type.Integer(),
  agreement: Type.Integer(),
  kind: Kind,
  account: Type.String(),
  /** Null for the house. */
  payer: orNull(Type.String()),
  from: Type.String(),
  to: Type.String(),
  state: Type.Enum([...lineStates]),
  /** Counted from 0. Null below the first. */
  tier: orNull(Type.Integer()),
  base: Type.Integer(),
  gross: Type.Integer(),
  net: Type.Integer(),
  due: Type.Integer(),
  paid: Type.Integer(),
  advanced: Type.Integer(),
  isDisputed: Type.Boolean(),
  /** The amount due on the agreement's previous line. Null for its first. */
  dueBefore: orNull(Type.Integer()),
});

/** A line as it would be if its window ended now. */
const DryLine = Type.Object({
  agreement: Type.Integer(),
  account: Type.String(),
  payer: orNull(Type.String()),
  tier: orNull(Type.Integer()),
  base: Type.Integer(),
  gross: Type.Integer(),
  net: Type.Integer(),
  due: Type.Integer(),
  dueBefore: orNull(Type.Integer()),
  /**
   * Why the posted amount may differ. `closed`: the account is closed, so the line would be held. `earlier`: an earlier window is not
   * calculated yet, so its carried losses and make-up are missing.
   */
  note: orNull(Type.Enum(['closed', 'earlier'])),
  /** The fault that prevents its computation. The close would hold the line. */
  fault: orNull(Type.String()),
});

const DryWindow = Type.Object({
  /** Null for one that the settlement has not opened yet. */
  id: orNull(Type.Integer()),
  kind: Kind,
  period: Period,
  from: Type.String(),
  to: Type.String(),
  state: Type.Enum(['open', 'closing']),
  due: Type.Integer(),
  /** The total of the previous window of the kind and period. Null if none was calculated. */
  dueBefore: orNull(Type.Integer()),
  lines: Type.Array(DryLine),
});

/** The effect of a run on a window. */
const WindowRun = Type.Object({
  id: Type.Integer(),
  kind: Kind,
  period: Period,
  from: Type.String(),
  to: Type.String(),
  was: State,
  state: State,
  /** Lines that it calculated. */
  calculated: Type.Integer(),
  /** Lines of any window on which it paid, and the total. */
  payments: Type.Integer(),
  amount: Type.Integer(),
  /** Another run had locked the window, so this one skipped it. */
  isBusy: Type.Boolean(),
});

const amount = Type.Integer({ minimum: 0, maximum: highestAmount });
const policy = {
  /** How long a window waits after its end for pending bookings. */
  graceMinutes: whole({ minimum: 1, maximum: 1_440 }),
  /** A window with a higher total, or a higher line, needs the approval of two people. */
  windowLimit: amount,
  lineLimit: amount,
  /** Agents are notified that a tier is near once their team has this percentage of everything it requires. */
  nearPercent: whole({ minimum: 50, maximum: 99 }),
};

export const settlement = {
  settlementWindows: { value: Type.Object({ ...ofMerchant, windows: Type.Array(Window) }) },
  settlementLines: { query: Type.Object({ window: longWhole() }), value: Type.Object({ lines: Type.Array(Line) }) },
  approveSettlement: {
    body: Type.Object({ window: longWhole(), person }, closed),
    value: Type.Object({ state: State }),
  },
  actOnCommission: {
    body: Type.Object(
      { line: longWhole(), act: Type.Enum(['hold', 'release', 'end', 'answer', 'resolve']), person, reason: text(1_000) },
      closed,
    ),
    value: Type.Object({ state: Type.Enum([...lineStates]) }),
  },
  drySettlement: {
    query: Type.Object({ kind: Type.Optional(Kind), period: Type.Optional(Period), window: Type.Optional(longWhole()) }),
    value: Type.Object({ until: Type.String(), ...ofMerchant, windows: Type.Array(DryWindow) }),
  },
  settlementLine: {
    query: Type.Object({ line: longWhole() }),
    value: Type.Object({
      ...ofMerchant,
      line: Line,
      explanation: Explanation,
      /** `person` is the person at the desk. Empty for others. */
      events: Type.Array(Type.Object({ ...commissionEvent, person: Type.String() })),
    }),
  },
  runSettlement: { value: Type.Object({ ...ofMerchant, windows: Type.Array(WindowRun) }) },
  settlementPolicy: {
    value: Type.Object({
      graceMinutes: Type.Integer(),
      windowLimit: Type.Integer(),
      lineLimit: Type.Integer(),
      nearPercent: Type.Integer(),
    }),
  },
  /** `seen` is the value that `settlementPolicy` returned. */
  setSettlementPolicy: { body: Type.Object({ ...policy, seen: Type.Object(policy, closed), person }, closed) },
};
