import Type from 'typebox';
import { activityStates, applicationStates, type ActivityState } from '../activity-states.ts';
import { text } from '../shapes/inputs.ts';
import { page, pageQuery } from '../shapes/paging.ts';
import { PrizePoolKind } from '../shapes/rewards/rewards.ts';
import { closed, instant, orNull, pictures, rowId } from './parts.ts';

const DeskPromotion = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  title: Type.String(),
  isOn: Type.Boolean(),
  /** Based on its time alone. */
  phase: Type.Enum(['coming', 'running', 'over']),
  startsAt: instant,
  endsAt: orNull(instant),
  members: Type.Integer(),
  /** Undecided applications. */
  waiting: Type.Integer(),
});

/** `prizes` are left before it is settled, `winners` known after it. */
const DeskRaffle = Type.Object({ closesAt: instant, settledAt: orNull(instant), prizes: Type.Integer(), winners: Type.Integer() });

/** Pools that tickets can be given for. */
const DeskPrizePool = Type.Object({
  id: Type.Integer(),
  kind: PrizePoolKind,
  title: Type.String(),
  /** Unused tickets of members. */
  tickets: Type.Integer(),
  /** Null for a pool in which each ticket is opened by itself. */
  raffle: orNull(DeskRaffle),
});

/** `since` is when the member took the last step. */
const DeskParticipant = Type.Object({
  memberId: Type.Integer(),
  account: Type.String(),
  state: Type.Enum(activityStates),
  since: instant,
});

const DeskApplication = Type.Object({
  id: Type.Integer(),
  account: Type.String(),
  promotion: Type.String(),
  state: Type.Enum(applicationStates),
  remarks: Type.String(),
  /** The number of attached pictures. */
  pictures: Type.Integer(),
  reason: Type.String(),
  createdAt: instant,
});

export const promotions = {
  promotions: { value: Type.Object({ items: Type.Array(DeskPromotion), pools: Type.Array(DeskPrizePool) }) },
  switchPromotion: { body: Type.Object({ id: rowId, isOn: Type.Boolean() }, closed) },
  /** All participants if no state is given. `counts` has all of them by state. */
  participants: {
    query: pageQuery({ promotion: rowId, state: Type.Optional(Type.Enum(activityStates)) }),
    value: Type.Object({
      ...page(DeskParticipant).properties,
      counts: Type.Unsafe<Partial<Record<ActivityState, number>>>(Type.Record(Type.String(), Type.Integer())),
    }),
  },
  applications: { query: pageQuery({ state: Type.Enum(applicationStates) }), value: page(DeskApplication) },
  applicationPictures: { query: Type.Object({ id: rowId }, closed), value: pictures },
  /** The member reads why it was rejected. */
  decideApplication: {
    body: Type.Union([
      Type.Object({ id: rowId, decision: Type.Literal('approve') }, closed),
      Type.Object({ id: rowId, decision: Type.Literal('reject'), reason: text(140, 1) }, closed),
    ]),
  },
};
