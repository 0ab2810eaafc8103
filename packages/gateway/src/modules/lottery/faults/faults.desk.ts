import type { ControlValueOf } from '@livery/contract/control/shapes';
import type { IssueState, LotteryFaultKind } from '@livery/contract/lotteries';
import type { Kind } from '@livery/lottery/model/kind';
import { readResult } from '@livery/lottery/model/read-result';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { findIssueOf, lockIssueOf, type Issue } from '../issues/issue.repo.ts';
import type { Lottery } from '../lottery.repo.ts';
import { findOfferedLottery } from '../lottery.service.ts';
import { addEvent } from '../outside/event.repo.ts';
import { readPerson, requireSecond } from '../outside/person.rules.ts';
import { changeFault, findFault, hasActiveFault, insertFault, lockFault } from './fault.repo.ts';
import { sumFaulty, type FaultAsked } from './faulty-tickets.repo.ts';

interface Asked {
  readonly kind: LotteryFaultKind;
  readonly drawnAt?: string;
  readonly numbers?: string;
}

/** Previews a fault's effect without writing. @throws AppError NOT_FOUND, NOT_AVAILABLE, STATE_CHANGED, INVALID_REQUEST */
export async function previewFault(
  { db, merchant, now, query }: DeskCall<'previewLotteryFault'>,
  platform: Platform,
): Promise<ControlValueOf<'previewLotteryFault'>> {
  const issue = await findIssueOf(db, merchant.id, query.issue);
  if (issue === null) throw new AppError('NOT_FOUND');
  const { lottery, kind } = await findOfferedLottery(platform, db, merchant, issue.node_id);
  const asked = readAsked(kind, issue, query);
  requireFaulty(issue, lottery, query.kind, now);
  return { items: await sumFaulty(db, kind, issue, asked) };
}

/**
 * Declares a fault. Nothing happens until a second person confirms it. An issue has one fault at a time.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED, NOT_AVAILABLE for an own draw, INVALID_REQUEST
 */
export async function declareFault(
  { merchant, now, by, body, transaction }: DeskCall<'declareLotteryFault'>,
  platform: Platform,
): Promise<ControlValueOf<'declareLotteryFault'>> {
  const person = readPerson(body);
  const note = body.note.trim();
  if (note === '') throw new AppError('INVALID_REQUEST', { fields: { '/note': 'required' } });
  return transaction(async (trx) => {
    const issue = await lockIssueOf(trx, merchant.id, body.issue);
    if (issue === null) throw new AppError('NOT_FOUND');
    const { lottery, kind } = await findOfferedLottery(platform, trx, merchant, issue.node_id);
    const { drawn_at: drawnAt, numbers } = readAsked(kind, issue, body);
    requireFaulty(issue, lottery, body.kind, now);
    if (await hasActiveFault(trx, issue.id)) throw new AppError('STATE_CHANGED', { fields: { '/issue': 'fault' } });
    const key = { merchantId: merchant.id, nodeId: issue.node_id, issueId: issue.id };
    const id = await insertFault(trx, { ...key, kind: body.kind, drawnAt, numbers, note, by: person, at: now });
    await addEvent(trx, { ...key, at: now, actor: by.actor, person, act: 'declareFault', numbers, note });
    const details = { person, kind: body.kind, drawnAt, numbers, note };
    await recordAct(trx, { by, act: 'lottery.fault', merchantId: merchant.id, subject: `issue:${issue.number}`, details });
    return { id };
  });
}

/**
 * Confirms a fault that another person declared, so that the job carries it out, or withdraws it.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED, INVALID_REQUEST for the same person and without a name
 */
export async function decideFault(
  { merchant, now, by, body, transaction }: DeskCall<'decideLotteryFault'>,
  platform: Platform,
): Promise<void> {
  const person = readPerson(body);
  await transaction(async (trx) => {
    const found = await findFault(trx, merchant.id, body.fault);
    const issue = found === null ? null : await lockIssueOf(trx, merchant.id, found.issue_id);
    if (found === null || issue === null) throw new AppError('NOT_FOUND');
    // Read again: the state may have changed while this call waited for the issue.
    const fault = await lockFault(trx, found.id);
    if (fault.state !== 'declared') throw new AppError('STATE_CHANGED');
    const isConfirmed = body.verdict === 'confirm';
    if (isConfirmed) {
      requireSecond(fault.declared_by, person);
      const { lottery } = await findOfferedLottery(platform, trx, merchant, issue.node_id);
      requireFaulty(issue, lottery, fault.kind, now);
    }
    await changeFault(trx, fault.id, { state: isConfirmed ? 'confirmed' : 'withdrawn', decided_by: person, decided_at: now });
    const key = { merchantId: merchant.id, nodeId: issue.node_id, issueId: issue.id };
    const act = isConfirmed ? ('confirmFault' as const) : ('withdrawFault' as const);
    await addEvent(trx, { ...key, at: now, actor: by.actor, person, act, numbers: fault.numbers, note: fault.note });
    const details = { person, fault: fault.id, kind: fault.kind, declaredBy: fault.declared_by };
    await recordAct(trx, {
      by,
      act: isConfirmed ? 'lottery.confirm' : 'lottery.withdraw',
      merchantId: merchant.id,
      subject: `issue:${issue.number}`,
      details,
    });
  });
}

/** @throws AppError INVALID_REQUEST for impossible or unchanged numbers, or a time outside the sale */
function readAsked(kind: Kind, issue: Issue, { kind: fault, drawnAt, numbers }: Asked): FaultAsked {
  if (fault === 'early') {
    const at = new Date(/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/u.test(drawnAt ?? '') ? (drawnAt ?? '') : Number.NaN);
    const isInSale = at >= issue.opens_at && at < issue.closes_at;
    if (!isInSale) throw new AppError('INVALID_REQUEST', { fields: { '/drawnAt': Number.isNaN(at.getTime()) ? 'format' : 'range' } });
    return { kind: fault, drawn_at: at, numbers: null };
  }
  if (fault === 'undrawn') return { kind: fault, drawn_at: null, numbers: null };
  const read = readResult(kind.space, numbers ?? '');
  if ('fault' in read) throw new AppError('INVALID_REQUEST', { fields: { '/numbers': read.fault } });
  if (read.draw.join() === issue.numbers?.join()) throw new AppError('INVALID_REQUEST', { fields: { '/numbers': 'same' } });
  return { kind: fault, drawn_at: null, numbers: [...read.draw] };
}

const closedStates: readonly IssueState[] = ['closed', 'drawn', 'verified', 'judged', 'paid'];

/**
 * An own draw proves itself: its round comes after the close, and its numbers follow from it. So it can only be missing.
 *
 * @throws AppError NOT_AVAILABLE, STATE_CHANGED
 */
function requireFaulty({ source, state, paid_at: paidAt }: Issue, { correction }: Lottery, kind: LotteryFaultKind, now: Date): void {
  if (source === 'own' && (kind !== 'undrawn' || state !== 'closed'))
    throw new AppError(kind === 'undrawn' ? 'STATE_CHANGED' : 'NOT_AVAILABLE');
  const isOpen = kind === 'wrong' ? state === 'paid' : closedStates.includes(state);
  const isInTime = paidAt === null || now.getTime() < paidAt.getTime() + correction * 1_000;
  if (!isOpen || !isInTime) throw new AppError('STATE_CHANGED');
}
