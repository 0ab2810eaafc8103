import Type, { type Static } from 'typebox';
import { text, whole } from '../shapes/inputs.ts';

/** A match as the desk sees it; amounts in minor units of `unit`, the instant in ISO 8601. */
export interface DeskFixture {
  readonly fixtureId: string;
  readonly sport: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: string;
  readonly isLive: boolean;
  readonly score: { readonly home: number; readonly away: number };
  /** Whether a tie stands as a result. */
  readonly hasDraw: boolean;
  /** The merchant's open bets that wait for it. */
  readonly bets: number;
  readonly staked: number;
  readonly unit: string;
}

/** `isSandbox`: whether anybody takes the desk's word for how a match ended. */
export interface DeskFixtures {
  readonly isSandbox: boolean;
  readonly items: readonly DeskFixture[];
}

const points = whole({ maximum: 1_000 });

/** How a match ended; one that is called off has no score. */
export const FixtureEnd = Type.Object(
  {
    fixtureId: Type.String({ pattern: '^[\\w-]{1,40}$' }),
    act: Type.Enum(['result', 'void']),
    score: Type.Optional(Type.Object({ home: points, away: points }, { additionalProperties: false })),
    reason: text(300, 1),
  },
  { additionalProperties: false },
);
export type FixtureEnd = Static<typeof FixtureEnd>;
