import Type from 'typebox';
import { agreementKinds } from '../commission/agreements.ts';
import { lineStates, windowStates } from '../commission/settlement/states.ts';
import { longWhole, text } from '../shapes/inputs.ts';
import { closed, orNull } from './parts.ts';

const Kind = Type.Enum([...agreementKinds]);
/** Who at the desk acts: until it has accounts of its own, by name. */
const person = text(64, 1);

const Window = Type.Object({
  id: Type.Integer(),
  kind: Kind,
  period: Type.String(),
  from: Type.String(),
  to: Type.String(),
  state: Type.Enum([...windowStates]),
  /** Who was the first of two to approve it. */
  supportedBy: orNull(Type.String()),
  lines: Type.Integer(),
  due: Type.Integer(),
  paid: Type.Integer(),
  held: Type.Integer(),
  disputed: Type.Integer(),
});

const Line = Type.Object({
  id: Type.Integer(),
  kind: Kind,
  account: Type.String(),
  /** Null for the house. */
  payer: orNull(Type.String()),
  state: Type.Enum([...lineStates]),
  gross: Type.Integer(),
  net: Type.Integer(),
  due: Type.Integer(),
  paid: Type.Integer(),
  advanced: Type.Integer(),
  isDisputed: Type.Boolean(),
  /** What the agreement's line before it was due; null for its first. */
  dueBefore: orNull(Type.Integer()),
});

export const settlement = {
  settlementWindows: { value: Type.Object({ windows: Type.Array(Window) }) },
  settlementLines: { query: Type.Object({ window: longWhole() }), value: Type.Object({ lines: Type.Array(Line) }) },
  approveSettlement: {
    body: Type.Object({ window: longWhole(), person }, closed),
    value: Type.Object({ state: Type.Enum([...windowStates]) }),
  },
  actOnCommission: {
    body: Type.Object(
      { line: longWhole(), act: Type.Enum(['hold', 'release', 'end', 'answer', 'resolve']), person, reason: text(1_000) },
      closed,
    ),
    value: Type.Object({ state: Type.Enum([...lineStates]) }),
  },
  runSettlement: {},
};
