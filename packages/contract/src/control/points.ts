import Type, { type Static } from 'typebox';
import { redemptionStates, type GoodKind, type RedemptionState } from '../point-kinds.ts';
import type { Address } from '../shapes/points.ts';
import { text, whole } from '../shapes/inputs.ts';
import { pageQuery } from '../shapes/paging.ts';

// What the desk does with the points mall, below `/control/`.

const closed = { additionalProperties: false };
const id = whole({ minimum: 1 });

export const RedemptionsQuery = pageQuery({ state: Type.Enum(redemptionStates), account: Type.Optional(text(64, 1)) });

/** `points` and `amount` are of all pieces; `amount` in minor units of `unit`. */
export interface DeskRedemption {
  readonly id: number;
  readonly account: string;
  readonly kind: GoodKind | 'conversion';
  readonly title: string;
  readonly quantity: number;
  readonly points: number;
  readonly amount: number | null;
  readonly unit: string;
  readonly state: RedemptionState;
  readonly remark: string;
  readonly address: Static<typeof Address> | null;
  readonly createdAt: string;
}

/** A rejection says why, which the member reads; an approval may say something, the number of a parcel. */
export const RedemptionDecision = Type.Union([
  Type.Object({ id, decision: Type.Literal('approve'), remark: Type.Optional(text(140)) }, closed),
  Type.Object({ id, decision: Type.Literal('reject'), remark: text(140, 1) }, closed),
]);
export type RedemptionDecision = Static<typeof RedemptionDecision>;

export interface DeskGood {
  readonly id: number;
  readonly kind: GoodKind;
  readonly title: string;
  readonly points: number;
  readonly stock: number;
  readonly isOn: boolean;
  /** Redemptions of it that nobody has decided. */
  readonly waiting: number;
}

export const GoodChange = Type.Object(
  { id, points: whole({ minimum: 1, maximum: 100_000_000 }), stock: whole({ maximum: 1_000_000 }), isOn: Type.Boolean() },
  closed,
);
export type GoodChange = Static<typeof GoodChange>;
