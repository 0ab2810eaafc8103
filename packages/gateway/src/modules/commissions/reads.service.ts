import type { QueryOf, ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import { keyOf } from '#base/member-key.ts';
import type { FileAnswer } from '#http/file-answer.ts';
import type { MemberCall } from '#http/route.ts';
import { fileHabitOf } from '#http/table-file.ts';
import { countFile } from '#limits/file-limit.ts';
import { readPeriod } from '#lists/period.ts';
import { explain } from './explain.rules.ts';
import { presentEvent, presentLine } from './lines.present.ts';
import { findLine, listEvents, listLines, sumLines, type LineFilter, type LineRow } from './reads.repo.ts';
import { linesFile } from './commissions.file.ts';

function filterOf({ of, from, to, kind, state }: QueryOf<'commissionLinesFile'>, timeZone: string): LineFilter {
  return { of, period: readPeriod({ from, to }, timeZone), kind, state };
}

/** @throws AppError INVALID_REQUEST */
export async function readLines(call: MemberCall<'commissionLines'>): Promise<ValueOf<'commissionLines'>> {
  const { db, merchant, query } = call;
  const filter = filterOf(query, merchant.timeZone);
  const { items, next } = await listLines(db, keyOf(call), filter, query);
  return { items: items.map(presentLine), next, currency: merchant.currency, totals: await sumLines(db, keyOf(call), filter) };
}

/** @throws AppError INVALID_REQUEST */
export async function fileLines(call: MemberCall<'commissionLinesFile'>): Promise<FileAnswer> {
  const filter = filterOf(call.query, call.merchant.timeZone);
  await countFile(call.db, keyOf(call), call.now);
  return linesFile(fileHabitOf(call), async (page) => {
    const { items, next } = await listLines(call.reports, keyOf(call), filter, page);
    return { items: items.map(presentLine), next };
  });
}

/**
 * @throws AppError NOT_FOUND for a line of other members
 */
export async function readLine(call: MemberCall<'commissionLine'>): Promise<ValueOf<'commissionLine'>> {
  const { db, merchant, member, query } = call;
  const line = await findLine(db, merchant.id, query.line);
  const side = line === null ? null : sideOf(line, member.id);
  if (line === null || side === null) throw new AppError('NOT_FOUND');
  const events = await listEvents(db, line);
  return {
    ...presentLine(line),
    currency: merchant.currency,
    side,
    explanation: explain(line.input),
    events: events.map((event) => presentEvent(event, line)),
  };
}

/** The member's side of a line; null for anyone else. */
export function sideOf(line: Pick<LineRow, 'member_id' | 'upline_id'>, memberId: number): 'downline' | 'upline' | null {
  if (line.member_id === memberId) return 'downline';
  return line.upline_id === memberId ? 'upline' : null;
}
