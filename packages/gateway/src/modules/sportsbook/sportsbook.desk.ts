import type { DeskFixtures, FixtureEnd } from '@livery/contract/control/sports';
import { recordAct, type ActingBy } from '#observe/audit-log.ts';
import type { Questions, Verdict } from '#ports/seamless/sportsbook.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';

/** The matches that the merchant's bets wait for, the one with most staked first. */
export async function readBooked({ aggregators }: Platform, { code, currency }: Merchant): Promise<DeskFixtures> {
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
 * Has a match end as somebody says; its bets are settled by the book, over the members' wallets.
 *
 * @throws AppError NOT_AVAILABLE without a sandbox, INVALID_REQUEST for a result without a score, STATE_CHANGED for a match that is over or
 *   cannot end so, UNAVAILABLE
 */
export async function endFixture(
  { aggregators, tenants }: Platform,
  { id, code }: Merchant,
  end: FixtureEnd,
  by: ActingBy,
): Promise<{ settled: number }> {
  const settlement = settlementOf(aggregators.of(code));
  if (settlement === null) throw new AppError('NOT_AVAILABLE');
  const verdict = verdictOf(end);
  // Written down before it is done: nothing undoes it should the writing fail.
  await tenants.transaction(id, (trx) => recordAct(trx, { by, act: 'fixture.end', merchantId: id, subject: end.fixtureId, details: end }));
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
