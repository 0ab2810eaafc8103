import { settleRealTime, type CountedPart, type RealTimeInput, type RealTimeOutcome } from '@livery/contract/commission-real-time';
import { windowAt } from '@livery/contract/commission-windows';
import type { GatewayDatabase } from '#database/schema.ts';
import { listUnits, type Unit } from './agreements.repo.ts';
import type { AskedWindow } from './calculate.service.ts';
import { listLast } from './lines.repo.ts';
import { countDay, sumPosted, type CountedVersion } from './real-time.repo.ts';

export interface RealTimeLine {
  readonly unit: Unit;
  readonly input: RealTimeInput;
  readonly outcome: RealTimeOutcome;
  /** What the agent keeps more than by the lines of the day before it. */
  readonly net: number;
  /** Stakes that count, won and lost. */
  readonly base: number;
  /** Whether nothing has changed since the last line. */
  readonly isEmpty: boolean;
}

/**
 * What real-time agreements come to beyond what was posted of the day that the window is in. All bets of the day are counted each time,
 * so that one that came late is in the next line.
 */
export async function calculateRealTime(
  db: GatewayDatabase,
  asked: AskedWindow & { readonly endsDay: boolean },
  concern: (units: readonly Unit[]) => readonly Unit[] = (units) => units,
): Promise<readonly RealTimeLine[]> {
  const { merchantId, timeZone } = asked;
  const all = await listUnits(db, asked, asked);
  const units = concern(all);
  const span = windowAt('daily', asked.from.getTime(), timeZone);
  const day = { from: new Date(span.from), before: new Date(span.before) };
  const ids = units.map(({ agreementId }) => agreementId);
  const own = new Set(ids);
  const agents = units.map(({ memberId }) => memberId);
  const below =
    units === all
      ? null
      : [...agents, ...all.filter(({ uplineId }) => uplineId !== null && agents.includes(uplineId)).map(({ memberId }) => memberId)];
  const counted = await countDay(db, merchantId, day, below);
  const byAgreement = Map.groupBy(counted, ({ agreementId }) => agreementId);
  const byUpline = Map.groupBy(counted, ({ uplineId }) => uplineId);
  const posted = await sumPosted(db, ids, day.from);
  const last = await listLast(db, ids, asked.from);

  return units
    .filter(({ agreementId }) => own.has(agreementId))
    .map((unit) => {
      const closing = last.get(unit.agreementId);
      const sums = posted.get(unit.agreementId) ?? { amount: 0, net: 0 };
      const parts = (byAgreement.get(unit.agreementId) ?? []).map(partOf);
      const children = Map.groupBy(byUpline.get(unit.memberId) ?? [], ({ agreementId }) => agreementId);
      const input: RealTimeInput = {
        parts,
        children: [...children].flatMap(([id, versions]) => {
          const [first] = versions;
          return first === undefined ? [] : [{ id, payer: first.terms.rules.payer, parts: versions.map(partOf) }];
        }),
        remainder: remainderOf(closing, day.from),
        posted: sums.amount,
        makeUp: closing?.closing.makeUp ?? 0,
      };
      const outcome = settleRealTime(input);
      const net = outcome.net - sums.net;
      const keepsRemainder = !asked.endsDay || outcome.remainder === leftOf(closing);
      return {
        unit,
        input,
        outcome,
        net,
        base: parts.reduce((sum, { stakes }) => sum + stakes.won + stakes.lost, 0),
        isEmpty: outcome.line === 0 && net === 0 && keepsRemainder,
      };
    });
}

function partOf({ versionId, terms: { profitRate, lossRate }, won, lost }: CountedVersion): CountedPart {
  return { version: versionId, rates: { profitRate, lossRate }, stakes: { won, lost } };
}

type Last = Awaited<ReturnType<typeof listLast>> extends ReadonlyMap<number, infer Line> ? Line | undefined : never;

function leftOf(last: Last): number {
  return last !== undefined && 'remainder' in last.closing ? last.closing.remainder : 0;
}

/** What the day before left: all lines of a day begin with the same. */
function remainderOf(last: Last, dayStart: Date): number {
  return last !== undefined && last.from >= dayStart && 'remainder' in last.input ? last.input.remainder : leftOf(last);
}
