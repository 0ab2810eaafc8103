import Type from 'typebox';
import { text } from '../inputs.ts';

/** ISO 8601, `yyyy-mm-dd`. */
const day = Type.String({ pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$` });

/**
 * `goal` says what `target` and `progress` count: minor units staked, rounds played, or days with a round. `gameType`
 * null means all games. `rollover` is how many times a bonus must be wagered. Money is in minor units, instants are ISO
 * 8601.
 */
export const Mission = Type.Object({
  id: Type.String(),
  title: Type.String(),
  period: Type.Enum(['daily', 'weekly']),
  periodStart: Type.String(),
  endsAt: Type.String(),
  goal: Type.Enum(['stake', 'rounds', 'days']),
  gameType: Type.Union([Type.String(), Type.Null()]),
  gameTypeTitle: Type.Union([Type.String(), Type.Null()]),
  target: Type.Integer(),
  progress: Type.Integer(),
  reward: Type.Integer(),
  rewardTo: Type.Enum(['CASH', 'BONUS']),
  rollover: Type.Union([Type.Integer(), Type.Null()]),
  state: Type.Enum(['open', 'claimable', 'claimed']),
});

const Standing = Type.Object({ rank: Type.Integer(), name: Type.String(), staked: Type.Integer(), isOwn: Type.Boolean() });

export const missions = {
  missionSummary: {
    query: Type.Object({ language: Type.Optional(text(10)) }),
    /** `now` is the gateway's clock, to compare `endsAt` with. */
    value: Type.Object({ missions: Type.Array(Mission), claimable: Type.Integer(), currency: Type.String(), now: Type.String() }),
  },
  /**
   * The week's leaders by stakes. On a tie, the earlier one leads. `own` is null before the member's first stake of the
   * week. `asOf` is when it was counted. Compare `endsAt` with `now`, the gateway's clock.
   */
  missionLeaderboard: {
    value: Type.Object({
      endsAt: Type.String(),
      asOf: Type.String(),
      now: Type.String(),
      currency: Type.String(),
      top: Type.Array(Standing),
      own: Type.Union([
        Type.Object({ rank: Type.Integer(), staked: Type.Integer(), behind: Type.Union([Type.Integer(), Type.Null()]) }),
        Type.Null(),
      ]),
    }),
  },
  claimMission: {
    body: Type.Object({ id: text(40, 1), periodStart: day, idempotencyKey: text(64, 1) }, { additionalProperties: false }),
    value: Type.Object({ amount: Type.Integer(), rewardTo: Type.Enum(['CASH', 'BONUS']) }),
  },
};
