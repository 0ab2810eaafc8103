/**
 * Who caused something: a kind and, unless there is only one of that kind, an id. The database's domain `actor` checks
 * columns by the same grammar.
 */
export type Actor =
  | `member:${number}`
  /** A person at the command line, by login name and machine. */
  | `operator:${string}`
  /** A control call, with the caller's address if known. */
  | 'control'
  | `control:${string}`
  | `job:${string}`
  | `provider:${string}`
  | `aggregator:${string}`
  /** Proof of the member's identity without a login. */
  | 'proof:mail-link'
  | 'proof:sms-code'
  | 'gateway'
  | 'seed';

/** The row that a transaction belongs to, in the grammar of the database's domain `subject`. */
export type Subject =
  | `bet:${number}`
  | `bonus:${number}`
  /** A line of a settlement of agents' contracts. */
  | `commission:${number}`
  | `deposit:${string}`
  | `good:${number}`
  /** An issue of a lottery, for the rebates on its stakes. */
  | `issue:${number}`
  | `member:${number}`
  /** A member's debt after a corrected lottery result. */
  | `lottery:${number}`
  /** The mission’s code and the day on which its period began. */
  | `mission:${string}:${string}`
  | `payout:${string}`
  | `rebate:${number}`
  | `redemption:${number}`
  | `reward:${number}`
  /** A round of a vendor’s game, by the vendor’s name for it. */
  | `round:${string}`
  | `vendor:${string}`
  /** The member and the level reached. */
  | `vip:${number}:${number}`
  | `withdrawal:${number}`;

/** A parsed subject. `id` depends on the kind: a mission's code, a level's number. */
export interface SubjectParts {
  readonly of: SubjectKind;
  readonly id: string;
}

type SubjectKind = Subject extends infer Each ? (Each extends `${infer Kind}:${string}` ? Kind : never) : never;

export function readSubject(subject: Subject): SubjectParts {
  const [of = '', ...rest] = subject.split(':');
  const id = rest.join(':');
  if (of === 'mission') return { of, id: id.slice(0, id.lastIndexOf(':')) };
  if (of === 'vip') return { of, id: id.slice(id.lastIndexOf(':') + 1) };
  return { of: of as SubjectKind, id };
}

/** The id of the member who acted. Null for anybody else. */
export function actingMember(actor: Actor): string | null {
  return actor.startsWith('member:') ? actor.slice('member:'.length) : null;
}
