import Type, { type Static } from 'typebox';
import { applicationStates, type ApplicationState } from './activity-states.ts';
import { text, whole } from './shapes/inputs.ts';
import { pageQuery } from './shapes/paging.ts';

// What the desk does with activities and rewards, below `/control/`.

const closed = { additionalProperties: false };
const id = whole({ minimum: 1 });
/** Minor units, or tickets. */
const largestReward = 100_000_000;
const mostTickets = 100;

export interface DeskPromotion {
  readonly id: number;
  readonly kind: string;
  readonly title: string;
  readonly isOn: boolean;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly members: number;
  readonly waiting: number;
}

export interface DeskDraw {
  readonly id: number;
  readonly title: string;
}

export interface DeskPromotions {
  readonly items: readonly DeskPromotion[];
  /** What tickets can be given for. */
  readonly draws: readonly DeskDraw[];
}

export const PromotionSwitch = Type.Object({ id, isOn: Type.Boolean() }, closed);

export const ApplicationsQuery = pageQuery({ state: Type.Enum(applicationStates) });

export interface DeskApplication {
  readonly id: number;
  readonly account: string;
  readonly promotion: string;
  readonly state: ApplicationState;
  readonly remarks: string;
  readonly reason: string;
  readonly createdAt: string;
}

export const PicturesQuery = Type.Object({ id }, closed);

/** JPEG in base64. */
export interface ApplicationPictures {
  readonly pictures: readonly string[];
}

/** A rejection says why, which the member reads. */
export const Decision = Type.Union([
  Type.Object({ id, decision: Type.Literal('approve') }, closed),
  Type.Object({ id, decision: Type.Literal('reject'), reason: text(140, 1) }, closed),
]);
export type Decision = Static<typeof Decision>;

/** Money in minor units, or tickets of a draw; the member finds it in the reward centre under `title`. */
export const RewardGrant = Type.Object(
  {
    account: text(64, 1),
    title: text(60, 1),
    prize: Type.Union([
      Type.Object({ kind: Type.Enum(['cash', 'bonus']), amount: whole({ minimum: 1, maximum: largestReward }) }, closed),
      Type.Object({ kind: Type.Literal('tickets'), amount: whole({ minimum: 1, maximum: mostTickets }), drawId: id }, closed),
    ]),
    idempotencyKey: text(64, 1),
  },
  closed,
);
export type RewardGrant = Static<typeof RewardGrant>;
