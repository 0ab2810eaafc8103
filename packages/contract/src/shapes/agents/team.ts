import Type, { type TProperties, type TSchema } from 'typebox';
import { betStates } from '../../movements.ts';
import { memberActivities, teamMovementTypes, teamSorts } from '../../agents/team-filters.ts';
import { day, language, longWhole, text, whole } from '../inputs.ts';
import { page, pageQuery } from '../paging.ts';
import { Bet, GameTypes } from '../records.ts';

// An agent's team is everyone below the agent. Amounts are in minor units of the merchant's currency, instants in ISO
// 8601. Days are in the brand's time zone, both included, at most `longestPeriod` of them. An event belongs to the team
// that the member was in at that moment. `member` is an id in the caller's own team. Any other is answered as one that
// does not exist.

const period = { from: day, to: day };
const gameType = Type.Optional(Type.String({ pattern: '^[A-Z]{2,12}$' }));
const direction = Type.Optional(Type.Enum(['ascending', 'descending']));
const timeOrder = { order: Type.Optional(Type.Enum(['newest', 'oldest'])) };

/** The members in a report: a level below the caller, or those with an account or a number. */
const whom = { level: Type.Optional(whole({ minimum: 1, maximum: 64 })), account: Type.Optional(text(64, 1)) };

/**
 * Sums of settled bets and money movements. `validStake` is the stake at risk, `net` the payout minus the stake, so
 * below zero the members lost. A bet counts when it is settled, and a void subtracts it when the void is booked.
 */
const play = {
  rounds: Type.Integer(),
  stake: Type.Integer(),
  validStake: Type.Integer(),
  payout: Type.Integer(),
  net: Type.Integer(),
};
const figures = {
  ...play,
  deposits: Type.Integer(),
  withdrawals: Type.Integer(),
  bonuses: Type.Integer(),
  rebates: Type.Integer(),
  fees: Type.Integer(),
};
const Figures = Type.Object(figures);

/**
 * `account` is masked for a player; `id` tells players apart. `type` is the member type of the specification. `level`
 * counts from the caller, who is level 0 and not part of the team.
 */
const who = { id: Type.Integer(), account: Type.String(), type: Type.Integer(), level: Type.Integer() };
const Who = Type.Object(who);

/**
 * `active` members settled a bet in the period. `income` is what the caller was paid for the team, without rebates on
 * their own play.
 */
const Summary = Type.Object({
  from: Type.String(),
  to: Type.String(),
  ...figures,
  joined: Type.Integer(),
  active: Type.Integer(),
  firstDeposits: Type.Integer(),
  income: Type.Integer(),
});

const DayOfTeam = Type.Object({
  day: Type.String(),
  validStake: Type.Integer(),
  net: Type.Integer(),
  deposits: Type.Integer(),
  withdrawals: Type.Integer(),
});

/** The time up to which the figures are complete. Later events are not included yet. */
const until = Type.String();

/** A page of a report with the totals of all its pages, which are read at one moment. */
const report = <Item extends TSchema, Totals extends TProperties, More extends TProperties>(item: Item, totals: Totals, more: More) =>
  Type.Object({ ...page(item).properties, until, totals: Type.Object(totals), ...more });

const membersFilter = {
  ...period,
  under: Type.Optional(longWhole()),
  search: Type.Optional(text(64, 1)),
  kind: Type.Optional(Type.Enum(['agent', 'player'])),
  activity: Type.Optional(Type.Enum([...memberActivities])),
  sort: Type.Optional(Type.Enum([...teamSorts.members])),
  direction,
};

/** `own` figures are the member's; `team` figures include everyone below. */
const ownAndTeam = { own: Figures, team: Figures };

/** `members` is the number of members below. */
const TeamMember = {
  ...who,
  state: Type.Enum(['active', 'closed']),
  joined: Type.String(),
  lastPlay: Type.Union([Type.String(), Type.Null()]),
  members: Type.Integer(),
  ...ownAndTeam,
};

