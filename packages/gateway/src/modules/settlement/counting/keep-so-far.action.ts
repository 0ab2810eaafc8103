import { windowAt } from '@livery/contract/commission-windows';
import type { Platform } from '#base/platform.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { listVersions } from '../agreements.repo.ts';
import { isReadable } from '../faults/readable.rules.ts';
import { findRunning } from '../running-window.service.ts';
import { scales } from '../settlement.rules.ts';
import { takeMinutes } from '../windows.repo.ts';
import { readMembers, type MemberCounts, type Span } from './figures.repo.ts';
import { countLate, findNotedUntil, keepSums, listKept, type KeptPlace, type NewSoFar } from './so-far.repo.ts';
import { asksMembers, beginAt, membersAsked, spanOf } from './spans.rules.ts';

interface Moment {
  readonly merchant: Merchant;
  readonly now: Date;
}

/**
 * For each running window, sums members of teams up to the last finished hour and up to the start of the day. An
 * estimate then reads only later play, and each run reads only what came after the previous one.
 */
export async function keepSoFar({ tenants }: Pick<Platform, 'tenants'>, merchant: Merchant, now: Date): Promise<void> {
  const sums = await tenants.transaction(
    merchant.id,
    async (trx) => {
      await takeMinutes(trx);
      return countSoFar(trx, { merchant, now });
    },
    'repeatable read',
  );
  await tenants.transaction(merchant.id, (trx) => keepSums(trx, merchant.id, sums));
}

async function countSoFar(db: GatewayDatabase, { merchant, now }: Moment): Promise<{ counted: NewSoFar[]; wanted: KeptPlace[] }> {
  const { id, timeZone } = merchant;
  const noted = await findNotedUntil(db, id);
  if (noted === null) return { counted: [], wanted: [] };
  const hour = new Date(windowAt('hourly', Math.min(noted.getTime(), now.getTime()), timeZone).from);
  const day = new Date(windowAt('daily', now.getTime(), timeZone).from);
  const asked = (await listAsked(db, { merchant, now })).filter(({ from, before }) => from < hour && hour < before);
  const kept = await listKept(db, id, asked.map(membersAsked));
  const wanted = asked.flatMap((span) => placesOf(span, hour, day));
  const spans = asked.flatMap((span): Span[] => {
    const own = (kept.get(span.key) ?? []).filter(({ upTo }) => upTo <= hour);
    const missing = placesOf(span, hour, day).filter(({ upTo }) => own.every((each) => each.upTo.getTime() !== upTo.getTime()));
    if (missing.length === 0) return [];
    const isDayMissing = missing.some(({ upTo }) => upTo < hour);
    return [{ ...beginAt(span, isDayMissing ? day : span.from, own), before: hour, until: hour }];
  });
  const members = await readMembers(db, id, spans);
  const counted = spans.flatMap((span): Omit<NewSoFar, 'lateBookings'>[] => {
    const { now: atHour, early: atDay } = members.get(span.key) ?? {};
    if (atHour === undefined || atDay === undefined) return [];
    const newest = soFarOf(span, hour, atHour);
    return span.early !== null && span.early > span.from ? [soFarOf(span, span.early, atDay), newest] : [newest];
  });
  const late = await countLate(db, id, counted);
  return { wanted, counted: counted.map((each, index) => ({ ...each, lateBookings: late[index] ?? 0 })) };
}

/** Parts of running windows whose terms count members. Only finished hours are kept. */
async function listAsked(db: GatewayDatabase, { merchant, now }: Moment): Promise<Span[]> {
  const asked: Span[] = [];
  for (const scale of scales) {
    if (scale.kind === 'realTime' || scale.kind === 'hourly') continue;
    const window = await findRunning(db, merchant, scale, now);
    for (const { terms, ...version } of await listVersions(db, window, window)) {
      const span = isReadable(terms) && version.isMemberActive ? spanOf({ ...version, terms }) : null;
      if (span !== null && asksMembers(span)) asked.push(span);
    }
  }
  return asked;
}

/** Two instants: now for the window's total, and the start of the day for today's part. */
function placesOf(span: Span, hour: Date, day: Date): KeptPlace[] {
  const { versionId, from } = membersAsked(span);
  return [...(from < day && day < hour ? [day] : []), hour].map((upTo) => ({ versionId, from, upTo }));
}

function soFarOf(span: Span, upTo: Date, { activeMembers, results }: MemberCounts): Omit<NewSoFar, 'lateBookings'> {
  return { ...membersAsked(span), upTo, activeMembers, winners: results.map(({ member }) => member) };
}
