import type { ControlValueOf } from '@livery/contract/control/shapes';
import type { Kind } from '@livery/lottery/model/kind';
import { AppError } from '#base/app-error.ts';
import { commitmentTo } from '#base/committed-seed.ts';
import type { Platform } from '#base/platform.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { listFaults } from '../faults/fault.repo.ts';
import { ownGroupOf } from '../groups/groups.present.ts';
import { findIssueOf, type Issue } from '../issues/issue.repo.ts';
import { findOfferedLottery } from '../lottery.service.ts';
import { listEvents } from '../outside/event.repo.ts';
import { findWritten } from '../outside/result.repo.ts';
import { listIssues, listIssueTickets, sumIssues, sumOwed, sumStates, type IssueSums } from './issues.desk.repo.ts';

const nothing: IssueSums = { tickets: 0, stake: 0, payout: 0 };

/** Issues of a lottery that have opened, latest first. @throws AppError GAME_NOT_FOUND */
export async function readIssuesOfLottery(
  { db, merchant, now, query }: DeskCall<'lotteryIssues'>,
  platform: Platform,
): Promise<ControlValueOf<'lotteryIssues'>> {
  const { kind } = await findOfferedLottery(platform, db, merchant, query.game);
  const filter = { merchantId: merchant.id, nodeId: query.game, state: query.state ?? null, number: query.number ?? null, now };
  const { items, next } = await listIssues(db, filter, query);
  const sums = await sumIssues(
    db,
    items.map(({ id }) => id),
    merchant.currency,
  );
  return { items: items.map((issue) => presentRow(kind, issue, sums.get(issue.id) ?? nothing, issue.isWaiting)), next };
}

/** An issue with its history of manual actions. @throws AppError NOT_FOUND, GAME_NOT_FOUND */
export async function readIssue(
  { db, merchant, now, query }: DeskCall<'lotteryIssue'>,
  platform: Platform,
): Promise<ControlValueOf<'lotteryIssue'>> {
  const issue = await findIssueOf(db, merchant.id, query.issue);
  if (issue === null) throw new AppError('NOT_FOUND');
  const { lottery, kind, game } = await findOfferedLottery(platform, db, merchant, issue.node_id);
  const written = await findWritten(db, issue.id);
  const faults = await listFaults(db, issue.id);
  const sums = (await sumIssues(db, [issue.id], merchant.currency)).get(issue.id) ?? nothing;
  const isWaiting = written !== null || faults.some(({ state }) => state === 'declared');
  const paidUntil = issue.paid_at === null ? null : new Date(issue.paid_at.getTime() + lottery.correction * 1_000);
  const isOwn = issue.source === 'own';
  return {
    game: game.node_id,
    kind: kind.code,
    issue: presentRow(kind, issue, sums, isWaiting),
    flags: issue.flags,
    prizeGroup: issue.prize_group,
    commitment: isOwn ? commitmentTo(issue.seed) : null,
    round: isOwn ? issue.round : null,
    drawnAt: toldAt(issue.drawn_at),
    paidAt: toldAt(issue.paid_at),
    correctableUntil: issue.state === 'paid' && paidUntil !== null && paidUntil > now ? paidUntil.toISOString() : null,
    correction: issue.correction,
    tickets: await sumStates(db, issue.id),
    written:
      written === null
        ? null
        : { numbers: [...kind.labelsOf(written.numbers)], by: written.written_by, at: written.written_at.toISOString() },
    faults: faults.map((fault) => ({
      id: fault.id,
      kind: fault.kind,
      state: fault.state,
      note: fault.note,
      drawnAt: toldAt(fault.drawn_at),
      numbers: labelsOf(kind, fault.numbers),
      declaredBy: fault.declared_by,
      declaredAt: fault.declared_at.toISOString(),
      decidedBy: fault.decided_by,
      decidedAt: toldAt(fault.decided_at),
      doneAt: toldAt(fault.done_at),
    })),
    owed: await sumOwed(db, merchant.currency, { issue: issue.id }),
    events: (await listEvents(db, issue.id)).map((event) => ({
      ...event,
      at: event.at.toISOString(),
      numbers: labelsOf(kind, event.numbers),
    })),
  };
}

/** @throws AppError NOT_FOUND */
export async function readIssueTickets({
  db,
  merchant,
  query,
}: DeskCall<'lotteryIssueTickets'>): Promise<ControlValueOf<'lotteryIssueTickets'>> {
  if ((await findIssueOf(db, merchant.id, query.issue)) === null) throw new AppError('NOT_FOUND');
  const { items, next } = await listIssueTickets(db, { merchantId: merchant.id, issue: query.issue, state: query.state ?? null }, query);
  return {
    items: items.map(({ placed_at: placedAt, copy_of: copyOf, prize_group: prizeGroup, groups, state, payout, ...ticket }) => ({
      ...ticket,
      state,
      copyOf,
      prizeGroup,
      ownGroup: ownGroupOf({ prize_group: prizeGroup, groups }),
      placedAt: placedAt.toISOString(),
      // Judged but not paid yet. Members are not notified before the money moves.
      payout: state === 'open' ? null : payout,
    })),
    next,
  };
}

type IssueRow = Pick<Issue, 'id' | 'number' | 'state' | 'source' | 'opens_at' | 'closes_at' | 'draws_at' | 'numbers'>;

function presentRow(kind: Kind, issue: IssueRow, sums: IssueSums, isWaiting: boolean): ControlValueOf<'lotteryIssue'>['issue'] {
  return {
    id: issue.id,
    number: issue.number,
    state: issue.state,
    source: issue.source,
    opensAt: issue.opens_at.toISOString(),
    closesAt: issue.closes_at.toISOString(),
    drawsAt: issue.draws_at.toISOString(),
    numbers: labelsOf(kind, issue.numbers),
    ...sums,
    isWaiting,
  };
}

function labelsOf(kind: Kind, numbers: readonly number[] | null): string[] | null {
  return numbers === null ? null : [...kind.labelsOf(numbers)];
}

function toldAt(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
