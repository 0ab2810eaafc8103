import Type from 'typebox';
import { text } from '../shapes/inputs.ts';
import { page, pageQuery } from '../shapes/paging.ts';
import { account, closed, instant, orNull, reason } from './parts.ts';

const MemberState = Type.Enum(['active', 'closed']);

/** `value` is masked, but enough to tell two apart. */
const MemberContact = Type.Object({ kind: Type.Enum(['email', 'mobile']), value: Type.String(), isVerified: Type.Boolean() });

const MemberRow = Type.Object({
  account: Type.String(),
  nickname: Type.String(),
  /** The type on the wire: 0 player, 1 agent, 2 sub-agent, 4 trial, 41 and 42 affiliates. */
  type: Type.Integer(),
  state: MemberState,
  vipLevel: Type.Integer(),
  /** Minor units of `unit`, which is PLAY for a trial account. */
  balance: Type.Integer(),
  unit: Type.String(),
  sessions: Type.Integer(),
  contacts: Type.Array(MemberContact),
  createdAt: instant,
  /** When the last hold on withdrawals ends. Null if there is none. */
  heldUntil: orNull(instant),
});

const Account = Type.Object({ account }, closed);
const Ended = Type.Object({ ended: Type.Integer() });

/** Keeps balances within safe numbers. */
const largestGrant = 1e12;
/** The ledger has no entry of zero. */
const Amount = Type.Union([Type.Integer({ minimum: -largestGrant, maximum: -1 }), Type.Integer({ minimum: 1, maximum: largestGrant })]);

export const members = {
  members: {
    /** `search` is a part of the account's name or of the nickname. */
    query: pageQuery({ search: Type.Optional(text(64, 1)), state: Type.Optional(MemberState) }),
    value: page(MemberRow),
  },
  changeMemberState: { body: Type.Object({ account, state: MemberState, reason: Type.Optional(reason) }, closed) },
  endSessions: { body: Account, value: Ended },
  releaseWithdrawals: { body: Account, value: Ended },
  grant: {
    body: Type.Object({ account: text(64), amount: Amount, idempotencyKey: Type.Optional(text(64, 1)) }, closed),
    value: Type.Object({ balance: Type.Integer() }),
  },
};
