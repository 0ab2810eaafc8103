import Type, { type Static } from 'typebox';
import type { MinorUnits } from '../rules/money.ts';
import { errorStatus, type ErrorCode } from '../errors.ts';
import { text, whole } from '../shapes/inputs.ts';
import { pageQuery } from '../shapes/paging.ts';

// What steers the reference gateway in trials and tests, below `/control/`: the desk and tests call it, a portal never does.

/** ISO 8601, in UTC. */
const instant = String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$`;
const day = 24 * 3_600_000;
/** No tests' money is worth more, and balances stay safe to add. */
const largestGrant = 1e12;
const closed = { additionalProperties: false };

/** The body of a control call that takes none. */
export const Nothing = Type.Object({}, closed);

export interface ControlledMerchant {
  readonly code: string;
  readonly brand: string;
  readonly name: string;
  readonly currency: string;
}

export interface GatewayHealth {
  readonly merchants: readonly ControlledMerchant[];
  readonly now: string;
}

export const StatusChange = Type.Object(
  {
    status: Type.Enum([0, 1, 2]),
    maintenance: Type.Boolean(),
    regionRestriction: Type.Boolean(),
    endTime: Type.Optional(Type.Union([Type.String({ pattern: instant }), Type.Null()])),
  },
  closed,
);
export type StatusChange = Static<typeof StatusChange>;

/** An address alone is the network of one. */
export const BlockedNetwork = Type.Object({ network: text(43, 2) }, closed);

export const Fault = Type.Object(
  {
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
  },
  closed,
);
export type Fault = Static<typeof Fault>;

/** A fault that is switched on. */
export interface ActiveFault extends Fault {
  readonly id: string;
  /** Calls that it still strikes; null for any number. */
  readonly left: number | null;
}

/** One, those of a merchant, those of a caller, or all. */
export const WhoseFaults = Type.Object(
  { id: Type.Optional(text(64, 1)), merchant: Type.Optional(text(32)), caller: Type.Optional(text(200)) },
  closed,
);
export type WhoseFaults = Static<typeof WhoseFaults>;

/** Milliseconds ahead of the machine's clock. */
export const ClockShift = Type.Object({ offset: Type.Integer({ minimum: -3_650 * day, maximum: 3_650 * day }) }, closed);

export interface ClockReading {
  readonly now: string;
  readonly offset: number;
}

export const Grant = Type.Object(
  {
    account: text(64),
    // No entry of the ledger is zero.
    amount: Type.Union([Type.Integer({ minimum: -largestGrant, maximum: -1 }), Type.Integer({ minimum: 1, maximum: largestGrant })]),
    idempotencyKey: Type.Optional(text(64, 1)),
  },
  closed,
);
export type Grant = Static<typeof Grant>;

export const InboxQuery = pageQuery({ receiver: Type.Optional(text(254, 1)) });

export interface InboxMessage {
  readonly id: number;
  readonly channel: 'mail' | 'sms';
  readonly receiver: string;
  /** Empty for sms. */
  readonly subject: string;
  readonly content: string;
  readonly deliveredAt: string;
}

export const FlagSwitch = Type.Object({ modId: text(64, 1), enabled: Type.Boolean() }, closed);
export type FlagSwitch = Static<typeof FlagSwitch>;

/** A proof of being human is the longest. */
const longestValue = 10_000;

/** The rule of a registration field; RE2 must take the pattern. */
export const RegisterRule = Type.Object(
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
export type RegisterRule = Static<typeof RegisterRule>;

/** All of a merchant's fields, in the order in which a form asks for them. */
export const RegisterOrder = Type.Object({ fields: Type.Array(text(64, 1), { maxItems: 100, uniqueItems: true }) }, closed);

export const MembersQuery = pageQuery({
  /** Within the account's name or the nickname. */
  search: Type.Optional(text(64, 1)),
  state: Type.Optional(Type.Enum(['active', 'closed'])),
});

export interface MemberContact {
  readonly kind: 'email' | 'mobile';
  /** Masked: enough to tell two apart. */
  readonly value: string;
  readonly isVerified: boolean;
}

export interface MemberRow {
  readonly account: string;
  readonly nickname: string;
  /** The wire's type: 0 player, 1 agent, 2 sub-agent, 4 trial, 41 and 42 affiliates. */
  readonly type: number;
  readonly state: 'active' | 'closed';
  readonly vipLevel: number;
  /** Minor units of `unit`, which is PLAY for a trial account. */
  readonly balance: MinorUnits;
  readonly unit: string;
  readonly sessions: number;
  readonly contacts: readonly MemberContact[];
  readonly createdAt: string;
  /** When the last hold on withdrawals ends; null for none. */
  readonly heldUntil: string | null;
}

export const MemberStateChange = Type.Object({ account: text(64, 1), state: Type.Enum(['active', 'closed']) }, closed);
export type MemberStateChange = Static<typeof MemberStateChange>;

export const SessionsEnd = Type.Object({ account: text(64, 1) }, closed);

/** Ends the holds on a member's withdrawals: support has made sure that it is the member. */
export const WithdrawalsRelease = Type.Object({ account: text(64, 1) }, closed);

/** A page of a list; `next` is null on the last one. */
export interface ControlPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}
