import Type from 'typebox';
import { activityStates, applicationLimits, applicationStates } from '../../activity-states.ts';
import { text, whole } from '../inputs.ts';
import { Prize, Reward } from './rewards.ts';

/** The requirements for a member. Amounts are in minor units, 0 for none. */
const Rule = Type.Object({
  /** Stakes since the member joined. */
  stake: Type.Integer(),
  /** The game types whose stakes count. Empty for all. */
  gameTypes: Type.Array(Type.String()),
  /** Days on which the member must sign in. */
  days: Type.Integer(),
  vipLevel: Type.Integer(),
  /** How often it can be claimed. */
  cadence: Type.Enum(['once', 'daily', 'weekly']),
});

/** `reason` is the desk's, for a rejection. Times are ISO 8601. */
const Application = Type.Object({
  state: Type.Enum(applicationStates),
  remarks: Type.String(),
  pictures: Type.Integer(),
  reason: Type.String(),
  createdAt: Type.String(),
});

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** The terms of a prize. */
const Terms = Type.Object({
  /** How many times a bonus must be wagered, within the limit of the law. Null for other prizes. */
  rollover: orNull(Type.Integer()),
  /** Days that a bonus or a ticket can be used. Null for cash, and for tickets that wait for their raffle. */
  lastsDays: orNull(Type.Integer()),
  /** Days that a prize waits once it is approved. Null if it is claimed as it is earned. */
  waitsDays: orNull(Type.Integer()),
});

/** One promotion from the member's view. `done` and `needed` are minor units of stakes, or days. */
const Promotion = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(['stake', 'checkIn', 'gift', 'application', 'tickets', 'vip', 'weekend', 'birthday', 'season']),
  title: Type.String(),
  summary: Type.String(),
  imageUrl: Type.String(),
  startsAt: Type.String(),
  endsAt: Type.Union([Type.String(), Type.Null()]),
  /** How to take part. */
  way: Type.Enum(['join', 'sign', 'apply', 'claim']),
  state: Type.Enum(activityStates),
  rule: Rule,
  prize: Prize,
  terms: Terms,
  progress: Type.Union([Type.Object({ done: Type.Integer(), needed: Type.Integer() }), Type.Null()]),
  application: Type.Union([Application, Type.Null()]),
});

const closed = { additionalProperties: false };
const promotionId = whole({ minimum: 1 });

export const promotions = {
  /** `now` is the gateway's clock, to compare `startsAt` and `endsAt` with. */
  promotions: { value: Type.Object({ items: Type.Array(Promotion), now: Type.String() }) },
  takePart: { body: Type.Object({ promotionId, step: Type.Enum(['join', 'sign']) }, closed), value: Promotion },
  applyForPromotion: {
    body: Type.Object(
      {
        promotionId,
        // A grapheme has many code units, so this limit only stops floods.
        remarks: text(4_096),
        pictures: Type.Array(text(64, 1), { maxItems: applicationLimits.pictures, uniqueItems: true }),
      },
      closed,
    ),
    value: Promotion,
  },
  claimPromotion: {
    body: Type.Object({ promotionId, idempotencyKey: text(64, 1) }, closed),
    value: Type.Object({ promotion: Promotion, reward: Reward }),
  },
};
