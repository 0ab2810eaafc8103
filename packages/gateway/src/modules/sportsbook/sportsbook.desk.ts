import type { ControlValueOf, FixtureEnd } from '@livery/contract/control/shapes';
import { recordAct } from '#observe/audit-log.ts';
import type { Questions, Verdict } from '#ports/seamless/sportsbook.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';

/** Matches with open bets of the merchant, the highest stake first. */
export async function readBooked(
  { merchant: { code, currency } }: DeskCall<'fixtures'>,
  { aggregators }: Pick<Platform, 'aggregators'>,
): Promise<ControlValueOf<'fixtures'>> {
  const settlement = settlementOf(aggregators.of(code));
  if (settlement === null) return { isSandbox: false, items: [] };
  const booked = await settlement.booked(code);
  const items = booked
    .toSorted((a, b) => b.staked - a.staked || a.startsAt - b.startsAt)
    .map(({ id, startsAt, score: [home, away], ...fixture }) => ({
      ...fixture,
      fixtureId: id,
      startsAt: new Date(startsAt).toISOString(),
      score: { home, away },
      unit: currency,
    }));
  return { isSandbox: true, items };
}

/**
 * Ends a match with the given result. The sportsbook settles its bets in the members' wallets.
 *
 * @throws AppError NOT_AVAILABLE without a sandbox, INVALID_REQUEST for a result without a score, STATE_CHANGED if the match is over or
 *   cannot end like this, UNAVAILABLE
 */
export async function endFixture(
  { merchant: { id, code }, body: end, by, transaction }: DeskCall<'endFixture'>,
  { aggregators }: Pick<Platform, 'aggregators'>,
): Promise<ControlValueOf<'endFixture'>> {
  const settlement = settlementOf(aggregators.of(code));
  if (settlement === null) throw new AppError('NOT_AVAILABLE');
  const verdict = verdictOf(end);
  // Recorded before it is done, because nothing could undo it if recording failed.
  await transaction((trx) => recordAct(trx, { by, act: 'fixture.end', merchantId: id, subject: end.fixtureId, details: end }));
  const settled = await settlement.end(code, verdict);
  if (settled === null) throw new AppError('STATE_CHANGED');
  return { settled };
}

function settlementOf(aggregators: readonly { readonly asks: Questions }[]): Questions['settlement'] {
  return aggregators.map(({ asks }) => asks.settlement).find((settlement) => settlement !== null) ?? null;
}

function verdictOf({ fixtureId: fixture, act, score }: FixtureEnd): Verdict {
  if (act === 'void') return { fixture, act };
  if (score === undefined) throw new AppError('INVALID_REQUEST');
  return { fixture, act, score: [score.home, score.away] };
}
