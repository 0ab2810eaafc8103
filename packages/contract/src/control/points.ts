import Type from 'typebox';
import { goodKinds, redemptionStates } from '../point-kinds.ts';
import { text, whole } from '../shapes/inputs.ts';
import { page, pageQuery } from '../shapes/paging.ts';
import { Address } from '../shapes/rewards/points.ts';
import { account, closed, instant, items, orNull, rowId } from './parts.ts';

/** `points` and `amount` cover all pieces. `amount` is in minor units of `unit`. */
const DeskRedemption = Type.Object({
  id: Type.Integer(),
  account: Type.String(),
  kind: Type.Enum([...goodKinds, 'conversion']),
  title: Type.String(),
  quantity: Type.Integer(),
  points: Type.Integer(),
  amount: orNull(Type.Integer()),
  unit: Type.String(),
  state: Type.Enum(redemptionStates),
  remark: Type.String(),
  address: orNull(Address),
  createdAt: instant,
});

const DeskGood = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(goodKinds),
  title: Type.String(),
  points: Type.Integer(),
  stock: Type.Integer(),
  isOn: Type.Boolean(),
  /** Undecided redemptions. */
  waiting: Type.Integer(),
});

export const points = {
  redemptions: {
    query: pageQuery({ state: Type.Enum(redemptionStates), account: Type.Optional(account) }),
    value: page(DeskRedemption),
  },
  /** The member reads the remark: why it was rejected, or for example a parcel number. */
  decideRedemption: {
    body: Type.Union([
      Type.Object({ id: rowId, decision: Type.Literal('approve'), remark: Type.Optional(text(140)) }, closed),
      Type.Object({ id: rowId, decision: Type.Literal('reject'), remark: text(140, 1) }, closed),
    ]),
  },
  goods: { value: items(DeskGood) },
  changeGood: {
    body: Type.Object(
      { id: rowId, points: whole({ minimum: 1, maximum: 100_000_000 }), stock: whole({ maximum: 1_000_000 }), isOn: Type.Boolean() },
      closed,
    ),
  },
};
