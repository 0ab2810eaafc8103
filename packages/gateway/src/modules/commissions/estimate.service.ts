import { windowAt } from '@livery/contract/commission-windows';
import type { ValueOf } from '@livery/contract/shapes';
import type { Platform } from '#base/platform.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { MemberCall } from '#http/route.ts';
import { findFoldedUntil } from '../agents/fold.repo.ts';
import { freshenTeams } from '../agents/fold-teams.action.ts';
import { listScales, type Unit } from '../settlement/agreements.repo.ts';
import { followWindows, type AskedWindow, type FollowedWindow } from '../settlement/counting/calculate.service.ts';
import { sumNetSince } from '../settlement/lines.repo.ts';
import { calculateRealTime } from '../settlement/real-time.service.ts';
import { findRunning } from '../settlement/running-window.service.ts';

type Estimate = ValueOf<'commissionEstimate'>['estimates'][number];

/** With the beginning of the day in it. */
type RunningWindow = AskedWindow & { readonly early: Date };

/** The agent's earnings so far, in one snapshot after a fold. */
export async function readEstimate(
  { merchant, member, now }: Pick<MemberCall<'commissionEstimate'>, 'merchant' | 'now'> & { readonly member: { readonly id: number } },
  platform: Pick<Platform, 'tenants'>,
): Promise<ValueOf<'commissionEstimate'>> {
  await freshenTeams(platform, merchant.id, now);
  return platform.tenants.transaction(
    merchant.id,
    async (db) => {
      const asked: RunningWindow[] = [];
      for (const scale of await listScales(db, { merchantId: merchant.id, memberId: member.id }, now)) {
        const running = await findRunning(db, merchant, scale, now);
        const early = new Date(Math.max(windowAt('daily', now.getTime(), running.timeZone).from, running.from.getTime()));
        asked.push({ ...running, early, around: member.id });
      }
      const counted = asked.filter(({ kind }) => kind !== 'realTime');
      const followed = await followWindows(db, merchant.id, counted, (units) => concernOf(units, member.id));
      const estimates: Estimate[] = [];
      for (const window of asked) {
        const of = followed[counted.indexOf(window)];
        estimates.push(...(of === undefined ? await estimateBets(db, window, member.id) : await estimateWindow(db, window, of, member.id)));
      }
      return { until: ((await findFoldedUntil(db, merchant.id)) ?? now).toISOString(), currency: merchant.currency, estimates };
    },
    'repeatable read',
  );
}

async function estimateWindow(db: GatewayDatabase, asked: RunningWindow, followed: FollowedWindow, memberId: number): Promise<Estimate[]> {
  const { early } = asked;
  // A window that began today has nothing from before.
  const nets = early > asked.from ? followed.early.map(({ of, outcome }) => [of.agreementId, outcome.net] as const) : [];
  const before = asked.kind === 'hourly' ? await netOfDay(db, asked, memberId) : new Map(nets);
  return followed.now
    .filter(({ of }) => of.memberId === memberId)
    .map(({ of, input: { figures }, outcome: { net, gross, due, tier, next } }) => ({
      agreement: of.agreementId,
      kind: of.kind,
      from: of.from.toISOString(),
      to: of.before.toISOString(),
      today: net - (before.get(of.agreementId) ?? 0),
      income: net,
      gross,
      due,
      turnover: figures.validStake,
      loss: figures.stake - figures.payout,
      activeMembers: of.terms.tiers.some(({ minimumActiveMembers }) => minimumActiveMembers > 0) ? figures.activeMembers : null,
      tiers: of.terms.tiers.length,
      tier,
      next,
    }));
}

/** The day's earlier lines. Negative, because a window that began today earns more today than in total. */
async function netOfDay(db: GatewayDatabase, asked: AskedWindow, memberId: number): Promise<ReadonlyMap<number, number>> {
  const { from } = windowAt('daily', asked.from.getTime(), asked.timeZone);
  return new Map([...(await sumNetSince(db, memberId, asked.kind, new Date(from)))].map(([id, net]) => [id, -net]));
}

/** The day so far, posted and not yet posted. */
async function estimateBets(db: GatewayDatabase, asked: AskedWindow, memberId: number): Promise<Estimate[]> {
  const lines = await calculateRealTime(db, { ...asked, endsDay: false }, (units) => units.filter((unit) => unit.memberId === memberId));
  const day = windowAt('daily', asked.from.getTime(), asked.timeZone);
  return lines.map(({ unit, input, outcome, base }) => ({
    agreement: unit.agreementId,
    kind: unit.kind,
    from: new Date(day.from).toISOString(),
    to: new Date(day.before).toISOString(),
    today: outcome.net,
    income: outcome.net,
    gross: input.posted + outcome.line,
    due: outcome.due,
    turnover: base,
    loss: 0,
    activeMembers: null,
    tiers: 0,
    tier: null,
    next: null,
  }));
}

/**
 * The agent's agreement and those of its downlines. While it is a share of its upline's, also the upline's with all
 * agreements that share it, and so on upwards. Nothing else changes the agent's amount.
 */
function concernOf(units: readonly Unit[], memberId: number): readonly Unit[] {
  const wanted = new Set<Unit>();
  const shares = ({ terms }: Unit): boolean => terms.rules.split === 'shareOfParent';
  for (let id: number | null = memberId; id !== null;) {
    const of: number = id;
    const own = units.filter((unit) => unit.memberId === of);
    for (const unit of own) wanted.add(unit);
    for (const unit of units)
      if (unit.parents.some((parent) => parent.memberId === of) && (of === memberId || shares(unit))) wanted.add(unit);
    id = own.find(shares)?.uplineId ?? null;
  }
  return units.filter((unit) => wanted.has(unit));
}
