import Type from 'typebox';
import { text, whole } from '../shapes/inputs.ts';
import { closed, instant } from './parts.ts';

/** A match as shown at the desk. Amounts are in minor units of `unit`. */
const DeskFixture = Type.Object({
  fixtureId: Type.String(),
  sport: Type.String(),
  league: Type.String(),
  home: Type.String(),
  away: Type.String(),
  startsAt: instant,
  isLive: Type.Boolean(),
  score: Type.Object({ home: Type.Integer(), away: Type.Integer() }),
  /** Whether a draw is a valid result. */
  hasDraw: Type.Boolean(),
  /** The merchant's open bets on it. */
  bets: Type.Integer(),
  staked: Type.Integer(),
  unit: Type.String(),
});

const points = whole({ maximum: 1_000 });

export const sports = {
  /** Only a sandbox lets the desk end a match. */
  fixtures: { value: Type.Object({ isSandbox: Type.Boolean(), items: Type.Array(DeskFixture) }) },
  /** A match that is called off has no score. */
  endFixture: {
    body: Type.Object(
      {
        fixtureId: Type.String({ pattern: '^[\\w-]{1,40}$' }),
        act: Type.Enum(['result', 'void']),
        score: Type.Optional(Type.Object({ home: points, away: points }, closed)),
        reason: text(300, 1),
      },
      closed,
    ),
    value: Type.Object({ settled: Type.Integer() }),
  },
};
