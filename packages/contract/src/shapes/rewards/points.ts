import Type from 'typebox';
import { goodKinds, mostPieces, pointMovements, redemptionStates } from '../../point-kinds.ts';
import { longWhole, text, whole } from '../inputs.ts';
import { page, pageQuery } from '../paging.ts';

const closed = { additionalProperties: false };
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const language = Type.Optional(text(10));
const idempotencyKey = text(64, 8);
/** In the brand's time zone, both included. The whole time if omitted. */
const day = Type.Optional(Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\d$` }));
const period = { from: day, to: day };

/** `points` and `amount` are per piece. `stakeFrom` is the total stake that a member needs. Money is in minor units. */
const Good = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(goodKinds),
  title: Type.String(),
  text: Type.String(),
  imageUrl: Type.String(),
  points: Type.Integer(),
  /** The amount that it pays. Null for physical goods. */
  amount: orNull(Type.Integer()),
  /** How many times a bonus must be wagered. */
  rollover: orNull(Type.Integer()),
  stakeFrom: Type.Integer(),
  stock: Type.Integer(),
});

/**
 * `points` is negative for outgoing points. `balance` is the balance after the movement. `title` names the redeemed
 * good.
 */
const PointMovement = Type.Object({
  id: Type.String(),
  at: Type.String(),
  kind: Type.Enum(pointMovements),
  title: orNull(Type.String()),
  points: Type.Integer(),
  balance: Type.Integer(),
});

/** `points` and `amount` cover all pieces. A conversion is a redemption too, approved from the start. */
const Redemption = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...goodKinds, 'conversion']),
  title: Type.String(),
  imageUrl: orNull(Type.String()),
  quantity: Type.Integer(),
  points: Type.Integer(),
  amount: orNull(Type.Integer()),
  currency: Type.String(),
  state: Type.Enum(redemptionStates),
  /** The operator's remark. */
  remark: Type.String(),
  createdAt: Type.String(),
  decidedAt: orNull(Type.String()),
});

export const Address = Type.Object(
  { recipient: text(80, 1), phone: text(32, 5), street: text(160, 1), city: text(80, 1), postalCode: text(16, 3) },
  closed,
);

/** Shares are in hundredths: 150 earns one and a half times. */
const Level = Type.Object({ level: Type.Integer(), title: Type.String(), multiplier: Type.Integer() });

export const points = {
  /** `pending` points are earned but not credited yet. */
  pointBalance: {
    query: pageQuery({ kind: Type.Optional(Type.Enum(pointMovements)), ...period, language }),
    value: Type.Object({ ...page(PointMovement).properties, balance: Type.Integer(), pending: Type.Integer() }),
  },
  pointRewards: {
    query: Type.Object({ language }),
    value: Type.Object({ goods: Type.Array(Good), staked: Type.Integer(), currency: Type.String() }),
  },
  /** Anybody may read them. */
  pointGoods: {
    query: Type.Object({ language }),
    value: Type.Object({ goods: Type.Array(Good), currency: Type.String() }),
  },
  /**
   * `points` convert to `amount`, and so does every multiple from `minimum` on. `left` may still be converted today.
   */
  pointConfig: {
    query: Type.Object({ language }),
    value: Type.Object({
      currency: Type.String(),
      stakePerPoint: Type.Integer(),
      level: Type.Integer(),
      multiplier: Type.Integer(),
      levels: Type.Array(Level),
      conversion: Type.Object({
        points: Type.Integer(),
        amount: Type.Integer(),
        minimum: Type.Integer(),
        daily: Type.Integer(),
        left: Type.Integer(),
      }),
      hasPaymentPassword: Type.Boolean(),
    }),
  },
  redeemHistory: {
    query: pageQuery({ state: Type.Optional(Type.Enum(redemptionStates)), ...period, language }),
    value: page(Redemption),
  },
  /** `points` is the price per piece as the member saw it. */
  redeemReward: {
    body: Type.Object(
      {
        goodId: longWhole(),
        quantity: whole({ minimum: 1, maximum: mostPieces }),
        points: longWhole(),
        address: Type.Optional(Address),
        paymentPassword: text(128, 1),
        idempotencyKey,
      },
      closed,
    ),
    value: Type.Object({ redemption: Redemption, balance: Type.Integer() }),
  },
  /** `amount` is the result as the member saw it. */
  convertPoints: {
    body: Type.Object({ points: longWhole(), amount: longWhole(), paymentPassword: text(128, 1), idempotencyKey }, closed),
    value: Type.Object({ redemption: Redemption, balance: Type.Integer() }),
  },
};
