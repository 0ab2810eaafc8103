import Type, { type Static } from 'typebox';
import { activityStates, applicationStates, type ActivityState, type ApplicationState } from '../activity-states.ts';
import type { ControlPage } from './merchant.ts';
import type { Reward, Ticket } from '../shapes/index.ts';
import { text, whole } from '../shapes/inputs.ts';
import { pageQuery } from '../shapes/paging.ts';

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
  /** By its time alone. */
  readonly phase: 'coming' | 'running' | 'over';
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly members: number;
  /** Applications that nobody has decided. */
  readonly waiting: number;
}

export interface DeskDraw {
  readonly id: number;
  readonly kind: Ticket['kind'];
  readonly title: string;
  /** That are out and not used yet. */
  readonly tickets: number;
  /** Null for what is drawn ticket by ticket. */
  readonly raffle: {
    readonly drawsAt: string;
    readonly drawnAt: string | null;
    /** Prizes before the draw, and how many were won by it after. */
    readonly prizes: number;
    readonly winners: number;
  } | null;
}

export interface DeskPromotions {
  readonly items: readonly DeskPromotion[];
  /** What tickets can be given for. */
  readonly draws: readonly DeskDraw[];
}

export const PromotionSwitch = Type.Object({ id, isOn: Type.Boolean() }, closed);

/** Without a state everybody who takes part. */
export const ParticipantsQuery = pageQuery({ promotion: id, state: Type.Optional(Type.Enum(activityStates)) });

export interface DeskParticipant {
  readonly memberId: number;
  readonly account: string;
  readonly state: ActivityState;
  /** Of the last step that the member took. */
  readonly since: string;
}

export interface DeskParticipants extends ControlPage<DeskParticipant> {
  /** Of all who take part, by where they stand now. */
  readonly counts: Readonly<Partial<Record<ActivityState, number>>>;
}

export const ApplicationsQuery = pageQuery({ state: Type.Enum(applicationStates) });

export interface DeskApplication {
  readonly id: number;
  readonly account: string;
  readonly promotion: string;
  readonly state: ApplicationState;
  readonly remarks: string;
  /** How many came with it. */
  readonly pictures: number;
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

/** Part of the account. */
export const RewardsQuery = pageQuery({ search: Type.Optional(text(64, 1)) });

/** A reward that waits for its member. */
export interface DeskReward {
  readonly id: number;
  readonly account: string;
  readonly title: string;
  readonly origin: Reward['origin'];
  readonly kind: Reward['prize']['kind'];
  /** Minor units of `unit`, or tickets. */
  readonly amount: number;
  readonly unit: string;
  /** What the tickets are for. */
  readonly draw: string | null;
  readonly isSeen: boolean;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** A raffle, whatever its time. */
export const RaffleDraw = Type.Object({ id }, closed);
