import type { ControlQueryOf, ControlValueOf } from '@livery/contract/control/shapes';
import { windowAt } from '@livery/contract/commission-windows';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { foldTeams } from '../agents/fold-teams.action.ts';
import type { Unit } from '../settlement/agreements.repo.ts';
import { calculateWindow } from '../settlement/counting/calculate.service.ts';
import { missingWindows } from '../settlement/open-windows.action.ts';
import { calculateRealTime } from '../settlement/real-time.service.ts';
import { scales, type Scale } from '../settlement/settlement.rules.ts';
import { findWindow, listUncalculated, takeMinutes } from '../settlement/windows.repo.ts';
import { findDueBefore, listAccounts, listDueBefore, readOnly } from './dry-run.repo.ts';

type DryWindow = ControlValueOf<'drySettlement'>['windows'][number];
type DryLine = DryWindow['lines'][number];

interface Waiting extends Scale {
  readonly id: number | null;
  readonly from: Date;
  readonly before: Date;
  readonly endsDay: boolean;
  readonly state: 'open' | 'closing';
}

interface Counted extends Pick<DryLine, 'tier' | 'base' | 'gross' | 'net' | 'due' | 'fault'> {
  readonly unit: Pick<Unit, 'agreementId' | 'memberId' | 'uplineId' | 'isMemberActive'> & { readonly terms: Pick<Unit['terms'], 'rules'> };
}

/**
 * The amounts that uncalculated windows would have now. They are computed by the functions of the settlement, in one
 * read-only snapshot. Wages that are not posted yet are not deducted from a dividend.
 *
 * @throws AppError NOT_FOUND if the merchant has no such window, STATE_CHANGED for a window that is calculated
 */
export async function runDry(
  platform: Pick<Platform, 'tenants'>,
  merchant: Merchant,
  now: Date,
  query: ControlQueryOf<'drySettlement'> = {},
): Promise<ControlValueOf<'drySettlement'>> {
  await foldTeams(platform, merchant.id, now);
  return platform.tenants.transaction(
    merchant.id,
    async (trx) => {
      await readOnly(trx);
      await takeMinutes(trx);
      const waiting = await listWaiting(trx, merchant, now);
      const asked = waiting.filter((window) => isAsked(window, query));
      if (query.window !== undefined && asked.length === 0)
        throw new AppError((await findWindow(trx, merchant.id, query.window)) === null ? 'NOT_FOUND' : 'STATE_CHANGED');
      const windows: DryWindow[] = [];
      for (const window of asked) {
        const earlier = waiting.slice(0, waiting.indexOf(window)).filter((other) => isOfScale(other, window));
        windows.push(await tryWindow(trx, { merchant, now, window, earlier }));
      }
      return { until: now.toISOString(), currency: merchant.currency, timeZone: merchant.timeZone, windows };
    },
    'repeatable read',
  );
}

function isAsked({ id, kind, period }: Waiting, query: ControlQueryOf<'drySettlement'>): boolean {
  const isOfKind = query.kind === undefined || query.kind === kind;
  return isOfKind && (query.period === undefined || query.period === period) && (query.window === undefined || query.window === id);
}

function isOfScale(one: Scale, other: Scale): boolean {
  return one.kind === other.kind && one.period === other.period;
}

/** By start: open windows that are not calculated, then those that the next run would open. */
async function listWaiting(db: GatewayDatabase, merchant: Merchant, now: Date): Promise<readonly Waiting[]> {
  const opened = (await listUncalculated(db, merchant.id)).map((window): Waiting => {
    const { id, kind, period, from_at: from, before_at: before, ends_day: endsDay } = window;
    return { id, kind, period, from, before, endsDay, state: window.state === 'closing' ? 'closing' : 'open' };
  });
  const missing: Waiting[] = [];
  for (const scale of scales)
    for await (const bounds of missingWindows(db, { merchant, now }, scale)) missing.push({ ...scale, ...bounds, id: null, state: 'open' });
  return [...opened, ...missing];
}

interface Asked {
  readonly merchant: Merchant;
  readonly now: Date;
  readonly window: Waiting;
  /** Windows of its kind and period that are calculated first. */
  readonly earlier: readonly Waiting[];
}

async function tryWindow(db: GatewayDatabase, asked: Asked): Promise<DryWindow> {
  const { merchant, window, earlier } = asked;
  const counted = await countLines(db, asked);
  const agreements = counted.map(({ unit }) => unit.agreementId);
  const before = await listDueBefore(db, agreements, window.from);
  const accounts = await listAccounts(
    db,
    counted.flatMap(({ unit }) => [unit.memberId, ...(unit.uplineId === null ? [] : [unit.uplineId])]),
  );
  const lines = counted.map(({ unit, tier, base, gross, net, due, fault }): DryLine => {
    const payer = unit.terms.rules.payer === 'house' || unit.uplineId === null ? null : (accounts.get(unit.uplineId) ?? '');
    const note = earlier.length > 0 ? ('earlier' as const) : null;
    return {
      agreement: unit.agreementId,
      account: accounts.get(unit.memberId) ?? '',
      payer,
      tier,
      base,
      gross,
      net,
      due,
      dueBefore: before.get(unit.agreementId) ?? null,
      note: unit.isMemberActive ? note : 'closed',
      fault,
    };
  });
  const { id, kind, period, from, state } = window;
  return {
    id,
    kind,
    period,
    from: from.toISOString(),
    to: window.before.toISOString(),
    state,
    due: lines.reduce((sum, { due }) => sum + due, 0),
    dueBefore: await findDueBefore(db, merchant.id, window),
    lines,
  };
}

async function countLines(db: GatewayDatabase, { merchant, now, window, earlier }: Asked): Promise<readonly Counted[]> {
  const { kind, period, from, before, endsDay } = window;
  const asked = { merchantId: merchant.id, timeZone: merchant.timeZone, kind, period, from, before };
  if (kind === 'realTime') {
    // The first window of a day bills everything of the day that is not posted.
    const dayStart = windowAt('daily', from.getTime(), merchant.timeZone).from;
    if (earlier.some((other) => other.from.getTime() >= dayStart)) return [];
    const lines = await calculateRealTime(db, { ...asked, endsDay });
    return lines
      .filter(({ isEmpty }) => !isEmpty)
      .map(({ unit, outcome, net, base, fault }) => ({ unit, tier: null, base, gross: outcome.line, net, due: outcome.due, fault }));
  }
  const settled = await calculateWindow(db, { ...asked, until: now < before ? now : before });
  return settled.map(({ of, fault, outcome: { tier, base, gross, net, due } }) => ({ unit: of, tier, base, gross, net, due, fault }));
}
