import {
  noStakes,
  settleRealTime,
  type CountedPart,
  type RealTimeInput,
  type RealTimeOutcome,
} from '@livery/contract/commission-real-time';
import { windowAt } from '@livery/contract/commission-windows';
import type { GatewayDatabase } from '#database/schema.ts';
import { listEndedUnits, listUnits, type Unit } from './agreements.repo.ts';
import type { AskedWindow } from './counting/calculate.service.ts';
import { payerOf, type Parent } from './family.rules.ts';
import { listLast } from './lines.repo.ts';
import { isRealTimeReadable, unreadable } from './faults/readable.rules.ts';
import { countDay, sumPosted, type CountedVersion } from './real-time.repo.ts';

export interface RealTimeLine {
  readonly unit: Unit;
  readonly input: RealTimeInput;
  readonly outcome: RealTimeOutcome;
  /** The agent's additional income beyond the day's earlier lines. */
  readonly net: number;
  /** Stakes that count, won and lost. */
  readonly base: number;
  /** Whether nothing has changed since the last line. */
  readonly isEmpty: boolean;
  /** The fault, if nothing could be computed. The day's last line carries it. */
  readonly fault: string | null;
}

/**
 * The amounts of real-time agreements that are earned but not posted for the window's day. Each run counts all bets of
 * the day, so a late bet is in the next line.
 */
export async function calculateRealTime(
  db: GatewayDatabase,
  asked: AskedWindow & { readonly endsDay: boolean },
  concern: (units: readonly Unit[]) => readonly Unit[] = (units) => units,
): Promise<readonly RealTimeLine[]> {
  const { merchantId, timeZone } = asked;
  const all = await listUnits(db, asked, asked);
  const inForce = concern(all);
  const span = windowAt('daily', asked.from.getTime(), timeZone);
  const day = { from: new Date(span.from), before: new Date(span.before) };
  const agents = inForce.map(({ memberId }) => memberId);
  const below =
    inForce === all ? null : [...agents, ...all.filter(({ parents }) => parents.some(isOneOf(agents))).map(({ memberId }) => memberId)];
  const counted = (await countDay(db, merchantId, day, below)).filter(({ terms }) => isRealTimeReadable(terms));
  const byAgreement = Map.groupBy(counted, ({ agreementId }) => agreementId);
  const byParent = Map.groupBy(counted, ({ parentId }) => parentId);
  // Ended salaries with late bookings.
  const current = new Set(all.map(({ agreementId }) => agreementId));
  const over = new Set(inForce === all ? [...byAgreement.keys()].filter((agreementId) => !current.has(agreementId)) : []);
  const units = [...(await listEndedUnits(db, asked, [...over], asked)), ...inForce];
  const ids = units.map(({ agreementId }) => agreementId);
  const posted = await sumPosted(db, ids, day.from);
  const last = await listLast(db, ids, asked.from);

  return units.map((unit) => {
    const closing = last.get(unit.agreementId);
    const sums = posted.get(unit.agreementId) ?? { amount: 0, net: 0 };
    const parts = partsOf(byAgreement.get(unit.agreementId) ?? []);
    // The downlines belong to the agent's later salary.
    const isReplaced = over.has(unit.agreementId) && inForce.some(({ memberId }) => memberId === unit.memberId);
    const children = Map.groupBy(isReplaced ? [] : (byParent.get(unit.memberId) ?? []), ({ agreementId }) => agreementId);
    const input: RealTimeInput = {
      parts,
      children: [...children].flatMap(([id, versions]) => {
        const [first] = versions;
        return first === undefined ? [] : [{ id, payer: payerOf(first), parts: partsOf(versions) }];
      }),
      remainder: remainderOf(closing, day.from),
      posted: sums.amount,
      makeUp: closing?.closing.makeUp ?? 0,
    };
    const fault = isRealTimeReadable(unit.terms) ? null : unreadable;
    const outcome = fault === null ? settleRealTime(input) : nothingOf(input, leftOf(closing));
    const more = isReplaced ? outcome.line : outcome.net - sums.net;
    const net = fault === null ? more : 0;
    const keepsRemainder = !asked.endsDay || outcome.remainder === leftOf(closing);
    return {
      unit,
      input,
      outcome,
      net,
      base: fault === null ? parts.reduce((sum, { stakes }) => sum + stakes.won + stakes.lost, 0) : 0,
      isEmpty: fault === null ? outcome.line === 0 && net === 0 && keepsRemainder : !asked.endsDay,
      fault,
    };
  });
}

/** One part for each version, even if several uplines count its stakes. */
function partsOf(versions: readonly CountedVersion[]): CountedPart[] {
  const parts = new Map<number, CountedPart>();
  for (const { versionId, terms, won, lost } of versions) {
    const { profitRate, lossRate } = terms;
    const { stakes } = parts.get(versionId) ?? { stakes: noStakes };
    parts.set(versionId, {
      version: versionId,
      rates: { profitRate, lossRate },
      stakes: { won: stakes.won + won, lost: stakes.lost + lost },
    });
  }
  return [...parts.values()];
}

function nothingOf({ makeUp }: RealTimeInput, remainder: number): RealTimeOutcome {
  return { amount: 0, net: 0, line: 0, due: 0, makeUp, remainder, explanation: [] };
}

function isOneOf(agents: readonly number[]): (parent: Parent) => boolean {
  return ({ memberId }) => memberId !== null && agents.includes(memberId);
}

type Last = Awaited<ReturnType<typeof listLast>> extends ReadonlyMap<number, infer Line> ? Line | undefined : never;

function leftOf(last: Last): number {
  return last !== undefined && 'remainder' in last.closing ? last.closing.remainder : 0;
}

/** The carry of the previous day. All lines of a day start with it. */
function remainderOf(last: Last, dayStart: Date): number {
  return last !== undefined && last.from >= dayStart && 'remainder' in last.input ? last.input.remainder : leftOf(last);
}
