import Type, { type TSchema } from 'typebox';
import { day, language, longWhole, text, whole } from '../inputs.ts';
import { page, pageQuery } from '../paging.ts';

const closed = { additionalProperties: false };
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Parts per million of a stake, at most ten percent. */
const highestRate = 100_000;
/** Levels below an agent. A tree has at most 64, including its first agent's own. */
const mostLevels = 63;
const mostDirectAccounts = 100_000;
const mostCap = 1_000_000;

/** Named text fields without a minimum. The merchant's own rules check them, and refuse by field. */
const typed = text(512);

/** The share of stakes that a member gets back for a type of game. A type without an entry pays nothing. */
const Rate = Type.Object({ gameType: text(16, 1), ppm: whole({ maximum: highestRate }) }, closed);
export const Rates = Type.Array(Rate, { maxItems: 40 });

/**
 * How an agent may recruit. `levels` counts the levels below the agent: with 1 it has direct accounts only, and with 0 none.
 * `mostDirect` counts open direct accounts.
 */
export const Limits = Type.Object(
  { mayRecruitAgents: Type.Boolean(), mostDirect: whole({ maximum: mostDirectAccounts }), levels: whole({ maximum: mostLevels }) },
  closed,
);

const Kind = Type.Enum(['player', 'agent']);
/** `limits` belong to an agent. A player has none. */
const terms = { rates: Rates, limits: Type.Optional(Limits) };
const offer = { kind: Kind, ...terms };
const key = { idempotencyKey: text(64, 1) };

const RateAnswer = Type.Object({ gameType: Type.String(), ppm: Type.Integer() });
/** The prize groups at which lotteries of the type are played without a rate. Null for other games. */
export const PrizeGroupsAnswer = orNull(Type.Object({ lowest: Type.Integer(), highest: Type.Integer() }));
const LimitsAnswer = Type.Object({ mayRecruitAgents: Type.Boolean(), mostDirect: Type.Integer(), levels: Type.Integer() });

/**
 * A password that its owner must change at the first login. Null if the call was repeated, because it is shown only
 * once.
 */
const FirstPassword = Type.Object({ memberId: Type.Integer(), username: Type.String(), password: orNull(Type.String()) });

const Newcomer = Type.Object({
  memberId: Type.Integer(),
  username: Type.String(),
  nickname: Type.String(),
  kind: Kind,
  createdAt: Type.String(),
});

/**
 * `expiresOn` is the last day on which the link works. `full` also means that its agent has as many direct accounts as
 * allowed.
 */
const Link = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  kind: Kind,
  rates: Type.Array(RateAnswer),
  limits: orNull(LimitsAnswer),
  note: Type.String(),
  expiresOn: orNull(Type.String()),
  cap: orNull(Type.Integer()),
  registered: Type.Integer(),
  state: Type.Enum(['open', 'paused', 'expired', 'full']),
  isPaused: Type.Boolean(),
  createdAt: Type.String(),
});

const lifetime = { note: text(140), expiresOn: orNull(day), cap: orNull(whole({ minimum: 1, maximum: mostCap })) };

/** `active`: has played within the last 30 days. */
const Steps = Type.Object({
  opened: Type.Integer(),
  registered: Type.Integer(),
  verified: Type.Integer(),
  firstDeposit: Type.Integer(),
  active: Type.Integer(),
});

/**
 * Of those who registered on `day`, the number who played one, seven and thirty days later. Null until that day is
 * over.
 */
const Cohort = Type.Object({
  day: Type.String(),
  members: Type.Integer(),
  day1: orNull(Type.Integer()),
  day7: orNull(Type.Integer()),
  day30: orNull(Type.Integer()),
});

/** Recruiting, always for the agent's own links and direct accounts. */
export const recruiting = {
  recruitingTerms: {
    query: Type.Object({ language }),
    value: Type.Object({
      rates: Type.Array(Type.Object({ gameType: Type.String(), name: Type.String(), ppm: Type.Integer(), prizeGroups: PrizeGroupsAnswer })),
      limits: LimitsAnswer,
      /** Open direct accounts. */
      direct: Type.Integer(),
      /** Of the merchant's rule for usernames. */
      username: Type.Object({
        acceptedPattern: Type.String(),
        patternId: Type.String(),
        minLength: Type.Integer(),
        maxLength: Type.Integer(),
      }),
      /** The newest accounts whose first password has not been changed. */
      waiting: Type.Array(Newcomer),
    }),
  },
  addDownline: {
    body: Type.Object({ ...key, username: typed, nickname: typed, ...offer }, closed),
    value: FirstPassword,
  },
  renewFirstPassword: { body: Type.Object({ ...key, memberId: longWhole() }, closed), value: FirstPassword },
  downlineTerms: {
    query: Type.Object({ member: longWhole() }),
    value: Type.Object({ kind: Kind, rates: Type.Array(RateAnswer), limits: orNull(LimitsAnswer) }),
  },
  /**
   * `seen` is the state that the caller changes. The call is refused with STATE_CHANGED if somebody else was faster.
   */
  changeDownlineTerms: {
    body: Type.Object({ memberId: longWhole(), ...terms, seen: Type.Object(terms, closed) }, closed),
    value: Type.Object({}),
  },
  invitationLinks: { query: pageQuery({}), value: page(Link) },
  addInvitationLink: { body: Type.Object({ ...key, ...offer, ...lifetime }, closed), value: Link },
  changeInvitationLink: {
    body: Type.Object({ id: longWhole(), isPaused: Type.Boolean(), ...lifetime }, closed),
    value: Link,
  },
  /** Of all links, or of one. `subs` has the sub-ids with the most registrations. */
  invitationResults: {
    query: Type.Object({ link: Type.Optional(longWhole()) }),
    value: Type.Object({
      total: Steps,
      subs: Type.Array(Type.Object({ sub: Type.String(), ...Steps.properties })),
      cohorts: Type.Array(Cohort),
    }),
  },
  /**
   * `visitor` is the browser's id, so that a repeated visit counts once. A sub-id with invalid characters is ignored.
   */
  followInvitation: {
    body: Type.Object(
      {
        code: text(64, 1),
        visitor: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
        sub: Type.Optional(text(64)),
      },
      closed,
    ),
    value: Type.Object({}),
  },
};
