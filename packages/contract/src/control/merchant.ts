import Type from 'typebox';
import { text, whole } from '../shapes/inputs.ts';
import { page, pageQuery } from '../shapes/paging.ts';
import { system } from '../shapes/system.ts';
import { closed, instant, items, orNull } from './parts.ts';

/** ISO 8601, in UTC. */
const utc = String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$`;

const status = { status: Type.Enum([0, 1, 2]), maintenance: Type.Boolean(), regionRestriction: Type.Boolean() };

/** An address alone stands for a network of one. */
const BlockedNetwork = Type.Object({ network: text(43, 2) }, closed);

/** `subject` is empty for sms. */
const InboxMessage = Type.Object({
  id: Type.Integer(),
  channel: Type.Enum(['mail', 'sms']),
  receiver: Type.String(),
  subject: Type.String(),
  content: Type.String(),
  deliveredAt: instant,
});

/** A proof of being human is the longest. */
const longestValue = 10_000;

/** The rule of a registration field. RE2 must accept its pattern. */
const RegisterRule = Type.Object(
  {
    field: text(64, 1),
    enabled: Type.Boolean(),
    required: Type.Boolean(),
    acceptedPattern: text(256, 1),
    patternId: Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,63}$' }),
    minLength: whole({ maximum: longestValue }),
    maxLength: whole({ minimum: 1, maximum: longestValue }),
  },
  closed,
);

export const merchant = {
  status: { value: Type.Object({ ...status, endTime: orNull(instant) }) },
  setStatus: { body: Type.Object({ ...status, endTime: Type.Optional(orNull(Type.String({ pattern: utc }))) }, closed) },
  blockNetwork: { body: BlockedNetwork },
  unblockNetwork: { body: BlockedNetwork },
  inbox: { query: pageQuery({ receiver: Type.Optional(text(254, 1)) }), value: page(InboxMessage) },
  reset: {},
  flags: { value: system.whitelabel.value },
  switchFlag: { body: Type.Object({ modId: text(64, 1), enabled: Type.Boolean() }, closed) },
  registerRules: { value: items(RegisterRule) },
  changeRule: { body: RegisterRule },
  /** All fields of the merchant. */
  orderRules: { body: Type.Object({ fields: Type.Array(text(64, 1), { maxItems: 100, uniqueItems: true }) }, closed) },
};