const bettingFilter = {
  ...period,
  ...whom,
  gameType,
  /** `pending` lists open bets by the time they were placed, `settled` the others by the time they were settled. */
  state: Type.Optional(Type.Enum(['settled', 'pending'])),
  sort: Type.Optional(Type.Enum([...teamSorts.betting])),
  direction,
  language,
};
const lossFilter = { ...period, ...whom, gameType, sort: Type.Optional(Type.Enum([...teamSorts.loss])), direction, language };
const loss = { stake: Type.Integer(), payout: Type.Integer(), loss: Type.Integer(), bonus: Type.Integer(), net: Type.Integer() };
const transactionFilter = { ...period, ...whom, type: Type.Optional(Type.Enum([...teamMovementTypes])), ...timeOrder, language };
const incomeFilter = { ...period, language };
const memberBetsFilter = { ...period, member: longWhole(), gameType, state: Type.Optional(Type.Enum([...betStates])), language };

export const team = {
  teamOverview: {
    query: Type.Object({ ...period, language }),
    value: Type.Object({
      until,
      currency: Type.String(),
      /** As it is now. */
      team: Type.Object({ members: Type.Integer(), agents: Type.Integer(), direct: Type.Integer() }),
      period: Summary,
      /** The same number of days, ending on the day before the period. */
      before: Summary,
      days: Type.Array(DayOfTeam),
      gameTypes: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), ...play })),
    }),
  },
  teamMembers: {
    query: pageQuery(membersFilter),
    value: Type.Object({
      ...page(Type.Object(TeamMember)).properties,
      until,
      /** From the caller down to the member whose direct members these are. */
      path: Type.Array(Who),
      /** The smallest payout that counts as a big win. */
      bigWin: Type.Integer(),
      /**
       * Sums of a whole level, for the time directly below the last member of `path`: of all members, and of the
       * `members` who have left since. The items of all pages and `left` add up to `total`. Null for a search or a
       * filter.
       */
      sums: Type.Union([
        Type.Object({ total: Type.Object(ownAndTeam), left: Type.Object({ members: Type.Integer(), ...ownAndTeam }) }),
        Type.Null(),
      ]),
    }),
  },
  teamMembersFile: { query: Type.Object({ ...membersFilter, language }) },
  teamMember: {
    query: Type.Object({ ...period, member: longWhole(), language }),
    value: Type.Object({
      ...TeamMember,
      until,
      path: Type.Array(Who),
      nickname: Type.String(),
      direct: Type.Integer(),
      lastLogin: Type.Union([Type.String(), Type.Null()]),
      balance: Type.Integer(),
      currency: Type.String(),
      days: Type.Array(DayOfTeam),
    }),
  },
  teamBetting: {
    query: pageQuery(bettingFilter),
    value: report(Type.Object({ ...who, ...play }), play, { gameTypes: GameTypes }),
  },
  teamBettingFile: { query: Type.Object(bettingFilter) },
  teamMemberBets: {
    query: pageQuery({ ...memberBetsFilter, ...timeOrder }),
    value: report(
      Bet,
      { count: Type.Integer(), stake: Type.Integer(), payout: Type.Integer(), net: Type.Integer() },
      { member: Who, gameTypes: GameTypes },
    ),
  },
  teamTransactions: {
    query: pageQuery(transactionFilter),
    value: report(
      Type.Object({
        id: Type.String(),
        at: Type.String(),
        member: Who,
        type: Type.Enum([...teamMovementTypes]),
        title: Type.String(),
        amount: Type.Integer(),
        number: Type.Integer(),
      }),
      { count: Type.Integer(), moneyIn: Type.Integer(), moneyOut: Type.Integer() },
      {},
    ),
  },
  teamTransactionFile: { query: Type.Object(transactionFilter) },
  /** `loss` is the stake minus the payout, `net` the loss minus the bonuses given. */
  userLoss: {
    query: pageQuery(lossFilter),
    value: report(Type.Object({ ...who, ...loss }), loss, { gameTypes: GameTypes }),
  },
  userLossFile: { query: Type.Object(lossFilter) },
  /** The ledger's payments to the caller for the team, by day and kind. */
  teamIncome: {
    query: Type.Object(incomeFilter),
    value: Type.Object({
      until,
      lines: Type.Array(
        Type.Object({ day: Type.String(), kind: Type.String(), title: Type.String(), count: Type.Integer(), amount: Type.Integer() }),
      ),
      totals: Type.Object({ count: Type.Integer(), amount: Type.Integer() }),
    }),
  },
  teamIncomeFile: { query: Type.Object(incomeFilter) },
};
