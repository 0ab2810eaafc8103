import Type from 'typebox';
import { errorStatus, type ErrorCode } from '../errors.ts';
import { text, whole } from '../shapes/inputs.ts';
import { closed, instant, items, orNull } from './parts.ts';

const day = 24 * 3_600_000;

const ControlledMerchant = Type.Object({ code: Type.String(), brand: Type.String(), name: Type.String(), currency: Type.String() });

const ClockReading = Type.Object({ now: instant, offset: Type.Integer() });

const fault = {
  path: text(200, 1),
  merchant: Type.Optional(text(32)),
  caller: Type.Optional(text(200, 1)),
  method: Type.Optional(Type.Enum(['GET', 'POST', 'PUT', 'DELETE'])),
  code: Type.Optional(Type.Enum(Object.keys(errorStatus) as ErrorCode[])),
  status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
  delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
  malformed: Type.Optional(Type.Boolean()),
  drop: Type.Optional(Type.Boolean()),
  count: Type.Optional(whole({ minimum: 1 })),
};

/** `left` is how many more calls the fault will hit. Null for any number. */
const ActiveFault = Type.Object({ ...fault, id: Type.String(), left: orNull(Type.Integer()) });

/** One fault, those of a merchant, those of a caller, or all. */
const WhoseFaults = Type.Object(
  { id: Type.Optional(text(64, 1)), merchant: Type.Optional(text(32)), caller: Type.Optional(text(200)) },
  closed,
);

export const gateway = {
  health: { value: Type.Object({ merchants: Type.Array(ControlledMerchant), now: instant }) },
  clock: { value: ClockReading },
  /** Milliseconds ahead of the machine's clock. */
  shiftClock: {
    body: Type.Object({ offset: Type.Integer({ minimum: -3_650 * day, maximum: 3_650 * day }) }, closed),
    value: ClockReading,
  },
  faults: { value: items(ActiveFault) },
  addFault: { body: Type.Object(fault, closed) },
  clearFaults: { body: WhoseFaults },
};
