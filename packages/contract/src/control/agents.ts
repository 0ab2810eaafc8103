import Type from 'typebox';
import { moveRefusals } from '../agents/move-refusals.ts';
import { PrizeGroupsAnswer } from '../shapes/agents/recruiting.ts';
import { text, whole } from '../shapes/inputs.ts';
import { page, pageQuery } from '../shapes/paging.ts';
import { account, closed, instant, orNull, reason } from './parts.ts';

/** `under` is the new parent's account. Without it, the member becomes a root. */
const place = { account, under: Type.Optional(account) };

/** Accounts from the root down to the parent. Empty at the top level. */
const path = Type.Array(Type.String());

const Move = Type.Object({
  /** The reason against it. Null if it is possible. */
  refusal: orNull(Type.Enum(moveRefusals)),
  /** The number of members that move, including the moved one. */
  members: Type.Integer(),
  /** The number of ancestors of the deepest of them after the move. */
  depth: Type.Integer(),
  from: path,
  to: path,
  /** Names both places as they are now. A move that sends it back is refused if either has changed. */
  seen: Type.String(),
});

const person = { account: Type.String(), type: Type.Integer(), state: Type.Enum(['active', 'closed']) };

const Node = {
  ...person,
  id: Type.Integer(),
  nickname: Type.String(),
  /** The number of its ancestors. */
  depth: Type.Integer(),
  /** Everybody below it. */
  members: Type.Integer(),
};

const RateChange = Type.Object({ gameType: Type.String(), before: Type.Integer(), after: Type.Integer() });
const LimitChange = Type.Object({
  limit: Type.Enum(['mayRecruitAgents', 'mostDirect', 'levels']),
  before: orNull(Type.Integer()),
  after: Type.Integer(),
});

const Event = Type.Object({
  id: Type.String(),
  at: instant,
  actor: Type.String(),
  what: Type.Enum(['moved', 'opened', 'madeAgent', 'terms', 'closed', 'reopened', 'firstPassword']),
  /** Null without a reason, for example when an agent adds an account. */
  reason: orNull(Type.String()),
  /** Of a move: the parents before and after. Null for the top level. */
  move: orNull(Type.Object({ from: orNull(Type.String()), to: orNull(Type.String()), members: Type.Integer() })),
  /** The changes of terms, as far as the former values were recorded. */
  rates: Type.Array(RateChange),
  limits: Type.Array(LimitChange),
});

const deepestTree = 64;
const Depth = whole({ minimum: 1, maximum: deepestTree });

export const agents = {
  checkMove: { query: Type.Object(place, closed), value: Move },
  moveMember: { body: Type.Object({ ...place, reason, seen: Type.Optional(text(64, 1)) }, closed), value: Move },
  /** The direct members of `under`, or the roots: agents first, then by account. */
  agentTree: { query: pageQuery({ under: Type.Optional(account) }), value: page(Type.Object(Node)) },
  /** By the beginning of an account, or by its exact number. */
  agentSearch: { query: pageQuery({ search: text(64, 1) }), value: page(Type.Object({ ...Node, upline: orNull(Type.String()) })) },
  agentMember: {
    query: Type.Object({ account }, closed),
    value: Type.Object({
      ...Node,
      /** Its ancestors, root first. */
      path: Type.Array(Type.Object(person)),
      /** Of everybody below it. */
      agents: Type.Integer(),
      direct: Type.Integer(),
      createdAt: instant,
      /** Whether the account still has a password that somebody else set. */
      hasFirstPassword: Type.Boolean(),
    }),
  },
  /** Moves, opening, closing and changes of terms, newest first. */
  agentHistory: { query: pageQuery({ account }), value: page(Event) },
  agentSettings: {
    value: Type.Object({
      /** The maximum number of a member's ancestors. */
      depth: Type.Integer(),
      /** The number of ancestors of the deepest member. */
      deepest: Type.Integer(),
      gameTypes: Type.Array(Type.Object({ gameType: Type.String(), name: Type.String(), prizeGroups: PrizeGroupsAnswer })),
    }),
  },
  /** `seen` is the depth to replace. The call is refused if it has changed. */
  setTreeDepth: { body: Type.Object({ depth: Depth, seen: Depth, reason }, closed) },
};
